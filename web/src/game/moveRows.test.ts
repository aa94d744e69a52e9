// Rows of the move list of both games: turns, numbers, pieces and squares.
import { expect, it } from 'vitest'
import { moveRows, turnAt, turnsIn } from './moveRows'

const shape = (events: string[], hand?: string) =>
  moveRows(events, hand).map(({ number, seat, items }) => [number, seat, ...items.map(({ at }) => at)])

it('has one numbered row per turn of Quarto', () => {
  const events = ['A give 7', 'B place b3', 'B give 0', 'A place a1', 'A give f']
  expect(shape(events)).toEqual([
    [1, 'A', 1],
    [2, 'B', 2, 3],
    [3, 'A', 4, 5],
  ])
  const rows = moveRows(events)
  expect(rows[1]!.items.map(({ piece }) => piece)).toEqual(['7', '0'])
  expect(turnsIn(rows)).toBe(3)
})

it('knows the piece in hand at the start of a game from a position', () => {
  expect(moveRows(['B place a2'], '5')[0]!.items[0]!.piece).toBe('5')
})

it('keeps a turn in one row when a draw is offered during it', () => {
  const events = ['A give 7', 'B place b3', 'A offer draw', 'B give 0']
  expect(shape(events)).toEqual([
    [1, 'A', 1],
    [2, 'B', 2, 4],
    [null, 'A', 3],
  ])
  expect([0, 1, 2, 3, 4].map((at) => turnAt(moveRows(events), at))).toEqual([0, 1, 2, 2, 2])
})

it('counts refused calls to the turn in which they were made', () => {
  const rows = moveRows(['A give 7', 'B call a1 b1 c1 d1 ?', 'B place b3'])
  expect(shape(['A give 7', 'B call a1 b1 c1 d1 ?', 'B place b3'])).toEqual([
    [1, 'A', 1],
    [2, 'B', 2, 3],
  ])
  expect(rows[1]!.items[0]).toMatchObject({ refused: true, rest: ['a1', 'b1', 'c1', 'd1'] })
})

it('separates turns of Quartino, also of a player who plays on alone', () => {
  const events = ['A place Y c', 'A end', 'B say column 5 ?', 'B place B 5', 'B end', 'B clear 5', 'B place G 1']
  expect(shape(events)).toEqual([
    [1, 'A', 1],
    [2, 'B', 3, 4],
    [3, 'B', 6, 7],
  ])
})

it('has no item for the end of a turn after a move, which stands for both', () => {
  const items = (events: string[]) =>
    moveRows(events).map((row) => row.items.map(({ kind, at, until }) => [kind, at, until]))
  expect(items(['A place Y c', 'A end', 'B place B 5'])).toEqual([[['place', 1, 2]], [['place', 3, 3]]])
  // An offer between the two has a row of its own, and the move still stands for the end of its turn.
  expect(items(['A place Y c', 'B offer draw', 'A end'])).toEqual([[['place', 1, 3]], [['offer', 2, 2]]])
  // A turn that is ended without a move can be chosen, too.
  expect(items(['A place Y c', 'A end', 'B end'])).toEqual([[['place', 1, 2]], [['end', 3, 3]]])
})
