// The bots that a table can have, from gentle to provably perfect.
import type { Game } from './wire'

export const BOTS: Record<Game, string[]> = {
  quarto: ['random', 'level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7', 'perfect'],
  quartino: ['random', 'greedy'],
}

/** The bot that is wished for if this game has it, else a fair one. */
export const botFor = (game: Game, wanted: string): string =>
  BOTS[game].includes(wanted) ? wanted : game === 'quarto' ? 'level2' : 'greedy'
