// The game that is on at some table of ours: remembered in this browser, so that the first page can lead back to it; and when
// something last happened at each table that was looked at.
import type { Game, TableView } from '../net/wire'

export interface Running {
  table: string
  game: Game
}

/** The state in which a table was seen, and when it was new. */
interface Seen {
  seq: number
  when: number
}

const KEY = 'fourfold-running'
const SEEN = 'fourfold-seen'
/** Of how many tables it is remembered when they were seen. */
const MOST = 60

/** The game that was on when it was last seen; null if there is none. */
export function running(): Running | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Running | null
  } catch {
    return null
  }
}

/** Remember a table's game while it is on and ours, and forget it when it is not. */
export function follow(view: TableView): void {
  noteSeen(view)
  const isOurs = view.your_chairs.some((chair) => !view.chairs[chair]?.away)
  if (view.match?.view.outcome === null && isOurs) keep({ table: view.table, game: view.settings.game })
  else forget(view.table)
}

/** The table is not there any more, or not ours. */
export function forget(table: string): void {
  if (running()?.table === table) keep(null)
}

/** When something last happened at a table, as far as it was seen here, in milliseconds since 1970. */
export const lastSeen = (table: string): number | null => allSeen()[table]?.when ?? null

function allSeen(): Record<string, Seen> {
  try {
    return (JSON.parse(localStorage.getItem(SEEN) ?? '{}') ?? {}) as Record<string, Seen>
  } catch {
    return {}
  }
}

function noteSeen({ table, seq }: TableView): void {
  const all = allSeen()
  if (all[table]?.seq === seq) return
  const newest = Object.entries({ ...all, [table]: { seq, when: Date.now() } })
    .sort(([, one], [, other]) => other.when - one.when)
    .slice(0, MOST)
  try {
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // A browser that keeps nothing.
  }
}

function keep(wanted: Running | null): void {
  try {
    if (wanted) localStorage.setItem(KEY, JSON.stringify(wanted))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing.
  }
}
