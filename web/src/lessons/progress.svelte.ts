// The user's progress in the lessons, in the browser's storage.
import type { Game } from '../lib/net/wire'

export interface Progress {
  /** The number of the step to continue with. */
  at: number
  /** The numbers of the solved steps. */
  done: number[]
}

const KEY = 'fourfold-lessons'
type Kept = Record<Game, Progress>
const fresh = (): Progress => ({ at: 0, done: [] })

function read(): Kept {
  const kept: Kept = { quarto: fresh(), quartino: fresh() }
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<Game, Partial<Progress>>>
    for (const game of ['quarto', 'quartino'] as const) {
      const { at, done } = found[game] ?? {}
      if (Number.isInteger(at) && Array.isArray(done)) kept[game] = { at: at!, done: done.filter(Number.isInteger) }
    }
  } catch {
    // The storage cannot be read: begin at the first step.
  }
  return kept
}

const all = $state(read())

export const progressOf = (game: Game): Progress => all[game]

export function keepProgress(game: Game, progress: Progress): void {
  all[game] = progress
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // The browser stores nothing: the progress lasts until the page is closed.
  }
}
