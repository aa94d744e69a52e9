// Somebody taking a lesson: which step, what lies on the table, and what was said to the last try.
import type { Act, Lesson, Scene, Step, Surface } from './lesson'
import { keepProgress, progressOf } from './progress.svelte'

export interface Said {
  kind: 'hint' | 'praise'
  /** A message, or an attribute of the step's message. */
  id: string
  /** The wrong piece and the one it is compared with. */
  compared?: [wrong: string, wanted: string]
}

/** After this many wrong tries the answer is offered. */
const PATIENCE = 2

export class LessonRun {
  at = $state(0)
  done = $state<number[]>([])
  scene = $state.raw<Scene>({ position: '' })
  /** What was touched so far of several. */
  marked = $state.raw<string[]>([])
  said = $state.raw<Said | null>(null)
  /** This step is solved. */
  solved = $state(false)
  /** The answer is lit. */
  lit = $state(false)
  private number = $state(0)
  private tries = $state(0)

  constructor(readonly lesson: Lesson) {
    const { at, done } = progressOf(lesson.game)
    const length = lesson.steps.length
    this.done = done.filter((step) => step >= 0 && step < length)
    this.go(at > 0 && at < length ? at : 0)
  }

  /** The step that is shown; none at the end. */
  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null
  }

  /** What is to be done now; nothing once the step is solved. */
  get act(): Act | null {
    return this.solved ? null : (this.step?.acts[this.number] ?? null)
  }

  get isOver(): boolean {
    return this.at >= this.lesson.steps.length
  }

  get mayShow(): boolean {
    return this.act !== null && this.tries >= PATIENCE && !this.lit
  }

  /** Whether things of this kind are asked for. */
  asks(surface: Surface): boolean {
    return this.act?.on.includes(surface) ?? false
  }

  /** Whether they will be asked for before this step is done. */
  willAsk(surface: Surface): boolean {
    return !this.solved && (this.step?.acts.slice(this.number).some((act) => act.on.includes(surface)) ?? false)
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.lesson.steps.length))
    this.number = 0
    this.solved = false
    this.scene = this.step?.scene ?? { position: '' }
    this.said = null
    this.settle()
    this.keep()
  }

  restart(): void {
    this.done = []
    this.go(0)
  }

  show(): void {
    this.lit = true
  }

  /** Try this answer; tells what became of it. */
  try(answer: string): 'right' | 'wrong' | 'part' | 'nothing' {
    const { act, step } = this
    if (!act || !step || this.marked.includes(answer)) return 'nothing'
    if (!act.right.includes(answer)) {
      this.tries += 1
      this.said = this.hint(act, step, answer)
      return 'wrong'
    }
    this.said = null
    if (act.all) {
      this.marked = [...this.marked, answer]
      if (this.marked.length < act.right.length) return 'part'
    }
    this.scene = { ...this.scene, ...act.leads?.(answer, this.scene) }
    this.settle()
    this.number += 1
    if (this.number === step.acts.length) this.finish(step)
    return 'right'
  }

  private finish(step: Step): void {
    this.solved = true
    this.said = { kind: 'praise', id: `${step.id}.praise` }
    if (!this.done.includes(this.at)) this.done = [...this.done, this.at].sort((one, other) => one - other)
    this.keep()
  }

  private hint(act: Act, step: Step, answer: string): Said {
    const own = act.hints?.[answer]
    if (own) return { kind: 'hint', id: `${step.id}.${own}` }
    if (act.like) return { kind: 'hint', id: 'learn-hint-traits', compared: [answer, act.like] }
    return { kind: 'hint', id: `${step.id}.${act.ask}-hint` }
  }

  /** A new task begins. */
  private settle(): void {
    this.marked = []
    this.tries = 0
    this.lit = false
  }

  private keep(): void {
    // Whoever has finished begins anew another time, or sees the end again.
    keepProgress(this.lesson.game, { at: this.isOver ? 0 : this.at, done: [...this.done] })
  }
}
