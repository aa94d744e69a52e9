// Finished games that this device keeps: the newest two hundred, as records.
import { readRecord } from './records'
import type { Game, Outcome } from '../net/wire'

export interface Kept {
  id: string
  /** When it ended, in milliseconds since 1970. */
  when: number
  game: Game
  rules: string
  record: string
  /** Where it began, if not on the empty board; such a game has no proper record. */
  start: string | null
  players: Record<string, string>
  /** The seats of whoever holds this device. */
  yours: string[]
  result: Outcome | null
  /** The table at which it was played, and which of its games it was. */
  table: string | null
  number: number
}

const KEY = 'fourfold-games'
const MOST = 200

/** All of them, the newest first. */
export function keptGames(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Kept[]).filter((one) => typeof one?.record === 'string') : []
  } catch {
    return []
  }
}

export const keptGame = (id: string): Kept | null => keptGames().find((one) => one.id === id) ?? null

export interface Finished {
  record: string
  start?: string | null
  yours?: string[]
  table?: string | null
  number?: number
}

/** Keep a game; one that is kept already stays as it is. Returns it, or null if the text is no record. */
export function keepGame(
  { record, start = null, yours = [], table = null, number = 0 }: Finished,
  when = Date.now(),
): Kept | null {
  const read = readRecord(record)
  if (!read) return null
  const games = keptGames()
  // Two games may go the same way: at a table their number tells them apart.
  const there = games.find((one) =>
    table === null ? one.record === record : one.table === table && one.number === number,
  )
  if (there) return there
  const { game, rules, players, result } = read
  const id = `${when.toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const kept: Kept = { id, when, game, rules, record, start, players, yours, result, table, number }
  write([kept, ...games])
  return kept
}

export const forgetGame = (id: string): void => write(keptGames().filter((one) => one.id !== id))

function write(games: Kept[]): void {
  // A full store gives up its oldest games first.
  for (let most = MOST; most >= 1; most = Math.floor(most / 2)) {
    try {
      localStorage.setItem(KEY, JSON.stringify(games.slice(0, most)))
      return
    } catch {
      continue
    }
  }
}
