import { beforeEach, describe, expect, it } from 'vitest'
import { freshStorage } from '../lib/storage/storage.fixture'
import { readStatistics, storeStatistics, withResult, nextPuzzle, type Puzzle } from './puzzles'

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

  it('solved with help keep the streak, missed ones end it', () => {
    let now = readStatistics()
    for (const id of ['a', 'b']) now = withResult(now, id, 'alone')
    expect([now.streak, now.best]).toEqual([2, 2])
    now = withResult(now, 'c', 'helped')
    expect(now).toMatchObject({ streak: 2, solved: ['a', 'b', 'c'] })
    now = withResult(now, 'd', 'missed')
    expect(now).toEqual({ streak: 0, best: 2, solved: ['a', 'b', 'c'] })
    storeStatistics(now)
    expect(readStatistics()).toEqual(now)
  })

  it('are chosen from the unsolved ones first', () => {
    const all = [puzzle('a'), puzzle('b'), puzzle('c', 2)]
    expect(nextPuzzle(all, 1, ['a'], null)?.id).toBe('b')
    expect(nextPuzzle(all, 1, ['a', 'b'], 'a')?.id).toBe('b')
    expect(nextPuzzle(all, 2, ['c'], 'c')?.id).toBe('c')
    expect(nextPuzzle(all, 5, [], null)).toBeNull()
  })
})
