// Who spots lines: kept for each company, and the players where nothing is kept.
import { beforeEach, expect, it, vi } from 'vitest'
import { freshStorage } from './storage.fixture'

beforeEach(() => {
  freshStorage()
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] })
  vi.resetModules()
})

it('what is chosen against the computer does not follow to other company', async () => {
  const { preferredSight, setPreferredSight } = await import('./preferences.svelte')
  setPreferredSight('bot', 'referee')
  setPreferredSight('anybody', 'players')
  expect((['bot', 'screen', 'friend', 'anybody'] as const).map(preferredSight)).toEqual([
    'referee',
    'players',
    'players',
    'players',
  ])
})

it.each(['{"name":"Ada"}', '{"sight":null}', '{"sight":{"bot":"nobody"}}'])(
  'players spot lines by preferences that do not say it: %s',
  async (stored) => {
    localStorage.setItem('fourfold', stored)
    const { preferredSight, setPreferredSight } = await import('./preferences.svelte')
    expect(preferredSight('bot')).toBe('players')
    setPreferredSight('bot', 'referee')
    expect(preferredSight('bot')).toBe('referee')
  },
)
