import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keptGames } from '../storage/finishedGames'
import { LocalTable, openLocal, type LocalCore } from './localTable.svelte'
import { Native } from './native'
import { answer, type Question } from './questions'
import { freshStorage } from '../storage/storage.fixture'
import type { Numbered, QuartoView } from '../net/wire'

const module = new WebAssembly.Module(readFileSync(new URL('../../../../build/wasm/fourfold.wasm', import.meta.url)))
const native = new Native(new WebAssembly.Instance(module, {}))
native.use(readFileSync(new URL('../../../../src/fourfold/engine/data/openings/classic.bin', import.meta.url)))
const ask = async (question: Question) =>
  answer(
    native,
    question,
    () => undefined,
    () => Promise.resolve(),
  )
const core = {
  stateOf: (course) => ask({ ask: 'view', course }),
  tried: (course, move, seat) => ask({ ask: 'try', course, move, seat }),
  chosen: (course, bot) => ask({ ask: 'choose', course, bot }),
} as LocalCore

/** Wait until something is so. */
async function until(so: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !so(); tries += 1) await new Promise((done) => setTimeout(done, 2))
  expect(so()).toBe(true)
}

async function open(rules: string, bot: string | null, wish = {}): Promise<LocalTable> {
  const table = new LocalTable(openLocal(rules, bot, { names: ['Ada', 'Bo'], first: 0, ...wish }), core)
  await until(() => table.status === 'open')
  return table
}

const game = (table: LocalTable) => table.view!.match!.view as QuartoView

describe('a local table', () => {
  beforeEach(freshStorage)

  it('is a table for two on one screen', async () => {
    const table = await open('classic', null)
    const heard: Numbered[] = []
    table.listen((events) => heard.push(...events))
    expect(table.view).toMatchObject({ your_chairs: [0, 1], games: 1, settings: { same_screen: true } })
    await table.do({ do: 'move', move: 'give 7', seat: 'A' })
    expect(game(table)).toMatchObject({ to_act: 'B', viewer: 'B', phase: 'place' })
    await expect(table.do({ do: 'move', move: 'give 7', seat: 'A' })).rejects.toMatchObject({ code: 'not-your-turn' })
    await table.do({ do: 'move', move: 'place b3' })
    const refusal = await table.do({ do: 'move', move: 'call a1 b1 c1 d1' })
    expect(refusal?.code).toBe('call-not-full')
    expect(heard.map(({ seq }) => seq)).toEqual([2, 3, 4])
    expect(table.view!.match!.events).toEqual(['A give 7', 'B place b3', 'B call a1 b1 c1 d1 ?'])
    await table.do({ do: 'ask-back' })
    expect(table.view!.match!.events).toEqual(['A give 7'])
  })

  it('lets no offer come up again that a move has answered', async () => {
    const table = await open('classic', null)
    await table.do({ do: 'move', move: 'give 7', seat: 'A' })
    await table.do({ do: 'move', move: 'offer draw', seat: 'A' })
    await table.do({ do: 'move', move: 'place b3', seat: 'B' })
    await table.do({ do: 'ask-back' })
    expect(table.view!.match!.events).toEqual(['A give 7'])
    expect(game(table).offer).toEqual([])
  })

  it('lets the other seat decline a draw until the next move', async () => {
    const table = await open('classic', null)
    await expect(table.do({ do: 'refuse-draw' })).rejects.toMatchObject({ code: 'no-draw-offered' })
    await table.do({ do: 'move', move: 'offer draw', seat: 'A' })
    await table.do({ do: 'refuse-draw' })
    expect(table.view!.match).toMatchObject({ refused_draw: 'B', view: { offer: [] }, events: ['A offer draw'] })
    await expect(table.do({ do: 'move', move: 'accept', seat: 'B' })).rejects.toMatchObject({ code: 'no-draw-offered' })
    await expect(table.do({ do: 'move', move: 'offer draw' })).rejects.toMatchObject({ code: 'draw-refused' })
    await table.do({ do: 'move', move: 'give 7', seat: 'A' })
    await table.do({ do: 'move', move: 'offer draw', seat: 'A' })
    expect(table.view!.match).toMatchObject({ refused_draw: null, view: { offer: ['A'] } })
  })

  it('counts won and drawn games by chair over rematches', async () => {
    const table = await open('classic', null)
    expect(table.view!.score).toEqual({ wins: [0, 0], draws: 0 })
    await table.do({ do: 'move', move: 'resign', seat: 'A' })
    expect(table.view!.score).toEqual({ wins: [0, 1], draws: 0 })
    await table.do({ do: 'rematch' })
    expect(table.view!.match!.order).toEqual([1, 0])
    await table.do({ do: 'move', move: 'resign', seat: 'A' })
    await table.do({ do: 'rematch' })
    await table.do({ do: 'move', move: 'offer draw', seat: 'A' })
    await table.do({ do: 'move', move: 'accept', seat: 'B' })
    expect(table.view!.score).toEqual({ wins: [1, 1], draws: 1 })
  })

  it('is the newest that is known, though the browser keeps no more', async () => {
    const table = await open('classic', null)
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    await table.do({ do: 'move', move: 'give 7' })
    table.close()
    full.mockRestore()
    const again = new LocalTable(table.view!.table, core)
    await until(() => again.status === 'open')
    expect(again.view!.match!.events).toEqual(['A give 7'])
  })

  it('goes on after a reload', async () => {
    const table = await open('danish+squares+turn:60', null)
    expect(table.view!.settings.rules).toBe('danish+squares')
    await table.do({ do: 'move', move: 'give 7' })
    table.close()
    const again = new LocalTable(table.view!.table, core)
    await until(() => again.status === 'open')
    expect(again.view).toEqual(table.view)
    expect(new LocalTable('local-none', core).status).toBe('gone')
  })

  it('ends, is kept, and begins anew with seats swapped', async () => {
    const table = await open('classic', null)
    await table.do({ do: 'move', move: 'offer draw', seat: 'A' })
    expect(game(table).offer).toEqual(['A'])
    await table.do({ do: 'move', move: 'accept', seat: 'B' })
    expect(game(table)).toMatchObject({ phase: 'over', to_act: null, outcome: { winners: [], reason: 'agreement' } })
    expect(keptGames()).toMatchObject([
      { players: { A: 'Ada', B: 'Bo' }, result: { reason: 'agreement' }, yours: ['A', 'B'] },
    ])
    await table.do({ do: 'rematch' })
    expect(table.view).toMatchObject({ games: 2, match: { order: [1, 0], events: [] } })
  })

  it.each([
    { start: '0.../..../..../.... 1', events: [] },
    { start: null, events: ['A give 7', 'B place b3'] },
  ])('keeps the sides when a position is played again: $start', async (wish) => {
    const id = openLocal('classic', null, { ...wish, first: 1 })
    const table = new LocalTable(id, core)
    await until(() => table.status === 'open')
    await table.do({ do: 'move', move: 'resign' })
    await table.do({ do: 'rematch' })
    expect(table.view).toMatchObject({ games: 2, match: { order: [1, 0], events: wish.events } })
  })

  it('has a bot that plays to the end', async () => {
    const table = await open('classic', 'perfect')
    for (let turn = 0; turn < 40 && game(table).outcome === null; turn += 1) {
      await until(() => game(table).outcome !== null || game(table).to_act === 'A')
      const [move] = game(table).moves
      if (move) await table.do({ do: 'move', move })
    }
    expect(game(table).outcome).not.toBeNull()
    expect(game(table).outcome!.winners).not.toEqual(['A'])
    expect(keptGames()[0]!.players).toEqual({ A: 'Ada', B: 'perfect' })
  })

  it('asks for the moves of the bot that was chosen', async () => {
    const asked: string[] = []
    const listening: LocalCore = { ...core, chosen: (course, bot) => (asked.push(bot), core.chosen(course, bot)) }
    const table = new LocalTable(openLocal('classic', 'level3', { first: 1 }), listening)
    await until(() => table.status === 'open' && game(table).to_act === 'B')
    expect(asked).toEqual(['level3'])
    expect(table.view!.chairs[1]).toMatchObject({ kind: 'bot', name: 'level3' })
  })

  it('is the same in two tabs', async () => {
    const here = await open('classic', null)
    const there = new LocalTable(here.view!.table, core)
    await until(() => there.status === 'open')
    await here.do({ do: 'move', move: 'give 7' })
    await expect(there.do({ do: 'move', move: 'give 3' })).rejects.toMatchObject({ code: 'stale' })
    expect(there.view).toEqual(here.view)
    await there.do({ do: 'move', move: 'place b3' })
    await expect(here.do({ do: 'ask-back' })).rejects.toMatchObject({ code: 'stale' })
    expect(here.view!.match!.events).toEqual(['A give 7', 'B place b3'])
  })

  it('lets a person take back alone with a bot', async () => {
    const table = await open('classic', 'perfect')
    await table.do({ do: 'move', move: 'give 7' })
    await until(() => game(table).to_act === 'A')
    await table.do({ do: 'ask-back' })
    expect(table.view!.match!.events).toEqual([])
    await expect(table.do({ do: 'ask-back' })).rejects.toMatchObject({ code: 'nothing-to-take-back' })
  })

  it('goes on from a position', async () => {
    const table = await open('classic', 'perfect', { start: 'd..6/c.a3/..../0... 5', first: 1 })
    expect(game(table)).toMatchObject({ to_act: 'B', viewer: 'B', phase: 'place' })
    await table.do({ do: 'move', move: 'place a2' })
    await table.do({ do: 'move', move: 'call a1 a2 a3 a4' })
    expect(game(table).outcome).toEqual({ winners: ['B'], reason: 'call' })
    expect(keptGames()[0]).toMatchObject({ start: 'd..6/c.a3/..../0... 5' })
  })
})
