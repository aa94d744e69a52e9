// Opening or joining a table: take the chairs, start the game, and go to the table's page.
import { preferences } from '../storage/preferences.svelte'
import { goFrom } from '../router.svelte'
import { openTable, post, Refused } from './server'
import { t } from '../words/texts.svelte'
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

/** The rules of a game without chosen rules: against a bot a referee finds the lines, for newcomers. */
const DEFAULT_RULES: Record<Game, Record<Opponent, string>> = {
  quarto: { bot: 'classic+referee', screen: 'classic', friend: 'classic' },
  quartino: { bot: 'quartino+referee', screen: 'quartino', friend: 'quartino' },
}

export const myName = (): string => preferences.name || t('page-guest')

/**
 * Open a table and go to it. If the server cannot be reached, Quarto without a distant friend becomes a local table.
 */
export async function begin({
  game,
  opponent,
  level = 'level2',
  names = [],
  first = null,
  ...settings
}: Wish): Promise<void> {
  const wanted = {
    game,
    rules: DEFAULT_RULES[game][opponent],
    same_screen: opponent === 'screen',
    ...settings,
    ...(first === null ? {} : { begins: 'chosen' as const }),
  }
  const here = location.href
  const nameOf = (chair: number) => names[chair]?.trim() || t('page-player', { number: chair + 1 })
  let table: string
  try {
    table = (await openTable(wanted)).table
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== 'offline' || game !== 'quarto' || opponent === 'friend')
      throw error
    const { openLocal } = await import('../core/localTable.svelte')
    const wish = {
      seats: wanted.seats ?? 2,
      ...(opponent === 'screen'
        ? { names: Array.from({ length: wanted.seats ?? 2 }, (_, chair) => nameOf(chair)) }
        : {}),
      ...(first === null ? {} : { first }),
    }
    goFrom(here, `/table/${openLocal(wanted.rules, opponent === 'bot' ? level : null, wish)}`)
    return
  }
  const seats = wanted.seats ?? 2
  const sit = (chair: number, name: string) => command(table, { do: 'sit', chair, name })
  await sit(0, opponent === 'screen' ? nameOf(0) : myName())
  for (let chair = 1; chair < seats && opponent !== 'friend'; chair += 1) {
    if (opponent === 'bot') await command(table, { do: 'seat-bot', chair, bot: level })
    else await sit(chair, nameOf(chair))
  }
  if (opponent !== 'friend') await command(table, { do: 'start', ...(first === null ? {} : { first }) })
  goFrom(here, `/table/${table}`)
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
let number = 0

/** Send a command by HTTP, again with the same id while the server answers "try-again". */
async function command(table: string, what: Record<string, unknown>): Promise<void> {
  const id = `begin-${Math.random().toString(36).slice(2, 10)}-${(number += 1)}`
  for (let tries = 1; ; tries += 1) {
    try {
      await post(`/api/tables/${table}/commands`, { ...what, id, base: 0 })
      return
    } catch (error) {
      // The server does not know whether the command was executed; sending the same id again finds out.
      if (!(error instanceof Refused) || error.refusal.code !== 'try-again' || tries === MAX_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
  }
}
