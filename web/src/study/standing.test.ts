import { expect, it } from 'vitest'
import { standing } from './standing'

it('sees the lines that stand already, of those that count', () => {
  const position = '..../..../..../0123 -'
  expect(standing(position, 'classic')).toEqual([['a1', 'b1', 'c1', 'd1']])
  expect(standing(position, 'classic+traits:shape')).toEqual([])
  expect(standing(position, 'classic+values:light')).toHaveLength(1)
  expect(standing(position, 'classic+values:dark,short')).toEqual([])
  expect(standing(position, 'mushrooms+values:blue')).toHaveLength(1)
  expect(standing('..../..../012./.... -', 'classic')).toEqual([])
})

it('sees 2×2 squares where they count', () => {
  const position = '..../..../01../23.. -'
  expect(standing(position, 'classic')).toEqual([])
  expect(standing(position, 'classic+squares')).toHaveLength(1)
})
