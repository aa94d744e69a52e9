// Rule sets by name, where one is chosen or named in a line.
import { inWords } from '../lib/words/rules'
import { t } from '../lib/words/texts.svelte'
import type { Game } from '../lib/net/wire'

/** The rule sets that are offered at once, where any could be typed. */
export const COMMON = [
  'classic',
  'classic+squares',
  'classic+traits:colour,height',
  'mushrooms',
  'danish',
  'danish+squares',
]

/** "Classic · 2×2 squares". */
export function rulesWords(rules: string): string {
  const { name, options } = inWords(rules)
  return [name, ...options].join(' · ')
}

/** "Quarto · Classic · Referee": the game, where its rules do not name it. */
export function gameWords(game: Game, rules: string): string {
  const named = rulesWords(rules)
  return named.startsWith(t(`game-${game}`)) ? named : `${t(`game-${game}`)} · ${named}`
}
