// Choices that come to the same: the board turned or mirrored, traits exchanged, values swapped. Only for showing fewer of
// them; no value rests on it.
const FILES = 'abcd'

/** The eight ways to lay the board. */
const BOARDS = Array.from({ length: 8 }, (_, way) => (square: string): string => {
  let [x, y] = [FILES.indexOf(square[0]!), Number(square[1]) - 1]
  if (way & 1) x = 3 - x
  if (way & 2) y = 3 - y
  if (way & 4) [x, y] = [y, x]
  return `${FILES[x]}${y + 1}`
})

const TRAITS = ['colour', 'height', 'shape', 'body']

function orders(items: number[]): number[][] {
  if (!items.length) return [[]]
  return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

/** The ways to rename traits and values under these rules, each a table of sixteen pieces. */
function renamings(rules: string): string[] {
  if (rules.includes('values:')) return ['0123456789abcdef']
  const counted = /traits:([^+]+)/.exec(rules)?.[1]?.split(',') ?? TRAITS
  const isOwned = rules.startsWith('danish') ? !rules.includes('+free') : rules.includes('+owned')
  const kind = (trait: number) =>
    isOwned && trait === 0 ? 'owned' : counted.includes(TRAITS[trait]!) ? 'counts' : 'idle'
  const found: string[] = []
  for (const order of orders([0, 1, 2, 3])) {
    if (order.some((to, from) => kind(to) !== kind(from))) continue
    for (let swapped = 0; swapped < (isOwned ? 8 : 16); swapped += 1) {
      const table = Array.from(
        { length: 16 },
        (_, piece) => order.reduce((code, to, from) => code | (((piece >> (3 - from)) & 1) << (3 - to)), 0) ^ swapped,
      )
      found.push(table.map((piece) => piece.toString(16)).join(''))
    }
  }
  return found
}

/** For each of these moves, all those among them that come to the same position up to symmetry. */
export function chosenBy(position: string, moves: string[], rules: string): Map<string, string[]> {
  const [ranks = '', hand = '-'] = position.split(' ')
  const board: [string, string][] = ranks
    .split('/')
    .flatMap((rank, row) => [...rank].map((piece, file): [string, string] => [`${FILES[file]}${4 - row}`, piece]))
    .filter(([, piece]) => piece !== '.')
  const tables = renamings(rules)
  const groups = new Map<string, string[]>()
  for (const move of moves) {
    const [verb, what = ''] = move.split(' ')
    if (verb !== 'give' && verb !== 'place') continue
    const after = verb === 'place' ? [...board, [what, hand] as [string, string]] : board
    const held = verb === 'give' ? what : ''
    const key = smallest(after, held, tables)
    groups.set(key, [...(groups.get(key) ?? []), move])
  }
  return new Map([...groups.values()].flatMap((group) => group.map((move) => [move, group] as const)))
}

function smallest(board: [string, string][], hand: string, tables: string[]): string {
  let least = '~'
  for (const lay of BOARDS) {
    const squares = board.map(([square]) => lay(square))
    for (const table of tables) {
      const named = (piece: string) => table[parseInt(piece, 16)]!
      const text =
        squares
          .map((square, at) => square + named(board[at]![1]))
          .sort()
          .join('') + (hand && `-${named(hand)}`)
      if (text < least) least = text
    }
  }
  return least
}
