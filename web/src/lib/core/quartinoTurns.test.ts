// The analysis of finished games of Quartino by the browser's core, as the worker answers it.
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { QuartinoNative, type DealtCourse, type TurnBeliefs, type TurnNote } from './quartinoNative'
import { answerQuartino, type QuartinoQuestion, type TurnProgress } from './quartinoQuestions'

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url))
const native = new QuartinoNative(
  new WebAssembly.Instance(new WebAssembly.Module(file('build/wasm/quartino.wasm')), {}),
)
native.use(inflateSync(file('src/fourfold/engine/data/quartino.net')))

/** A has YBGP on the wheel after the fifth turn and does not call; B resigns. */
const GAME: DealtCourse = {
  rules: 'quartino',
  deal: ['YBGP,YBPG,YGBP,YGPB', 'BYGP,BYPG,BGYP,BGPY'],
  events: ['A place Y c', 'A end', 'B place B 1', 'B end', 'A place G 2', 'A end', 'B place Y 5', 'B end'].concat([
    'A place P 3',
    'A end',
    'B resign',
  ]),
}
const effort = { chances: 4, simulations: 8, comparison: 4 }
const ask = <T>(question: QuartinoQuestion, tell?: (part: TurnProgress) => void) =>
  answerQuartino(native, question, tell) as T

it('tells how far the analysis is, and chances before it is over', () => {
  const heard: TurnProgress[] = []
  const notes = ask<TurnNote[]>({ ask: 'turns', course: GAME, effort }, (part) => heard.push(part))
  const parts = heard.map(({ part }) => part)
  expect(parts).toEqual([...parts].sort((one, other) => one - other))
  expect(parts.every((part) => part > 0 && part < 1)).toBe(true)
  const [early, ...later] = heard.filter((one) => one.notes.length)
  expect(early!.notes.map(({ after }) => after)).toEqual(notes.map(({ after }) => after))
  expect(early!.notes.some(({ mistake }) => mistake)).toBe(false)
  // Each mistake is told when it is found; that of the last turn comes with the end.
  const mistakes = notes.slice(0, -1).filter(({ mistake }) => mistake)
  expect(mistakes.length).toBeGreaterThan(0)
  expect(later.map((one) => one.notes)).toEqual(mistakes.map((note) => [note]))
  expect(notes.map(({ turn, number, seat }) => [turn, number, seat])).toEqual([
    [1, 0, 'A'],
    [2, 2, 'B'],
    [3, 4, 'A'],
    [4, 6, 'B'],
    [5, 8, 'A'],
    [6, 10, 'B'],
  ])
  expect(notes[4]!.reasons).toContainEqual({ code: 'missed-call', params: { card: 'YBGP', space: '1' } })
  expect(notes[5]!.after).toEqual({ A: 10_000, B: 0 })
})

it('tells chances between players of a level, with the same mistakes', () => {
  const strong = ask<TurnNote[]>({ ask: 'turns', course: GAME, effort })
  const weak = ask<TurnNote[]>({ ask: 'turns', course: GAME, effort: { ...effort, level: 1 } })
  expect(weak.map(({ mistake, loss }) => [mistake, loss])).toEqual(strong.map(({ mistake, loss }) => [mistake, loss]))
  expect(weak[3]!.after).not.toEqual(strong[3]!.after)
  expect(weak[5]!.after).toEqual({ A: 10_000, B: 0 })
})

it('has the same analysis for the same game, whoever begins', () => {
  const other: DealtCourse = { ...GAME, first: 'B', events: ['B place Y c', 'B end', 'A resign'] }
  const [first] = ask<TurnNote[]>({ ask: 'turns', course: other, effort })
  expect(first).toMatchObject({ seat: 'B', moves: ['place Y c', 'end'] })
  expect(ask({ ask: 'turns', course: other, effort })).toEqual(ask({ ask: 'turns', course: other, effort }))
})

it('believes from the cards of one seat, and refuses without them', () => {
  const hidden: DealtCourse = { ...GAME, deal: [GAME.deal[0]!, '?,?,?,?'] }
  const seen = ask<TurnBeliefs[]>({ ask: 'beliefs', course: GAME, seat: 'A' })
  expect(ask({ ask: 'beliefs', course: hidden, seat: 'A' })).toEqual(seen)
  for (const { cards } of seen) {
    const chances = Object.values(cards.B!)
    expect(chances.reduce((sum, one) => sum + one, 0) / 10_000).toBeCloseTo(4, 2)
    expect(Object.keys(cards.B!)).not.toContain('YBGP')
  }
  const unknown = expect.objectContaining({ code: 'cards-unknown' }) as Error
  expect(() => ask({ ask: 'beliefs', course: hidden, seat: 'B' })).toThrow(unknown)
  expect(() => ask({ ask: 'turns', course: hidden, effort })).toThrow(unknown)
})
