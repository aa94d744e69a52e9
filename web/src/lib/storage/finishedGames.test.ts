import { beforeEach, describe, expect, it } from 'vitest'
import { forgetGame, keepGame, keptGame, keptGames } from './finishedGames'
import { courseOf, printRecord, readRecord } from './records'
import { freshStorage } from './storage.fixture'

const RECORD = `game: quarto
rules: danish+squares
seats: A1 B1 A2 B2
players: A1=Ada B1="Bo #2" A2="Cy \\"the\\" Q" B2=level3
result: B (call)

A1 give 0
# a comment
B1 place b2
B1 call a1 b1 c1 d1 ?
`

describe('records', () => {
  it('are read with header and events', () => {
    const record = readRecord(RECORD)!
    expect(record.seats).toEqual(['A1', 'B1', 'A2', 'B2'])
    expect(record.players).toEqual({ A1: 'Ada', B1: 'Bo #2', A2: 'Cy "the" Q', B2: 'level3' })
    expect(record.result).toEqual({ winners: ['B'], reason: 'call' })
    expect(record.events).toEqual(['A1 give 0', 'B1 place b2', 'B1 call a1 b1 c1 d1 ?'])
    expect(courseOf(record)).toMatchObject({ rules: 'danish+squares', seats: 4, start: null })
  })

  it('are printed without their comments', () => {
    expect(printRecord(readRecord(RECORD)!)).toBe(RECORD.replace('# a comment\n', ''))
  })

  it('are null for other texts', () => {
    expect(readRecord('1. e4 e5')).toBeNull()
    expect(readRecord('')).toBeNull()
    expect(readRecord('game: chess\nrules: x\n')).toBeNull()
  })
})

describe('finished games', () => {
  beforeEach(freshStorage)
  const numbered = (number: number) => RECORD.replace('Ada', `Ada${number}`)

  it('are listed with the newest first', () => {
    const one = keepGame({ record: numbered(1) }, 1000)!
    keepGame({ record: numbered(2), table: 'abc', number: 1 }, 2000)
    expect(keptGames().map(({ players }) => players.A1)).toEqual(['Ada2', 'Ada1'])
    expect(keptGame(one.id)).toEqual(one)
    forgetGame(one.id)
    expect(keptGames()).toHaveLength(1)
  })

  it('are stored once', () => {
    keepGame({ record: numbered(1), table: 'abc', number: 1 })
    keepGame({ record: numbered(2), table: 'abc', number: 1 })
    keepGame({ record: numbered(2), table: 'abc', number: 2 })
    expect(keptGames()).toHaveLength(2)
    keepGame({ record: numbered(2) })
    expect(keptGames()).toHaveLength(2)
  })

  it('with the same moves at one table are stored as two', () => {
    keepGame({ record: RECORD, table: 'abc', number: 1 })
    keepGame({ record: RECORD, table: 'abc', number: 2 })
    expect(keptGames()).toHaveLength(2)
  })

  it('are limited to the newest 200', () => {
    for (let number = 0; number < 205; number += 1) keepGame({ record: numbered(number) }, number)
    expect(keptGames()).toHaveLength(200)
    expect(keptGames()[0]!.players.A1).toBe('Ada204')
  })

  it('are none, without an error, in a browser without storage', () => {
    globalThis.localStorage = undefined as unknown as Storage
    expect(keptGames()).toEqual([])
    expect(() => keepGame({ record: RECORD })).not.toThrow()
  })
})
