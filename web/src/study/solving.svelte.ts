// One puzzle as it is being solved: right moves go on against the best defence, wrong ones are explained and taken back.
import { chosen, isDropped, stateOf, tried, valueOf, type Course, type Value } from '../lib/core'
import type { QuartoView, Refusal } from '../lib/wire'
import type { Puzzle } from './puzzles'

export type Progress = 'asked' | 'checking' | 'right' | 'wrong' | 'solved'

export interface Wrong {
  move: string
  /** What it comes to, for the solver, and what the opponent answers. */
  value: Value
  reply: string | null
}

/** Milliseconds between the opponent's moves, so that one sees them. */
const STEP = 700

export class Solving {
  view = $state.raw<QuartoView | null>(null)
  progress = $state<Progress>('asked')
  wrong = $state.raw<Wrong | null>(null)
  /** Of this move: nothing yet, some choices ruled out, or the answer. */
  hints = $state(0)
  ruledOut = $state.raw<string[]>([])
  trouble = $state.raw<Refusal | null>(null)
  /** Whether a hint is being looked for. */
  isAsked = $state(false)
  private events: string[] = []
  private closed = false
  private readonly stop = new AbortController()

  constructor(
    readonly puzzle: Puzzle,
    private readonly ended: (how: 'alone' | 'helped' | 'missed') => void,
  ) {
    void this.show()
  }

  /** Puzzles are proved as in referee play. */
  private get course(): Course {
    return { rules: `${this.puzzle.rules}+referee`, seats: 2, start: this.puzzle.position, events: this.events }
  }

  get isMine(): boolean {
    const { view } = this
    const isAsked = this.progress !== 'checking' && this.progress !== 'solved'
    return isAsked && view?.to_act === this.seat && view.moves.length > 0
  }

  /** Whoever is about to act when the puzzle is shown. */
  private seat = ''
  private missed = false
  private helped = false

  private async show(): Promise<void> {
    try {
      const view = await stateOf(this.course)
      if (this.closed) return
      this.seat ||= view.to_act ?? ''
      this.view = view
    } catch (refusal) {
      if (!this.closed) this.trouble = refusal as Refusal
    }
  }

  private get isWin(): boolean {
    return this.puzzle.kind.startsWith('win')
  }

  /** Try a move. */
  async play(move: string): Promise<void> {
    if (!this.isMine) return
    this.progress = 'checking'
    this.wrong = null
    this.trouble = null
    const before = this.events
    try {
      const { event, view } = await tried(this.course, move)
      if (this.closed) return
      this.events = [...before, event]
      this.view = view
      const worth = await this.worth(view)
      if (this.closed) return
      if (worth.value === (this.isWin ? 'win' : 'draw') || worth.value === 'win') return await this.right(view)
      this.wrong = { move, ...worth }
      this.events = before
      if (!this.missed && !this.helped) this.ended('missed')
      this.missed = true
      this.progress = 'wrong'
      // It is shown for a moment, and nothing can be played on it.
      this.view = { ...view, moves: [] }
      setTimeout(() => void (this.progress === 'wrong' && !this.closed && this.show()), STEP)
    } catch (error) {
      if (this.closed) return
      if (!isDropped(error)) this.trouble = error as Refusal
      this.progress = 'asked'
      this.events = before
      await this.show()
    }
  }

  /** What the position is worth for the solver, and what the opponent would do about it. */
  private async worth(view: QuartoView): Promise<{ value: Value; reply: string | null }> {
    if (view.outcome) {
      const { winners } = view.outcome
      return { value: !winners.length ? 'draw' : winners[0] === this.seat ? 'win' : 'loss', reply: null }
    }
    const found = await valueOf(this.course, this.stop.signal)
    const value = found?.value ?? 'unknown'
    if (view.to_act === this.seat) return { value, reply: null }
    const reply = found?.moves[0] ?? null
    return { value: value === 'win' ? 'loss' : value === 'loss' ? 'win' : value, reply }
  }

  private async right(view: QuartoView): Promise<void> {
    this.hints = 0
    this.ruledOut = []
    if (!this.isWin || view.outcome) return this.finish()
    // The opponent holds out as long as can be.
    let now = view
    while (now.outcome === null && now.to_act !== this.seat) {
      const [move] = await Promise.all([
        chosen(this.course, 'defender', this.stop.signal),
        new Promise((done) => setTimeout(done, STEP)),
      ])
      if (this.closed) return
      const { event, view: next } = await tried(this.course, move)
      if (this.closed) return
      this.events = [...this.events, event]
      this.view = now = next
    }
    if (now.outcome) this.finish()
    else this.progress = 'right'
  }

  private finish(): void {
    this.progress = 'solved'
    this.ended(this.missed || this.helped ? 'helped' : 'alone')
  }

  /** First half of the wrong choices are ruled out, then the answer is given. */
  async hint(): Promise<string | null> {
    const { view } = this
    if (!this.isMine || !view || this.isAsked) return null
    this.isAsked = true
    this.helped = true
    try {
      const answer = await this.answer()
      // Meanwhile a move may have been tried.
      if (this.closed || this.view !== view || !this.isMine) return null
      this.hints += 1
      const wrong = view.moves.filter((move) => move !== answer).sort(() => Math.random() - 0.5)
      this.ruledOut = this.hints === 1 ? wrong.slice(0, Math.ceil(wrong.length / 2)) : wrong
      return this.hints === 1 ? null : answer
    } catch (error) {
      if (!this.closed && !isDropped(error)) this.trouble = error as Refusal
      return null
    } finally {
      this.isAsked = false
    }
  }

  private async answer(): Promise<string> {
    if (!this.events.length) return this.puzzle.solution
    return (await valueOf(this.course, this.stop.signal))?.moves[0] ?? ''
  }

  close(): void {
    this.closed = true
    this.stop.abort()
  }
}
