// Each lesson can be finished, and has a text for every answer.
import { entries } from '../../messages'
import { describe, expect, test } from 'vitest'
import { LessonRun } from './lessonRun.svelte'
import { LENGTHS, type Act, type Step } from './lesson'
import { danish } from './danish'
import { quartino } from './quartino'
import { quartinoStrategy } from './quartinoStrategy'
import { quarto } from './quarto'
import { quartoStrategy } from './quartoStrategy'

const catalogues = Object.values(
  import.meta.glob('../../../src/fourfold/messages/{learn,strategy}/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
) as string[]
const texts = new Map(catalogues.flatMap(entries))
const says = (step: Step, attribute: string) => new RegExp(`^\\s+\\.${attribute} =`, 'm').test(texts.get(step.id) ?? '')

/** Possible answers of each kind. */
const TOUCHED = {
  square: [...'abcd'].flatMap((file) => [...'1234'].map((rank) => file + rank)),
  piece: [...'0123456789abcdef'],
  space: [...'c12345678'],
  token: [...'YBGP'],
  card: [],
  word: [],
}
const wrong = (act: Act, step: Step, left: string) =>
  [
    ...act.on.flatMap((surface): string[] => (surface === 'piece' ? [...left] : TOUCHED[surface])),
    ...(act.on.includes('card') ? (step.scene.rack ?? []) : []),
    ...(act.words ?? []),
  ].filter((answer) => !act.right.includes(answer))

describe.each([quarto, quartino, danish, quartoStrategy, quartinoStrategy])('the lesson $id', (lesson) => {
  test('has the length that LENGTHS says', () => {
    expect(lesson.steps.length).toBe(LENGTHS[lesson.id].steps)
  })

  test.each(lesson.steps)('$id', (step) => {
    const run = new LessonRun(lesson)
    run.go(lesson.steps.indexOf(step))
    expect(texts.has(step.id) && says(step, 'title') && says(step, 'praise')).toBe(true)
    for (const act of step.acts) {
      expect(run.act).toBe(act)
      expect(says(step, act.ask), act.ask).toBe(true)
      for (const answer of wrong(act, step, run.scene.pieces ?? '')) {
        const before = run.scene
        expect(run.try(answer)).toBe('wrong')
        expect(run.scene).toBe(before)
        const { id } = run.said!
        expect(id.startsWith('learn-hint-') || says(step, id.split('.')[1]!), `${id} for ${answer}`).toBe(true)
      }
      for (const answer of act.all ? act.right : act.right.slice(0, 1)) expect(run.try(answer)).not.toBe('wrong')
      const columns = run.scene.position.split(' ')[0]!.split('/')
      expect(columns.length).toBe(lesson.game === 'quarto' ? 4 : 9)
      const pieces = [...columns.join('')].filter((piece) => piece !== '.')
      if (lesson.game === 'quarto') expect(new Set(pieces).size).toBe(pieces.length)
    }
    expect(run.solved).toBe(true)
    expect(run.done).toContain(run.at)
  })
})
