import { beforeEach, expect, it, vi } from 'vitest'
import { storeCurrentGame, removeCurrentGame, lastSeen, currentGame } from './currentGame'
import { freshStorage } from './storage.fixture'
import type { TableView } from '../net/wire'

const view = (outcome: object | null, away = false): TableView =>
  ({
    table: 'abc',
    settings: { game: 'quarto' },
    chairs: [{ kind: 'person', name: 'Ada', away, again: false }],
    your_chairs: [0],
    match: { view: { outcome } },
  }) as unknown as TableView

beforeEach(() => freshStorage())

it('stores the game of this guest while it is in progress', () => {
  expect(currentGame()).toBeNull()
  storeCurrentGame(view(null))
  expect(currentGame()).toEqual({ table: 'abc', game: 'quarto' })
  storeCurrentGame(view({ winners: ['A'], reason: 'call' }))
  expect(currentGame()).toBeNull()
})

it('removes the game of a table that was left or is gone, and no other', () => {
  storeCurrentGame(view(null))
  removeCurrentGame('other')
  expect(currentGame()?.table).toBe('abc')
  storeCurrentGame(view(null, true))
  expect(currentGame()).toBeNull()
})

it('stores when the latest event of a table was first seen', () => {
  const at = (seq: number) => ({ ...view(null), seq })
  expect(lastSeen('abc')).toBeNull()
  vi.useFakeTimers({ now: 1000 })
  storeCurrentGame(at(1))
  vi.setSystemTime(2000)
  // Visited again without a new event.
  storeCurrentGame(at(1))
  expect(lastSeen('abc')).toBe(1000)
  storeCurrentGame(at(2))
  expect(lastSeen('abc')).toBe(2000)
  vi.useRealTimers()
})
