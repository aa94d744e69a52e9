import { describe, expect, it } from 'vitest'
import { faultOf, inWords, rulesPage } from './rules'

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
