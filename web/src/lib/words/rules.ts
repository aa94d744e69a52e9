// Rules as a form to fill in, and rules in words. Lives here: the way from a form to a rules string and back, and the
// messages that describe a rules string. Does not live here: presets, options and the grammar (rulesStrings.ts).
import type { Game } from '../net/wire'
import {
  classicName,
  coloursOf,
  DEFAULT_TURN_LIMIT,
  faultOf,
  hasTeams,
  ONE_SIDED,
  TRAITS,
  VALUES,
  type Colours,
  type Trait,
} from './rulesStrings'
import { has, list, prose, t } from './texts.svelte'

/** What somebody chose in the rules builder. */
export interface RulesForm {
  preset: string
  squares: boolean
  /** For each trait: "both" values count, one of them by its name, or "none". */
  counts: Record<Trait, string>
  colours: Colours
  /** Whether lines are found by the players or by a referee, who calls every line. */
  sight: 'players' | 'referee'
  falseCall: 'refused' | 'loses'
  /** Seconds per turn; 0 without a limit. */
  turn: number
  /** The number of turns after which a game of Quartino is drawn. */
  turns: number
}

/** Return the form of a preset without any option. */
export const defaultForm = (preset: string): RulesForm => ({
  preset,
  squares: false,
  counts: { colour: 'both', height: 'both', shape: 'both', body: 'both' },
  colours: coloursOf(preset),
  sight: 'players',
  falseCall: 'refused',
  turn: 0,
  turns: DEFAULT_TURN_LIMIT,
})

/** Return the trait values that count, by their classic names. */
export const countedValues = ({ counts }: RulesForm): string[] =>
  TRAITS.flatMap((trait) =>
    counts[trait] === 'both' ? VALUES[trait] : counts[trait] === 'none' ? [] : [counts[trait]],
  )

/** Return the owned colour whose player can complete no line that counts; null if both players can. */
export function oneSidedAgainst(form: RulesForm): string | null {
  const values = countedValues(form)
  return form.colours !== 'free' && values.length === 1 ? (ONE_SIDED[values[0]!] ?? null) : null
}

/** Return the rules string of a form. */
export function rulesOf(form: RulesForm): string {
  const parts = [form.preset]
  const quarto = !form.preset.startsWith('quartino')
  if (quarto && form.squares) parts.push('squares')
  const counts = TRAITS.map((trait) => form.counts[trait])
  if (quarto && counts.some((count) => count !== 'both')) {
    const whole = counts.every((count) => count === 'both' || count === 'none')
    const names = whole ? TRAITS.filter((trait) => form.counts[trait] === 'both') : countedValues(form)
    parts.push(`${whole ? 'traits' : 'values'}:${names.join(',')}`)
  }
  if (quarto && form.colours !== coloursOf(form.preset)) parts.push(form.colours)
  if (form.sight === 'referee') parts.push('referee')
  else if (quarto && form.falseCall === 'loses') parts.push('lose-on-false-call')
  if (form.turn > 0) parts.push(`turn:${form.turn}`)
  if (!quarto && form.turns !== DEFAULT_TURN_LIMIT) parts.push(`turns:${form.turns}`)
  return parts.join('+')
}

/** Return the form that says the same as a rules string, or null if the string cannot be read. */
export function formOf(game: Game, rules: string): RulesForm | null {
  if (faultOf(game, rules)) return null
  const [preset = '', ...options] = rules.split('+')
  const form = defaultForm(preset)
  for (const option of options) {
    const [name = '', value = ''] = option.split(':')
    const names = value.split(',').map(classicName)
    if (name === 'squares') form.squares = true
    else if (name === 'traits') form.counts = countsOf((trait) => (names.includes(trait) ? VALUES[trait] : []))
    else if (name === 'values') form.counts = countsOf((trait) => VALUES[trait].filter((one) => names.includes(one)))
    else if (name === 'owned' || name === 'owned-dark' || name === 'free') form.colours = name
    else if (name === 'players' || name === 'referee') form.sight = name
    else if (name === 'lose-on-false-call') form.falseCall = 'loses'
    else if (name === 'turn' || name === 'turns') form[name] = Number(value)
  }
  return form
}

/** Return what counts of each trait, if these of its values count. */
export const countsOf = (counted: (trait: Trait) => string[]): RulesForm['counts'] =>
  Object.fromEntries(
    TRAITS.map((trait) => {
      const values = counted(trait)
      return [trait, values.length === 2 ? 'both' : (values[0] ?? 'none')]
    }),
  ) as RulesForm['counts']

/** Return true if at least one trait value counts: without any, nobody can win. */
export const countsSomething = (form: RulesForm): boolean => TRAITS.some((trait) => form.counts[trait] !== 'none')

/** Return the number of players in words: "3 players", "Two teams of 2". */
export const playersWords = (game: Game, seats: number): string =>
  hasTeams(game, seats) && seats % 2 === 0
    ? t('page-teams-of', { number: seats / 2 })
    : t('page-seats', { number: seats })

/** Return game and edition in words: "Quarto, Classic". */
export function titleOf(game: Game, rules: string): string {
  const { name } = inWords(rules)
  return name.startsWith(t(`game-${game}`)) ? name : `${t(`game-${game}`)}, ${name}`
}

/** The options that make the sentence about an edition untrue. */
const UNTRUE: Record<string, string[]> = { classic: ['referee', 'traits', 'values'], danish: ['referee', 'free'] }

/** Return true if an option makes the sentence about an edition untrue. */
const isChanged = (preset: string, options: string[]) => options.some((name) => UNTRUE[preset]?.includes(name))

/** Return the sentence that says whether a referee or the players spot lines, situations and cards. */
const sightOf = (preset: string, options: string[]): string =>
  prose(`option-${options.includes('referee') ? 'referee' : 'players'}.about`, {
    game: preset.startsWith('quartino') ? preset : 'quarto',
  })

/** Return the sentence about the colours of the pieces that players are given; empty if no option chooses them. */
function coloursAbout(preset: string, options: string[]): string {
  const chosen = ['free', 'owned', 'owned-dark'].find((name) => options.includes(name))
  return chosen ? prose(`${optionId(chosen, preset)}.about`) : ''
}

/** Return the sentences about an edition; what an option makes untrue is replaced by sentences about the options. */
function aboutOf(preset: string, options: string[]): string {
  const colours = coloursAbout(preset, options)
  const isDanish = preset === 'danish'
  const sentences = isChanged(preset, options)
    ? [colours || (isDanish ? prose('option-owned.about') : ''), sightOf(preset, options)]
    : // The sentence about the Danish edition explains own colours.
      [prose(`preset-${preset}-about`), isDanish ? '' : colours]
  return sentences.filter(Boolean).join(' ')
}

/** Return the message id of an option: mushrooms are red or blue, not light or dark. */
export const optionId = (name: string, preset: string): string =>
  preset === 'mushrooms' && name.startsWith('owned') ? `page-mushrooms-${name}` : `option-${name}`

/** An edition and its options in words. */
export interface RulesWords {
  name: string
  /** The sentences about the edition. */
  about: string
  /** The sentence that says who spots lines; empty if `about` says it. */
  sight: string
  /** The sentence about an option for the colours of the pieces; empty without such an option. */
  colours: string
  options: string[]
}

/** Return the name of the edition, the sentences about it, and each option in words. */
export function inWords(rules: string): RulesWords {
  const [preset = '', ...options] = rules.split('+')
  const names = options.map((option) => option.split(':')[0]!)
  return {
    name: t(`preset-${preset}`),
    about: aboutOf(preset, names),
    sight: isChanged(preset, names) ? '' : sightOf(preset, names),
    colours: coloursAbout(preset, names),
    options: options.map((option) => {
      const [name = '', value = ''] = option.split(':')
      const prefix = preset === 'mushrooms' ? 'mushroom' : 'value'
      if (name === 'traits')
        return t('page-only-traits', {
          names: list(value.split(',').map((one) => t(`${preset === 'mushrooms' ? 'mushroom-' : ''}trait-${one}`))),
        })
      if (name === 'values')
        return t('page-only-traits', {
          names: list(value.split(',').map((one) => t(`${prefix}-${classicName(one)}`))),
        })
      const id = optionId(name, preset)
      return has(id) ? t(id, { number: Number(value) }) : option
    }),
  }
}
