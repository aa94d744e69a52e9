// In the browser's storage: the games in which this guest plays, so that the home page can link to them, and for each
// visited table when its latest event was seen.
import { settled } from '../net/aborted'
import { get, Refused } from '../net/server'
import type { Game, TableView } from '../net/wire'
import { isMine, isYou, seatObject, seatName } from '../words/seats'
import { list, t } from '../words/texts.svelte'

export interface RunningGame {
  table: string
  game: Game
  /** The opponents and whose turn it was when the table was last seen, in words; the skeleton of the page shows it, too. */
  line?: string
  /** True if it was this guest's turn when the table was last seen. */
  isYours?: boolean
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
const MAX_GAMES = 12
const MAX_SEEN_TABLES = 60

/** Return the stored games in progress: first those that wait for this guest, of these the last seen first. */
export function runningGames(): RunningGame[] {
  try {
    // Earlier versions of the page stored one game, not a list.
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as RunningGame[] | RunningGame | null
    return [stored ?? []].flat()
  } catch {
    return []
  }
}

/** Store a table's game while it is in progress and this guest plays in it; otherwise remove it. */
export function storeRunningGame(view: TableView): void {
  noteSeen(view)
  const isOurs = view.your_chairs.some((chair) => !view.chairs[chair]?.away)
  if (view.match?.view.outcome !== null || !isOurs) return removeRunningGame(view.table)
  const game: RunningGame = {
    table: view.table,
    game: view.settings.game,
    line: opponentsAndTurn(view),
    isYours: isMine(view, view.match.view.to_act),
    hasClock: view.match.clock != null,
  }
  const known = runningGames()
  // A game that is only looked at again keeps its place.
  if (JSON.stringify(known.find(({ table }) => table === game.table)) === JSON.stringify(game)) return
  const games = [game, ...known.filter(({ table }) => table !== game.table)]
  keep(games.sort((one, other) => Number(other.isYours ?? false) - Number(one.isYours ?? false)).slice(0, MAX_GAMES))
}

/** Return against whom this guest plays and whose turn it is; on one screen all players are named. */
function opponentsAndTurn(view: TableView): string {
  const { seats, to_act } = view.match!.view
  const teams = seats.filter((seat) => isYou(view, seat)).map((seat) => seat[0])
  const others = seats.filter((seat) => !teams.includes(seat[0]))
  const against = list(others.map((seat) => seatObject(view, seat)))
  if (to_act !== null && isYou(view, to_act)) return t('page-go-on-you', { names: against })
  if (others.length === 1 || to_act === null) return t('page-go-on-other', { names: against })
  const names = list(others.map((seat) => seatName(view, seat)))
  return t('page-go-on-screen', { names, who: seatName(view, to_act) })
}

/** Remove the game of a table: the table is gone, or this guest has left it. */
export function removeRunningGame(table: string): void {
  keep(runningGames().filter((game) => game.table !== table))
}

/**
 * Ask the server for a table as it is now, store its game or remove it, and return the table; null without an answer. The
 * request does not count as presence: the other players are told that this guest is not at the table.
 */
export async function renewRunningGame(table: string): Promise<TableView | null> {
  try {
    const view = settled(await get<TableView>(`/api/tables/${table}?away=true`))
    storeRunningGame(view)
    return view
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'no-such-table') removeRunningGame(table)
    return null
  }
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

function keep(games: RunningGame[]): void {
  try {
    if (games.length) localStorage.setItem(KEY, JSON.stringify(games))
    else localStorage.removeItem(KEY)
  } catch {
    // The browser stores nothing.
  }
}
