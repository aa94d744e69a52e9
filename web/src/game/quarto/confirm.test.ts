// Confirmation of moves by a second touch.
import { expect, it } from 'vitest'
import { Confirmation } from './confirm.svelte'

it('makes a move at the second touch of the same place; another place moves the preview', () => {
  const confirmation = new Confirmation(() => true)
  expect(confirmation.choose('place c3')).toBe(false)
  expect(confirmation.waiting('place')).toBe('c3')
  expect(confirmation.waiting('give')).toBeNull()
  expect(confirmation.choose('place a1')).toBe(false)
  expect(confirmation.waiting('place')).toBe('a1')
  expect(confirmation.choose('place a1')).toBe(true)
  expect(confirmation.move).toBeNull()
  confirmation.choose('give 7')
  expect(confirmation.waiting('give')).toBe('7')
  confirmation.cancel()
  expect(confirmation.choose('give 7')).toBe(false)
})

it('makes moves at the first touch if none is to be confirmed', () => {
  expect(new Confirmation(() => false).choose('place c3')).toBe(true)
})
