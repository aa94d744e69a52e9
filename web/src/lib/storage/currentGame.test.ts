import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { storeCurrentGame, removeCurrentGame, lastSeen, currentGame } from './currentGame'
import { freshStorage } from './storage.fixture'
import { useLanguage } from '../words/texts.svelte'
import type { TableView } from '../net/wire'

const view = (outcome: object | null, away = false, to_act = 'A', same_screen = false): TableView =>
  ({
    table: 'abc',
    settings: { game: 'quarto', same_screen },
    chairs: [
      { kind: 'person', name: 'Ada', away, again: false },
      { kind: 'bot', name: 'level2', away: false, again: false },
    ],
    your_chairs: [0],
    match: { order: [0, 1], your_seats: ['A'], clock: null, view: { seats: ['A', 'B'], to_act, outcome } },
  }) as unknown as TableView

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
})
beforeEach(() => freshStorage())

it('stores the game of this guest while it is in progress', () => {
  expect(currentGame()).toBeNull()
  storeCurrentGame(view(null))
  expect(currentGame()).toMatchObject({ table: 'abc', game: 'quarto' })
  storeCurrentGame(view({ winners: ['A'], reason: 'call' }))
  expect(currentGame()).toBeNull()
})

it('names the opponent and whose turn it is', () => {
  const line = (toAct: string, isShared = false) => {
    storeCurrentGame(view(null, false, toAct, isShared))
    return currentGame()?.line
  }
  expect(line('A')).toBe('against Computer (level 2) · your turn')
  expect(line('B')).toBe('against Computer (level 2) · their turn')
  expect(line('A', true)).toBe('Ada and Computer (level 2) · Ada to play')
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
