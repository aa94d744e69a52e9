// Moves that can be taken back.
import { expect, it } from 'vitest'
import { lastMoveOf } from './takeBack'

it('finds the last move of a seat; offers, resignations and refused calls are none', () => {
  const events = ['A give 7', 'B place b3', 'B give 2', 'B offer draw', 'B call a1b1c1d1 ?', 'A resign']
  expect(lastMoveOf(['B'], events)).toBe(2)
  expect(lastMoveOf(['A'], events)).toBe(0)
  expect(lastMoveOf(['A', 'B'], events)).toBe(2)
  expect(lastMoveOf(['A'], events.slice(1))).toBe(-1)
})
