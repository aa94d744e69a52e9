// The native core for everybody on the page: the rules and the exact values of Quarto, without a server. Questions are
// whole (rules, start and events), so that anybody may ask at any time. One worker answers what is asked while playing,
// another thinks.
import type { AtOnce, Choice } from '../judge'
import type { Attempt, Course, Solution } from './native'
import type { Answers, Question } from './questions'
import type { MoveNote } from '../reasons'
import type { QuartoView, Refusal } from '../net/wire'

export type { AtOnce, Choice } from '../judge'
export type { Attempt, Course, Solution, Value } from './native'
export type { MoveNote, Reason } from '../reasons'

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
/** Nodes that the bot spends on one move. */
const BOT_NODES = 12_000_000

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
/** Whether a question was simply dropped, which is nobody's fault. */
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

/** The game as the seat to act may see it. Like all that follows it rejects with the `Refusal` of what cannot be. */
export const stateOf = (course: Course): Promise<QuartoView> => play.ask<'view'>({ ask: 'view', course: plain(course) })

/** The same at the start and after every event. */
export const statesOf = (course: Course): Promise<QuartoView[]> =>
  play.ask<'views'>({ ask: 'views', course: plain(course) })

/** The lines that stand on the board, as "a1b1c1d1", whether they can be called or not. */
export const standingLines = (course: Course): Promise<string[]> =>
  play.ask<'standing'>({ ask: 'standing', course: plain(course) })

/** The legal gives or placements, those together that come to the same by symmetry. */
export const alikeMoves = (course: Course): Promise<string[][]> =>
  play.ask<'alike'>({ ask: 'alike', course: plain(course) })

/** What comes of a move: the event and the view after it, and why a false call was refused, which the table heard. */
export const tried = (course: Course, move: string, seat?: string): Promise<Attempt> =>
  play.ask<'try'>({ ask: 'try', course: plain(course), move, seat })

/** Which gives are safe, which squares complete a line, what may be called: what stands on the board. */
export const atOnce = (course: Course): Promise<AtOnce> =>
  play.ask<'at-once'>({ ask: 'at-once', course: plain(course) })

/** The exact value for the seat to act, and the moves that keep it; null when the game is over. */
export const valueOf = (course: Course, signal?: AbortSignal): Promise<Solution | null> =>
  thought.ask<'value'>({ ask: 'value', course: plain(course) }, { signal })

/** The exact value of every choice, told as they are found (twice where the number of turns comes later). */
export const valuesOf = (course: Course, tell: (choice: Choice) => void, signal?: AbortSignal): Promise<Choice[]> =>
  thought.ask<'values'>({ ask: 'values', course: plain(course) }, { tell, signal })

/** Every event of a game judged; `tell` hears which part is done. */
export const notesOf = (course: Course, tell: (part: number) => void, signal?: AbortSignal): Promise<MoveNote[]> =>
  thought.ask<'notes'>({ ask: 'notes', course: plain(course) }, { tell, signal })

/** The move of the perfect bot. */
export const chosen = (course: Course, signal?: AbortSignal): Promise<string> =>
  thought.ask<'choose'>({ ask: 'choose', course: plain(course), nodes: BOT_NODES }, { signal })
