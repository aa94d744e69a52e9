// Why a click on the board or on the tray is not a move.
import { beforeAll, expect, it, vi } from 'vitest'
import type { TableView } from '../../lib/net/wire'
import { useLanguage } from '../../lib/words/texts.svelte'
import { pieceReason, squareReason } from './wrongClick'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
})

const chair = (name: string) => ({ kind: 'person', name, away: false, again: false })
const view = (phase: string, position: string, left: string, change: object = {}, yours = ['A']): TableView =>
  ({
    settings: { same_screen: false },
    chairs: [chair('Ada'), chair('Bo')],
    match: {
      order: [0, 1],
      your_seats: yours,
      view: {
        game: 'quarto',
        rules: 'classic',
        seats: ['A', 'B'],
        to_act: 'A',
        next: 'B',
        owners: null,
        outcome: null,
        phase,
        position,
        left,
        ...change,
      },
    },
  }) as unknown as TableView

it('tells the move that comes first, and what is taken', () => {
  const placing = view('place', '0.../..../..../.... 1', '23456789abcdef')
  expect(squareReason(placing, 'a4')).toBe('a4 is taken. Choose a free square.')
  expect(pieceReason(placing, '5')).toBe('First place the piece in your hand.')
  const giving = view('give', '0.../..../..../.... -', '123456789abcdef')
  expect(squareReason(giving, 'b2')).toBe('First choose a piece to give.')
  expect(pieceReason(giving, '0')).toBe('That piece is already on the board.')
  const owned = view('give', '..../..../..../.... -', '0123456789abcdef', { owners: { A: 'light', B: 'dark' } })
  expect(pieceReason(owned, '0')).toBe('You give Bo dark pieces. Choose one of those.')
})

it('tells players to wait for their turn; spectators and earlier positions need no reason', () => {
  const theirs = view('place', '..../..../..../.... 1', '023456789abcdef', { to_act: 'B' })
  expect([squareReason(theirs, 'a1'), pieceReason(theirs, '2')]).toEqual(Array(2).fill('It is not your turn.'))
  const watched = view('place', '..../..../..../.... 1', '023456789abcdef', {}, [])
  expect([squareReason(watched, 'a1'), pieceReason(watched, '2')]).toEqual(['', ''])
  const past = view('place', '..../..../..../.... 1', '023456789abcdef', { to_act: null })
  expect([squareReason(past, 'a1'), pieceReason(past, '2')]).toEqual(['', ''])
})

it('says the same with and without a line on the board', () => {
  const reasons = (board: string, left: string, phase: string, hand: string) => {
    const now = view(phase, `${board} ${hand}`, left)
    return [squareReason(now, 'a4'), squareReason(now, 'a1'), pieceReason(now, '0'), pieceReason(now, 'd')]
  }
  for (const [phase, hand] of [
    ['give', '-'],
    ['place', 'e'],
  ] as const)
    expect(reasons('0123/..../..../....', '456789abcd', phase, hand)).toEqual(
      reasons('036c/..../..../....', '1245789abd', phase, hand),
    )
})
