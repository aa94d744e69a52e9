// The state of a lesson in progress: the step, the scene, and the reaction to the last answer.
import { boardOf, handOf } from '../drawing/pieces'
import type { Act, Lesson, Scene, Step, Surface } from './lesson'
import { keepProgress, progressOf } from './progress.svelte'

export interface Said {
  kind: 'hint' | 'praise'
  /** The id of a message, or of an attribute of the step's message. */
  id: string
  /** The wrong piece and the piece it is compared with. */
  compared?: [wrong: string, wanted: string]
}

/** The number of wrong answers after which the right one is offered. */
const TRIES_BEFORE_ANSWER = 2

export class LessonRun {
  at = $state(0)
  done = $state<number[]>([])
  scene = $state.raw<Scene>({ position: '' })
  /** The right answers given so far, if several are needed. */
  marked = $state.raw<string[]>([])
  said = $state.raw<Said | null>(null)
  /** True if the step is solved. */
  solved = $state(false)
  /** True if the right answer is highlighted. */
  lit = $state(false)
  private number = $state(0)
  private tries = $state(0)

  constructor(readonly lesson: Lesson) {
    const { at, done } = progressOf(lesson.id)
    const length = lesson.steps.length
    this.done = done.filter((step) => step >= 0 && step < length)
    this.go(at > 0 && at < length ? at : 0)
  }

  /** The current step; null at the end of the lesson. */
  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null
  }

  /** The current task; null if the step is solved. */
  get act(): Act | null {
    return this.solved ? null : (this.step?.acts[this.number] ?? null)
  }

  get isOver(): boolean {
    return this.at >= this.lesson.steps.length
  }

  get mayShow(): boolean {
    return this.act !== null && this.tries >= TRIES_BEFORE_ANSWER && !this.lit
  }

  /** Return true if the current task asks for answers of this kind. */
  asks(surface: Surface): boolean {
    return this.act?.on.includes(surface) ?? false
  }

  /** Return true if the current or a later task of the step asks for answers of this kind. */
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

  /**
   * Give an answer. Return whether it was right or wrong, "part" of several right ones, or "nothing" if it did not
   * count.
   */
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
    const { position } = this.scene
    const isTaken = act.on[0] === 'square' && !act.words && handOf(position) && boardOf(position).has(answer)
    if (isTaken) return { kind: 'hint', id: 'learn-hint-taken' }
    if (act.like) return { kind: 'hint', id: 'learn-hint-traits', compared: [answer, act.like] }
    return { kind: 'hint', id: `${step.id}.${act.ask}-hint` }
  }

  /** Reset the state of a task. */
  private settle(): void {
    this.marked = []
    this.tries = 0
    this.lit = false
  }

  private keep(): void {
    // A finished lesson begins with its first step the next time.
    keepProgress(this.lesson.id, { at: this.isOver ? 0 : this.at, done: [...this.done] })
  }
}
