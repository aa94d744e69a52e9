// Analysis in words: moves of one kind are listed together, and teams are named as teams.
import { beforeAll, expect, it, vi } from 'vitest'
import { useLanguage, loadParts } from '../lib/words/texts.svelte'
import type { LobbyTable } from '../lib/net/wire'
import { marked, partsOf } from './named'
import { refusalWithLine, explain, movesWords, namer, peopleAt, versus } from './explain'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
  await loadParts('study')
})

it('lists several moves of one kind together', () => {
  expect(movesWords(['place a2', 'place b2', 'place c2'], 'classic')).toBe('placing on a2, b2 and c2')
  expect(movesWords(['call a1 b1 c1 d1', 'place a2', 'place b2'], 'classic')).toBe(
    'calling row 1 and placing on a2 and b2',
  )
  expect(explain({ code: 'missed-win', params: { number: 2, moves: ['place a2', 'place b2'] } }, 'classic')).toBe(
    'The winning moves were placing on a2 and b2.',
  )
})

it('separates pieces by semicolons where their words have commas', async () => {
  const gives = ['give 8', 'give 7']
  expect(movesWords(gives, 'classic')).toBe('giving dark tall round solid and light short square hollow')
  await useLanguage('da')
  expect(movesWords(gives, 'classic')).toBe('at give en brik (mørk, høj, rund, uden hul; lys, lav, firkantet, med hul)')
  await useLanguage('en')
})

it('marks the pieces and squares that a sentence names', () => {
  const reason = {
    code: 'gives-win',
    params: { piece: 'DTRF', square: 'b2', line: 'a2b2c2d2', values: ['dark'] },
  }
  const named = partsOf(explain(reason, 'classic', marked)).filter(({ piece, squares }) => piece ?? squares)
  expect(named).toEqual([
    { text: 'dark tall round solid', piece: '8' },
    { text: 'b2', squares: ['b2'] },
    { text: 'row 2', squares: ['a2', 'b2', 'c2', 'd2'] },
  ])
})

it('names teams with all their players', () => {
  const players = { A1: 'Ann', B1: 'Ben', A2: 'Cat', B2: 'Dan' }
  expect(versus('quarto', Object.keys(players), players)).toBe('Ann and Cat against Ben and Dan')
  expect(versus('quarto', ['A', 'B'], { A: 'Ann', B: 'Ben' })).toBe('Ann and Ben')
  const chairs = ['Ann', 'Ben', 'Cat', ''].map((name) => ({ kind: name ? 'person' : 'free', name }))
  const table = (game: string) => ({ settings: { game }, chairs }) as unknown as LobbyTable
  expect(peopleAt(table('quarto'))).toBe('Ann and Cat against Ben')
  expect(peopleAt(table('quartino'))).toBe('Ann, Ben and Cat')
})

it('adds the seat to players with the same name', () => {
  const names = namer({ A: 'Guest', B: 'Guest' })
  expect([names('A'), names('B')]).toEqual(['Guest A', 'Guest B'])
  expect(namer({ A: 'Ada', B: 'Bo' })('A')).toBe('Ada')
})

it('calls mushrooms red or blue', () => {
  const refusal = { code: 'wrong-colours', text: '' }
  expect(refusalWithLine(refusal, 'mushrooms+owned')).toContain('red and blue')
  expect(refusalWithLine(refusal, 'danish')).toContain('light and dark')
})
