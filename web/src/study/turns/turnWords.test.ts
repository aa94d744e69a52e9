import { beforeAll, expect, it, vi } from 'vitest'
import type { TurnNote } from '../../lib/core/quartinoNative'
import { LANGUAGES, loadParts, useLanguage } from '../../lib/words/texts.svelte'
import { namer } from '../explain'
import { marked, partsOf } from '../named'
import { betterWords, chancesWords, changeWords, explainTurn, explainTurnReason, turnHeading } from './turnWords'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
  await loadParts('study', 'quartino')
})

const names = namer({ A: 'Ann', B: 'Bea' }, ['B'])
const NOTE: TurnNote = {
  turn: 9,
  number: 18,
  seat: 'A',
  moves: ['place Y 3', 'end'],
  before: { A: 6_200, B: 3_800 },
  after: { A: 3_100, B: 6_900 },
  mistake: true,
  loss: 1_000,
  better: ['say column c', 'clear c', 'place P 2', 'call YBGP 7', 'end'],
  reasons: [{ code: 'missed-call', params: { card: 'YBGP', space: '7' } }],
}

it('tells chances as percentages', () => {
  expect(turnHeading(NOTE)).toBe('Mistake: from 62% to 31%')
  expect(turnHeading({ ...NOTE, mistake: false })).toBe('')
  // The chances, which know all cards, may rise with a mistake.
  expect(turnHeading({ ...NOTE, before: NOTE.after, after: NOTE.before })).toBe(
    'Mistake, by what the player could know',
  )
  expect(changeWords(NOTE, names)).toBe('Turn\u00a09, Ann: from 62% to 31%')
  expect(chancesWords(NOTE.after, names)).toBe('Ann 31% · You 69%')
})

it('names cards, moves and players instead of their notation', () => {
  const CARD = 'yellow in the centre, then clockwise blue, green and pink'
  expect(betterWords(NOTE)).toBe(`Better: Column!, Clear the centre, pink on space\u00a02, Quartino! ${CARD}.`)
  expect(explainTurn(NOTE, names)).toContain(`in the centre, then clockwise blue, green and pink was on the board`)
  const reason = (code: string, seat: string) => ({ code, params: { card: 'YBGP', seat, percent: 40 } })
  expect(explainTurnReason(reason('helps-card', 'A'), names)).toMatch(
    / is now one token away, and Ann may hold it \(40%\)\.$/,
  )
  expect(explainTurnReason(reason('helps-card', 'B'), names)).toMatch(/, and you may hold it \(40%\)\.$/)
  expect(explainTurnReason(reason('could-stop', 'B'), names)).toMatch(/, and it may be your last card \(40%\)\.$/)
  const bots = namer({ A: 'level2', B: 'Bea' })
  expect(explainTurnReason(reason('helps-card', 'A'), bots)).toContain('and the computer (level\u00a02) may hold it')
  const cleared = { code: 'wrong-column', params: { space: 'c', better: '4' } }
  expect(explainTurnReason(cleared, names)).toBe('The wrong column was cleared: centre instead of 4.')
  const column = { code: 'missed-column', params: { space: 'c', number: 5 } }
  expect(explainTurnReason(column, names)).toBe('“Column” was not announced (centre: 5\u00a0tokens).')
})

it('marks the cards and moves that it draws', () => {
  const drawn = partsOf(explainTurn(NOTE, names, marked)).flatMap(({ card, move }) => card ?? move ?? [])
  expect(drawn).toEqual(['YBGP', 'say column c', 'clear c', 'place P 2', 'call YBGP 7'])
})

it('has every sentence about this guest in every language', async () => {
  for (const language of LANGUAGES) {
    await useLanguage(language)
    for (const code of ['could-stop', 'helps-card']) {
      const told = explainTurnReason({ code, params: { card: 'YBGP', seat: 'B', percent: 40 } }, names)
      expect(told, `${language} ${code}`).toMatch(/40/)
      expect(told, `${language} ${code}`).not.toMatch(/turn-why|study-turn|\{/)
    }
  }
  await useLanguage('en')
})
