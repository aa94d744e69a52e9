import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { BOTS } from '../net/bots'
import type { QuartinoView } from '../net/wire'
import { keptGames } from '../storage/finishedGames'
import { dealtCourseOf, parseRecord } from '../storage/records'
import { freshStorage } from '../storage/storage.fixture'
import { courseOf, readPuzzles } from '../../study/quartinoPuzzles'
import { LocalTable, openLocal, type LocalCore } from './localTable.svelte'
import { asDealt, QuartinoNative, type DealtCourse } from './quartinoNative'
import { answerQuartino, type QuartinoQuestion } from './quartinoQuestions'

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url))
const native = new QuartinoNative(
  new WebAssembly.Instance(new WebAssembly.Module(file('build/wasm/quartino.wasm')), {}),
)
const hasNets = native.use(inflateSync(file('src/fourfold/engine/data/quartino.net')))
const DEAL = ['YBGP,YBPG,YGBP,YGPB', 'BYGP,BYPG,BGYP,BGPY']
const course = (events: string[] = [], rules = 'quartino+referee'): DealtCourse => ({ rules, deal: DEAL, events })
/** Three of the four tokens of A's card YBGP, in two turns of each seat. */
const ONE_AWAY = ['A place Y c', 'A end', 'B place B 1', 'B end', 'A place G 2', 'A end', 'B place Y 5', 'B end']

const ask = <T>(question: QuartinoQuestion): Promise<T> => Promise.resolve(answerQuartino(native, question) as T)
const core: LocalCore = {
  stateOf: (given, viewer) => ask({ ask: 'view', course: asDealt(given), viewer }),
  tried: (given, move, seat, viewer) => ask({ ask: 'try', course: asDealt(given), move, seat, viewer }),
  chosen: (given, bot) => ask({ ask: 'choose', course: asDealt(given), bot }),
  deal: (seats) => ask({ ask: 'deal', seats }),
}

describe("Quartino's core", () => {
  it('shows a seat its own cards and no others', () => {
    native.follow(course(ONE_AWAY))
    expect(native.view('A').racks.map(({ cards }) => cards?.length ?? null)).toEqual([4, null])
    expect(native.view('').racks.map(({ cards }) => cards)).toEqual([null, null])
    expect(native.view('A')).toMatchObject({ to_act: 'A', viewer: 'A', due: 1 })
    expect(native.view('B').moves).toEqual([])
  })

  it('starts in the middle of a game, with cards already made, and accepts the solution of every puzzle', () => {
    const puzzles = readPuzzles(file('src/fourfold/engine/data/quartino-puzzles.tsv').toString())
    for (const puzzle of puzzles) {
      native.follow(courseOf(puzzle, puzzle.events))
      const before = native.view('A')
      const { racks, board, to_act } = before
      expect(to_act).toBe('A')
      if (!puzzle.events.length) expect(board).toBe(puzzle.position.split(' ')[0])
      expect(racks.map(({ left, made }) => left + made.length)).toEqual([4, 4])
      expect(racks[1]!.made).toEqual(puzzle.hers.split('/')[1]!.split(',').filter(Boolean))
      if (puzzle.kind === 'hand') continue
      native.follow(courseOf(puzzle, puzzle.solution))
      const calls = puzzle.solution.filter((move) => move.startsWith('call '))
      expect(native.view('A').racks[0]!.made.length).toBe(racks[0]!.made.length + calls.length)
    }
  })

  it('refuses with a code and what it is about', () => {
    const refusal = (given: DealtCourse) => {
      try {
        native.follow(given)
      } catch (error) {
        return error
      }
      return null
    }
    expect(refusal(course([], 'nonsense'))).toMatchObject({ code: 'bad-rules' })
    expect(refusal({ ...course(), deal: [DEAL[0]!, DEAL[0]!] })).toMatchObject({ code: 'card-twice' })
    expect(refusal(course(['A place Y c', 'A place Y c']))).toMatchObject({ params: { event: 2 } })
  })

  it('deals different cards to each seat', () => {
    const deal = native.deal(4, 1, 2)
    expect(new Set(deal.flatMap((cards) => cards.split(','))).size).toBe(16)
    expect(native.deal(4, 1, 2)).toEqual(deal)
    expect(native.deal(4, 1, 3)).not.toEqual(deal)
  })

  it('has every bot of the page, and each makes a legal move that its seed decides', () => {
    expect(hasNets).toBe(true)
    for (const rules of ['quartino', 'quartino+referee', 'quartino-first']) {
      const events = ['A place B c', 'A end', 'B place B c', 'B end', 'A place B c', 'A end', 'B place B c', 'B end']
      for (const bot of BOTS.quartino) {
        native.follow(course(events, rules))
        const move = native.choose(bot, 1, 2, 50)
        expect(native.choose(bot, 1, 2, 50)).toBe(move)
        expect(native.attempt(move, 'A', 'A').refusal).toBeNull()
      }
    }
    native.follow(course())
    expect(() => native.choose('perfect', 1, 2, 50)).toThrow(expect.objectContaining({ code: 'no-such-bot' }) as Error)
  })

  it('lets the strongest bot announce both situations where players call', () => {
    const events = ['A place B c', 'A end', 'B place B c', 'B end', 'A place B c', 'A end', 'B place B c', 'B end']
    native.follow(course(events, 'quartino'))
    expect(native.choose('strong', 1, 2, 50)).toBe('say colours')
    native.follow(course([...events, 'A say colours'], 'quartino'))
    expect(native.choose('strong', 1, 2, 50)).toBe('say column c')
  })

  it('lets bots choose by what their seat knows, whatever the others hold', () => {
    const other = { ...course(ONE_AWAY), deal: [DEAL[0]!, 'PYGB,PYBG,GBYP,GPYB'] }
    for (const bot of BOTS.quartino) {
      const moves = [course(ONE_AWAY), other].map((world) => {
        native.follow(world)
        return native.choose(bot, 3, 4, 50)
      })
      expect(moves[0], bot).toBe(moves[1])
    }
  })

  it('gives a hint from the cards of the seat to act alone', () => {
    const hint = answerQuartino(native, { ask: 'hint', course: course(ONE_AWAY) })
    expect(hint).toMatchObject({
      nearest: [{ card: 'YBGP', first: '1', lacks: ['place P 3'] }],
      others: [{ seat: 'B' }],
      move: 'place P 3',
      remark: null,
    })
    const others = { ...course(ONE_AWAY), deal: [DEAL[0]!, 'GYBP,GYPB,GBYP,GBPY'] }
    expect(answerQuartino(native, { ask: 'hint', course: others })).toEqual(hint)
  })
})

/** Wait until something is so. */
async function until(so: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2_000 && !so(); tries += 1) await new Promise((done) => setTimeout(done, 2))
  expect(so()).toBe(true)
}

describe('a local table of Quartino', () => {
  beforeEach(freshStorage)

  const open = async (bot: string, wish = {}): Promise<LocalTable> => {
    const table = new LocalTable(openLocal('quartino+referee', bot, { game: 'quartino', first: 0, ...wish }), core)
    await until(() => table.status === 'open')
    return table
  }
  const game = (table: LocalTable) => table.view!.match!.view as QuartinoView
  const isMine = (table: LocalTable) => game(table).to_act === game(table).viewer || game(table).outcome !== null

  it('shows the person their own cards, and lets the bot answer', async () => {
    const table = await open('level2')
    expect(game(table)).toMatchObject({ game: 'quartino', viewer: 'A', to_act: 'A' })
    expect(game(table).racks.map(({ cards }) => cards?.length ?? null)).toEqual([4, null])
    await table.do({ do: 'move', move: 'place Y c' })
    await table.do({ do: 'move', move: 'end' })
    await until(() => isMine(table))
    expect(table.view!.match!.events.some((event) => event.startsWith('B place'))).toBe(true)
    expect(game(table).racks[1]!.cards).toBeNull()
  })

  it('takes a whole turn back, but no shown card', async () => {
    const table = await open('level2')
    await table.do({ do: 'move', move: 'place Y c' })
    await table.do({ do: 'move', move: 'end' })
    await until(() => isMine(table))
    await table.do({ do: 'ask-back' })
    expect(table.view!.match!.events).toEqual([])
    const card = game(table).racks[0]!.cards![0]!
    await table.do({ do: 'move', move: 'place Y c' })
    const refusal = await table.do({ do: 'move', move: `call ${card} 1` })
    expect(refusal?.code).toBe('no-quartino')
    await expect(table.do({ do: 'ask-back' })).rejects.toMatchObject({ code: 'takeback-past-card' })
  })

  it('deals anew for a rematch, and keeps the finished game as a record that can be replayed', async () => {
    const table = await open('random')
    const before = game(table).racks[0]!.cards
    await table.do({ do: 'move', move: 'resign' })
    expect(game(table).outcome).toMatchObject({ winners: ['B'], reason: 'resign' })
    const record = parseRecord(keptGames()[0]!.record)
    const dealt = dealtCourseOf(record)!
    expect(record.game).toBe('quartino')
    expect(dealt.deal[0]!.split(',')).toEqual(before)
    expect(await ask<QuartinoView[]>({ ask: 'views', course: dealt })).toHaveLength(2)
    await table.do({ do: 'rematch' })
    expect(table.view!.games).toBe(2)
    expect(game(table).racks[1]!.cards?.sort()).not.toEqual(before?.sort())
  })

  it('is the same table when it is opened again', async () => {
    const table = await open('level1')
    await table.do({ do: 'move', move: 'place Y c' })
    const cards = game(table).racks[0]!.cards
    table.close()
    const again = new LocalTable(table.view!.table, core)
    await until(() => again.status === 'open')
    expect(game(again)).toMatchObject({ to_act: 'A', phase: 'call' })
    expect(game(again).racks[0]!.cards).toEqual(cards)
  })
})
