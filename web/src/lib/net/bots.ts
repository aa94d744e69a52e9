// The bots that the page offers for each game, from the weakest to the strongest.
import type { Game } from './wire'

const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7']

export const BOTS: Record<Game, string[]> = {
  quarto: ['random', ...LEVELS, 'perfect'],
  quartino: ['random', ...LEVELS, 'strong'],
}

/** Return the wanted bot if the game has it, otherwise a gentle one. */
export const botFor = (game: Game, wanted: string): string => (BOTS[game].includes(wanted) ? wanted : 'level2')

/** Return the number of a bot with a numbered level, or null. */
export const levelNumber = (bot: string): number | null => Number(/^level(\d)$/.exec(bot)?.[1] ?? 0) || null
