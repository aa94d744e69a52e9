// Finding the game that an address speaks of: a table's, a kept one, or the record itself.
import { hasCore, statesOf, type Course } from '../lib/core'
import { keptGame, keptGames, type Kept } from '../lib/kept'
import { isLocal } from '../lib/local.svelte'
import { courseOf, readRecord, type RecordText } from '../lib/records'
import { OFFLINE, post, recordOf, Refused } from '../lib/server'
import type { QuartinoView, QuartoView, Refusal } from '../lib/wire'

export interface Loaded {
  text: string
  record: RecordText
  /** Where it began, if not on the empty board. */
  start: string | null
  /** The table it was played at, if the address named one. */
  table: string | null
}

export const course = ({ record, start }: Loaded): Course => courseOf(record, start)

/** Whether an address names a game. */
export const namesGame = (asked: URLSearchParams): boolean => ['record', 'table', 'game'].some((key) => asked.has(key))

/** The game that an address names. Rejects with a `Refusal`. */
export async function load(asked: URLSearchParams): Promise<Loaded> {
  const table = asked.get('table')
  const text = asked.get('record')
  if (text !== null) return read(text, null, null)
  if (table === null) return ofKept(keptGame(asked.get('game') ?? ''))
  const kept = keptGames().find((one) => one.table === table) ?? null
  if (isLocal(table)) return ofKept(kept)
  try {
    return read(await recordOf(table), null, table)
  } catch (error) {
    if (kept) return ofKept(kept)
    throw error instanceof Refused ? error.refusal : (error as Refusal | null)?.code ? error : OFFLINE
  }
}

function ofKept(kept: Kept | null): Loaded {
  if (!kept) throw { code: 'no-such-game', text: '' } satisfies Refusal
  return read(kept.record, kept.start, kept.table)
}

function read(text: string, start: string | null, table: string | null): Loaded {
  const record = readRecord(text)
  if (!record) throw { code: 'no-record', text: '' } satisfies Refusal
  return { text, record, start, table }
}

/** The views at the start and after every event; Quartino's rules live on the server alone. */
export async function viewsOf(loaded: Loaded): Promise<(QuartoView | QuartinoView)[]> {
  if (loaded.record.game === 'quarto' && hasCore()) return statesOf(course(loaded))
  try {
    return (await post<{ views: (QuartoView | QuartinoView)[] }>('/api/records', { record: loaded.text })).views
  } catch (error) {
    throw error instanceof Refused ? error.refusal : error
  }
}

/** The address of a game, for sharing. */
export function addressOf(page: 'replay' | 'analysis', { table, text }: Loaded): string {
  const asked: Record<string, string> = table !== null && !isLocal(table) ? { table } : { record: text }
  return `/${page}?${new URLSearchParams(asked)}`
}
