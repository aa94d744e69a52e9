import { describe, expect, it } from 'vitest'
import { SPACES } from '../drawing/wheel'
import type { QuartinoView, QuartoView } from '../lib/net/wire'
import { isSeen, makesCard, travelsBetween } from './halfMoves'

const quarto = (position: string) => ({ game: 'quarto', position }) as QuartoView
type Columns = Record<string, string>
const quartino = (columns: Columns) =>
  ({ game: 'quartino', board: SPACES.map((space) => columns[space] ?? '.').join('/') }) as QuartinoView
const inWords = (before: QuartoView | QuartinoView, after: QuartoView | QuartinoView) =>
  travelsBetween(before, after).map(
    ({ thing, from, to }) => `${thing}: ${from.at} ${from.name} ${from.number} > ${to.at} ${to.name} ${to.number}`,
  )

describe('what travels in Quarto', () => {
  it.each([
    ['..../..../..../.... -', '..../..../..../.... 7', ['7: tray 7 0 > hand  0']],
    ['..../..../..../.... 7', '..../.7../..../.... -', ['7: hand  0 > square b3 0']],
    // Nothing has changed on the board, such as after a call or an offer.
    ['..../.7../..../.... 2', '..../.7../..../.... 2', []],
    // More than one half-move, or a move taken back.
    ['..../..../..../.... -', '..../.7../..../.... -', []],
    ['..../..../..../.... 7', '..../.7../..../.... 2', []],
    ['..../.7../..../.... -', '..../..../..../.... 7', []],
    ['..../.7../..../.... 2', '2.../..../..../.... -', []],
  ])('%s to %s', (before, after, found) => expect(inWords(quarto(before), quarto(after))).toEqual(found))

  it('is the same on a square that completes a line', () => {
    const before = quarto('012./..../..../.... 3')
    const [line] = travelsBetween(before, quarto('0123/..../..../.... -'))
    const [other] = travelsBetween(before, quarto('012./..../..../...3 -'))
    expect(line).toEqual({ ...other, to: { ...other!.to, name: 'd4' } })
  })
})

describe('what travels in Quartino', () => {
  it.each([
    [{}, { 7: 'G' }, ['G: reserve G 0 > space 7 0']],
    [{ c: 'YB' }, { c: 'YBP' }, ['P: reserve P 0 > space c 2']],
    // A made card: the top tokens of four columns.
    [
      { c: 'YB', 1: 'G', 2: 'P', 3: 'YY' },
      { c: 'Y', 3: 'Y' },
      [
        'B: space c 1 > reserve B 0',
        'G: space 1 0 > reserve G 0',
        'P: space 2 0 > reserve P 0',
        'Y: space 3 1 > reserve Y 0',
      ],
    ],
    // A cleared column.
    [{ 1: 'BG', 2: 'P' }, { 2: 'P' }, ['B: space 1 0 > reserve B 0', 'G: space 1 1 > reserve G 0']],
    // More than one half-move.
    [{ c: 'Y' }, { 1: 'B' }, []],
    [{}, { c: 'Y', 1: 'B' }, []],
    [{ c: 'YB' }, { c: 'YG' }, []],
  ])('%o to %o', (before: Columns, after: Columns, found) =>
    expect(inWords(quartino(before), quartino(after))).toEqual(found),
  )
})

it('a card is made by a call with which tokens go back', () => {
  const back = travelsBetween(quartino({ c: 'Y', 1: 'B', 2: 'G', 3: 'P' }), quartino({}))
  expect(makesCard('A call YBGP 1', back)).toBe(true)
  expect(makesCard('A call YBGP 1', [])).toBe(false)
  expect(makesCard('A clear 5', back)).toBe(false)
})

it('calls and situations are seen although nothing travels, the end of a turn is not', () => {
  expect(['A call YBGP 1', 'B say colours', 'A call a1 b1 c1 d1 ?'].map((event) => isSeen(event, []))).toEqual([
    true,
    true,
    true,
  ])
  expect(['A end', 'B offer draw', 'A resign', 'B decline'].some((event) => isSeen(event, []))).toBe(false)
})
