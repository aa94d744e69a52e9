// Quarto's pieces and squares: traits, positions as text, and the measures (in SVG units) that all drawings share.

export type PieceSet = 'wood' | 'mushrooms'

export interface Traits {
  dark: boolean
  short: boolean
  square: boolean
  hollow: boolean
}

/** The ratio of drawn depth to width: boards are seen obliquely from the front. */
export const DEPTH = 0.72
/** The width of a square of the board. */
export const PITCH = 100
/** The radius of a round wooden piece. */
export const RADIUS = 23.5
/**
 * The heights of wooden pieces. A strip of the board is seen between a tall piece and the foot of the piece behind it, so
 * that two pieces never look like one, and the height of the rear one can be told.
 */
export const TALL = 34
export const SHORT = 15
/**
 * The areas of a whole drawn board. With depth they have the shape of Quartino's wheel. The mushrooms' clearing is no
 * disc, so that its squares are larger: on small phones, too, they can be touched, and children see mushrooms that stand.
 */
export const BOARD_AREAS = {
  depth: {
    wood: { x: -286, y: -216, width: 572, height: 460 },
    mushrooms: { x: -240, y: -212, width: 480, height: 386 },
  },
  flat: { x: -222, y: -222, width: 444, height: 444 },
}
/** The smallest side of a square, in pixels, that a finger hits safely. */
const MIN_TARGET_PX = 44

/** Return true if the squares of a set's board with depth are too low to be touched when it is drawn as wide as this. */
export const isTooSmallForDepth = (widthPx: number, set: PieceSet): boolean =>
  (widthPx * PITCH * DEPTH) / BOARD_AREAS.depth[set].width < MIN_TARGET_PX

/** Return the traits of a piece from its hex digit. */
export function traitsOf(piece: string): Traits {
  const code = parseInt(piece, 16)
  return { dark: (code & 8) > 0, short: (code & 4) > 0, square: (code & 2) > 0, hollow: (code & 1) > 0 }
}

export const PIECES = [...'0123456789abcdef']
export const SQUARES = [4, 3, 2, 1].flatMap((rank) => [...'abcd'].map((file) => `${file}${rank}`))

/** Return the message id of a trait value in the words of a set, from its classic name. */
export const valueId = (value: string, set: PieceSet): string => `${set === 'wood' ? 'value' : 'mushroom'}-${value}`

/** Return the message ids of a piece's four values, in the words of its set. */
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

/** Return the pieces on a board by square, from a position such as "..../.5b./6..e/32.. -". */
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

/** Return the piece in hand of a position; null if the hand is empty. */
export function handOf(position: string): string | null {
  const hand = position.split(' ')[1] ?? '-'
  return hand === '-' ? null : hand
}

/** Return the centre of a square; the centre of the board is 0, 0. */
export function placeOf(square: string, flat: boolean): { x: number; y: number } {
  const column = 'abcd'.indexOf(square[0]!)
  const row = 4 - Number(square[1])
  return { x: (column - 1.5) * PITCH, y: (row - 1.5) * PITCH * (flat ? 1 : DEPTH) }
}
