import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { courseOf, leftAfter, readPuzzles, unseenCards } from './quartinoPuzzles'

const puzzles = readPuzzles(readFileSync('../src/fourfold/engine/data/quartino-puzzles.tsv', 'utf-8'))

describe('puzzles of Quartino', () => {
  it('are read from the file that comes with Fourfold', () => {
    expect(puzzles.length).toBeGreaterThan(1000)
    expect(new Set(puzzles.map(({ kind }) => kind)).size).toBe(5)
    for (const { grade, solution, position } of puzzles) {
      expect([1, 2, 3, 4, 5]).toContain(grade)
      expect(solution.length).toBeGreaterThan(0)
      expect(position).toMatch(/^([YBGP]+|\.)(\/([YBGP]+|\.)){8} [AB]$/)
    }
  })

  it('begin with the cards and tokens of their file, with a referee unless situations are announced', () => {
    const puzzle = puzzles.find(({ kind }) => kind === 'announce')!
    const [board, first] = puzzle.position.split(' ')
    expect(courseOf(puzzle, [])).toEqual({
      rules: 'quartino',
      deal: [puzzle.mine, puzzle.hers],
      board,
      first,
      events: [],
    })
    expect(courseOf({ ...puzzle, kind: 'stop' }, ['place B 3']).rules).toBe('quartino+referee')
  })

  it('accept moves on different spaces between two calls in any order', () => {
    const way = ['clear 4', 'place B 1', 'place B 6', 'call YGBP 5', 'place G c', 'call GPYB 6']
    expect(leftAfter(way, 'place B 6')).toEqual(['clear 4', 'place B 1', 'call YGBP 5', 'place G c', 'call GPYB 6'])
    expect(leftAfter(way, 'place G c')).toBeNull()
    expect(leftAfter(way, 'call YGBP 5')).toBeNull()
    expect(leftAfter(way, 'place Y 1')).toBeNull()
    expect(leftAfter(['place B 5', 'place P 5', 'call GPYB 5'], 'place P 5')).toBeNull()
    expect(leftAfter(['call YGBP 5'], 'call YGBP 5')).toEqual([])
  })

  it('ask for a card that is neither the solver’s nor made', () => {
    for (const puzzle of puzzles.filter(({ kind }) => kind === 'hand')) {
      const cards = unseenCards(puzzle)
      expect(cards).toHaveLength(17)
      expect(cards).toContain(puzzle.solution[0])
    }
  })
})
