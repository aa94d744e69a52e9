// What a core is asked to do, for the games that questions are about.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Native, type Course } from './native'
import { answer } from './questions'

const module = new WebAssembly.Module(readFileSync(new URL('../../../../build/wasm/fourfold.wasm', import.meta.url)))
const EVENTS = ['A give 0', 'B place a1', 'B give 1', 'A place b1', 'A give 2', 'B place c1']
const course = (events: string[], rules = 'classic'): Course => ({ rules, seats: 2, events })

/** A real core, and how often its functions were called. */
function counted(): { core: Native; calls: Record<string, number> } {
  const calls: Record<string, number> = { start: 0, play: 0 }
  const { exports } = new WebAssembly.Instance(module, {})
  const counting = Object.fromEntries(
    Object.keys(calls).map((name) => [
      name,
      (...numbers: number[]) => {
        calls[name]! += 1
        return (exports[name] as (...numbers: number[]) => number)(...numbers)
      },
    ]),
  )
  return { core: new Native({ exports: { ...exports, ...counting } } as WebAssembly.Instance), calls }
}

it('plays only the further events of a game that is in the core already', () => {
  const { core, calls } = counted()
  core.follow(course(EVENTS.slice(0, 3)))
  core.attempt('place b1')
  core.follow(course(EVENTS))
  expect(calls).toEqual({ start: 1, play: 5 })
  expect(core.view().position).toBe('..../..../..../012. -')
})

it('sets a game up anew that is shorter, another or of other rules', () => {
  const { core, calls } = counted()
  core.follow(course(EVENTS))
  for (const other of [
    course(EVENTS.slice(0, 2)),
    course(['A give 1']),
    course(['A give 1'], 'classic+squares'),
    { ...course(['A give 1'], 'classic+squares'), start: '..../..../..../.... -' },
  ])
    core.follow(other)
  expect(calls.start).toBe(5)
})

it('goes on after a refusal as if nothing had been asked', () => {
  const { core } = counted()
  core.follow(course(EVENTS))
  expect(() => core.follow(course([...EVENTS, 'B give 0']))).toThrow(
    expect.objectContaining({ params: expect.objectContaining({ event: 7 }) as object }) as Error,
  )
  expect(() => core.attempt('give 0')).toThrow()
  expect(() => core.follow(course(EVENTS, 'nonsense'))).toThrow()
  core.follow(course([...EVENTS, 'B give 3']))
  expect(core.view().position).toBe('..../..../..../012. 3')
})

it('plays each event once for all views of a game', async () => {
  const { core, calls } = counted()
  const views = await answer(
    core,
    { ask: 'views', course: course(EVENTS) },
    () => undefined,
    () => Promise.resolve(),
  )
  expect(views).toHaveLength(EVENTS.length + 1)
  expect(calls).toEqual({ start: 1, play: EVENTS.length })
})
