import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useLanguage } from '../words/texts.svelte'
import { openLocal, readTable } from './localTables'
import { freshStorage } from './storage.fixture'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
})
beforeEach(() => freshStorage())

it('numbers players without a name by their chairs, whoever goes first', () => {
  const names = (first: number, given: string[] = []) => {
    const id = openLocal('classic', null, { first, ...(given.length ? { names: given } : {}) })
    return readTable(id)!.chairs.map(({ name }) => name)
  }
  expect(names(0)).toEqual(['Player 1', 'Player 2'])
  expect(names(1)).toEqual(['Player 1', 'Player 2'])
  expect(names(1, ['Ada', 'Bo'])).toEqual(['Ada', 'Bo'])
})
