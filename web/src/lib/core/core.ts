// The native core for the whole page: the rules of Quarto, analysis and bots, without a server. A question has the whole
// game (rules, start and events), so that any part of the page may ask at any time. One worker answers questions that need
// no search, another worker the others.
import type { Attempt, Choice, Course, Hints, MoveNote, Solution } from './native'
import type { Answers, Question } from './questions'
import { Thread } from './thread'
import type { QuartoView } from '../net/wire'

export { hasCore, isDropped } from './thread'
export type { Attempt, Choice, Course, Hints, MoveNote, Reason, Solution, Value } from './native'

const startWorker = (): Worker => new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module' })
const play = new Thread<Question>(startWorker)
const thought = new Thread<Question>(startWorker)

/** Svelte's proxies do not travel to a worker. */
const plain = ({ rules, seats, start, events }: Course): Course => ({
  rules,
  seats,
  start: start ?? null,
  events: [...events],
})

/** The game as the seat to act may see it. This and all functions below reject with a `Refusal` if the game is not legal. */
export const stateOf = (course: Course): Promise<QuartoView> =>
  play.ask<Answers['view']>({ ask: 'view', course: plain(course) })

/** The game as the seat to act may see it, at the start and after every event. */
export const statesOf = (course: Course): Promise<QuartoView[]> =>
  play.ask<Answers['views']>({ ask: 'views', course: plain(course) })

/** The lines that stand on the board, as "a1b1c1d1", whether they can be called or not. */
export const standingLines = (course: Course): Promise<string[]> =>
  play.ask<Answers['standing']>({ ask: 'standing', course: plain(course) })

/** The legal gives or placements, symmetric ones together. */
export const symmetricMoves = (course: Course): Promise<string[][]> =>
  play.ask<Answers['symmetric-moves']>({ ask: 'symmetric-moves', course: plain(course) })

/** What comes of a move: the event and the view after it, and why a false call was refused, which the table heard. */
export const tried = (course: Course, move: string, seat?: string): Promise<Attempt> =>
  play.ask<Answers['try']>({ ask: 'try', course: plain(course), move, seat })

/** Which gives are safe, which squares complete a line, and which calls are right, without any search. */
export const hintsOf = (course: Course): Promise<Hints> =>
  play.ask<Answers['hints']>({ ask: 'hints', course: plain(course) })

/** The exact value for the seat to act, and the moves that keep it; null when the game is over. */
export const valueOf = (course: Course, signal?: AbortSignal): Promise<Solution | null> =>
  thought.ask<Answers['value']>({ ask: 'value', course: plain(course) }, { signal })

/** The exact value of every choice; `tell` hears of each as soon as it is known, and again with its number of turns. */
export const valuesOf = (course: Course, tell: (choice: Choice) => void, signal?: AbortSignal): Promise<Choice[]> =>
  thought.ask<Answers['values']>({ ask: 'values', course: plain(course) }, { tell, signal })

/** Notes on every event of a game; `tell` hears which part of the work is done, from 0 to 1. */
export const notesOf = (course: Course, tell: (part: number) => void, signal?: AbortSignal): Promise<MoveNote[]> =>
  thought.ask<Answers['notes']>({ ask: 'notes', course: plain(course) }, { tell, signal })

/** The move of the bot of this name. */
export const chosen = (course: Course, bot: string, signal?: AbortSignal): Promise<string> =>
  thought.ask<Answers['choose']>({ ask: 'choose', course: plain(course), bot }, { signal })
