import { describe, expect, it } from 'vitest'
import {
  eventsOf,
  lineThrough,
  pathTo,
  pieceBefore,
  ROOT,
  treeOf,
  turnsFrom,
  variationsAt,
  withEvent,
  without,
  type Tree,
  type Turn,
} from './variations'

const GAME = ['A give 0', 'B place a1', 'B give 1', 'A place b1', 'A give 2']

/** The turns in brackets, as a chess score writes variations. */
const written = (turns: Turn[]): string =>
  turns
    .map(({ number, seat, nodes, variations }) =>
      [
        `${number ?? '–'} ${seat}: ${nodes.map(({ event }) => event.split(' ').slice(1).join(' ')).join(', ')}`,
        ...variations.map((line) => `(${written(line)})`),
      ].join(' '),
    )
    .join('; ')
const main = (tree: Tree) => eventsOf(tree, lineThrough(tree, ROOT))

describe('variations', () => {
  it('without any are the turns of the game', () => {
    const tree = treeOf(GAME)
    expect(main(tree)).toEqual(GAME)
    expect(written(turnsFrom(tree, 1))).toBe('1 A: give 0; 2 B: place a1, give 1; 3 A: place b1, give 2')
    expect(turnsFrom(treeOf([]), undefined)).toEqual([])
  })

  it('begin at any move, inside others too, and leave the main line as it was', () => {
    let [tree, at] = withEvent(treeOf(GAME), 2, 'B give 7')
    ;[tree, at] = withEvent(tree, at, 'A place c3')
    const inner = withEvent(tree, tree.get(at)!.parent!, 'A place d4')
    tree = inner[0]
    expect(main(tree)).toEqual(GAME)
    expect(eventsOf(tree, pathTo(tree, at))).toEqual(['A give 0', 'B place a1', 'B give 7', 'A place c3'])
    expect(written(turnsFrom(tree, 1))).toBe(
      '1 A: give 0; 2 B: place a1, give 1 (2 B: give 7; 3 A: place c3 (3 A: place d4)); 3 A: place b1, give 2',
    )
    expect(variationsAt(tree, 5)).toEqual([])
    expect(variationsAt(tree, at)).toEqual([6])
    expect(variationsAt(tree, inner[1])).toEqual([6, inner[1]])
  })

  it('count turns like the move list of a game: offers have no number, and a turn goes on after one', () => {
    const tree = treeOf(['A give 0', 'B place a1', 'A offer draw', 'B give 1', 'B resign'])
    expect(written(turnsFrom(tree, 1))).toBe('1 A: give 0; 2 B: place a1, give 1; – A: offer draw; – B: resign')
  })

  it('are not added twice', () => {
    const [once, first] = withEvent(treeOf(GAME), 1, 'B place c1')
    const [twice, second] = withEvent(once, 1, 'B place c1')
    expect([twice.size, second]).toEqual([once.size, first])
    expect(withEvent(once, 1, 'B place a1')[1]).toBe(2)
  })

  it('are cut with everything after them', () => {
    const [grown, at] = withEvent(...withEvent(treeOf(GAME), 1, 'B place c1'), 'B give 3')
    const [branch] = variationsAt(grown, at)
    const tree = without(grown, branch!)
    expect([...tree.keys()]).toEqual([...treeOf(GAME).keys()])
    expect(main(tree)).toEqual(GAME)
  })

  it('know the piece that is placed', () => {
    const [tree, at] = withEvent(treeOf(GAME), 2, 'B give 7')
    const [more, placed] = withEvent(tree, at, 'A place c3')
    expect(pieceBefore(more, more.get(placed)!)).toBe('7')
    expect(pieceBefore(more, more.get(4)!)).toBe('1')
    expect(pieceBefore(more, more.get(1)!)).toBeNull()
  })
})
