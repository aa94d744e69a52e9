// What a piece looks like: its four traits, and the measures that all drawings share.

export type PieceSet = 'wood' | 'mushrooms'

export interface Traits {
  dark: boolean
  short: boolean
  square: boolean
  hollow: boolean
}

/** Seen obliquely from the front: depth is this part of width, height goes straight up. */
export const DEPTH = 0.72
/** The width of a square of the board. */
export const PITCH = 100

/** The traits behind a piece's hex digit. */
export function traitsOf(piece: string): Traits {
  const code = parseInt(piece, 16)
  return { dark: (code & 8) > 0, short: (code & 4) > 0, square: (code & 2) > 0, hollow: (code & 1) > 0 }
}

export const PIECES = [...'0123456789abcdef']
export const SQUARES = [4, 3, 2, 1].flatMap((rank) => [...'abcd'].map((file) => `${file}${rank}`))

/** How the catalogues name a value, by its classic name, in the words of a set. */
export const valueId = (value: string, set: PieceSet): string => `${set === 'wood' ? 'value' : 'mushroom'}-${value}`

/** The values of a piece's traits in the words of its set, as the catalogues name them. */
export function valuesOf(
  piece: string,
  set: PieceSet,
): { colour: string; height: string; shape: string; body: string } {
  const { dark, short, square, hollow } = traitsOf(piece)
  return {
    colour: valueId(dark ? 'dark' : 'light', set),
    height: valueId(short ? 'short' : 'tall', set),
    shape: valueId(square ? 'square' : 'round', set),
    body: valueId(hollow ? 'hollow' : 'solid', set),
  }
}

/** The pieces on a board, by square, from a position such as "..../.5b./6..e/32.. -". */
export function boardOf(position: string): Map<string, string> {
  const [ranks = ''] = position.split(' ')
  const found = new Map<string, string>()
  ranks.split('/').forEach((rank, row) =>
    [...rank].forEach((piece, column) => {
      if (piece !== '.') found.set(`${'abcd'[column]}${4 - row}`, piece)
    }),
  )
  return found
}

/** The piece in hand, from a position. */
export function handOf(position: string): string | null {
  const hand = position.split(' ')[1] ?? '-'
  return hand === '-' ? null : hand
}

/** Where the middle of a square is, the middle of the board being 0, 0. */
export function placeOf(square: string, flat: boolean): { x: number; y: number } {
  const column = 'abcd'.indexOf(square[0]!)
  const row = 4 - Number(square[1])
  return { x: (column - 1.5) * PITCH, y: (row - 1.5) * PITCH * (flat ? 1 : DEPTH) }
}
