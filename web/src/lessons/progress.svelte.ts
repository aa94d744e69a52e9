// How far somebody has come in the lessons, kept on this device.
import type { Game } from '../lib/net/wire'

export interface Progress {
  /** The step to go on with. */
  at: number
  /** The steps that were solved. */
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
    // Nothing kept, or nothing that can be read: begin anew.
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
    // A browser that keeps nothing: it holds until the page is closed.
  }
}
