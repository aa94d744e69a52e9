import { beforeEach, describe, expect, it } from 'vitest'
import { freshStorage } from '../lib/storage/storage.fixture'
import { after, fare, keepFare, nextPuzzle, type Puzzle } from './puzzles'

describe('puzzles', () => {
  beforeEach(freshStorage)
  const puzzle = (id: string, grade = 1): Puzzle => ({
    id,
    grade,
    rules: 'classic',
    position: '',
    solution: '',
    kind: 'win-place',
    length: 1,
    found: 50,
  })

  it('keep the streak', () => {
    let now = fare()
    for (const id of ['a', 'b']) now = after(now, id, 'alone')
    expect([now.streak, now.best]).toEqual([2, 2])
    now = after(now, 'c', 'helped')
    expect(now).toMatchObject({ streak: 2, solved: ['a', 'b', 'c'] })
    now = after(now, 'd', 'missed')
    expect(now).toEqual({ streak: 0, best: 2, solved: ['a', 'b', 'c'] })
    keepFare(now)
    expect(fare()).toEqual(now)
  })

  it('prefer what is unsolved', () => {
    const all = [puzzle('a'), puzzle('b'), puzzle('c', 2)]
    expect(nextPuzzle(all, 1, ['a'], null)?.id).toBe('b')
    expect(nextPuzzle(all, 1, ['a', 'b'], 'a')?.id).toBe('b')
    expect(nextPuzzle(all, 2, ['c'], 'c')?.id).toBe('c')
    expect(nextPuzzle(all, 5, [], null)).toBeNull()
  })
})
