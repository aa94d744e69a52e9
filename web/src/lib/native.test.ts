import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Judge } from './judge'
import { Native, type Course } from './native'
import { tableUrl } from './openings'
import type { MoveNote, Reason } from './reasons'
import { hex } from './words'

const module = new WebAssembly.Module(readFileSync(new URL('../../../build/wasm/fourfold.wasm', import.meta.url)))
const core = (): Native => new Native(new WebAssembly.Instance(module, {}))
const at = (rules: string, start: string | null, events: string[] = []): Course => ({ rules, seats: 2, start, events })
const pause = () => Promise.resolve()
/** B has completed four tall pieces on rank 1 and not said so. */
const MADE = ['A give 0', 'B place a1', 'B give 1', 'A place b1', 'A give 2', 'B place c1', 'B give 8', 'A place d1']

describe('the core', () => {
  it('shows what a player may see', () => {
    const native = core()
    native.follow(at('classic', null, ['A give 7', 'B place b3']))
    const view = native.view()
    expect(view.position).toBe('..../.7../..../.... -')
    expect([view.to_act, view.phase, view.trail, view.left.length, view.moves.length]).toEqual([
      'B',
      'give',
      ['b3'],
      15,
      15,
    ])
    expect([view.next, view.calls_left]).toEqual(['A', 3])
    expect(view.owners).toBeNull()
  })

  it('sees the lines that stand already, of those that count', () => {
    const native = core()
    const stands = (rules: string, position: string) => {
      native.follow(at(rules, position))
      return native.standingLines()
    }
    expect(stands('classic', '..../..../..../0123 -')).toEqual(['a1b1c1d1'])
    expect(stands('classic+traits:shape', '..../..../..../0123 -')).toEqual([])
    expect(stands('mushrooms+values:red', '..../..../..../0123 -')).toEqual(['a1b1c1d1'])
    expect(stands('mushrooms+values:blue', '..../..../..../0123 -')).toEqual([])
    expect(stands('classic', '..../..../01../23.. -')).toEqual([])
    expect(stands('classic+squares', '..../..../01../23.. -')).toEqual(['a1a2b1b2'])
  })

  it('says which choices come to the same', () => {
    const native = core()
    native.follow(at('classic', null, ['A give 0']))
    expect(native.alike().map((group) => group.length)).toEqual([8, 8])
  })

  it('refuses with a code and what it is about', () => {
    const native = core()
    native.follow(at('classic', null, ['A give 7', 'B place b3', 'B give 1']))
    expect(() => native.attempt('place b3')).toThrowError(
      expect.objectContaining({ code: 'square-taken', params: { square: 'b3', piece: 'LSQH' } }) as Error,
    )
    expect(() => native.follow(at('nonsense', null))).toThrow(expect.objectContaining({ code: 'bad-rules' }) as Error)
  })

  it('hears a false call, and counts it', () => {
    const native = core()
    native.follow(at('classic', null, ['A give 0', 'B place a1']))
    for (const number of [1, 2, 3]) {
      const { event, refusal, view } = native.attempt('call a1 b1 c1 d1')
      expect([event, refusal?.code, view.refusals]).toEqual(['B call a1 b1 c1 d1 ?', 'call-not-full', number])
    }
    expect(() => native.attempt('call a1 b1 c1 d1')).toThrow(
      expect.objectContaining({ code: 'no-more-calls' }) as Error,
    )
  })

  it('gives no line away, and knows it', () => {
    const native = core()
    native.follow(at('classic', null, MADE))
    expect(JSON.stringify(native.view())).not.toContain('!')
    expect(native.calls()).toEqual(['call a1 b1 c1 d1'])
    expect(native.attempt('call d1 c1 b1 a1').view.outcome).toEqual({ winners: ['A'], reason: 'call' })
  })

  it('knows what any table knows: resigning and draws', () => {
    const native = core()
    native.follow(at('classic', null, ['A give 0', 'B resign']))
    expect(native.view().outcome).toEqual({ winners: ['A'], reason: 'resign' })
    native.follow(at('classic', null, ['A give 0', 'A offer draw']))
    expect(native.view().offer).toEqual(['A'])
    expect(native.attempt('accept', 'B').view.outcome).toEqual({ winners: [], reason: 'agreement' })
    expect(() => native.attempt('accept', 'B')).toThrow(expect.objectContaining({ code: 'game-over' }) as Error)
  })
})

describe('the judge', () => {
  it('finds the only square of a puzzle', async () => {
    const native = core()
    native.follow(at('classic+referee', 'd..6/c.a3/..../0... 5'))
    const judge = new Judge(native, pause)
    expect(await judge.value()).toEqual({ value: 'win', distance: 1, moves: ['place a2'] })
    const choices = await judge.choices(() => undefined)
    expect(choices.filter(({ value }) => value === 'win').map(({ move }) => move)).toEqual(['place a2'])
    expect(await judge.choose()).toBe('place a2')
  })

  it('knows that a line must be called', async () => {
    const native = core()
    native.follow(at('classic', null, MADE))
    expect(await new Judge(native, pause).value()).toMatchObject({ value: 'win', moves: ['call a1 b1 c1 d1'] })
    native.follow(at('classic', null, [...MADE, 'A give 3']))
    expect(await new Judge(native, pause).choose()).toBe('call a1 b1 c1 d1')
  })

  it('promises no win by a line to whoever may not call it', () => {
    const native = core()
    const before = MADE.slice(0, -1)
    native.follow(at('classic', null, before))
    expect(new Judge(native, pause).atOnce().winning).toEqual(['place d1'])
    native.follow(at('classic', null, [...before, ...Array<string>(3).fill('A call a1 b1 c1 d1 ?')]))
    expect(new Judge(native, pause).atOnce().winning).toEqual([])
  })

  it('says why a move was a mistake', async () => {
    const native = core()
    const course = at('classic+referee', '.139/7.2e/504./.8cf -', ['A give a', 'B place a4'])
    const notes = await new Judge(native, pause).notes(course, () => undefined)
    expect(notes.map(({ after, reasons }) => [after, reasons[0]?.code])).toEqual([
      ['loss', 'gives-win'],
      ['win', 'completes-line'],
    ])
  })
})

interface Judged extends Course {
  notes: MoveNote[]
}

describe('notes on whole games', () => {
  // Games as fourfold.engine.analysis judges them, with every reason that it has; tests/page/fixtures.py writes them.
  const games = JSON.parse(readFileSync(new URL('judged.fixture.json', import.meta.url), 'utf8')) as Judged[]
  const openings = new URL('../../../src/fourfold/engine/data/openings/', import.meta.url)
  /** The order of moves says nothing, and pieces may be letters. */
  const plain = (notes: MoveNote[]) =>
    notes.map((note) => ({
      ...note,
      better: [...note.better].sort(),
      missed_calls: [...note.missed_calls].sort(),
      reasons: note.reasons.map(({ code, params }) => ({
        code,
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, plainly(name, value)])),
      })),
    }))
  const plainly = (name: string, value: Reason['params'][string]) =>
    Array.isArray(value) ? [...value].sort() : name === 'piece' && String(value).length > 1 ? hex(String(value)) : value

  it.each(games)('of $rules are those of the engine', { timeout: 60_000 }, async ({ notes, ...course }) => {
    const native = core()
    native.follow(course)
    native.use(readFileSync(new URL(`${native.openings()}.bin`, openings)))
    expect(plain(await new Judge(native, pause).notes(course, () => undefined))).toEqual(plain(notes))
  })
})

describe('tables of openings', () => {
  it.each([
    ['mushrooms', 'classic'],
    ['classic+squares+traits:shape,body', 'classic+squares+traits:colour,height'],
    ['classic+owned-dark+squares', 'danish+squares'],
  ])('%s → %s', (rules, name) => {
    const native = core()
    native.follow(at(rules, null))
    expect(native.openings()).toBe(name)
    expect(tableUrl(name)).not.toBeNull()
  })
})
