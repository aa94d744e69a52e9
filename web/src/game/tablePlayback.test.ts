import { beforeEach, describe, expect, it } from 'vitest'
import type { Table } from '../lib/net/table'
import type { QuartoView, TableGame, TableView } from '../lib/net/wire'
import type { Circumstances, Moment, Playback } from './playback.svelte'
import { drawnView, followTable } from './tablePlayback'

/** What a playback was told, in words. */
let told: string[] = []
const inWords = (moment: Moment | null) => moment?.events.at(-1) ?? (moment ? 'start' : 'nothing')
const playback = {
  show: (moment: Moment | null) => void told.push(`show ${inWords(moment)}`),
  update: (moment: Moment) => void told.push(`update ${inWords(moment)}`),
  follow: (moment: Moment, { own, hurry }: Circumstances) =>
    void told.push(`follow ${inWords(moment)}${own ? ' own' : ''}${hurry ? ' hurry' : ''}`),
} as Playback

/** A table of which a test sets the view. */
class News {
  view: TableView | null = null
  private heard = () => {}
  listen = (heard: () => void) => {
    this.heard = heard
    return () => (this.heard = () => {})
  }
  tell(events: string[] | null, change: Partial<TableView> = {}, game: Partial<TableGame> = {}): void {
    const view = { seats: ['A', 'B'], to_act: 'A' } as QuartoView
    const match = { view, events, order: [0, 1], your_seats: ['A'], clock: null, ...game } as TableGame
    this.view = { games: 1, match: events && match, ...change } as TableView
    this.heard()
  }
}

it('shows panels beside the board the game and the events that are drawn', () => {
  const [before, after] = [{ to_act: 'B' }, { to_act: 'A' }] as QuartoView[]
  const view = { games: 1, match: { view: after, events: ['A give 7', 'B place b3'] } } as TableView
  const drawn = drawnView(view, { game: before!, events: ['A give 7'] })
  expect([drawn.match!.view.to_act, drawn.match!.events, drawn.games]).toEqual(['B', ['A give 7'], 1])
  expect(drawnView(view, null)).toBe(view)
})

describe('the news of a table', () => {
  beforeEach(() => (told = []))

  it('are half-moves, own and others', () => {
    const news = new News()
    const end = followTable(news as unknown as Table, playback)
    news.tell([])
    news.tell(['A give 7'])
    news.tell(['A give 7', 'B place b3'])
    news.tell(['A give 7', 'B place b3'])
    end()
    news.tell(['A give 7', 'B place b3', 'B give 2'])
    expect(told).toEqual(['show start', 'follow A give 7 own', 'follow B place b3', 'update B place b3'])
  })

  it('are another position after a takeback, a new game, and several events at once', () => {
    const news = new News()
    followTable(news as unknown as Table, playback)
    news.tell(['A give 7', 'B place b3'])
    news.tell(['A give 7'])
    news.tell(['A give 7', 'B place c3', 'B give 2'])
    news.tell(['A give 7', 'B place d3', 'B give 5'])
    news.tell([], { games: 2 })
    news.tell(null)
    expect(told).toEqual([
      'show B place b3',
      'show A give 7',
      'show B give 2',
      'show B give 5',
      'show start',
      'show nothing',
    ])
  })

  it('hurry at the own turn while a clock runs', () => {
    const news = new News()
    const clock = { running: 'A', banks: null, turn_left: null, spent: 0 }
    followTable(news as unknown as Table, playback)
    news.tell(['A give 7'])
    news.tell(
      ['A give 7', 'B place b3'],
      {},
      { clock: { ...clock, running: 'B' }, view: { to_act: 'B' } as QuartoView },
    )
    news.tell(['A give 7', 'B place b3', 'B give 2'], {}, { clock })
    expect(told).toEqual(['show A give 7', 'follow B place b3', 'follow B give 2 hurry'])
  })

  it('are not own where a bot plays in the chair of this guest', () => {
    const news = new News()
    followTable(news as unknown as Table, playback)
    news.tell([])
    news.tell(['A give 7'], { back: [0] })
    expect(told).toEqual(['show start', 'follow A give 7'])
  })
})
