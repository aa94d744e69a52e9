// The clocks of games with strangers.
import type { ClockSettings, Game } from './wire'

export const PACES = ['usual', 'slow', 'none'] as const
export type Pace = (typeof PACES)[number]

/** Seconds per turn in Quarto; by the rulebooks' tournament rule it is a minute. */
const TURN = { usual: 60, slow: 180 }
/** The time for a game of Quartino. */
const GAME: Record<'usual' | 'slow', ClockSettings> = {
  usual: { seconds: 600, increment: 5 },
  slow: { seconds: 1800, increment: 10 },
}

/** The rules and the clock of a game at this pace. */
export function paced(game: Game, rules: string, pace: Pace): { rules: string; clock: ClockSettings | null } {
  if (pace === 'none') return { rules, clock: null }
  return game === 'quarto' ? { rules: `${rules}+turn:${TURN[pace]}`, clock: null } : { rules, clock: GAME[pace] }
}
