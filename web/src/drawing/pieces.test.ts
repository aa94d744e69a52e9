// Measures of Quarto's drawings.
import { expect, it } from 'vitest'
import {
  BOARD_AREAS,
  DEPTH,
  isTooSmallForDepth,
  PITCH,
  placeOf,
  RADIUS,
  SHORT,
  SQUARES,
  TALL,
  type PieceSet,
} from './pieces'

it('shows a strip of the board between a tall piece and the foot of the piece behind it', () => {
  const topOfFront = TALL + RADIUS * DEPTH
  const footOfRear = (PITCH - RADIUS) * DEPTH
  expect(footOfRear - topOfFront).toBeGreaterThan(3)
  expect(TALL).toBeGreaterThanOrEqual(2 * SHORT)
})

const SETS: PieceSet[] = ['wood', 'mushrooms']

it.each(SETS)('calls a board with depth too small where its squares are lower than 44 pixels: %s', (set) => {
  const low = (44 * BOARD_AREAS.depth[set].width) / (PITCH * DEPTH)
  expect(isTooSmallForDepth(low - 1, set)).toBe(true)
  expect(isTooSmallForDepth(low + 1, set)).toBe(false)
})

it('gives mushrooms larger squares than wooden pieces on a board of the same shape', () => {
  const { wood, mushrooms } = BOARD_AREAS.depth
  expect(mushrooms.width / mushrooms.height).toBeCloseTo(wood.width / wood.height, 2)
  expect(wood.width / mushrooms.width).toBeGreaterThan(1.15)
})

it.each(SETS)('shows the whole of every square of the board with depth: %s', (set) => {
  const { x, y, width, height } = BOARD_AREAS.depth[set]
  for (const square of SQUARES) {
    const at = placeOf(square, false)
    expect(at.x - PITCH / 2).toBeGreaterThan(x)
    expect(at.x + PITCH / 2).toBeLessThan(x + width)
    expect(at.y - (PITCH * DEPTH) / 2).toBeGreaterThan(y)
    expect(at.y + (PITCH * DEPTH) / 2).toBeLessThan(y + height)
  }
})
