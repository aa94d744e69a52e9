// Opening or joining a table: take the chairs, start the game, and go to the table's page.
import { fetchTable } from '../pages'
import { preferences, preferredSight, type Company } from '../storage/preferences.svelte'
import { go, goFrom } from '../router.svelte'
import { openTable, post, Refused, type NewOccupant } from './server'
import { offeredPresets } from '../words/editions'
import { language, t } from '../words/texts.svelte'
import type { Game, Settings } from './wire'

export type Opponent = 'bot' | 'screen' | 'friend'

export interface Wish extends Partial<Omit<Settings, 'game'>> {
  game: Game
  opponent: Opponent
  level?: string
  /** On one screen: the players' names; a missing one becomes "Player N". */
  names?: string[]
  /** The chair that begins; null: chosen by lot. */
  first?: number | null
}

/** Return the rules of a game without chosen rules: the edition offered first, and who spots lines in such company. */
export const defaultRules = (game: Game, company: Company): string =>
  `${offeredPresets(game, language())[0]}${preferredSight(company) === 'referee' ? '+referee' : ''}`

export const myName = (): string => preferences.name || t('page-guest')

/**
 * Open a table and go to it. If the server cannot be reached, a game against bots becomes a local table, and so does
 * Quarto on one screen.
 */
export async function begin({
  game,
  opponent,
  level = 'level2',
  names = [],
  first = null,
  ...settings
}: Wish): Promise<void> {
  const seats = settings.seats ?? 2
  const wanted = {
    game,
    rules: defaultRules(game, opponent),
    same_screen: opponent === 'screen',
    ...settings,
    ...(first === null ? {} : { begins: settings.begins === 'youngest' ? ('youngest' as const) : ('chosen' as const) }),
  }
  const here = location.href
  const chairs = chairsOf(opponent, level, names, seats)
  const start = opponent === 'friend' ? {} : { start: true, ...(first === null ? {} : { first }) }
  let table: string
  // The table's page loads while the server opens the table; if it cannot be loaded, that page itself says so.
  fetchTable(game).catch(() => undefined)
  try {
    table = (await repeated((id) => openTable({ ...wanted, chairs, ...start, id }))).table
  } catch (error) {
    const isLocal = opponent === 'bot' || (opponent === 'screen' && game === 'quarto')
    if (!(error instanceof Refused) || error.refusal.code !== 'offline' || !isLocal) throw error
    const { openLocal } = await import('../core/localTable.svelte')
    const wish = {
      game,
      seats,
      ...(opponent === 'screen' ? { names: chairs.map(({ name }) => name!) } : {}),
      ...(first === null ? {} : { first }),
    }
    table = openLocal(wanted.rules, opponent === 'bot' ? level : null, wish)
  }
  goFrom(here, `/table/${table}`)
}

/** Open a local table of Quarto against the preferred bot, and go to it. */
export async function beginOffline(): Promise<void> {
  const { openLocal } = await import('../core/localTable.svelte')
  go(`/table/${openLocal(defaultRules('quarto', 'bot'), preferences.level, { seats: 2 })}`)
}

/** Return who sits down at once at a new table: this guest, then the bots or the others on this screen. */
function chairsOf(opponent: Opponent, level: string, names: string[], seats: number): NewOccupant[] {
  if (opponent === 'friend') return [{ name: myName() }]
  return Array.from({ length: seats }, (_, chair) => {
    if (opponent === 'bot') return chair === 0 ? { name: myName() } : { bot: level }
    return { name: names[chair]?.trim() || t('page-player', { number: chair + 1 }) }
  })
}

/** Sit down at an open table and go to it, even if the chair was taken meanwhile. */
export async function join(table: string, chair: number): Promise<void> {
  const here = location.href
  try {
    await command(table, { do: 'sit', chair, name: myName() })
  } catch (error) {
    const code = error instanceof Refused ? error.refusal.code : 'offline'
    if (['offline', 'bad-name', 'unexpected'].includes(code)) throw error
  }
  goFrom(here, `/table/${table}`)
}

const MAX_ATTEMPTS = 5
const RETRY_DELAY_MS = 1_000

/** Send a command by HTTP. */
const command = (table: string, what: Record<string, unknown>) =>
  repeated((id) => post(`/api/tables/${table}/commands`, { ...what, id, base: 0 }))

/** Send a request with a random id, again with the same id while the server answers "try-again". */
async function repeated<T>(send: (id: string) => Promise<T>): Promise<T> {
  const id = `begin-${Math.random().toString(36).slice(2, 12)}-${Date.now().toString(36)}`
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(id)
    } catch (error) {
      // The server does not know whether the request was carried out; sending the same id again finds out.
      if (!(error instanceof Refused) || error.refusal.code !== 'try-again' || tries === MAX_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
  }
}
