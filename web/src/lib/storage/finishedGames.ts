// Finished games in the browser's storage: the newest 200, as records.
import { readRecord } from './records'
import type { Game, Outcome } from '../net/wire'

export interface FinishedGame {
  id: string
  /** When the game ended, in milliseconds since 1970. */
  when: number
  game: Game
  rules: string
  record: string
  /** The position that the game began with; null for the empty board. Records have no place for a position. */
  start: string | null
  players: Record<string, string>
  /** The seats of the people at this device. */
  yours: string[]
  result: Outcome | null
  /** The table of the game, and the game's number at that table. */
  table: string | null
  number: number
}

const KEY = 'fourfold-games'
const MAX_GAMES = 200

/** Return all finished games in the storage, the newest first. */
export function keptGames(): FinishedGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as FinishedGame[]).filter((one) => typeof one?.record === 'string') : []
  } catch {
    return []
  }
}

/** Return the finished game with an id; null if the storage has none. */
export const keptGame = (id: string): FinishedGame | null => keptGames().find((one) => one.id === id) ?? null

export interface Finished {
  record: string
  start?: string | null
  yours?: string[]
  table?: string | null
  number?: number
}

/** Store a finished game, unless it is stored already. Return the stored game, or null if the text is no record. */
export function keepGame(
  { record, start = null, yours = [], table = null, number = 0 }: Finished,
  when = Date.now(),
): FinishedGame | null {
  const read = readRecord(record)
  if (!read) return null
  const games = keptGames()
  // Two games may have the same moves: at a table their numbers differ.
  const there = games.find((one) =>
    table === null ? one.record === record : one.table === table && one.number === number,
  )
  if (there) return there
  const { game, rules, players, result } = read
  const id = `${when.toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const kept: FinishedGame = { id, when, game, rules, record, start, players, yours, result, table, number }
  write([kept, ...games])
  return kept
}

export const forgetGame = (id: string): void => write(keptGames().filter((one) => one.id !== id))

function write(games: FinishedGame[]): void {
  // If the storage is full, fewer games are stored, the newest ones.
  for (let most = MAX_GAMES; most >= 1; most = Math.floor(most / 2)) {
    try {
      localStorage.setItem(KEY, JSON.stringify(games.slice(0, most)))
      return
    } catch {
      continue
    }
  }
}
