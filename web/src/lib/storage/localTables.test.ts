import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useLanguage } from '../words/texts.svelte'
import { openLocal, readTable, turnNumber } from './localTables'
import { freshStorage } from './storage.fixture'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
})
beforeEach(() => freshStorage())

it('numbers players without a name in the order of their turns', () => {
  const names = (first: number, given: string[] = []) => {
    const id = openLocal('classic', null, { first, ...(given.length ? { names: given } : {}) })
    return readTable(id)!.chairs.map(({ name }) => name)
  }
  expect(names(0)).toEqual(['Player 1', 'Player 2'])
  expect(names(1)).toEqual(['Player 2', 'Player 1'])
  expect(names(1, ['Ada', 'Bo'])).toEqual(['Ada', 'Bo'])
  expect([0, 1, 2, 3].map((chair) => turnNumber(chair, 2, 4))).toEqual([3, 4, 1, 2])
})
