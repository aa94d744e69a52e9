// Local tables as the browser keeps them: written down after every event, the oldest forgotten.
import type { Chair, Settings } from './wire'

export interface Stored {
  id: string
  seq: number
  settings: Settings
  chairs: Chair[]
  /** The chair of each seat. */
  order: number[]
  start: string | null
  /** The events that were there when the table was opened. */
  begun: string[]
  events: string[]
  games: number
  touched: number
}

const KEY = 'fourfold-table-'
/** How many local tables are remembered. */
const MOST = 12
/** Tables that the browser could not keep. */
const unkept = new Map<string, Stored>()

/** Whether a change of what the browser keeps, under this key, is one of a table. */
export const isOfTable = (key: string | null, id: string): boolean => key === KEY + id

/** What is kept of a table; null if nothing is. */
export function readTable(id: string): Stored | null {
  try {
    const kept = localStorage.getItem(KEY + id)
    if (kept !== null) return JSON.parse(kept) as Stored
  } catch {
    // Nothing can be read.
  }
  return unkept.get(id) ?? null
}

/** Keep a table, and forget the oldest. */
export function keepTable(stored: Stored): void {
  try {
    localStorage.setItem(KEY + stored.id, JSON.stringify({ ...stored, touched: Date.now() }))
    const all = Object.keys(localStorage).filter((key) => key.startsWith(KEY))
    const ages = all.map((key) => [readTable(key.slice(KEY.length))?.touched ?? 0, key] as const)
    for (const [, key] of ages.sort(([one], [other]) => other - one).slice(MOST)) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing: the table lasts as long as the page.
    unkept.set(stored.id, stored)
  }
}

/** The local tables, with the number of their present games; the newest first. */
export function localTables(): Pick<Stored, 'id' | 'settings' | 'touched' | 'games'>[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(KEY))
      .flatMap((key) => readTable(key.slice(KEY.length)) ?? [])
      .sort((one, other) => other.touched - one.touched)
  } catch {
    return []
  }
}
