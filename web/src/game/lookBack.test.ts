// Looking back during a game: which position is shown, and what other players' cards it tells.
import { expect, it } from 'vitest'
import type { Table } from '../lib/net/table'
import type { Numbered, QuartinoView, QuartoView, TableView } from '../lib/net/wire'
import { LookBack, pastView } from './lookBack.svelte'

/** A table whose view the test sets, with as many past positions as it has events. */
class ToldTable {
  view: TableView
  private heard = new Set<(events: Numbered[]) => void>()

  constructor(events: string[]) {
    this.view = viewOf(events)
  }

  listen(heard: (events: Numbered[]) => void): () => void {
    this.heard.add(heard)
    return () => this.heard.delete(heard)
  }

  tell(events: string[], games = 1, numbered: Numbered[] = []): void {
    this.view = viewOf(events, games)
    for (const heard of this.heard) heard(numbered)
  }
}

const gameOf = (position: string) =>
  ({ game: 'quarto', viewer: 'A', to_act: 'A', moves: ['give 0'], position, outcome: null, offer: [] }) as unknown
const viewOf = (events: string[], games = 1) =>
  ({ games, match: { events, your_seats: ['A'], view: gameOf(String(events.length)) } }) as unknown as TableView

const load = (table: Table) =>
  Promise.resolve(
    Array.from({ length: table.view!.match!.events.length + 1 }, (_, at) => gameOf(String(at)) as QuartoView),
  )

const opened = (events: string[]) => {
  const table = new ToldTable(events)
  return { table, past: new LookBack(table as unknown as Table, load) }
}
const shown = (past: LookBack) => past.view?.match?.view.position

it('shows the position after a move, in which nothing can be done', async () => {
  const { past } = opened(['A give 7', 'B place b3', 'B give 0'])
  await past.go(1)
  expect(shown(past)).toBe('1')
  expect(past.view!.match).toMatchObject({ events: ['A give 7'], view: { to_act: null, moves: [] } })
  await past.step(-1)
  expect(shown(past)).toBe('0')
  await past.step(-1)
  expect(shown(past)).toBe('0')
  await past.step(3)
  expect(past.isOn).toBe(false)
})

it('returns to the game when a move is taken back', async () => {
  const { table, past } = opened(['A give 7', 'B place b3', 'B give 0'])
  await past.go(1)
  table.tell(['A give 7', 'B place b3'], 1, [{ seq: 9, event: { kind: 'taken-back', number: 1 } }])
  expect(past.isOn).toBe(false)
})

it('keeps the place when the game goes on, and says so', async () => {
  const { table, past } = opened(['A give 7', 'B place b3'])
  await past.go(1)
  expect(past.hasNews).toBe(false)
  table.tell(['A give 7', 'B place b3', 'B give 0'])
  expect([shown(past), past.hasNews]).toEqual(['1', true])
  await past.step(1)
  expect([shown(past), past.hasNews]).toEqual(['2', true])
  past.back()
  expect([past.isOn, past.hasNews]).toEqual([false, false])
})

it('returns to the game when the shown move was taken back or a new game begins', async () => {
  const { table, past } = opened(['A give 7', 'B place b3', 'B give 0'])
  await past.go(2)
  table.tell(['A give 7'])
  expect(past.isOn).toBe(false)
  table.tell(['A give 7', 'B place a1'])
  await past.go(1)
  table.tell(['A give 7', 'B place a1'], 2)
  expect(past.isOn).toBe(false)
})

it('shows no other cards than this guest knows now', () => {
  const rack = (cards: string[] | null) => ({ left: 4, made: [], shown: [], cards })
  const quartino = (racks: ReturnType<typeof rack>[], viewer: string | null) =>
    ({ game: 'quartino', seats: ['A', 'B'], viewer, racks }) as unknown as QuartinoView
  const now = { match: { events: [], view: quartino([rack(['YBGP']), rack(null)], 'A') } } as unknown as TableView
  const past = pastView(now, quartino([rack(null), rack(null)], null), 0)
  expect((past.match!.view as QuartinoView).racks.map(({ cards }) => cards)).toEqual([['YBGP'], null])
})
