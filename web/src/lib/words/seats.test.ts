// Names of players: of who made an earlier move, and short ones.
import { beforeAll, expect, it, vi } from 'vitest'
import type { FormerPlayer, TableView } from '../net/wire'
import { isYou, seatName, shortName, shownName } from './seats'
import { useLanguage } from './texts.svelte'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await useLanguage('en')
})

const person = (name: string) => ({ kind: 'person', name })
const bot = (name: string) => ({ kind: 'bot', name })

/** A table whose first chair is this guest's. */
const table = (chairs: { kind: string; name: string }[], former: Partial<FormerPlayer>[] = []) =>
  ({
    settings: { same_screen: false },
    chairs,
    match: {
      order: chairs.map((_, chair) => chair),
      your_seats: ['A'],
      former,
      view: { seats: [...'ABCD'].slice(0, chairs.length), outcome: null },
    },
  }) as unknown as TableView

it('names who made a move, though a bot has taken over since', () => {
  const view = table([person('Guest'), bot('level2')], [{ chair: 1, until: 5, kind: 'person', name: 'Bo', you: false }])
  expect([4, 5, 6].map((at) => seatName(view, 'B', at))).toEqual(['Bo', 'Bo', 'Computer (level 2)'])
  expect(shortName(view, 'B', 5)).toMatchObject({ text: 'Bo', isBot: false })
  expect(seatName(view, 'B')).toBe('Computer (level 2)')
  expect(seatName(view, 'A', 3)).toBe('Guest')
})

it('tells the moves of a bot that stood in for this guest from their own', () => {
  const former = [
    { chair: 0, until: 4, kind: 'person' as const, name: 'Guest', you: true },
    { chair: 0, until: 8, kind: 'bot' as const, name: 'level2', you: false },
  ]
  const view = table([person('Guest'), person('Bo')], former)
  expect([3, 6, 9].map((at) => isYou(view, 'A', at))).toEqual([true, false, true])
  expect([3, 6, 9].map((at) => shownName(view, 'A', at))).toEqual(['You', 'Computer (level 2)', 'You'])
})

it('shortens the name of a bot to that of its level, and keeps the whole name', () => {
  const view = table([person('Guest'), bot('greedy'), bot('greedy'), person('Bo')])
  expect(shortName(view, 'B')).toEqual({ text: 'Alert', suffix: ' B', isBot: true, full: 'Computer (alert) B' })
  const numbered = shortName(table([person('Guest'), bot('level2')]), 'B')
  // The number is that of the whole name.
  expect([numbered.text, numbered.full]).toEqual(['Level\u00a02', 'Computer (level\u00a02)'])
  expect(shortName(view, 'D')).toEqual({ text: 'Bo', suffix: '', isBot: false, full: 'Bo' })
  expect(shortName(view, 'A')).toEqual({ text: 'You', suffix: '', isBot: false, full: 'You' })
})
