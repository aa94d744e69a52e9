// Puzzles as they come from the server, kept for when there is none; and how somebody fares at them on this device.
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

/** The rule sets that have puzzles. */
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

const CACHE = 'fourfold-puzzles'

/** All puzzles of a rule set. */
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
    // A browser that keeps nothing.
  }
}

export interface Fare {
  /** Solved in a row, without a wrong move. */
  streak: number
  best: number
  solved: string[]
}

const KEY = 'fourfold-puzzles'

export function fare(): Fare {
  const none: Fare = { streak: 0, best: 0, solved: [] }
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Fare>) }
  } catch {
    return none
  }
}

/** How somebody fares after one puzzle more: solved alone, solved with help, or missed. */
export function after({ streak, best, solved }: Fare, puzzle: string, how: 'alone' | 'helped' | 'missed'): Fare {
  const row = how === 'alone' ? streak + 1 : how === 'helped' ? streak : 0
  const known = how === 'missed' || solved.includes(puzzle) ? solved : [...solved, puzzle]
  return { streak: row, best: Math.max(best, row), solved: known }
}

export function keepFare(now: Fare): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // A browser that keeps nothing.
  }
}

/** One that was not solved yet, if there is any; never the same twice in a row. */
export function nextPuzzle(
  puzzles: Puzzle[],
  grade: number,
  solved: string[],
  last: string | null,
  random = Math.random,
): Puzzle | null {
  const fitting = puzzles.filter((puzzle) => puzzle.grade === grade && puzzle.id !== last)
  const fresh = fitting.filter(({ id }) => !solved.includes(id))
  const from = fresh.length ? fresh : fitting
  return from[Math.floor(random() * from.length)] ?? puzzles.find((puzzle) => puzzle.grade === grade) ?? null
}
