// Marking the squares of a call.
import { expect, it } from 'vitest'
import { Calling } from './calling.svelte'

const board = new Map(['a1', 'b1', 'c1', 'd1', 'a2'].map((square, piece) => [square, String(piece)]))

it('marks occupied squares only, at most four, and removes a mark at the second touch', () => {
  const calling = new Calling()
  calling.begin()
  expect(calling.toggle('b2', board)).toBe(false)
  for (const square of ['a1', 'b1', 'c1', 'c1', 'd1']) expect(calling.toggle(square, board)).toBe(true)
  expect(calling.marked).toEqual(['a1', 'b1', 'd1'])
  expect(calling.isComplete).toBe(false)
  calling.toggle('c1', board)
  calling.toggle('a2', board)
  expect(calling.move).toBe('call a1 b1 d1 c1')
  calling.stop()
  expect([calling.isOn, calling.marked]).toEqual([false, []])
})
