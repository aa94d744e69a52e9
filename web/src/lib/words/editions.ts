// Which edition of a game is offered first, and who begins. Lives here: what the home page needs of the rules, in few
// bytes (editions.generated.json, from the rules in Python). Does not live here: rules strings (rulesStrings.ts).
import type { Game } from '../net/wire'
import FACTS from './editions.generated.json'

/** Return who begins where people set up a table by hand, by the rulebook. */
export const usualBeginner = (game: Game) => FACTS[game].usualBeginner as 'lot' | 'youngest'
/** Return the preset whose printed rulebook is the one of a language; undefined for most languages. */
export const localPreset = (game: Game, language: string): string | undefined =>
  (FACTS[game].localPresets as Record<string, string>)[language]
/** Return the presets of a game in the order in which they are offered to the readers of a language. */
export const offeredPresets = (game: Game, language: string): string[] => [
  ...new Set([localPreset(game, language) ?? [], FACTS[game].presets].flat()),
]
/** Return the address of the page that explains the rules of an edition. */
export const rulesPage = (rules: string): string => `/rules/${rules.split('+')[0]!.replace(/-first$/, '')}`
