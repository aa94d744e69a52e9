// Local tables in the browser's storage: opening one, writing it after every event, and removing the oldest.
import { preferences } from './preferences.svelte'
import { t } from '../words/texts.svelte'
import type { Chair, Game, Score, Settings } from '../net/wire'

export interface Stored {
  id: string
  seq: number
  settings: Settings
  chairs: Chair[]
  /** The chair of each seat, in the order of the seats. */
  order: number[]
  start: string | null
  /** Quartino: the cards of each seat; undefined before they are dealt. */
  deal?: string[]
  /** The events with which the table was opened: a rematch begins after them. */
  begun: string[]
  events: string[]
  games: number
  /** Won games per chair, and drawn games; undefined before the first game has ended. */
  score?: Score
  /** The declined draw offer: the seat that declined it, and the number of the offer among the events. */
  refusedDraw?: { seat: string; offer: number } | null
  touched: number
}

const KEY = 'fourfold-table-'
const MAX_TABLES = 12
/** Tables that could not be written: the storage is full or forbidden. */
const unkept = new Map<string, Stored>()

/** Return true if this key of the storage belongs to the table. */
export const isOfTable = (key: string | null, id: string): boolean => key === KEY + id

/** Return a stored table; null if there is none. */
export function readTable(id: string): Stored | null {
  const inMind = unkept.get(id) ?? null
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + id) ?? 'null') as Stored | null
    // A table that could not be written may be newer than the stored one.
    if (kept !== null && kept.seq >= (inMind?.seq ?? 0)) return kept
  } catch {
    // The storage cannot be read.
  }
  return inMind
}

/** Write a table, and remove the oldest tables beyond `MAX_TABLES`. */
export function keepTable(stored: Stored): void {
  try {
    // Before writing, so that there is room.
    const others = Object.keys(localStorage).filter((key) => key.startsWith(KEY) && key !== KEY + stored.id)
    const ages = others.map((key) => [readTable(key.slice(KEY.length))?.touched ?? 0, key] as const)
    for (const [, key] of ages.sort(([one], [other]) => other - one).slice(MAX_TABLES - 1)) localStorage.removeItem(key)
    localStorage.setItem(KEY + stored.id, JSON.stringify({ ...stored, touched: Date.now() }))
  } catch {
    // The table cannot be written: it lasts until the page is closed.
    unkept.set(stored.id, stored)
  }
}

/** Remove a table. */
export function forgetTable(id: string): void {
  unkept.delete(id)
  try {
    localStorage.removeItem(KEY + id)
  } catch {
    // The browser stores nothing.
  }
}

/** Return the stored tables, the most recently used first; `games` is the number of the current game. */
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

export interface LocalWish {
  game?: Game
  seats?: number
  /** The position to begin with; null for the empty board. */
  start?: string | null
  /** Events to begin after. */
  events?: readonly string[]
  names?: string[]
  /** The chair that has the first seat; undefined: chosen by lot. */
  first?: number
}

export const isLocal = (table: string): boolean => table.startsWith('local-')

/** Open a table on this screen, or against the bot of a name, and begin; returns its id, for `/table/ID`. */
export function openLocal(rules: string, bot: string | null, wish: LocalWish = {}): string {
  const { game = 'quarto', seats = 2, start = null, events = [], names = [] } = wish
  const first = wish.first ?? Math.floor(Math.random() * seats)
  const unnamed = (chair: number) =>
    bot ? preferences.name || t('page-guest') : t('page-player', { number: chair + 1 })
  const chairs = Array.from({ length: seats }, (_, chair): Chair => {
    const isBot = bot !== null && chair > 0
    const name = isBot ? bot : (names[chair] ?? unnamed(chair))
    return { kind: isBot ? 'bot' : 'person', name, away: false, again: false }
  })
  const settings: Settings = {
    game,
    // Local tables have no clock.
    rules: rules.replace(/\+turn:\d+/, ''),
    seats,
    public: false,
    begins: wish.first === undefined ? 'lot' : 'chosen',
    clock: null,
    same_screen: bot === null,
    goes_round: false,
  }
  const id = `local-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  const order = chairs.map((_, number) => (first + number) % seats)
  keepTable({
    id,
    seq: 1,
    settings,
    chairs,
    order,
    start,
    begun: [...events],
    events: [...events],
    games: 1,
    touched: Date.now(),
  })
  return id
}
