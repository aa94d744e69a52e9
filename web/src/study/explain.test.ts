// Analysis in words: moves of one kind are listed together, and teams are named as teams.
import { beforeAll, expect, it, vi } from 'vitest'
import { loadParts, t, useLanguage } from '../lib/words/texts.svelte'
import type { LobbyTable } from '../lib/net/wire'
import { marked, partsOf } from './named'
import {
  asYou,
  explain,
  explainAll,
  firstHint,
  movesWords,
  namer,
  noteHeading,
  peopleAt,
  refusalWithLine,
  resultAfter,
  resultWords,
  summaryOf,
  verdictWords,
  versus,
  winsWords,
} from './explain'
import type { MoveNote } from '../lib/core/core'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
  await loadParts('study')
})

it('lists several moves of one kind together', () => {
  expect(movesWords(['place a2', 'place b2', 'place c2'], 'classic')).toBe('placing on a2, b2 and c2')
  expect(movesWords(['call a1 b1 c1 d1', 'place a2', 'place b2'], 'classic')).toBe(
    'calling row\u00a01 and placing on a2 and b2',
  )
  expect(explain({ code: 'missed-win', params: { number: 2, moves: ['place a2', 'place b2'] } }, 'classic')).toBe(
    'These moves won: placing on a2 and b2.',
  )
})

it('separates pieces by semicolons where their words have commas', async () => {
  const gives = ['give 8', 'give 7']
  expect(movesWords(gives, 'classic')).toBe('giving dark tall round solid and light short square hollow')
  await useLanguage('da')
  expect(movesWords(gives, 'classic')).toBe('at give en brik (mørk, høj, rund, uden hul; lys, lav, firkantet, med hul)')
  await useLanguage('en')
})

it('gives mushrooms their gender in French', async () => {
  await useLanguage('fr')
  expect(movesWords(['give 8'], 'mushrooms')).toBe('donner un champignon (bleu, grand, pointu, à pois)')
  const reason = { code: 'gives-win', params: { piece: 'DTRF', square: 'b2', line: 'a2b2c2d2', values: ['dark'] } }
  expect(explain(reason, 'mushrooms+squares')).toMatch(/^Donner ce champignon \(bleu, .*, il complète/)
  expect(explain(reason, 'classic')).toMatch(/^Donner cette pièce \(foncée, .*, elle complète/)
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
    { text: 'row\u00a02', squares: ['a2', 'b2', 'c2', 'd2'] },
  ])
})

it('heads a note on an only move only if its sentences do not say so', () => {
  const only = { mistake: false, only: true, reasons: [] as MoveNote['reasons'] } as MoveNote
  expect(noteHeading(only, 'only-move')).toBe('Only move')
  expect(noteHeading({ ...only, reasons: [{ code: 'only-win', params: {} }] }, 'only-move')).toBe('')
  expect(noteHeading({ ...only, before: 'win', after: 'loss', mistake: true }, 'mistake')).toBe(
    'Mistake: from win to loss',
  )
})

it('names the only move, as a row of moves tells of a placement and of a gift', () => {
  const reasons = [{ code: 'only-draw', params: {} }]
  expect(explainAll({ move: 'give 8', reasons } as unknown as MoveNote, 'classic')).toBe(
    'The only move to hold the draw was found: giving dark tall round solid.',
  )
})

it('says of a task of giving what is to be placed after it', () => {
  expect(firstHint({ kind: 'win-give', length: 1 })).toContain('After giving it, you only need to place one piece.')
})

it('names teams with all their players', () => {
  const players = { A1: 'Ann', B1: 'Ben', A2: 'Cat', B2: 'Dan' }
  expect(versus('quarto', Object.keys(players), namer(players))).toBe('Ann and Cat against Ben and Dan')
  expect(versus('quarto', ['A', 'B'], namer({ A: 'Ann', B: 'Ben' }))).toBe('Ann against Ben')
  const chairs = ['Ann', 'Ben', 'Cat', ''].map((name) => ({ kind: name ? 'person' : 'free', name }))
  const table = (game: string, ...yours: number[]) =>
    ({ settings: { game }, chairs, your_chairs: yours }) as unknown as LobbyTable
  expect(peopleAt(table('quarto'))).toBe('Ann and Cat against Ben')
  expect(peopleAt(table('quartino', 1))).toBe('You, Ann and Cat')
})

it('tells the number of pieces to place only where the puzzle is a win', () => {
  expect(firstHint({ kind: 'win-place', length: 2 })).toBe(
    'You need to place 2\u00a0pieces. Half of the wrong moves are now ruled out.',
  )
  expect(firstHint({ kind: 'hold-give', length: 1 })).toBe('Half of the wrong moves are now ruled out.')
})

it('adds the seat to players with the same name', () => {
  const names = namer({ A: 'Guest', B: 'Guest' })
  expect([names('A'), names('B')]).toEqual(['Guest A', 'Guest B'])
  expect(namer({ A: 'Ada', B: 'Bo' })('A')).toBe('Ada')
})

it('addresses this guest as "you"', () => {
  const names = namer({ A: 'Guest', B: 'Guest' }, ['B'])
  expect([names('A'), names('B')]).toEqual(['Guest', 'You'])
  expect(versus('quarto', ['A', 'B'], names)).toBe('You against Guest')
  expect(resultWords({ winners: ['B'], reason: 'resign' }, names)).toBe('You win – by resignation')
  expect(resultWords({ winners: ['A'], reason: 'resign' }, names)).toBe('Guest wins – by resignation')
  expect(verdictWords(names, 'B', 'win', null)).toBe('You are winning')
  expect(verdictWords(names, 'A', 'loss', 2)).toBe('Guest loses within 2\u00a0turns')
  expect(asYou(names, 'B', 'study-asked-give')).toBe('You give')
  // On one screen all players are this guest's: their names tell them apart.
  expect(namer({ A: 'Ann', B: 'Ben' }, ['A', 'B'])('A')).toBe('Ann')
})

it('calls mushrooms red or blue', () => {
  const refusal = { code: 'wrong-colours', text: '' }
  expect(refusalWithLine(refusal, 'mushrooms+owned')).toContain('red and blue')
  expect(refusalWithLine(refusal, 'danish')).toContain('light and dark')
})

it('names a bot with its article, and a resignation once', async () => {
  const names = namer({ A: 'level2', B: 'Guest' }, ['B'])
  expect(versus('quarto', ['A', 'B'], names)).toBe('You against the computer (level\u00a02)')
  expect(versus('quartino', ['A', 'B'], names)).toBe('You against the computer (level\u00a02)')
  expect(resultAfter({ winners: ['A'], reason: 'resign' }, names, ['A', 'B'])).toBe('The computer (level\u00a02) wins')
  expect(resultAfter({ winners: ['B'], reason: 'time' }, names, ['A', 'B'])).toBe('You win')
  expect(resultAfter({ winners: ['A'], reason: 'line' }, names, ['A', 'B'])).toContain('line completed')
  await useLanguage('de')
  expect(versus('quarto', ['A', 'B'], names)).toBe('Du gegen den Computer (Stufe\u00a02)')
  expect(verdictWords(names, 'A', 'win', null)).toMatch(/^Der Computer/)
  await useLanguage('en')
})

it('names a bot with its article over its side of the plot', async () => {
  const names = namer({ A: 'level2', B: 'Ben' })
  expect(winsWords(names, 'A')).toBe('The computer (level\u00a02) wins')
  await useLanguage('it')
  expect([winsWords(names, 'A'), winsWords(names, 'B')]).toEqual(['Il computer (livello\u00a02) vince', 'Ben vince'])
  await useLanguage('en')
})

it('counts missed calls only where players call', () => {
  const notes = [{ seat: 'A', mistake: true, missed_calls: [] as string[] }] as MoveNote[]
  const names = namer({ A: 'Ann', B: 'Ben' })
  expect(summaryOf(notes, 'classic', names)).toEqual([
    'Ann: 1 mistake, 0 missed calls',
    'Ben: 0 mistakes, 0 missed calls',
  ])
  expect(summaryOf(notes, 'classic+referee', names)).toEqual(['Ann: 1 mistake', 'Ben: 0 mistakes'])
})

it('keeps Czech words of one letter with the next word', async () => {
  await useLanguage('cs')
  expect(t('page-play-bot')).toBe('Hrát s\u00a0počítačem')
  expect(t('page-home-about')).toContain(', v\u00a0Quartu')
  await useLanguage('en')
})
