// Puzzles of Quartino: the file that comes with the page, and which moves go on towards a solution.
import type { DealtCourse } from '../lib/core/quartinoNative'
import type { KINDS } from './puzzles'
import file from '../../../src/fourfold/engine/data/quartino-puzzles.tsv?url'

export type QuartinoKind = (typeof KINDS)[number]

export interface QuartinoPuzzle {
  id: string
  kind: QuartinoKind
  /** Where the puzzle begins: the nine columns and the seat to act. The user has seat A. */
  position: string
  /** The cards in the racks of A and of B, and after a slash those that are made. */
  mine: string
  hers: string
  /** The moves from there until the question is asked, without their seats. */
  events: string[]
  /** The moves to find; for `hand` the card. */
  solution: string[]
  grade: number
}

const listOf = (text: string): string[] => (text ? text.split(',') : [])

/** Read the puzzles of a file's text; lines that begin with # are comments. */
export function readPuzzles(text: string): QuartinoPuzzle[] {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return lines.map((line) => {
    const [id, kind, position, mine, hers, events, solution, grade] = line.split('\t') as [string, QuartinoKind] &
      string[]
    return {
      id,
      kind,
      position: position!,
      mine: mine!,
      hers: hers!,
      events: listOf(events!),
      solution: listOf(solution!),
      grade: Number(grade),
    }
  })
}

let puzzles: Promise<QuartinoPuzzle[]> | null = null

/** Return all puzzles of Quartino. Rejects with a `Refusal` if their file cannot be fetched. */
export async function quartinoPuzzles(): Promise<QuartinoPuzzle[]> {
  puzzles ??= fetch(file).then(async (answer) => {
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    return readPuzzles(await answer.text())
  })
  try {
    return await puzzles
  } catch {
    puzzles = null
    throw { code: 'offline', text: '' }
  }
}

/** Return the course of a puzzle with these moves after its start. A referee watches unless situations are to be announced. */
export function courseOf({ kind, position, mine, hers }: QuartinoPuzzle, events: readonly string[]): DealtCourse {
  const [board, first] = position.split(' ') as [string, string]
  const rules = kind === 'announce' ? 'quartino' : 'quartino+referee'
  return { rules, deal: [mine, hers], board, first, events }
}

const spaceOf = (move: string): string => move.split(' ').at(-1)!
const isCall = (move: string): boolean => move.startsWith('call ')

/**
 * Return the moves of a solution that are left after a move; null if the move does not belong there. Moves on different
 * spaces between two calls may come in any order.
 */
export function leftAfter(left: readonly string[], move: string): string[] | null {
  const at = left.indexOf(move)
  const before = left.slice(0, at)
  if (at < 0 || before.some((one) => isCall(one) || isCall(move) || spaceOf(one) === spaceOf(move))) return null
  return [...before, ...left.slice(at + 1)]
}

/** Return the cards that the opponent may hold: those that the user neither holds nor has seen. */
export function unseenCards({ mine, hers }: QuartinoPuzzle): string[] {
  const seen = new Set(`${mine},${hers}`.split(/[,/]/))
  const colours = [...'YBGP']
  const all = colours.flatMap((a) =>
    colours.flatMap((b) =>
      colours.flatMap((c) => colours.map((d) => [a, b, c, d]).filter((card) => new Set(card).size === 4)),
    ),
  )
  return all.map((card) => card.join('')).filter((card) => !seen.has(card))
}
