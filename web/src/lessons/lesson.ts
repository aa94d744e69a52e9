// What a lesson consists of. It carries its own answers: whatever is right, wrong or happens next is said here as data,
// so that the page needs no rules.
import type { Game } from '../lib/net/wire'

/** What is touched to answer: something of Quarto's table or of Quartino's, or a word to be said. */
export type Surface = 'square' | 'piece' | 'space' | 'token' | 'card' | 'word'

/** What lies on the table. */
export interface Scene {
  /** Quarto: a position with the piece in hand; Quartino: the columns of the board, c/1/…/8. */
  position: string
  /** Quarto: the pieces that can be chosen from; bare: there is no board yet. */
  pieces?: string
  bare?: boolean
  /** Pieces that were found among them. */
  found?: string
  /** Quarto: the square of the last placement, and lines that are drawn. */
  last?: string
  lines?: string[][]
  /** Quartino: the token that was taken, the cards on the rack, the one that is shown, and spaces that are lit. */
  held?: string | undefined
  rack?: string[]
  chosen?: string | undefined
  spaces?: string[]
}

/** Something to do. Its task is the attribute `ask` of the step's message, its hint the attribute `ask-hint`. */
export interface Act {
  ask: string
  on: Surface[]
  right: string[]
  /** All of `right` have to be touched, in any order. */
  all?: boolean
  /** Wrong answers that deserve a hint of their own: the attribute of the step's message. */
  hints?: Record<string, string>
  /** A wrong piece is told how it differs from this one. */
  like?: string
  /** What can be said, where words are on offer. */
  words?: string[]
  /** How the scene changes. */
  leads?: (answer: string, scene: Scene) => Partial<Scene>
}

export interface Step {
  /** Its message. */
  id: string
  scene: Scene
  acts: Act[]
}

export interface Lesson {
  game: Game
  steps: Step[]
}

/** How long the lessons are, for those who have not loaded them. */
export const LENGTHS = { quarto: { steps: 11, minutes: 5 }, quartino: { steps: 11, minutes: 6 } }

/** A position with a piece set on a square, the hand empty. */
export function withPiece(position: string, square: string, piece: string): string {
  const ranks = position.split(' ')[0]!.split('/')
  const row = 4 - Number(square[1])
  const at = 'abcd'.indexOf(square[0]!)
  const rank = ranks[row]!
  ranks[row] = rank.slice(0, at) + piece + rank.slice(at + 1)
  return `${ranks.join('/')} -`
}

/** A board of Quartino with a token set on a space. */
export function withToken(board: string, space: string, token: string): string {
  const columns = board.split('/')
  const at = space === 'c' ? 0 : Number(space)
  const column = columns[at]!
  columns[at] = column === '.' ? token : column + token
  return columns.join('/')
}
