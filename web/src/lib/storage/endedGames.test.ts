// Games that ended while the guest was away: filed with their result, once.
import { beforeEach, expect, it } from 'vitest'
import type { LobbyTable, TableView } from '../net/wire'
import { runningGames, storeRunningGame } from './runningGames'
import { fileEndedGames } from './endedGames'
import { keptGames } from './finishedGames'
import { freshStorage } from './storage.fixture'

beforeEach(freshStorage)

const RECORD = 'game: quarto\nrules: classic\nplayers: A=Ada B=Bo\nresult: B (resign)\n\nA resign\n'
const table = (id: string, on: boolean, games = 1) => ({ table: id, on, games }) as LobbyTable
const view = (id: string, games: number, outcome: object | null, aborted: string | null = null) =>
  ({
    ...{
      table: id,
      seq: 9,
      games,
      settings: { game: 'quarto' },
      chairs: [{ away: false, name: 'Ada' }],
      your_chairs: [0],
    },
    match: { order: [0], your_seats: ['A'], aborted, view: { seats: ['A'], to_act: 'A', outcome } },
  }) as unknown as TableView
const WON = { winners: ['B'], reason: 'resign' }

const answers = (views: Record<string, TableView>, asked: string[] = []) => ({
  view: (id: string) => (asked.push(id), Promise.resolve(views[id]!)),
  record: () => Promise.resolve(RECORD),
})

it('stores a game that ended meanwhile, with its result', async () => {
  storeRunningGame(view('t1', 1, null))
  expect(runningGames()[0]?.table).toBe('t1')
  const tables = [table('t1', false), table('t2', true), table('t3', false, 0)]
  const asked: string[] = []
  expect(await fileEndedGames(tables, answers({ t1: view('t1', 1, WON) }, asked))).toEqual([])
  expect(keptGames()).toMatchObject([{ table: 't1', number: 1, yours: ['A'], result: WON }])
  expect(runningGames()).toEqual([])
  await fileEndedGames(tables, answers({}, asked))
  expect(asked).toEqual(['t1'])
})

it('stores the second game at a table though the first is stored', async () => {
  await fileEndedGames([table('t1', false, 1)], answers({ t1: view('t1', 1, WON) }))
  await fileEndedGames([table('t1', false, 2)], answers({ t1: view('t1', 2, WON) }))
  expect(keptGames().map(({ number }) => number)).toEqual([2, 1])
})

it('names aborted games, which have no result', async () => {
  expect(await fileEndedGames([table('t1', false)], answers({ t1: view('t1', 1, null, 'players') }))).toEqual(['t1'])
  expect(keptGames()).toEqual([])
})
