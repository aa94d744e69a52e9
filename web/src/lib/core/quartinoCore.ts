// Quartino's native core for the page: rules, bots and analysis without a server. One worker answers what takes no search;
// another one chooses the moves of bots and judges turns, and is ended when its answer is no longer wanted.
import { Thread } from './thread'
import type { DealtCourse, QuartinoAttempt, QuartinoHint, TurnBeliefs, TurnNote } from './quartinoNative'
import type { QuartinoQuestion, TurnProgress } from './quartinoQuestions'
import type { QuartinoView } from '../net/wire'

const startWorker = (): Worker => new Worker(new URL('./quartino.worker.ts', import.meta.url), { type: 'module' })
const play = new Thread<QuartinoQuestion>(startWorker)
const thought = new Thread<QuartinoQuestion>(startWorker, false)

/** Svelte's proxies do not travel to a worker. */
const plain = ({ deal, events, ...rest }: DealtCourse): DealtCourse => ({
  ...rest,
  deal: [...deal],
  events: [...events],
})

/** The cards of each seat of a new game. */
export const dealt = (seats: number): Promise<string[]> => play.ask({ ask: 'deal', seats })

/** The game as a seat may see it. This and all functions below reject with a `Refusal` if the game is not legal. */
export const seenBy = (course: DealtCourse, viewer: string): Promise<QuartinoView> =>
  play.ask({ ask: 'view', course: plain(course), viewer })

/** The game as a spectator may see it, at the start and after every event. */
export const quartinoStatesOf = (course: DealtCourse): Promise<QuartinoView[]> =>
  play.ask({ ask: 'views', course: plain(course) })

/** What comes of a move: the event and the viewer's view after it, and why a wrong call was refused. */
export const triedBy = (course: DealtCourse, move: string, seat: string, viewer: string): Promise<QuartinoAttempt> =>
  play.ask({ ask: 'try', course: plain(course), move, seat, viewer })

/** The hint for the seat to act, from what it may know. */
export const quartinoHintOf = (course: DealtCourse): Promise<QuartinoHint> =>
  thought.ask({ ask: 'hint', course: plain(course) })

/** Load what bots need, so that the first of their moves does not wait for it. */
export const prepareBots = (): void => void thought.ask({ ask: 'prepare' }).catch(() => undefined)

/** The move of the bot of this name, for the seat to act. */
export const chosenBy = (course: DealtCourse, bot: string, signal?: AbortSignal): Promise<string> =>
  thought.ask({ ask: 'choose', course: plain(course), bot }, { signal })

/**
 * Notes on every turn of a game, with chances between players of a level, or between strong players for 0; `tell` hears of
 * the progress. Needs the cards of all seats.
 */
export const turnNotesOf = (
  course: DealtCourse,
  level: number,
  tell: (progress: TurnProgress) => void,
  signal?: AbortSignal,
): Promise<TurnNote[]> => thought.ask({ ask: 'turns', course: plain(course), effort: { level } }, { tell, signal })

/** What a seat could believe about the others' cards as each turn began. */
export const beliefsOf = (course: DealtCourse, seat: string): Promise<TurnBeliefs[]> =>
  play.ask({ ask: 'beliefs', course: plain(course), seat })
