import { expect, it } from 'vitest'
import { botFor, BOTS, levelNumber } from './bots'

it('offers the same seven levels in both games, from the weakest on', () => {
  for (const bots of Object.values(BOTS))
    expect(bots.map(levelNumber).filter((number) => number !== null)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

it('falls back to a gentle bot where a game does not have the wanted one', () => {
  expect(botFor('quarto', 'perfect')).toBe('perfect')
  expect(botFor('quartino', 'level5')).toBe('level5')
  expect(botFor('quartino', 'perfect')).toBe('level2')
})
