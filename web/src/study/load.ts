// Loading the game that an address names: by its table, by the id of a stored game, or as a whole record.
import { hasCore, statesOf, type Course } from '../lib/core/core'
import { keptGame, keptGames, type FinishedGame } from '../lib/storage/finishedGames'
import { isLocal } from '../lib/core/localTable.svelte'
import { quartinoStatesOf } from '../lib/core/quartinoCore'
import { courseOf, dealtCourseOf, parseRecord, type RecordText } from '../lib/storage/records'
import { OFFLINE, post, recordOfTable, Refused } from '../lib/net/server'
import type { QuartinoView, QuartoView, Refusal } from '../lib/net/wire'

export interface Loaded {
  text: string
  record: RecordText
  /** The position that the game began with; null for the empty board. */
  start: string | null
  /** The table of the game, if known. */
  table: string | null
  /** The id of the game in the browser's storage; null if it is not stored. */
  kept: string | null
  /** The seats of this guest; none in a game of other people. */
  yours: string[]
}

interface ViewsPage {
  views: (QuartoView | QuartinoView)[]
  /** The first event of the next page; null on the last page. */
  next: number | null
}

export const course = ({ record, start }: Loaded): Course => courseOf(record, start)

/** Return true if the query of an address names a game. */
export const namesGame = (asked: URLSearchParams): boolean => ['record', 'table', 'game'].some((key) => asked.has(key))

/** Load the game that the query of an address names. Rejects with a `Refusal`. */
export async function load(asked: URLSearchParams): Promise<Loaded> {
  const table = asked.get('table')
  const text = asked.get('record')
  if (text !== null) return read(text)
  if (table === null) return ofFinishedGame(keptGame(asked.get('game') ?? ''))
  const [kept = null] = keptGames()
    .filter((one) => one.table === table)
    .sort((one, other) => other.number - one.number)
  if (isLocal(table)) return ofFinishedGame(kept)
  try {
    const found = read(await recordOfTable(table), { table })
    // While the next game at the table is in progress, the address means the last finished one.
    return found.record.result === null && kept ? ofFinishedGame(kept) : found
  } catch (error) {
    if (kept) return ofFinishedGame(kept)
    throw error instanceof Refused ? error.refusal : (error as Refusal | null)?.code ? error : OFFLINE
  }
}

function ofFinishedGame(kept: FinishedGame | null): Loaded {
  if (!kept) throw { code: 'no-such-game', text: '' } satisfies Refusal
  return read(kept.record, { start: kept.start, table: kept.table, kept: kept.id, yours: kept.yours })
}

function read(text: string, from: Partial<Loaded> = {}): Loaded {
  // A link or a text of a game of this guest says nothing of the guest.
  const yours = keptGames().find(({ record }) => record === text)?.yours ?? []
  return { start: null, table: null, kept: null, yours, ...from, text, record: parseRecord(text) }
}

/** Return the refusal of an event of a record with the number of the event's line. */
export function inText(refusal: Refusal, { lines }: RecordText): Refusal {
  const line = lines[Number(refusal.params?.event) - 1]
  return line === undefined ? refusal : { ...refusal, params: { ...refusal.params, line } }
}

/**
 * Return the views at the start and after every event: of Quarto from the core, of Quartino from the server, or from the
 * core if the server cannot be reached and all cards are known.
 */
export async function viewsOf(loaded: Loaded): Promise<(QuartoView | QuartinoView)[]> {
  if (loaded.record.game === 'quarto' && hasCore()) {
    return statesOf(course(loaded)).catch((refusal: Refusal) => {
      throw inText(refusal, loaded.record)
    })
  }
  try {
    return await servedViews(loaded.text)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const dealt = error.refusal.code === OFFLINE.code ? dealtCourseOf(loaded.record) : null
    if (!dealt || !hasCore()) throw error.refusal
    return quartinoStatesOf(dealt)
  }
}

/** Return the views of a record from the server, which sends at most 100 per request. */
async function servedViews(record: string): Promise<(QuartoView | QuartinoView)[]> {
  const views: (QuartoView | QuartinoView)[] = []
  for (let from: number | null = 0; from !== null;) {
    const page: ViewsPage = await post<ViewsPage>('/api/records', { record, from })
    views.push(...page.views)
    from = page.next
  }
  return views
}

/**
 * Return an address of the game to share: with its record, unless the game is in progress. The address of a table would
 * show later games, and is known only to its players.
 */
export function addressOf(page: 'replay' | 'analysis', { table, text, record }: Loaded): string {
  const isOn = table !== null && !isLocal(table) && record.result === null
  return `/${page}?${new URLSearchParams(isOn ? { table } : { record: text })}`
}

/** Return the number of events before the position that an address asks for; all `most` if it asks for none. */
export function momentOf(asked: URLSearchParams, most: number): number {
  const at = Math.trunc(Number(asked.get('at') ?? most))
  return Number.isNaN(at) ? most : Math.min(Math.max(at, 0), most)
}

/**
 * Return the lasting address of a finished game that was asked for by its table; null if the address is lasting
 * already.
 */
export function lastingAddress(page: 'replay' | 'analysis', asked: URLSearchParams, loaded: Loaded): string | null {
  if (!asked.has('table') || asked.has('record') || loaded.record.result === null) return null
  // A record does not contain the position that the game began with.
  const address = loaded.start === null ? addressOf(page, loaded) : `/${page}?game=${loaded.kept}`
  const at = asked.get('at')
  return at === null ? address : `${address}&at=${encodeURIComponent(at)}`
}
