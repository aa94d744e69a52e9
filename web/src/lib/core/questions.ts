// Questions to the core and their answers. The worker answers them in a browser; tests answer them without a worker.
import { Judge, type AtOnce, type Choice, type Pause } from '../judge'
import { type Attempt, type Course, type Native, type Solution } from './native'
import type { MoveNote } from '../reasons'
import type { QuartoView } from '../net/wire'

export type Question =
  | { ask: 'view' | 'views' | 'standing' | 'alike' | 'at-once' | 'value' | 'values' | 'notes'; course: Course }
  | { ask: 'try'; course: Course; move: string; seat?: string | undefined }
  | { ask: 'choose'; course: Course; nodes: number }

export interface Answers {
  view: QuartoView
  /** The view at the start and after each event. */
  views: QuartoView[]
  standing: string[]
  alike: string[][]
  try: Attempt
  'at-once': AtOnce
  value: Solution | null
  values: Choice[]
  notes: MoveNote[]
  choose: string
}

/** Return true if answering the question takes a search, which needs the opening values. */
export const isThought = ({ ask }: Question): boolean => ['value', 'values', 'notes', 'choose'].includes(ask)

/** Answer a question; `tell` hears of what is found on the way. Raises a `Refusal` if the course cannot be played. */
export async function answer(
  core: Native,
  question: Question,
  tell: (part: unknown) => void,
  pause: Pause,
): Promise<unknown> {
  const { course } = question
  if (question.ask === 'views') {
    return Array.from({ length: course.events.length + 1 }, (_, number) => {
      core.follow({ ...course, events: course.events.slice(0, number) })
      return core.view()
    })
  }
  core.follow(course)
  switch (question.ask) {
    case 'view':
      return core.view()
    case 'standing':
      return core.standingLines()
    case 'alike':
      return core.alike()
    case 'try':
      return core.attempt(question.move, question.seat)
    case 'at-once':
      return new Judge(core, pause).atOnce()
    case 'value':
      return new Judge(core, pause).value()
    case 'values':
      return new Judge(core, pause).choices(tell)
    case 'notes':
      return new Judge(core, pause).notes(course, tell)
    case 'choose':
      return new Judge(core, pause, question.nodes).choose()
  }
}
