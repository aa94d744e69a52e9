// How fast games with strangers are: the rules and clock of each pace.
import { usualClock } from '../words/rulesStrings'
import type { ClockSettings, Game } from './wire'

export const PACES = ['usual', 'slow', 'none'] as const
export type Pace = (typeof PACES)[number]

/** Seconds per turn where a clock limits each turn, as in Quarto; the rulebooks' tournament rule is one minute. */
const TURN_SECONDS = { usual: 60, slow: 180 }
/** The clock where it limits the whole game, as in Quartino. */
const GAME_CLOCK: Record<'usual' | 'slow', ClockSettings> = {
  usual: { seconds: 600, increment: 5 },
  slow: { seconds: 1800, increment: 10 },
}

/** Return the rules and the clock of a game at a pace. */
export function paced(game: Game, rules: string, pace: Pace): { rules: string; clock: ClockSettings | null } {
  if (pace === 'none') return { rules, clock: null }
  return usualClock(game) === 'turn'
    ? { rules: `${rules}+turn:${TURN_SECONDS[pace]}`, clock: null }
    : { rules, clock: GAME_CLOCK[pace] }
}
