// Rules strings: made from choices, and said in words. Whether they make sense is the server's to say.
import { has, list, t } from './texts.svelte'
import type { Game } from './wire'

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

export const countsSomething = (choice: Choice): boolean => TRAITS.some((trait) => choice.counts[trait] !== 'none')

/** What is played, in short: "Quarto, Classic". */
export function titleOf(game: Game, rules: string): string {
  const { name } = inWords(rules)
  return name.startsWith(t(`game-${game}`)) ? name : `${t(`game-${game}`)}, ${name}`
}

/** The rules in words: the edition, then each option. */
export function inWords(rules: string): { name: string; about: string; options: string[] } {
  const [preset = '', ...options] = rules.split('+')
  return {
    name: t(`preset-${preset}`),
    about: t(`preset-${preset}-about`).replaceAll('\n', ' '),
    options: options.map((option) => {
      const [name = '', value = ''] = option.split(':')
      const prefix = preset === 'mushrooms' ? 'mushroom' : 'value'
      if (name === 'traits')
        return t('page-only-traits', {
          names: list(value.split(',').map((one) => t(`${preset === 'mushrooms' ? 'mushroom-' : ''}trait-${one}`))),
        })
      if (name === 'values')
        return t('page-only-traits', { names: list(value.split(',').map((one) => t(`${prefix}-${one}`))) })
      return has(`option-${name}`) ? t(`option-${name}`, { number: Number(value) }) : option
    }),
  }
}
