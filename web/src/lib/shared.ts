// What the pieces of a line have in common, for naming it.
import { valuesOf } from '../drawing/pieces'
import { setOf } from './words'

const TRAITS = ['colour', 'height', 'shape', 'body'] as const

/** The catalogue's ids of the values that four squares share, of those that the rules count. */
export function sharedValues(line: string[], board: Map<string, string>, rules: string): string[] {
  const set = setOf(rules)
  const values = line
    .map((square) => board.get(square))
    .filter((piece) => piece !== undefined)
    .map((piece) => valuesOf(piece, set))
  const counted = counts(rules)
  return TRAITS.filter((trait) => new Set(values.map((value) => value[trait])).size === 1)
    .filter(
      (trait) => counted.length === 0 || counted.includes(trait) || counted.includes(values[0]![trait].split('-')[1]!),
    )
    .map((trait) => values[0]![trait])
}

function counts(rules: string): string[] {
  const option = rules.split('+').find((one) => /^(traits|values):/.test(one))
  return option ? option.split(':')[1]!.split(',') : []
}
