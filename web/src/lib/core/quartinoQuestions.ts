// Questions to Quartino's core and their answers. The worker answers them in a browser; tests answer them without one.
import type { DealtCourse, QuartinoNative } from './quartinoNative'

export type QuartinoQuestion =
  | { ask: 'deal'; seats: number }
  | { ask: 'view'; course: DealtCourse; viewer: string }
  | { ask: 'views'; course: DealtCourse }
  | { ask: 'try'; course: DealtCourse; move: string; seat: string; viewer: string }
  | { ask: 'choose'; course: DealtCourse; bot: string }
  | { ask: 'hint'; course: DealtCourse }

const seed = (): [number, number] => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2))
  return [high!, low!]
}

/** Answer a question. Raises a `Refusal` if the course cannot be played. */
export function answerQuartino(core: QuartinoNative, question: QuartinoQuestion): unknown {
  if (question.ask === 'deal') return core.deal(question.seats, ...seed())
  const { course } = question
  if (question.ask === 'views') {
    return Array.from({ length: course.events.length + 1 }, (_, number) => {
      core.follow({ ...course, events: course.events.slice(0, number) })
      return core.view('')
    })
  }
  core.follow(course)
  switch (question.ask) {
    case 'view':
      return core.view(question.viewer)
    case 'try':
      return core.attempt(question.move, question.seat, question.viewer)
    case 'hint':
      return core.hint()
    case 'choose':
      return core.choose(question.bot, ...seed())
  }
}
