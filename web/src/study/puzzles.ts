// Puzzles of Quarto from the server, cached for when it cannot be reached; and for both games the choice of the next puzzle,
// and the user's statistics in the browser's storage.
import { get } from '../lib/net/server'

export interface Puzzle {
  id: string
  rules: string
  position: string
  solution: string
  kind: 'win-place' | 'win-give' | 'hold-place' | 'hold-give'
  length: number
  grade: number
  found: number
}

/** The rules that have puzzles. */
export const RULE_SETS = [
  'classic',
  'classic+squares',
  'classic+traits:colour,height',
  'classic+squares+traits:shape,body',
  'classic+values:dark,short',
  'danish',
  'danish+squares',
]
export const GRADES = [1, 2, 3, 4, 5]
/** The kinds of Quartino's puzzles. */
export const KINDS = ['two-cards', 'chain', 'stop', 'announce', 'hand'] as const

const CACHE = 'fourfold-puzzles'

/** Return all puzzles of a rules string. */
export async function puzzlesOf(rules: string): Promise<Puzzle[]> {
  const path = `/api/puzzles?${new URLSearchParams({ rules })}`
  try {
    const found = await get<Puzzle[]>(path)
    void remember(path, found)
    return found
  } catch (error) {
    const kept = typeof caches === 'undefined' ? undefined : await caches.match(path).catch(() => undefined)
    if (!kept) throw error
    return (await kept.json()) as Puzzle[]
  }
}

async function remember(path: string, puzzles: Puzzle[]): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    await cache.put(path, new Response(JSON.stringify(puzzles), { headers: { 'Content-Type': 'application/json' } }))
  } catch {
    // The browser caches nothing.
  }
}

export interface PuzzleCounts {
  /** The number of puzzles solved in a row without a wrong move, and the largest such number. */
  streak: number
  best: number
  solved: string[]
}

const KEY = 'fourfold-puzzles'

/** Return the stored statistics. */
export function readStatistics(): PuzzleCounts {
  const none: PuzzleCounts = { streak: 0, best: 0, solved: [] }
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PuzzleCounts>) }
  } catch {
    return none
  }
}

/** Return the statistics after another puzzle: solved alone, solved with help, or missed. */
export function withResult(
  { streak, best, solved }: PuzzleCounts,
  puzzle: string,
  how: 'alone' | 'helped' | 'missed',
): PuzzleCounts {
  const row = how === 'alone' ? streak + 1 : how === 'helped' ? streak : 0
  const known = how === 'missed' || solved.includes(puzzle) ? solved : [...solved, puzzle]
  return { streak: row, best: Math.max(best, row), solved: known }
}

/** Store the statistics. */
export function storeStatistics(now: PuzzleCounts): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // The browser stores nothing.
  }
}

/**
 * Return a random puzzle of a grade: an unsolved one if there is any, and not the last one again if there is another.
 */
export function nextPuzzle<P extends Pick<Puzzle, 'id' | 'grade'>>(
  puzzles: P[],
  grade: number,
  solved: string[],
  last: string | null,
  random = Math.random,
): P | null {
  const fitting = puzzles.filter((puzzle) => puzzle.grade === grade && puzzle.id !== last)
  const fresh = fitting.filter(({ id }) => !solved.includes(id))
  const from = fresh.length ? fresh : fitting
  return from[Math.floor(random() * from.length)] ?? puzzles.find((puzzle) => puzzle.grade === grade) ?? null
}
