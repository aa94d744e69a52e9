// What texts point at: the latest text counts, and moves name squares and pieces.
import { expect, it } from 'vitest'
import { namedBy, pointAt, pointed } from './pointing.svelte'

it('shows the latest text that points, and the one before it when the latest ends', () => {
  const endHint = pointAt({ squares: ['a1'] })
  const endHover = pointAt({ pieces: ['7'] })
  expect(pointed()).toEqual({ squares: [], spaces: [], pieces: ['7'], cards: [] })
  endHover()
  expect(pointed()).toEqual({ squares: ['a1'], spaces: [], pieces: [], cards: [] })
  endHint()
  endHint()
  expect(pointed()).toEqual({ squares: [], spaces: [], pieces: [], cards: [] })
})

it('finds squares and pieces in moves and events, each once', () => {
  expect(namedBy(['place c3', 'give 7', 'call a1 b1 c1 d1'])).toEqual({
    squares: ['c3', 'a1', 'b1', 'c1', 'd1'],
    spaces: [],
    pieces: ['7'],
    cards: [],
  })
  expect(namedBy(['A give a', 'B1 place a1', 'A place a1', 'B decline', 'A call a1 b1 c1 d1 ?'])).toEqual({
    squares: ['a1', 'b1', 'c1', 'd1'],
    spaces: [],
    pieces: ['a'],
    cards: [],
  })
})

it('finds spaces and cards in moves of Quartino', () => {
  const moves = ['A place Y 5', 'B clear c', 'A say column 5', 'A say colours', 'B call YBGP 7 ?', 'A end']
  expect(namedBy(moves)).toEqual({ squares: [], spaces: ['5', 'c', '7', '8', '1'], pieces: [], cards: ['YBGP'] })
})
