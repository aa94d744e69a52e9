import { describe, expect, it } from 'vitest'
import { beginnersChoices, chosenParts, withParts } from './beginners'
import { formOf, oneSidedAgainst, rulesOf } from './rules'
import { faultOf } from './rulesStrings'

describe('the choices for children and beginners', () => {
  it('have rules that can be read, and that leave every player a line to complete', () => {
    for (const { game, rules } of beginnersChoices('en')) {
      expect(faultOf(game, rules), rules).toBeNull()
      expect(rulesOf(formOf(game, rules)!)).toBe(rules)
      expect(oneSidedAgainst(formOf(game, rules)!)).toBeNull()
    }
  })

  it('begin with the example of the Danish booklet for Danish readers only', () => {
    expect(beginnersChoices('da').map(({ rules }) => rules)).toEqual([
      'danish+values:dark+free',
      'classic+traits:colour',
      'classic+traits:colour,shape',
      'mushrooms',
      'quartino-first',
    ])
    expect(beginnersChoices('nl')[0]!.rules).toBe('classic+traits:colour')
  })

  it('allow any of the eight values, and whole traits', () => {
    const danish = formOf('quarto', 'danish+values:dark+free')!
    expect(chosenParts(danish, 'values')).toEqual(['dark'])
    expect(rulesOf(withParts(danish, 'values', ['dark', 'hollow', 'short']))).toBe(
      'danish+values:dark,short,hollow+free',
    )
    expect(rulesOf(withParts(danish, 'values', ['dark', 'light']))).toBe('danish+traits:colour+free')
    const mushrooms = formOf('quarto', 'mushrooms')!
    expect(chosenParts(mushrooms, 'traits')).toEqual(['colour', 'height', 'shape', 'body'])
    expect(rulesOf(withParts(mushrooms, 'traits', ['colour']))).toBe('mushrooms+traits:colour')
  })
})
