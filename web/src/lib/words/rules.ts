// Rules strings: made from choices, and said in words. Whether they hold is the server's to say; what cannot be read is seen
// here, so that it is not said as if it could be.
import { has, list, prose, t } from './texts.svelte'
import type { Game, Refusal } from '../net/wire'

export const PRESETS: Record<Game, string[]> = {
  quarto: ['classic', 'mushrooms', 'danish'],
  quartino: ['quartino', 'quartino-first'],
}

export const TRAITS = ['colour', 'height', 'shape', 'body'] as const
export type Trait = (typeof TRAITS)[number]
export const VALUES: Record<Trait, [string, string]> = {
  colour: ['light', 'dark'],
  height: ['tall', 'short'],
  shape: ['round', 'square'],
  body: ['solid', 'hollow'],
}

export interface Choice {
  preset: string
  squares: boolean
  /** For each trait: both values count, one of them, or none. */
  counts: Record<Trait, string>
  colours: 'free' | 'owned' | 'owned-dark'
  sight: 'players' | 'referee'
  falseCall: 'refused' | 'loses'
  turn: number
  turns: number
}

export const usual = (preset: string): Choice => ({
  preset,
  squares: false,
  counts: { colour: 'both', height: 'both', shape: 'both', body: 'both' },
  colours: preset === 'danish' ? 'owned' : 'free',
  sight: 'players',
  falseCall: 'refused',
  turn: 0,
  turns: 200,
})

/** The rules string of some choices. */
export function rulesOf(choice: Choice): string {
  const parts = [choice.preset]
  const quarto = !choice.preset.startsWith('quartino')
  if (quarto && choice.squares) parts.push('squares')
  const counts = TRAITS.map((trait) => choice.counts[trait])
  if (quarto && counts.some((one) => one !== 'both')) {
    const whole = counts.every((one) => one === 'both' || one === 'none')
    const names = whole
      ? TRAITS.filter((trait) => choice.counts[trait] === 'both')
      : TRAITS.flatMap((trait) =>
          choice.counts[trait] === 'both'
            ? VALUES[trait]
            : choice.counts[trait] === 'none'
              ? []
              : [choice.counts[trait]],
        )
    parts.push(`${whole ? 'traits' : 'values'}:${names.join(',')}`)
  }
  if (quarto && choice.colours !== usual(choice.preset).colours) parts.push(choice.colours)
  if (choice.sight === 'referee') parts.push('referee')
  else if (quarto && choice.falseCall === 'loses') parts.push('lose-on-false-call')
  if (choice.turn > 0) parts.push(`turn:${choice.turn}`)
  if (!quarto && choice.turns !== 200) parts.push(`turns:${choice.turns}`)
  return parts.join('+')
}

/** The choices that a rules string comes to; null if it cannot be read. */
export function choiceOf(game: Game, rules: string): Choice | null {
  if (faultOf(game, rules)) return null
  const [preset = '', ...options] = rules.split('+')
  const choice = usual(preset)
  for (const option of options) {
    const [name = '', value = ''] = option.split(':')
    const names = value.split(',').map((one) => CLASSIC_NAMES[one] ?? one)
    if (name === 'squares') choice.squares = true
    else if (name === 'traits') choice.counts = countsOf((trait) => (names.includes(trait) ? VALUES[trait] : []))
    else if (name === 'values') choice.counts = countsOf((trait) => VALUES[trait].filter((one) => names.includes(one)))
    else if (name === 'owned' || name === 'owned-dark' || name === 'free') choice.colours = name
    else if (name === 'players' || name === 'referee') choice.sight = name
    else if (name === 'lose-on-false-call') choice.falseCall = 'loses'
    else if (name === 'turn' || name === 'turns') choice[name] = Number(value)
  }
  return choice
}

const countsOf = (counting: (trait: Trait) => string[]): Choice['counts'] =>
  Object.fromEntries(
    TRAITS.map((trait) => {
      const values = counting(trait)
      return [trait, values.length === 2 ? 'both' : (values[0] ?? 'none')]
    }),
  ) as Choice['counts']

export const countsSomething = (choice: Choice): boolean => TRAITS.some((trait) => choice.counts[trait] !== 'none')

/** The options of each game, and whether each takes a value. */
const OPTIONS: Record<Game, Record<string, boolean>> = {
  quarto: {
    squares: false,
    traits: true,
    values: true,
    owned: false,
    'owned-dark': false,
    free: false,
    players: false,
    referee: false,
    'lose-on-false-call': false,
    turn: true,
  },
  quartino: { players: false, referee: false, turn: true, turns: true },
}
const CONTRADICT = [
  ['traits', 'values'],
  ['owned', 'owned-dark', 'free'],
  ['players', 'referee'],
  ['lose-on-false-call', 'referee'],
]
/** The values of mushrooms by their own names, which mean the same as the classic ones. */
const CLASSIC_NAMES: Record<string, string> = {
  red: 'light',
  blue: 'dark',
  big: 'tall',
  small: 'short',
  pointed: 'round',
  flat: 'square',
  dotted: 'solid',
  plain: 'hollow',
}

/** The names that an option chooses from. */
const CHOICES: Record<string, string[]> = { traits: [...TRAITS], values: Object.values(VALUES).flat() }
const LONGEST_QUOTE = 40

const wrong = (code: string, params: Refusal['params']): Refusal => ({ code, text: '', params })

/** What somebody wrote, fit for a sentence. */
function quote(text: string): string {
  const letters = [...text]
  return `'${letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE - 2).join('')}…${letters.at(-1)}` : text}'`
}

/** Why a rules string cannot be read, as the server says it; null if it can. */
export function faultOf(game: Game, rules: string): Refusal | null {
  const [preset = '', ...parts] = rules.split('+')
  if (!PRESETS[game].includes(preset))
    return wrong('bad-preset', { game: t(`game-${game}`), expected: PRESETS[game].join(' '), got: quote(preset) })
  const known = OPTIONS[game]
  const options = new Map<string, string>()
  for (const part of parts) {
    const [name = '', ...values] = part.split(':')
    if (!Object.hasOwn(known, name) || (values.length > 0 && !known[name]))
      return wrong('bad-option', {
        game: t(`game-${game}`),
        expected: Object.keys(known).join(' '),
        got: quote(part),
      })
    if (options.has(name)) return wrong('option-twice', { got: quote(part) })
    options.set(name, values.join(':'))
  }
  for (const names of CONTRADICT) {
    const [option, other] = [...options.keys()].filter((name) => names.includes(name))
    if (option && other) return wrong('options-contradict', { option, other, got: quote(other) })
  }
  for (const name of Object.keys(known)) {
    const value = options.get(name)
    const fault = value === undefined || !known[name] ? null : faultOfValue(name, value)
    if (fault) return fault
  }
  return null
}

/** What is wrong with an option's value: a choice of names, each once, or a number. */
function faultOfValue(option: string, value: string): Refusal | null {
  const known = CHOICES[option]
  const unlike = (got: string, expected: string) => wrong('bad-option-value', { option, expected, got: quote(got) })
  if (!known) return /^[1-9][0-9]{0,5}$/.test(value) ? null : unlike(value, '1–999999')
  const chosen: string[] = []
  for (const written of value.split(',')) {
    const name = option === 'values' && Object.hasOwn(CLASSIC_NAMES, written) ? CLASSIC_NAMES[written]! : written
    if (!known.includes(name)) return unlike(written, known.join(' '))
    if (chosen.includes(name)) return wrong('option-twice', { got: quote(written) })
    chosen.push(name)
  }
  return null
}

/** Where the rules of an edition are told. */
export const rulesPage = (rules: string): string => `/rules/${rules.split('+')[0]!.replace(/-first$/, '')}`

/** How many play: "3 players", "Two teams of 2". */
export const playersWords = (game: Game, seats: number): string =>
  game === 'quarto' && seats > 2 && seats % 2 === 0
    ? t('page-teams-of', { number: seats / 2 })
    : t('page-seats', { number: seats })

/** What is played, in short: "Quarto, Classic". */
export function titleOf(game: Game, rules: string): string {
  const { name } = inWords(rules)
  return name.startsWith(t(`game-${game}`)) ? name : `${t(`game-${game}`)}, ${name}`
}

/** The options with which an edition's own sentence is not true any more. */
const UNTRUE: Record<string, string[]> = { classic: ['referee', 'traits', 'values'], danish: ['referee', 'free'] }

/** What an edition is like; if options change that, what they make of it. */
function aboutOf(preset: string, options: string[]): string {
  const is = (name: string) => options.includes(name)
  const changed = options.some((name) => UNTRUE[preset]?.includes(name))
  const colours = ['free', 'owned-dark'].find(is) ?? 'owned'
  const sentences = changed
    ? [
        ...(preset === 'danish' ? [prose(`option-${colours}.about`)] : []),
        prose(`option-${is('referee') ? 'referee' : 'players'}.about`, { game: 'quarto' }),
      ]
    : [prose(`preset-${preset}-about`)]
  return sentences.join(' ')
}

/** The message of an option: mushrooms are red or blue, not light or dark. */
export const optionId = (name: string, preset: string): string =>
  preset === 'mushrooms' && name.startsWith('owned') ? `page-mushrooms-${name}` : `option-${name}`

/** The rules in words: the edition, then each option. */
export function inWords(rules: string): { name: string; about: string; options: string[] } {
  const [preset = '', ...options] = rules.split('+')
  return {
    name: t(`preset-${preset}`),
    about: aboutOf(
      preset,
      options.map((option) => option.split(':')[0]!),
    ),
    options: options.map((option) => {
      const [name = '', value = ''] = option.split(':')
      const prefix = preset === 'mushrooms' ? 'mushroom' : 'value'
      if (name === 'traits')
        return t('page-only-traits', {
          names: list(value.split(',').map((one) => t(`${preset === 'mushrooms' ? 'mushroom-' : ''}trait-${one}`))),
        })
      if (name === 'values')
        return t('page-only-traits', {
          names: list(value.split(',').map((one) => t(`${prefix}-${CLASSIC_NAMES[one] ?? one}`))),
        })
      const id = optionId(name, preset)
      return has(id) ? t(id, { number: Number(value) }) : option
    }),
  }
}
