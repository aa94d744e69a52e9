// In the browser's storage: the game in which this guest plays, so that the home page can link to it, and for each
// visited table when its latest event was seen.
import type { Game, TableView } from '../net/wire'
import { isYou, seatName } from '../words/seats'
import { list, t } from '../words/texts.svelte'

export interface CurrentGame {
  table: string
  game: Game
  /** The opponents and whose turn it was when the table was last seen, in words; the skeleton of the page shows it, too. */
  line?: string
  /** True if the game has a clock. */
  hasClock?: boolean
}

/** The number of the latest event seen at a table, and when it was first seen, in milliseconds since 1970. */
interface Seen {
  seq: number
  when: number
}

const KEY = 'fourfold-running'
const SEEN = 'fourfold-seen'
const MAX_SEEN_TABLES = 60

/** Return the game in progress that was stored last; null if there is none. */
export function currentGame(): CurrentGame | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as CurrentGame | null
  } catch {
    return null
  }
}

/** Store a table's game while it is in progress and this guest plays in it; otherwise remove it. */
export function storeCurrentGame(view: TableView): void {
  noteSeen(view)
  const isOurs = view.your_chairs.some((chair) => !view.chairs[chair]?.away)
  if (view.match?.view.outcome === null && isOurs)
    keep({
      table: view.table,
      game: view.settings.game,
      line: opponentsAndTurn(view),
      hasClock: view.match.clock != null,
    })
  else removeCurrentGame(view.table)
}

/** Return against whom this guest plays and whose turn it is; on one screen all players are named. */
function opponentsAndTurn(view: TableView): string {
  const { seats, to_act } = view.match!.view
  const teams = seats.filter((seat) => isYou(view, seat)).map((seat) => seat[0])
  const others = seats.filter((seat) => !teams.includes(seat[0])).map((seat) => seatName(view, seat))
  const names = list(others)
  if (to_act !== null && isYou(view, to_act)) return t('page-go-on-you', { names })
  if (others.length === 1 || to_act === null) return t('page-go-on-other', { names })
  return t('page-go-on-screen', { names, who: seatName(view, to_act) })
}

/** Remove the stored game if it is at this table: the table is gone, or this guest has left it. */
export function removeCurrentGame(table: string): void {
  if (currentGame()?.table === table) keep(null)
}

/** Return when the latest event of a table was first seen, in milliseconds since 1970; null for unvisited tables. */
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
    .slice(0, MAX_SEEN_TABLES)
  try {
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // The browser stores nothing.
  }
}

function keep(wanted: CurrentGame | null): void {
  try {
    if (wanted) localStorage.setItem(KEY, JSON.stringify(wanted))
    else localStorage.removeItem(KEY)
  } catch {
    // The browser stores nothing.
  }
}
