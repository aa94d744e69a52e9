// The native core for the whole page: the rules of Quarto, analysis and bots, without a server. A question has the whole
// game (rules, start and events), so that any part of the page may ask at any time. One worker answers questions that need
// no search, another worker the others.
import type { Attempt, Choice, Course, Hints, MoveNote, Solution } from './native'
import type { Answers, Question } from './questions'
import type { QuartoView, Refusal } from '../net/wire'

export type { Attempt, Choice, Course, Hints, MoveNote, Reason, Solution, Value } from './native'

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (refusal: Refusal) => void
  tell?: ((part: unknown) => void) | undefined
}

interface Told {
  id: number
  part?: unknown
  answer?: unknown
  refusal?: Refusal
}

const FAILED: Refusal = { code: 'core-failed', text: 'expected the core, got none' }

class Thread {
  private worker: Worker | null = null
  private waiting = new Map<number, Waiting>()
  private number = 0

  ask<K extends Question['ask']>(
    question: Extract<Question, { ask: K }> | Question,
    options: { tell?: (part: never) => void; signal?: AbortSignal | undefined } = {},
  ): Promise<Answers[K]> {
    const { signal } = options
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(dropped())
      const id = (this.number += 1)
      this.waiting.set(id, {
        resolve: resolve as (answer: unknown) => void,
        reject,
        tell: options.tell as ((part: unknown) => void) | undefined,
      })
      signal?.addEventListener('abort', () => this.drop(id), { once: true })
      try {
        this.open().postMessage({ id, question })
      } catch {
        this.fail()
      }
    })
  }

  private open(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.take(data)
    worker.onerror = (event) => {
      event.preventDefault()
      this.fail()
    }
    this.worker = worker
    return worker
  }

  private take({ id, part, answer, refusal }: Told): void {
    const waiting = this.waiting.get(id)
    if (!waiting) return
    if (part !== undefined) {
      waiting.tell?.(part)
      return
    }
    this.waiting.delete(id)
    if (refusal) waiting.reject(refusal)
    else waiting.resolve(answer)
  }

  private drop(id: number): void {
    const waiting = this.waiting.get(id)
    if (!waiting) return
    this.waiting.delete(id)
    waiting.reject(dropped())
    this.worker?.postMessage({ id })
  }

  private fail(): void {
    this.worker?.terminate()
    this.worker = null
    const all = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of all) reject(FAILED)
  }
}

const dropped = (): Refusal => ({ code: 'dropped', text: 'nobody waits for it any more' })
/** Whether an error says that a question was dropped, which is no fault. */
export const isDropped = (error: unknown): boolean => (error as Refusal | null)?.code === 'dropped'

const play = new Thread()
const thought = new Thread()

/** Whether this browser can run the core at all. */
export const hasCore = (): boolean => typeof WebAssembly === 'object' && typeof Worker === 'function'

/** Svelte's proxies do not travel to a worker. */
const plain = ({ rules, seats, start, events }: Course): Course => ({
  rules,
  seats,
  start: start ?? null,
  events: [...events],
})

/** The game as the seat to act may see it. This and all functions below reject with a `Refusal` if the game is not legal. */
export const stateOf = (course: Course): Promise<QuartoView> => play.ask<'view'>({ ask: 'view', course: plain(course) })

/** The game as the seat to act may see it, at the start and after every event. */
export const statesOf = (course: Course): Promise<QuartoView[]> =>
  play.ask<'views'>({ ask: 'views', course: plain(course) })

/** The lines that stand on the board, as "a1b1c1d1", whether they can be called or not. */
export const standingLines = (course: Course): Promise<string[]> =>
  play.ask<'standing'>({ ask: 'standing', course: plain(course) })

/** The legal gives or placements, symmetric ones together. */
export const symmetricMoves = (course: Course): Promise<string[][]> =>
  play.ask<'symmetric-moves'>({ ask: 'symmetric-moves', course: plain(course) })

/** What comes of a move: the event and the view after it, and why a false call was refused, which the table heard. */
export const tried = (course: Course, move: string, seat?: string): Promise<Attempt> =>
  play.ask<'try'>({ ask: 'try', course: plain(course), move, seat })

/** Which gives are safe, which squares complete a line, and which calls are right, without any search. */
export const hintsOf = (course: Course): Promise<Hints> => play.ask<'hints'>({ ask: 'hints', course: plain(course) })

/** The exact value for the seat to act, and the moves that keep it; null when the game is over. */
export const valueOf = (course: Course, signal?: AbortSignal): Promise<Solution | null> =>
  thought.ask<'value'>({ ask: 'value', course: plain(course) }, { signal })

/** The exact value of every choice; `tell` hears of each as soon as it is known, and again with its number of turns. */
export const valuesOf = (course: Course, tell: (choice: Choice) => void, signal?: AbortSignal): Promise<Choice[]> =>
  thought.ask<'values'>({ ask: 'values', course: plain(course) }, { tell, signal })

/** Notes on every event of a game; `tell` hears which part of the work is done, from 0 to 1. */
export const notesOf = (course: Course, tell: (part: number) => void, signal?: AbortSignal): Promise<MoveNote[]> =>
  thought.ask<'notes'>({ ask: 'notes', course: plain(course) }, { tell, signal })

/** The move of the bot of this name. */
export const chosen = (course: Course, bot: string, signal?: AbortSignal): Promise<string> =>
  thought.ask<'choose'>({ ask: 'choose', course: plain(course), bot }, { signal })
