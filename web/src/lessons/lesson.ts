// The parts of a lesson. Right and wrong answers and what follows are data of the lesson, so that the page needs no
// rules.
import type { Game } from '../lib/net/wire'
import { t } from '../lib/words/texts.svelte'

/** The kinds of things that can be an answer; a word is a button such as "Quarto!". */
export type Surface = 'square' | 'piece' | 'space' | 'token' | 'card' | 'word'

/** What a step shows. */
export interface Scene {
  /** Quarto: a position with the piece in hand; Quartino: the columns of the board, c/1/…/8. */
  position: string
  /** Quarto: the pieces to choose from; `bare`: without a board. */
  pieces?: string
  bare?: boolean
  /** The right ones of `pieces` that were found so far. */
  found?: string
  /** Quarto: the square of the last placement, and the lines to draw. */
  last?: string
  lines?: string[][]
  /** Quartino: the token in hand, the cards on the rack, the chosen card, and the highlighted spaces. */
  held?: string | undefined
  rack?: string[]
  chosen?: string | undefined
  spaces?: string[]
  /** Quartino: true if the cards are ones that Robin could hold; false if the reserve is not shown. */
  unknown?: boolean
  reserve?: boolean
}

/** A task. Its text is the attribute named by `ask` of the step's message, its hint the attribute `ASK-hint`. */
export interface Act {
  ask: string
  on: Surface[]
  right: string[]
  /** True if all answers of `right` are needed, in any order. */
  all?: boolean
  /** For some wrong answers the attribute of the step's message with a hint of their own. */
  hints?: Record<string, string>
  /** The piece with which the hint compares a wrong piece. */
  like?: string
  /** The words to choose from. */
  words?: string[]
  /** Returns the changes of the scene after a right answer. */
  leads?: (answer: string, scene: Scene) => Partial<Scene>
}

export interface Step {
  /** The id of the step's message. */
  id: string
  scene: Scene
  /** Estimated chances in per cent, which the step's texts tell. */
  figures?: Record<string, number>
  acts: Act[]
}

export type LessonId = Game | 'danish' | `${Game}-strategy`

export interface Lesson {
  id: LessonId
  game: Game
  steps: Step[]
}

/** The length of each lesson, for pages that do not load the lessons. */
export const LENGTHS: Record<LessonId, { steps: number; minutes: number }> = {
  quarto: { steps: 11, minutes: 5 },
  quartino: { steps: 12, minutes: 6 },
  danish: { steps: 4, minutes: 3 },
  'quarto-strategy': { steps: 7, minutes: 6 },
  'quartino-strategy': { steps: 8, minutes: 6 },
}

export const isLesson = (id: string): id is LessonId => Object.hasOwn(LENGTHS, id)

/** Return the title of a lesson. */
export const lessonTitle = (id: LessonId): string => {
  if (id === 'danish') return t('learn-danish-title')
  const [game, isStrategy] = id.split('-')
  return t(isStrategy ? 'learn-strategy-title' : 'learn-lesson-title', { game: t(`game-${game}`) })
}

/** Return the name of a step of a lesson: its number and title, and whether it is done. */
export const stepName = ({ lesson, done }: { lesson: Lesson; done: number[] }, step: number): string =>
  t(done.includes(step) ? 'learn-step-done' : 'learn-step-name', {
    step: step + 1,
    title: t(`${lesson.steps[step]!.id}.title`),
  })

/** Return the position with a piece on a square and an empty hand. */
export function withPiece(position: string, square: string, piece: string): string {
  const ranks = position.split(' ')[0]!.split('/')
  const row = 4 - Number(square[1])
  const at = 'abcd'.indexOf(square[0]!)
  const rank = ranks[row]!
  ranks[row] = rank.slice(0, at) + piece + rank.slice(at + 1)
  return `${ranks.join('/')} -`
}

/** Return the board of Quartino with a token on a space. */
export function withToken(board: string, space: string, token: string): string {
  const columns = board.split('/')
  const at = space === 'c' ? 0 : Number(space)
  const column = columns[at]!
  columns[at] = column === '.' ? token : column + token
  return columns.join('/')
}
