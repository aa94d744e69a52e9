// Rules strings in one line of words, and those that the analysis board offers.
import { inWords } from '../lib/words/rules'
import { t } from '../lib/words/texts.svelte'
import type { Game } from '../lib/net/wire'

/** The rules strings in the list of the analysis board; others can be typed. */
export const COMMON = [
  'classic',
  'classic+squares',
  'classic+traits:colour,height',
  'mushrooms',
  'danish',
  'danish+squares',
]

/** Return a rules string in words: "Classic · 2×2 squares". */
export function rulesWords(rules: string): string {
  const { name, options } = inWords(rules)
  return [name, ...options].join(' · ')
}

/**
 * Return game and rules in words: "Quarto · Classic · Referee"; the game is left out if the name of its rules begins
 * with it.
 */
export function gameWords(game: Game, rules: string): string {
  const named = rulesWords(rules)
  return named.startsWith(t(`game-${game}`)) ? named : `${t(`game-${game}`)} · ${named}`
}
