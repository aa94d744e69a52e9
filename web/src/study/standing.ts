// Lines that stand already where a position was set up by hand.
import { boardOf, SQUARES } from '../drawing/pieces'

/** The bits of a piece, by the traits' and the values' names; the first of two values is the bit unset. */
const TRAITS: Record<string, [number, string[]]> = {
  colour: [8, ['light', 'dark', 'blue', 'red']],
  height: [4, ['tall', 'short', 'big', 'small']],
  shape: [2, ['round', 'square', 'flat', 'pointed']],
  body: [1, ['solid', 'hollow', 'plain', 'dotted']],
}

const FILES = [...'abcd']
const RANKS = [...'1234']
const LINES = [
  ...RANKS.map((rank) => FILES.map((file) => file + rank)),
  ...FILES.map((file) => RANKS.map((rank) => file + rank)),
  FILES.map((file, at) => file + RANKS[at]),
  FILES.map((file, at) => file + RANKS[3 - at]),
]
const TWO_BY_TWO = SQUARES.flatMap((square) => {
  const [file, rank] = [FILES.indexOf(square[0]!), RANKS.indexOf(square[1]!)]
  if (file === 3 || rank === 3) return []
  return [[0, 1].flatMap((up) => [0, 1].map((across) => FILES[file + across]! + RANKS[rank + up]!))]
})

/** Whether a value counts by these rules. */
function counts(options: string[], trait: string, value: string): boolean {
  const chosen = options.map((option) => option.split(':')).find(([name]) => name === 'traits' || name === 'values')
  return !chosen || (chosen[1] ?? '').split(',').includes(chosen[0] === 'traits' ? trait : value)
}

/** The lines of a position whose four pieces share something that counts. */
export function standing(position: string, rules: string): string[][] {
  const board = boardOf(position)
  const [, ...options] = rules.split('+')
  const lines = options.includes('squares') ? [...LINES, ...TWO_BY_TWO] : LINES
  return lines.filter((line) => {
    const pieces = line.map((square) => board.get(square)).filter((piece) => piece !== undefined)
    if (pieces.length < 4) return false
    return Object.entries(TRAITS).some(([trait, [bit, values]]) =>
      [0, 1].some(
        (side) =>
          pieces.every((piece) => Number((parseInt(piece, 16) & bit) !== 0) === side) &&
          (counts(options, trait, values[side]!) || counts(options, trait, values[side + 2]!)),
      ),
    )
  })
}
