// The game that is on at some table of ours: remembered in this browser, so that the first page can lead back to it.
import type { Game, TableView } from './wire'

export interface Running {
  table: string
  game: Game
}

const KEY = 'fourfold-running'

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
  const isOurs = view.your_chairs.some((chair) => !view.chairs[chair]?.away)
  if (view.match?.view.outcome === null && isOurs) keep({ table: view.table, game: view.settings.game })
  else forget(view.table)
}

/** The table is not there any more, or not ours. */
export function forget(table: string): void {
  if (running()?.table === table) keep(null)
}

function keep(wanted: Running | null): void {
  try {
    if (wanted) localStorage.setItem(KEY, JSON.stringify(wanted))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing.
  }
}
