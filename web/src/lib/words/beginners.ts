// What is offered to children and beginners (Q8, T11). Lives here: the choices, their rules, and what can be chosen of
// each. Does not live here: rules strings (rulesStrings.ts), the form that shows the choices (parts/Beginners.svelte).
import type { Game } from '../net/wire'
import { countedValues, countsOf, type RulesForm } from './rules'
import { localPreset } from './editions'
import { TRAITS, VALUES } from './rulesStrings'

export interface BeginnersChoice {
  name: string
  game: Game
  /** The rules at first. */
  rules: string
  /** What can be chosen: whole traits, or each of their values. */
  parts?: 'traits' | 'values'
}

const CHOICES: BeginnersChoice[] = [
  { name: 'colour', game: 'quarto', rules: 'classic+traits:colour' },
  { name: 'traits', game: 'quarto', rules: 'classic+traits:colour,shape', parts: 'traits' },
  // The example of the Danish booklet; with own colours light could complete no line.
  { name: 'values', game: 'quarto', rules: 'danish+values:dark+free', parts: 'values' },
  { name: 'mushrooms', game: 'quarto', rules: 'mushrooms', parts: 'traits' },
  { name: 'quartino', game: 'quartino', rules: 'quartino-first' },
]

/** Return the choices in the order in which they are offered to the readers of a language: first those of its edition. */
export function beginnersChoices(language: string): BeginnersChoice[] {
  const isLocal = ({ game, rules }: BeginnersChoice) => rules.split('+')[0] === localPreset(game, language)
  return [...CHOICES.filter(isLocal), ...CHOICES.filter((choice) => !isLocal(choice))]
}

/** Return the traits, or their values, that are chosen in a form. */
export const chosenParts = (form: RulesForm, parts: 'traits' | 'values'): string[] =>
  parts === 'values' ? countedValues(form) : TRAITS.filter((trait) => form.counts[trait] !== 'none')

/** Return the form in which exactly these traits, or these values, count. */
export const withParts = (form: RulesForm, parts: 'traits' | 'values', chosen: string[]): RulesForm => ({
  ...form,
  counts: countsOf((trait) => VALUES[trait].filter((value) => chosen.includes(parts === 'values' ? value : trait))),
})
