import { describe, expect, it } from 'vitest'
import { faultOf, rulesPage } from './rules'

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

  it('leads to the page of its edition', () => {
    expect(rulesPage('danish+squares')).toBe('/rules/danish')
    expect(rulesPage('quartino-first')).toBe('/rules/quartino')
  })
})
