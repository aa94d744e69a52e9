import { describe, expect, it } from 'vitest'
import { choiceOf, faultOf, inWords, optionId, rulesOf, rulesPage, usual } from './rules'

describe('a rules string', () => {
  it('is read like the server reads it', () => {
    for (const rules of [
      'classic',
      'classic+squares+referee',
      'danish+free+traits:colour,body',
      'mushrooms+values:red,big',
      'classic+turn:30',
    ])
      expect(faultOf('quarto', rules)).toBeNull()
    expect(faultOf('quartino', 'quartino-first+referee+turns:50')).toBeNull()
  })

  it.each([
    ['', 'bad-preset'],
    ['quartino', 'bad-preset'],
    ['classic+', 'bad-option'],
    ['classic+turns:9', 'bad-option'],
    ['classic+squares:2', 'bad-option'],
    ['classic+squares+squares', 'option-twice'],
    ['classic+turn:0', 'bad-option-value'],
    ['classic+traits:colour,colour', 'bad-option-value'],
    ['classic+values:green', 'bad-option-value'],
    ['classic+referee+lose-on-false-call', 'options-contradict'],
    ['danish+owned+free', 'options-contradict'],
  ])('that is wrong is not said as if it were right: %s', (rules, code) => {
    expect(faultOf('quarto', rules)?.code).toBe(code)
  })

  // Without a catalogue, a text is its own name.
  it.each([
    ['classic', 'preset-classic-about'],
    ['classic+squares+turn:30', 'preset-classic-about'],
    ['classic+referee', 'option-referee.about'],
    ['classic+traits:colour', 'option-players.about'],
    ['mushrooms+referee', 'preset-mushrooms-about'],
    ['danish+owned-dark', 'preset-danish-about'],
    ['danish+free', 'option-free.about option-players.about'],
    ['danish+owned-dark+referee', 'option-owned-dark.about option-referee.about'],
    ['quartino+referee', 'preset-quartino-about'],
  ])('is told with nothing that its options make untrue: %s', (rules, about) => {
    expect(inWords(rules).about).toBe(about)
  })

  it('leads to the page of its edition', () => {
    expect(rulesPage('danish+squares')).toBe('/rules/danish')
    expect(rulesPage('quartino-first')).toBe('/rules/quartino')
  })
})

describe('the choices of a rules string', () => {
  it.each([
    'classic',
    'mushrooms+squares+values:dark',
    'danish+traits:colour,body+free+lose-on-false-call',
    'classic+values:light,dark,short+owned-dark+referee+turn:45',
  ])('say the same as it does: %s', (rules) => {
    expect(rulesOf(choiceOf('quarto', rules)!)).toBe(rules)
  })

  it('are those of the text in whichever order and by whichever names', () => {
    expect(choiceOf('quarto', 'mushrooms+values:blue,big,small+squares')).toEqual({
      ...usual('mushrooms'),
      squares: true,
      counts: { colour: 'dark', height: 'both', shape: 'none', body: 'none' },
    })
    expect(choiceOf('quartino', 'quartino+turns:50+players')?.turns).toBe(50)
  })

  it('are none where it cannot be read', () => {
    expect(choiceOf('quarto', 'classic+traits:')).toBeNull()
    expect(choiceOf('quarto', 'quartino')).toBeNull()
  })
})

it('mushrooms are red or blue', () => {
  expect(optionId('owned-dark', 'mushrooms')).toBe('page-mushrooms-owned-dark')
  expect(optionId('owned-dark', 'danish')).toBe('option-owned-dark')
  expect(optionId('free', 'mushrooms')).toBe('option-free')
})
