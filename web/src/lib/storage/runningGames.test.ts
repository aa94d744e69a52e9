import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { storeRunningGame, removeRunningGame, lastSeen, renewRunningGame, runningGames } from './runningGames'
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
  expect(runningGames()).toEqual([])
  storeRunningGame(view(null))
  expect(runningGames()).toMatchObject([{ table: 'abc', game: 'quarto' }])
  storeRunningGame(view({ winners: ['A'], reason: 'call' }))
  expect(runningGames()).toEqual([])
})

it('names the opponent and whose turn it is', () => {
  const line = (toAct: string, isShared = false) => {
    storeRunningGame(view(null, false, toAct, isShared))
    return runningGames()[0]?.line
  }
  expect(line('A')).toBe('against the computer (level 2) · your turn')
  expect(line('B')).toBe('against the computer (level 2) · their turn')
  expect(line('A', true)).toBe('Ada and Computer (level 2) · Ada to play')
})

it('lists all games, first those that wait for this guest', () => {
  const at = (table: string, toAct: string) => storeRunningGame({ ...view(null, false, toAct), table })
  const tables = () => runningGames().map(({ table }) => table)
  at('one', 'B')
  at('two', 'A')
  at('three', 'B')
  expect(tables()).toEqual(['two', 'three', 'one'])
  at('one', 'A')
  expect(tables()).toEqual(['one', 'two', 'three'])
  // Looking at a table changes nothing.
  at('two', 'A')
  expect(tables()).toEqual(['one', 'two', 'three'])
})

it('reads the single game that earlier versions stored', () => {
  localStorage.setItem('fourfold-running', JSON.stringify({ table: 'old', game: 'quarto' }))
  expect(runningGames()).toEqual([{ table: 'old', game: 'quarto' }])
  storeRunningGame(view(null))
  expect(runningGames().map(({ table }) => table)).toEqual(['abc', 'old'])
})

it('asks a server for a game without being present at its table, and removes a table that is gone', async () => {
  const asked: string[] = []
  const answers = [Response.json(view(null)), Response.json({ code: 'no-such-table', text: '' }, { status: 404 })]
  vi.stubGlobal('fetch', (path: string) => (asked.push(path), Promise.resolve(answers.shift()!)))
  expect((await renewRunningGame('abc'))?.table).toBe('abc')
  expect(runningGames()).toHaveLength(1)
  expect(await renewRunningGame('abc')).toBeNull()
  expect(runningGames()).toEqual([])
  expect(asked).toEqual(Array(2).fill('/api/tables/abc?away=true'))
  vi.unstubAllGlobals()
})

it('removes the game of a table that was left or is gone, and no other', () => {
  storeRunningGame(view(null))
  removeRunningGame('other')
  expect(runningGames()[0]?.table).toBe('abc')
  storeRunningGame(view(null, true))
  expect(runningGames()).toEqual([])
})

it('stores when the latest event of a table was first seen', () => {
  const at = (seq: number) => ({ ...view(null), seq })
  expect(lastSeen('abc')).toBeNull()
  vi.useFakeTimers({ now: 1000 })
  storeRunningGame(at(1))
  vi.setSystemTime(2000)
  // Visited again without a new event.
  storeRunningGame(at(1))
  expect(lastSeen('abc')).toBe(1000)
  storeRunningGame(at(2))
  expect(lastSeen('abc')).toBe(2000)
  vi.useRealTimers()
})
