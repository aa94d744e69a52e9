import { expect, test } from 'vitest'
import { left } from './clockText'

const clock = { running: 'A', banks: { A: 600_000, B: 61_000 }, turn_left: 30_000, spent: 5_000 }

test('the seat to act has remaining time for the turn and for the game', () => {
  expect(left(clock, 'A', 1_000)).toEqual({
    game: { text: '9:54', short: false },
    turn: { text: '0:24', short: false },
  })
  expect(left(clock, 'A', 20_000).turn).toEqual({ text: '0:05', short: true })
})

test('the time of a waiting seat does not run', () => {
  expect(left(clock, 'B', 90_000)).toEqual({ game: { text: '1:01', short: false }, turn: null })
})

test('a table may have a clock for turns only, or none', () => {
  expect(left({ ...clock, banks: null }, 'A', 0)).toEqual({ game: null, turn: { text: '0:25', short: false } })
  expect(left(null, 'A', 0)).toEqual({ game: null, turn: null })
})
