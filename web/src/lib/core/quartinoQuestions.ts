// Questions to Quartino's core and their answers. The worker answers them in a browser; tests answer them without one.
import type { DealtCourse, Effort, QuartinoNative, TurnNote } from './quartinoNative'

export type QuartinoQuestion =
  | { ask: 'prepare' }
  | { ask: 'deal'; seats: number }
  | { ask: 'view'; course: DealtCourse; viewer: string }
  | { ask: 'views'; course: DealtCourse }
  | { ask: 'try'; course: DealtCourse; move: string; seat: string; viewer: string }
  | { ask: 'choose'; course: DealtCourse; bot: string }
  | { ask: 'hint'; course: DealtCourse }
  | { ask: 'turns'; course: DealtCourse; effort?: Effort }
  | { ask: 'beliefs'; course: DealtCourse; seat: string }

/** What is told while the turns of a game are judged: the part that is done, from 0 to 1, and notes that are new or changed. */
export interface TurnProgress {
  part: number
  notes: TurnNote[]
}

/** Return true if answering the question takes the nets. */
export const needsNets = ({ ask }: QuartinoQuestion): boolean =>
  ['prepare', 'choose', 'hint', 'turns', 'beliefs'].includes(ask)

const notesOf = (core: QuartinoNative): TurnNote[] => {
  const notes: TurnNote[] = []
  for (let note = core.note(0); note; note = core.note(notes.length)) notes.push(note)
  return notes
}

const mistakeAt = (core: QuartinoNative, turn: number): TurnNote[] => {
  const note = core.note(turn)
  return note?.mistake ? [note] : []
}

/** The part of the time of an analysis that finding the chances takes. */
const CHANCES = 0.2

/**
 * Judge every turn. As soon as all chances are known, notes without mistakes are told: the plot needs no more. Then each
 * mistake is told when it is found.
 */
function judgeTurns(
  core: QuartinoNative,
  tell: (progress: TurnProgress) => void,
  effort: Effort | undefined,
): TurnNote[] {
  core.beginAnalysis(effort)
  for (;;) {
    const { done, steps } = core.stepAnalysis()
    if (done >= steps) return notesOf(core)
    // Chances are found in one step more than there are turns, mistakes in one step per turn.
    const chances = (steps + 1) / 2
    const judged = done - chances
    const part = CHANCES * Math.min(1, done / chances) + (1 - CHANCES) * (Math.max(0, judged) / (steps - chances))
    tell({ part, notes: judged < 0 ? [] : judged === 0 ? notesOf(core) : mistakeAt(core, judged - 1) })
  }
}

const seed = (): [number, number] => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2))
  return [high!, low!]
}

/** Answer a question; `tell` hears of what is found on the way. Raises a `Refusal` if the course cannot be played. */
export function answerQuartino(
  core: QuartinoNative,
  question: QuartinoQuestion,
  tell: (part: TurnProgress) => void = () => undefined,
): unknown {
  if (question.ask === 'prepare') return null
  if (question.ask === 'deal') return core.deal(question.seats, ...seed())
  const { course } = question
  if (question.ask === 'views') {
    core.follow({ ...course, events: [] })
    const first = core.view('')
    return [first, ...course.events.map((event) => (core.play(event), core.view('')))]
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
    case 'turns':
      return judgeTurns(core, tell, question.effort)
    case 'beliefs':
      return core.beliefs(question.seat)
  }
}
