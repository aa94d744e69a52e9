// Beginning a game: a table is opened, chairs are taken, and the page goes there.
import { preferences } from './preferences.svelte'
import { go } from './router.svelte'
import { openTable, post, Refused } from './server'
import { t } from './texts.svelte'
import type { Game, Settings } from './wire'

export type Opponent = 'bot' | 'screen' | 'friend'

export interface Wish extends Partial<Omit<Settings, 'game'>> {
  game: Game
  opponent: Opponent
  level?: string
}

/** The rules that somebody gets who chooses none: the table watches for newcomers who play a computer. */
const USUAL: Record<Game, Record<Opponent, string>> = {
  quarto: { bot: 'classic+referee', screen: 'classic', friend: 'classic' },
  quartino: { bot: 'quartino+referee', screen: 'quartino', friend: 'quartino' },
}

export const myName = (): string => preferences.name || t('page-guest')

/** Open a table as wished and go there. Without a server, Quarto on this screen is played in the browser. */
export async function begin({ game, opponent, level = 'level2', ...settings }: Wish): Promise<void> {
  const wanted = {
    game,
    rules: USUAL[game][opponent],
    same_screen: opponent === 'screen',
    ...settings,
  }
  let table: string
  try {
    table = (await openTable(wanted)).table
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== 'offline' || game !== 'quarto' || opponent === 'friend')
      throw error
    const { openLocal } = await import('./local.svelte')
    go(`/table/${openLocal(wanted.rules, opponent === 'bot' ? 'perfect' : null, { seats: wanted.seats ?? 2 })}`)
    return
  }
  const seats = wanted.seats ?? 2
  const sit = (chair: number, name: string) => command(table, { do: 'sit', chair, name })
  await sit(0, opponent === 'screen' ? t('page-player', { number: 1 }) : myName())
  for (let chair = 1; chair < seats && opponent !== 'friend'; chair += 1) {
    if (opponent === 'bot') await command(table, { do: 'seat-bot', chair, bot: level })
    else await sit(chair, t('page-player', { number: chair + 1 }))
  }
  if (opponent !== 'friend') await command(table, { do: 'start' })
  go(`/table/${table}`)
}

let number = 0

async function command(table: string, what: Record<string, unknown>): Promise<void> {
  const id = `begin-${Math.random().toString(36).slice(2, 10)}-${(number += 1)}`
  await post(`/api/tables/${table}/commands`, { ...what, id, base: 0 })
}
