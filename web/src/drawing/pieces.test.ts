// Measures of Quarto's drawings.
import { expect, it } from 'vitest'
import { BOARD_AREAS, DEPTH, isTooSmallForDepth, PITCH, RADIUS, SHORT, TALL } from './pieces'

it('shows enough of a short piece behind a tall one to tell its height', () => {
  // From the front edge of the rear piece's foot up to where the top face of the piece before it ends.
  const hidden = TALL + RADIUS * DEPTH - (PITCH - RADIUS) * DEPTH
  expect(hidden).toBeLessThan(0.4 * SHORT)
  expect(TALL).toBeGreaterThanOrEqual(2 * SHORT)
})

it('calls a board with depth too small where its squares are lower than 44 pixels', () => {
  const low = (44 * BOARD_AREAS.depth.width) / (PITCH * DEPTH)
  expect(isTooSmallForDepth(low - 1)).toBe(true)
  expect(isTooSmallForDepth(low + 1)).toBe(false)
})
