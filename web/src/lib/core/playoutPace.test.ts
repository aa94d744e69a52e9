import { expect, it } from 'vitest'
import { PlayoutPace } from './playoutPace'

/** Return the numbers of playouts on a device that takes `cost(decision)` milliseconds per playout. */
function paced(decisions: number, cost: (decision: number) => number): number[] {
  const pace = new PlayoutPace()
  return Array.from({ length: decisions }, (_, decision) => {
    const { playouts } = pace
    pace.took(playouts * cost(decision))
    return playouts
  })
}

it('makes fewer playouts on a slow device, so that a decision takes half of the time that there is', () => {
  expect(paced(3, () => 3)).toEqual([25, 50, 50])
  expect(paced(3, () => 7.5)).toEqual([25, 20, 20])
  expect(paced(3, () => 100)).toEqual([25, 10, 10])
})

it('makes as many as a server on a quick device, once enough decisions have shown it', () => {
  const quick = paced(20, () => 0.1)
  expect(quick.slice(0, 3)).toEqual([25, 50, 50])
  expect(quick.at(-1)).toBe(500)
})

it('is not misled by forced moves, which take no time', () => {
  const mixed = paced(60, (decision) => (decision % 10 ? 0 : 3))
  expect(Math.max(...mixed)).toBe(50)
})
