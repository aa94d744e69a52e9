// Beginning a game: a table is opened, chairs are taken, and the page goes there.
import { preferences } from './preferences.svelte'
import { goFrom } from './router.svelte'
import { openTable, post, Refused } from './server'
import { t } from './texts.svelte'
import type { Game, Settings } from './wire'

export type Opponent = 'bot' | 'screen' | 'friend'

export interface Wish extends Partial<Omit<Settings, 'game'>> {
  game: Game
  opponent: Opponent
  level?: string
  /** At one screen: how they are called, if they say; and the chair that begins, or lots decide. */
  names?: string[]
  first?: number | null
}

/** The rules that somebody gets who chooses none: the table watches for newcomers who play a computer. */
const USUAL: Record<Game, Record<Opponent, string>> = {
  quarto: { bot: 'classic+referee', screen: 'classic', friend: 'classic' },
  quartino: { bot: 'quartino+referee', screen: 'quartino', friend: 'quartino' },
}

export const myName = (): string => preferences.name || t('page-guest')

/** Open a table as wished and go there. Without a server, Quarto on this screen is played in the browser. */
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
    rules: USUAL[game][opponent],
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
    const { openLocal } = await import('./local.svelte')
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

/** Sit down at a table that waits, and go there; if the chair is gone meanwhile, to see what there is. */
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

const MOST_TRIES = 5
const AGAIN = 1_000
let number = 0

async function command(table: string, what: Record<string, unknown>): Promise<void> {
  const id = `begin-${Math.random().toString(36).slice(2, 10)}-${(number += 1)}`
  for (let tries = 1; ; tries += 1) {
    try {
      await post(`/api/tables/${table}/commands`, { ...what, id, base: 0 })
      return
    } catch (error) {
      // Nobody knows whether it is done: the same id finds out.
      if (!(error instanceof Refused) || error.refusal.code !== 'try-again' || tries === MOST_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
}
