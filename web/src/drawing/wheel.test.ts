import { expect, it } from 'vitest'
import { frameOf, isTooSmall } from './wheel'

it('finds a wheel with depth too small if its spaces are lower than 44 pixels', () => {
  expect(isTooSmall(552, 444)).toBe(false)
  expect(isTooSmall(262, 444)).toBe(true)
  expect(isTooSmall(552, 210)).toBe(true)
  // Before the first measurement.
  expect(isTooSmall(0, 0)).toBe(false)
})

it('shows the whole disc', () => {
  for (const flat of [false, true]) {
    const { x, y, width, height } = frameOf(flat)
    expect([x, y].every((edge) => edge < 0)).toBe(true)
    expect(x + width).toBeGreaterThan(262)
    expect(y + height).toBeGreaterThan(flat ? 262 : 188)
  }
})
