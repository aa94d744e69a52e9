import { expect, it } from 'vitest'
import { namer } from './explain'

it('tells two of the same name apart by their seats', () => {
  const names = namer({ A: 'Guest', B: 'Guest' })
  expect([names('A'), names('B')]).toEqual(['Guest A', 'Guest B'])
  expect(namer({ A: 'Ada', B: 'Bo' })('A')).toBe('Ada')
})
