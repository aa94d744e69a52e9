// The user's progress in the lessons, in the browser's storage.
import { isLesson, LENGTHS, type LessonId } from './lesson'

export interface Progress {
  /** The number of the step to continue with. */
  at: number
  /** The numbers of the solved steps. */
  done: number[]
}

const KEY = 'fourfold-lessons'
type Kept = Record<LessonId, Progress>
const fresh = (): Progress => ({ at: 0, done: [] })

function read(): Kept {
  const kept = Object.fromEntries(Object.keys(LENGTHS).map((id) => [id, fresh()])) as Kept
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<LessonId, Partial<Progress>>>
    for (const id of Object.keys(LENGTHS).filter(isLesson)) {
      const { at, done } = found[id] ?? {}
      if (Number.isInteger(at) && Array.isArray(done)) kept[id] = { at: at!, done: done.filter(Number.isInteger) }
    }
  } catch {
    // The storage cannot be read: begin at the first step.
  }
  return kept
}

const all = $state(read())

export const progressOf = (lesson: LessonId): Progress => all[lesson]

export function keepProgress(lesson: LessonId, progress: Progress): void {
  all[lesson] = progress
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // The browser stores nothing: the progress lasts until the page is closed.
  }
}
