// Quartino's wheel, tokens and cards: spaces, and the measures (in SVG units) and paints that their drawings share.
import { list, sentence, t } from '../lib/words/texts.svelte'
import { colourName, spaceName } from '../lib/words/phrases'
import { DEPTH } from './pieces'

export const COLOURS = ['Y', 'B', 'G', 'P'] as const
/** The spaces of the rim, clockwise from the top. */
export const RIM = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export const SPACES = ['c', ...RIM] as const
/** The spaces in the order of drawing, so that columns in front hide those behind. */
export const BACK_TO_FRONT = ['1', '8', '2', '7', 'c', '3', '6', '4', '5'] as const

/** The distance from the centre of the wheel to the centre of a rim space. */
export const REACH = 176
/** The radius of the wheel. */
export const RADIUS = 262
/** The radius of the area of a space that can be touched. */
export const TARGET = 62
/** The radius of a token. */
export const TOKEN = 36
/** The height of a token. */
export const THICKNESS = 14
/** The height above which the tokens of a column are drawn thinner. */
const TALLEST = 84

interface Paint {
  top: string
  side: string
  edge: string
  ink: string
}

/** Four paints that differ in luminance (0.64, 0.10, 0.23, 0.40), each with an ink for its pattern. */
const PAINTS: Record<string, Paint> = {
  Y: { top: '#f7cd46', side: '#c4932a', edge: '#7f5a12', ink: '#7a4e00' },
  B: { top: '#2a58a8', side: '#17366f', edge: '#0c2149', ink: '#d6e4ff' },
  G: { top: '#459355', side: '#276036', edge: '#133a1e', ink: '#eef8e4' },
  P: { top: '#e88dbb', side: '#b0487f', edge: '#742150', ink: '#7d1f50' },
}

export const paintOf = (colour: string): Paint => PAINTS[colour] ?? PAINTS.Y!

/** Return the tokens on each space, from bottom to top, of a board or a position such as "YB/./G/./././././P A". */
export function columnsOf(board: string): Map<string, string> {
  const columns = (board.split(' ')[0] ?? '').split('/')
  return new Map(SPACES.map((space, number) => [space, (columns[number] ?? '').replace('.', '')]))
}

/** Return the rim space a number of steps further, clockwise. */
export const clockwise = (space: string, steps: number): string => RIM[(Number(space) - 1 + steps + 16) % 8]!

/** Return the four spaces that a card covers if its first rim colour lies on this space. */
export const covered = (first: string): string[] => ['c', first, clockwise(first, 1), clockwise(first, 2)]

/**
 * Return the point at a distance from the centre, towards a rim space (2.5 is between the second and third), seen from
 * above.
 */
export function towards(rim: number, distance: number): { x: number; y: number } {
  const angle = ((rim - 1) * Math.PI) / 4
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) }
}

/** Return the centre of a space; the centre of the wheel is 0, 0. */
export function spotOf(space: string, flat: boolean, distance = REACH): { x: number; y: number } {
  if (space === 'c') return { x: 0, y: 0 }
  const { x, y } = towards(Number(space), distance)
  return { x, y: flat ? y : y * DEPTH }
}

/** Return the part of the plane that a drawing of the wheel shows. */
export const frameOf = (flat: boolean): { x: number; y: number; width: number; height: number } =>
  flat
    ? { x: -270, y: -270, width: 540, height: 544 }
    : { x: -276, y: -RADIUS * DEPTH - 25, width: 552, height: 2 * RADIUS * DEPTH + 67 }

/** The least width and height of a target for a finger. */
const LEAST_TARGET_PX = 44

/** Return true if the spaces of a wheel with depth are too low for a finger, in a box of this size in pixels. */
export function isTooSmall(widthPx: number, heightPx: number): boolean {
  const { width, height } = frameOf(false)
  const scale = Math.min(widthPx / width, heightPx / height)
  return scale > 0 && 2 * TARGET * DEPTH * scale < LEAST_TARGET_PX
}

/** Return the height of each token in a column. */
export const tokenHeight = (tokens: number): number => Math.min(THICKNESS, TALLEST / Math.max(1, tokens))

/** Return the name of a space: "centre" or "space 5". */
export const spaceWords = (space: string): string => (space === 'c' ? spaceName(space) : t('quartino-space', { space }))

/** Return a space and its tokens in words, for screen readers. */
export function columnWords(space: string, column: string): string {
  const where = sentence(spaceWords(space))
  const tokens = [...column].map(colourName)
  if (tokens.length === 0) return t('quartino-space-empty', { where })
  if (tokens.length === 1) return t('quartino-space-one', { where, colour: tokens[0]! })
  return t('quartino-space-column', { where, number: tokens.length, colours: list(tokens) })
}

/** Return the whole board in words, as the label of a figure. */
export function boardWords(columns: Map<string, string>): string {
  const filled = [...columns].filter(([, column]) => column)
  const words = filled.map(([space, column]) => columnWords(space, column)).join('. ')
  return t('quartino-wheel-figure', { columns: words || t('quartino-wheel-bare') })
}
