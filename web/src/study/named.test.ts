import { expect, it } from 'vitest'
import { marked, partsOf, namedIn } from './named'

it('splits a sentence into words, pieces and squares', () => {
  const said = `Giving ${marked('7', 'light short square hollow')} loses: it fits ${marked('b2', 'b2')}.`
  expect(partsOf(said)).toEqual([
    { text: 'Giving ' },
    { text: 'light short square hollow', piece: '7' },
    { text: ' loses: it fits ' },
    { text: 'b2', squares: ['b2'] },
    { text: '.' },
  ])
})

it('finds every square of a line', () => {
  expect(
    namedIn(`${marked('7', 'a piece')} completes ${marked('a1b1c1d1', 'row 1')} on ${marked('b1', 'b1')}`),
  ).toEqual({
    squares: ['a1', 'b1', 'c1', 'd1', 'b1'],
    spaces: [],
    pieces: ['7'],
  })
  expect(namedIn('Every move loses.')).toEqual({ squares: [], spaces: [], pieces: [] })
})

it('draws cards and moves of Quartino, and finds the spaces of the moves', () => {
  const said = `${marked('card YBGP', 'a card')} could have been made: ${marked('move place Y 3', 'yellow')}, ${marked('move call YBGP 7', 'Quartino!')}`
  expect(partsOf(said)).toEqual([
    { text: 'a card', card: 'YBGP' },
    { text: ' could have been made: ' },
    { text: 'yellow', move: 'place Y 3' },
    { text: ', ' },
    { text: 'Quartino!', move: 'call YBGP 7' },
  ])
  expect(namedIn(said).spaces).toEqual(['3', 'c', '7', '8', '1'])
})
