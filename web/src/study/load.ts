// Finding the game that an address speaks of: a table's, a kept one, or the record itself.
import { hasCore, statesOf, type Course } from '../lib/core/core'
import { keptGame, keptGames, type FinishedGame } from '../lib/storage/finishedGames'
import { isLocal } from '../lib/core/localTable.svelte'
import { courseOf, parseRecord, type RecordText } from '../lib/storage/records'
import { OFFLINE, post, recordOf, Refused } from '../lib/net/server'
import type { QuartinoView, QuartoView, Refusal } from '../lib/net/wire'

export interface Loaded {
  text: string
  record: RecordText
  /** Where it began, if not on the empty board. */
  start: string | null
  /** The table it was played at, if the address named one. */
  table: string | null
  /** The name under which this device keeps it. */
  kept: string | null
}

interface ViewsPage {
  views: (QuartoView | QuartinoView)[]
  /** Where the next page begins; null on the last. */
  next: number | null
}

export const course = ({ record, start }: Loaded): Course => courseOf(record, start)

/** Whether an address names a game. */
export const namesGame = (asked: URLSearchParams): boolean => ['record', 'table', 'game'].some((key) => asked.has(key))

/** The game that an address names. Rejects with a `Refusal`. */
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
    const found = read(await recordOf(table), { table })
    // While the table's next game is on, the last one that was played is meant.
    return found.record.result === null && kept ? ofFinishedGame(kept) : found
  } catch (error) {
    if (kept) return ofFinishedGame(kept)
    throw error instanceof Refused ? error.refusal : (error as Refusal | null)?.code ? error : OFFLINE
  }
}

function ofFinishedGame(kept: FinishedGame | null): Loaded {
  if (!kept) throw { code: 'no-such-game', text: '' } satisfies Refusal
  return read(kept.record, { start: kept.start, table: kept.table, kept: kept.id })
}

function read(text: string, from: Partial<Loaded> = {}): Loaded {
  return { start: null, table: null, kept: null, ...from, text, record: parseRecord(text) }
}

/** Where in a record's text something is wrong, if it was found in one of its events. */
export function inText(refusal: Refusal, { lines }: RecordText): Refusal {
  const line = lines[Number(refusal.params?.event) - 1]
  return line === undefined ? refusal : { ...refusal, params: { ...refusal.params, line } }
}

/** The views at the start and after every event; Quartino's rules live on the server alone. */
export async function viewsOf(loaded: Loaded): Promise<(QuartoView | QuartinoView)[]> {
  if (loaded.record.game === 'quarto' && hasCore()) {
    return statesOf(course(loaded)).catch((refusal: Refusal) => {
      throw inText(refusal, loaded.record)
    })
  }
  try {
    return await servedViews(loaded.text)
  } catch (error) {
    throw error instanceof Refused ? error.refusal : error
  }
}

/** The views of a record as the server makes them, which answers with at most a hundred at once. */
async function servedViews(record: string): Promise<(QuartoView | QuartinoView)[]> {
  const views: (QuartoView | QuartinoView)[] = []
  for (let from: number | null = 0; from !== null;) {
    const page: ViewsPage = await post<ViewsPage>('/api/records', { record, from })
    views.push(...page.views)
    from = page.next
  }
  return views
}

/** The address of a game, for sharing. A table's own is a secret of those who play there, and soon another game's. */
export function addressOf(page: 'replay' | 'analysis', { table, text, record }: Loaded): string {
  const isOn = table !== null && !isLocal(table) && record.result === null
  return `/${page}?${new URLSearchParams(isOn ? { table } : { record: text })}`
}

/** The moment of a game that an address asks for: a number of events, or the usual one if it is none. */
export function momentOf(asked: URLSearchParams, most: number, usual = 0): number {
  const at = Math.trunc(Number(asked.get('at') ?? usual))
  return Number.isNaN(at) ? usual : Math.min(Math.max(at, 0), most)
}

/** Where a game that was asked for by its table stays to be found when others are played there; null if it is there. */
export function lastingAddress(page: 'replay' | 'analysis', asked: URLSearchParams, loaded: Loaded): string | null {
  if (!asked.has('table') || asked.has('record') || loaded.record.result === null) return null
  // A record does not tell where it began.
  const address = loaded.start === null ? addressOf(page, loaded) : `/${page}?game=${loaded.kept}`
  const at = asked.get('at')
  return at === null ? address : `${address}&at=${encodeURIComponent(at)}`
}
