import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { defaultForm, formOf, inWords, oneSidedAgainst, optionId, rulesOf } from './rules'
import { RULE_SETS } from '../../study/puzzles'
import { COMMON } from '../../study/rules'
import { offeredPresets, rulesPage, usualBeginner } from './editions'
import { faultOf, hasTeams, offeredSeats, PRESETS } from './rulesStrings'
import { useLanguage, t } from './texts.svelte'
import type { Game } from '../net/wire'

describe('a rules string', () => {
  // What Python says of strings of both games, sound or not; `python -m tests.browser.page_fixtures` writes it.
  const read = readFileSync(new URL('rules.fixture.tsv', import.meta.url), 'utf8')
    .replace(/\n$/, '')
    .split('\n')

  it('is refused with the code and parameters of the server', () => {
    expect(read.length).toBe(700)
    for (const line of read) {
      const [game, rules = '', code, text = ''] = line.split('\t') as [Game, ...string[]]
      const params = JSON.parse(text) as Record<string, string>
      // The game is named in the language of the page; without a catalogue, a text is its own name.
      const said = 'game' in params ? { ...params, game: `game-${game}` } : params
      expect(faultOf(game, rules), rules).toEqual(code ? { code, text: '', params: said } : null)
    }
  })

  it('is one-sided against the colour that the rules in Python name', () => {
    const against = new Set<string>()
    for (const line of read) {
      const [game, rules = '', code, , colour = ''] = line.split('\t') as [Game, ...string[]]
      if (code) continue
      expect(oneSidedAgainst(formOf(game, rules)!), rules).toBe(colour || null)
      against.add(colour)
    }
    expect(against).toEqual(new Set(['', 'light', 'dark']))
  })

  // Without a catalogue, a text is its own name.
  it.each([
    ['classic', 'preset-classic-about'],
    ['classic+squares+turn:30', 'preset-classic-about'],
    ['classic+referee', 'option-referee.about'],
    ['classic+traits:colour', 'option-players.about'],
    ['mushrooms+referee', 'preset-mushrooms-about'],
    ['danish+owned-dark', 'preset-danish-about'],
    ['danish+referee', 'option-owned.about option-referee.about'],
    ['danish+free', 'option-free.about option-players.about'],
    ['danish+owned-dark+referee', 'option-owned-dark.about option-referee.about'],
    ['quartino+referee', 'preset-quartino-about'],
  ])('is told with nothing that its options make untrue: %s', (rules, about) => {
    expect(inWords(rules).about).toBe(about)
  })

  it.each([
    ['classic+owned', 'preset-classic-about option-owned.about'],
    ['classic+owned-dark+referee', 'option-owned-dark.about option-referee.about'],
    ['mushrooms+owned', 'preset-mushrooms-about page-mushrooms-owned.about'],
  ])('explains own colours outside the Danish edition, too: %s', (rules, about) => {
    expect(inWords(rules).about).toBe(about)
    expect(about).toContain(inWords(rules).colours)
    expect(inWords('classic+squares').colours).toBe('')
  })

  it.each([
    ['classic', 'option-players.about'],
    ['mushrooms+referee', 'option-referee.about'],
    ['quartino', 'option-players.about'],
    ['quartino-first+referee', 'option-referee.about'],
  ])('says once who spots lines and cards: %s', (rules, sight) => {
    expect(inWords(rules).sight).toBe(sight)
    // The sentences about the edition say it already.
    expect(inWords('classic+referee').sight).toBe('')
  })

  it('has the rules page of its edition', () => {
    expect(rulesPage('danish+squares')).toBe('/rules/danish')
    expect(rulesPage('quartino-first')).toBe('/rules/quartino')
  })
})

describe('the form of a rules string', () => {
  it.each([
    'classic',
    'mushrooms+squares+values:dark',
    'danish+traits:colour,body+free+lose-on-false-call',
    'classic+values:light,dark,short+owned-dark+referee+turn:45',
  ])('says the same as the string: %s', (rules) => {
    expect(rulesOf(formOf('quarto', rules)!)).toBe(rules)
  })

  it('does not depend on the order of options and the names of values', () => {
    expect(formOf('quarto', 'mushrooms+values:blue,big,small+squares')).toEqual({
      ...defaultForm('mushrooms'),
      squares: true,
      counts: { colour: 'dark', height: 'both', shape: 'none', body: 'none' },
    })
    expect(formOf('quartino', 'quartino+turns:50+players')?.turns).toBe(50)
  })

  it('is null if the string cannot be read', () => {
    expect(formOf('quarto', 'classic+traits:')).toBeNull()
    expect(formOf('quarto', 'quartino')).toBeNull()
  })
})

it.each([...COMMON, ...RULE_SETS, ...PRESETS.quarto])('the page offers only rules that can be read: %s', (rules) => {
  expect(faultOf('quarto', rules)).toBeNull()
})

it('the messages of owned colours say red or blue for mushrooms', () => {
  expect(optionId('owned-dark', 'mushrooms')).toBe('page-mushrooms-owned-dark')
  expect(optionId('owned-dark', 'danish')).toBe('option-owned-dark')
  expect(optionId('free', 'mushrooms')).toBe('option-free')
})

it('inWords names trait values in the words of the edition, whichever names the rules string has', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
  for (const values of ['red,big', 'light,tall', 'light,big']) {
    expect(inWords(`mushrooms+values:${values}`).options).toEqual([t('page-only-traits', { names: 'red and big' })])
    expect(inWords(`classic+values:${values}`).options).toEqual([t('page-only-traits', { names: 'light and tall' })])
  }
})

it('offeredSeats offers equal teams in Quarto, and two to four players in Quartino', () => {
  expect(offeredSeats('quarto')).toEqual([2, 4, 6, 8])
  expect(offeredSeats('quartino')).toEqual([2, 3, 4])
  expect([hasTeams('quarto', 2), hasTeams('quarto', 4), hasTeams('quartino', 4)]).toEqual([false, true, false])
})

it('offers the edition of the language first', () => {
  expect(offeredPresets('quarto', 'da')).toEqual(['danish', 'classic', 'mushrooms'])
  expect(offeredPresets('quarto', 'fr')).toEqual(PRESETS.quarto)
  expect(offeredPresets('quartino', 'da')).toEqual(PRESETS.quartino)
})

it('the youngest begins in Quartino, lots decide in Quarto', () => {
  expect([usualBeginner('quarto'), usualBeginner('quartino')]).toEqual(['lot', 'youngest'])
})
