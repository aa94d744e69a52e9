// Reading rules strings such as "danish+squares+turn:60". Lives here: the grammar, and why a string cannot be read.
// Does not live here: which presets and options there are (rules.generated.json, from the rules in Python), nor their
// words (rules.ts).
import type { Game, Refusal } from '../net/wire'
import FACTS from './rules.generated.json'
import { t } from './texts.svelte'

export type Trait = keyof typeof FACTS.traits
type QuartoPreset = keyof typeof FACTS.games.quarto.presets
/** The options of Quarto that decide who may be given which colour. */
export type Colours = 'free' | 'owned' | 'owned-dark'

export const TRAITS = Object.keys(FACTS.traits) as Trait[]
/** The two values of each trait, by their classic names. */
export const VALUES = FACTS.traits as unknown as Record<Trait, [string, string]>
/** The presets of each game; the first is the default. */
export const PRESETS: Record<Game, string[]> = {
  quarto: Object.keys(FACTS.games.quarto.presets),
  quartino: Object.keys(FACTS.games.quartino.presets),
}
/** Return true if this number of seats in a game forms two teams. */
export const hasTeams = (game: Game, seats: number): boolean => FACTS.games[game].hasTeams && seats > 2

/** Return the number of a chair's team, 0 or 1: partners keep their team in every game at a table. */
export const teamOf = (chair: number): number => chair % 2
/** Return what a clock limits unless players choose otherwise: each turn, or the whole game. */
export const usualClock = (game: Game): string => FACTS.games[game].usualClock
/** Return the numbers of seats that the page offers for a game. */
export const offeredSeats = (game: Game): number[] => FACTS.games[game].offeredSeats
/** The number of turns after which a game of Quartino is drawn, unless the rules string says otherwise. */
export const DEFAULT_TURN_LIMIT = FACTS.games.quartino.presets.quartino.turns

/** For each value that makes rules one-sided, if it alone counts and colours are owned: the colour that is worse off. */
export const ONE_SIDED: Partial<Record<string, string>> = FACTS.games.quarto.oneSided

const OPTIONS: Record<Game, Record<string, boolean>> = {
  quarto: FACTS.games.quarto.options,
  quartino: FACTS.games.quartino.options,
}
const CONTRADICTIONS: Record<Game, string[][]> = {
  quarto: FACTS.games.quarto.contradictions,
  quartino: FACTS.games.quartino.contradictions,
}
/** The names that an option's value is a list of; every other value is a number. */
const NAMES: Record<string, string[]> = { traits: TRAITS, values: Object.values(VALUES).flat() }
const NUMBER = /^[1-9][0-9]*$/

/** Return the colour option that a preset of Quarto begins with. */
export const coloursOf = (preset: string): Colours =>
  (FACTS.games.quarto.presets[preset as QuartoPreset]?.colours ?? 'free') as Colours

/** Return the classic name of a trait value: mushrooms have names of their own for the same values. */
export const classicName = (value: string): string =>
  Object.hasOwn(FACTS.mushroomValues, value) ? FACTS.mushroomValues[value as keyof typeof FACTS.mushroomValues] : value

/** Return the name that a trait value has among mushrooms, by its classic name. */
export const mushroomName = (value: string): string =>
  Object.entries(FACTS.mushroomValues).find(([, classic]) => classic === value)?.[0] ?? value

const fault = (code: string, params: Refusal['params']): Refusal => ({ code, text: '', params })

/** Return a part of the string in quotation marks, shortened if it is long, as Python quotes it. */
function quote(text: string): string {
  const letters = [...text]
  const short = `${letters.slice(0, FACTS.longestQuote - 2).join('')}…${letters.at(-1)}`
  return `'${letters.length > FACTS.longestQuote ? short : text}'`
}

/** Return the refusal with which the server would answer this rules string, or null if the string can be read. */
export function faultOf(game: Game, rules: string): Refusal | null {
  const [preset = '', ...parts] = rules.split('+')
  if (!PRESETS[game].includes(preset))
    return fault('bad-preset', { game: t(`game-${game}`), expected: PRESETS[game].join(' '), got: quote(preset) })
  const known = OPTIONS[game]
  const options = new Map<string, string>()
  for (const part of parts) {
    const [name = '', ...values] = part.split(':')
    if (!Object.hasOwn(known, name) || (values.length > 0 && !known[name]))
      return fault('bad-option', {
        game: t(`game-${game}`),
        expected: Object.keys(known).join(' '),
        got: quote(part),
      })
    if (options.has(name)) return fault('option-twice', { got: quote(part) })
    options.set(name, values.join(':'))
  }
  for (const names of CONTRADICTIONS[game]) {
    const [option, other] = [...options.keys()].filter((name) => names.includes(name))
    if (option && other) return fault('options-contradict', { option, other, got: quote(other) })
  }
  for (const name of Object.keys(known)) {
    const value = options.get(name)
    const found = value === undefined || !known[name] ? null : faultOfValue(name, value)
    if (found) return found
  }
  return null
}

/** Return why an option cannot have this value, or null. A value is a list of names, each at most once, or a number. */
function faultOfValue(option: string, value: string): Refusal | null {
  const badValue = (got: string, expected: string) => fault('bad-option-value', { option, expected, got: quote(got) })
  const names = NAMES[option]
  if (!names) {
    const isNumber = NUMBER.test(value) && Number(value) <= FACTS.largestNumber
    return isNumber ? null : badValue(value, `1–${FACTS.largestNumber}`)
  }
  const chosen: string[] = []
  for (const written of value.split(',')) {
    const name = option === 'values' ? classicName(written) : written
    if (!names.includes(name)) return badValue(written, names.join(' '))
    if (chosen.includes(name)) return fault('option-twice', { got: quote(written) })
    chosen.push(name)
  }
  return null
}
