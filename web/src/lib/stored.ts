// Local tables as the browser keeps them: opened here, written down after every event, the oldest forgotten.
import { preferences } from './preferences.svelte'
import { t } from './texts.svelte'
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
  const inMind = unkept.get(id) ?? null
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + id) ?? 'null') as Stored | null
    // What could not be written is newer.
    if (kept !== null && kept.seq >= (inMind?.seq ?? 0)) return kept
  } catch {
    // Nothing can be read.
  }
  return inMind
}

/** Keep a table, and forget the oldest. */
export function keepTable(stored: Stored): void {
  try {
    // First, so that there is room.
    const others = Object.keys(localStorage).filter((key) => key.startsWith(KEY) && key !== KEY + stored.id)
    const ages = others.map((key) => [readTable(key.slice(KEY.length))?.touched ?? 0, key] as const)
    for (const [, key] of ages.sort(([one], [other]) => other - one).slice(MOST - 1)) localStorage.removeItem(key)
    localStorage.setItem(KEY + stored.id, JSON.stringify({ ...stored, touched: Date.now() }))
  } catch {
    // A browser that keeps nothing: the table lasts as long as the page.
    unkept.set(stored.id, stored)
  }
}

export function forgetTable(id: string): void {
  unkept.delete(id)
  try {
    localStorage.removeItem(KEY + id)
  } catch {
    // Nothing was kept.
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

export interface LocalWish {
  seats?: number
  /** A position to begin with, instead of the empty board. */
  start?: string | null
  /** What has been played already. */
  events?: readonly string[]
  names?: string[]
  /** The chair that has the first seat; by lot if not said. */
  first?: number
}

export const isLocal = (table: string): boolean => table.startsWith('local-')

/** Open a table on this screen, or against the bot of a name, and begin; returns its id, for `/table/ID`. */
export function openLocal(rules: string, bot: string | null, wish: LocalWish = {}): string {
  const { seats = 2, start = null, events = [], names = [] } = wish
  const chairs = Array.from({ length: seats }, (_, chair): Chair => {
    const isBot = bot !== null && chair > 0
    const person = names[chair] ?? (bot ? preferences.name || t('page-guest') : t('page-player', { number: chair + 1 }))
    return { kind: isBot ? 'bot' : 'person', name: isBot ? bot : person, away: false, again: false }
  })
  const settings: Settings = {
    game: 'quarto',
    // Nobody here keeps a clock.
    rules: rules.replace(/\+turn:\d+/, ''),
    seats,
    public: false,
    begins: 'lot',
    clock: null,
    same_screen: bot === null,
    goes_round: false,
  }
  const first = wish.first ?? Math.floor(Math.random() * seats)
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
