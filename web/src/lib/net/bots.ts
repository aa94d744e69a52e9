// The bots that the page offers for each game, from the weakest to the strongest.
import type { Game } from './wire'

export const BOTS: Record<Game, string[]> = {
  quarto: ['random', 'level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7', 'perfect'],
  quartino: ['random', 'greedy', 'strong'],
}

/** Return the wanted bot if the game has it, otherwise the default bot of the game. */
export const botFor = (game: Game, wanted: string): string =>
  BOTS[game].includes(wanted) ? wanted : game === 'quarto' ? 'level2' : 'greedy'

/** Return the number of a bot with a numbered level, or null. */
export const levelNumber = (bot: string): number | null => Number(/^level(\d)$/.exec(bot)?.[1] ?? 0) || null
