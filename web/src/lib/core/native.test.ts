import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BOTS } from '../net/bots'
import { Native, type Choice, type Course, type MoveNote } from './native'
import { tableUrl } from './openings'
import { answer, type Question } from './questions'

const module = new WebAssembly.Module(readFileSync(new URL('../../../../build/wasm/fourfold.wasm', import.meta.url)))
const core = (): Native => new Native(new WebAssembly.Instance(module, {}))
const at = (rules: string, start: string | null, events: string[] = []): Course => ({ rules, seats: 2, start, events })
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
    expect(native.symmetricMoves().map((group) => group.length)).toEqual([8, 8])
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

describe('thoughts', () => {
  const pause = () => Promise.resolve()
  const ask = <T>(question: Question, tell: (part: unknown) => void = () => undefined): Promise<T> =>
    answer(core(), question, tell, pause) as Promise<T>
  const PUZZLE = at('classic+referee', 'd..6/c.a3/..../0... 5')

  it('find the only square of a puzzle', async () => {
    expect(await ask({ ask: 'value', course: PUZZLE })).toEqual({ value: 'win', distance: 1, moves: ['place a2'] })
    const told: Choice[] = []
    const choices = await ask<Choice[]>({ ask: 'values', course: PUZZLE }, (part) => told.push(part as Choice))
    expect(choices.filter(({ value }) => value === 'win')).toEqual([{ move: 'place a2', value: 'win', distance: 1 }])
    expect(new Set(told.map(({ move }) => move))).toEqual(new Set(choices.map(({ move }) => move)))
    expect(await ask({ ask: 'choose', course: PUZZLE, bot: 'perfect' })).toBe('place a2')
  })

  it('know that a line must be called', async () => {
    const value = await ask({ ask: 'value', course: at('classic', null, MADE) })
    expect(value).toMatchObject({ value: 'win', distance: 1, moves: ['call a1 b1 c1 d1'] })
    const next = at('classic', null, [...MADE, 'A give 3'])
    for (const bot of ['perfect', 'level7', 'greedy'])
      expect(await ask({ ask: 'choose', course: next, bot })).toBe('call a1 b1 c1 d1')
  })

  it('promise no win by a line to whoever may not call it', () => {
    const native = core()
    const before = MADE.slice(0, -1)
    native.follow(at('classic', null, before))
    expect(native.hints().winning).toEqual(['place d1'])
    native.follow(at('classic', null, [...before, ...Array<string>(3).fill('A call a1 b1 c1 d1 ?')]))
    expect(native.hints().winning).toEqual([])
  })

  it('say which pieces are safe to give', () => {
    const native = core()
    native.follow(at('classic', '..../..../..../092. -'))
    expect(native.hints().safe).toEqual([...'4567cdef'].map((piece) => `give ${piece}`))
  })

  it('say why a move was a mistake', async () => {
    const course = at('classic+referee', '.139/7.2e/504./.8cf -', ['A give a', 'B place a4'])
    const parts: unknown[] = []
    const notes = await ask<MoveNote[]>({ ask: 'notes', course }, (part) => parts.push(part))
    expect(notes.map(({ after, reasons }) => [after, reasons[0]?.code])).toEqual([
      ['loss', 'gives-win'],
      ['win', 'completes-line'],
    ])
    expect(parts).toEqual([1 / 3, 2 / 3])
  })

  it('are of the bot that is asked for, and of no other', async () => {
    const start = at('classic', null)
    for (const bot of BOTS.quarto) expect(await ask({ ask: 'choose', course: start, bot })).toMatch(/^give /)
    await expect(ask({ ask: 'choose', course: start, bot: 'level8' })).rejects.toMatchObject({ code: 'no-such-bot' })
  })

  it('can be dropped between two steps', async () => {
    const native = core()
    let steps = 0
    const impatient = () => ((steps += 1) < 3 ? Promise.resolve() : Promise.reject(new Error('dropped')))
    // Without a table of openings the first move takes long.
    const early = at('classic+values:dark,short,round', null, ['A give 0'])
    await expect(answer(native, { ask: 'value', course: early }, () => undefined, impatient)).rejects.toThrow('dropped')
    expect(await answer(native, { ask: 'value', course: PUZZLE }, () => undefined, pause)).toMatchObject({
      value: 'win',
    })
  })
})

describe('the buffer for texts', () => {
  it('refuses what does not fit, instead of cutting it', () => {
    const native = core()
    native.follow(at('classic', null))
    expect(() => native.attempt(`place ${'a'.repeat(70_000)}`)).toThrow('fits')
  })
})

describe('tables of openings', () => {
  it.each([
    ['mushrooms', 'classic'],
    ['classic+squares+traits:shape,body', 'classic+squares+traits:colour,height'],
    ['classic+owned-dark+squares', 'danish+squares'],
  ])('of %s are those of %s', (rules, name) => {
    const native = core()
    native.follow(at(rules, null))
    expect(native.openings()).toBe(name)
    expect(tableUrl(name)).not.toBeNull()
  })
})
