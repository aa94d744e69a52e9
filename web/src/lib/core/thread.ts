// Questions to a worker and their answers, by number. Does not live here: what is asked (core.ts, quartinoCore.ts).
import type { Refusal } from '../net/wire'

interface Waiting {
  question: unknown
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
const dropped = (): Refusal => ({ code: 'dropped', text: 'nobody waits for it any more' })

/** Whether an error says that a question was dropped, which is no fault. */
export const isDropped = (error: unknown): boolean => (error as Refusal | null)?.code === 'dropped'

/** Whether this browser can run the core at all. */
export const hasCore = (): boolean => typeof WebAssembly === 'object' && typeof Worker === 'function'

export class Thread<Question> {
  private worker: Worker | null = null
  private waiting = new Map<number, Waiting>()
  private number = 0

  /**
   * `start` starts the worker when there is something to ask. A worker that `hears` learns between two steps of its search
   * that a question was dropped; another one is ended, and a new one gets the questions that are left.
   */
  constructor(
    private readonly start: () => Worker,
    private readonly hears = true,
  ) {}

  ask<Answer>(
    question: Question,
    options: { tell?: (part: never) => void; signal?: AbortSignal | undefined } = {},
  ): Promise<Answer> {
    const { signal } = options
    return new Promise<Answer>((resolve, reject) => {
      if (signal?.aborted) return reject(dropped())
      const id = (this.number += 1)
      this.waiting.set(id, {
        question,
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
    const worker = this.start()
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
    if (this.hears) {
      this.worker?.postMessage({ id })
      return
    }
    this.worker?.terminate()
    this.worker = null
    for (const [other, { question }] of this.waiting) this.open().postMessage({ id: other, question })
  }

  private fail(): void {
    this.worker?.terminate()
    this.worker = null
    const all = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of all) reject(FAILED)
  }
}
