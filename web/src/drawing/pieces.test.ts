// Measures of Quarto's drawings.
import { expect, it } from 'vitest'
import { BOARD_AREAS, DEPTH, isTooSmallForDepth, PITCH, RADIUS, SHORT, TALL } from './pieces'

it('shows a strip of the board between a tall piece and the foot of the piece behind it', () => {
  const topOfFront = TALL + RADIUS * DEPTH
  const footOfRear = (PITCH - RADIUS) * DEPTH
  expect(footOfRear - topOfFront).toBeGreaterThan(3)
  expect(TALL).toBeGreaterThanOrEqual(2 * SHORT)
})

it('calls a board with depth too small where its squares are lower than 44 pixels', () => {
  const low = (44 * BOARD_AREAS.depth.width) / (PITCH * DEPTH)
  expect(isTooSmallForDepth(low - 1)).toBe(true)
  expect(isTooSmallForDepth(low + 1)).toBe(false)
})
