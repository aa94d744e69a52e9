// The attempt to solve a puzzle: after a right move the opponent answers with the best defence; a wrong move is
// explained and taken back.
import { chosen, isDropped, notesOf, stateOf, tried, valueOf } from '../lib/core/core'
import type { Course, Reason, Value } from '../lib/core/core'
import type { QuartoView, Refusal } from '../lib/net/wire'
import type { Puzzle } from './puzzles'

export type SolvingState = 'asked' | 'checking' | 'right' | 'wrong' | 'solved'

export interface Wrong {
  move: string
  /** The value after the wrong move for the solver, and why a losing move loses, as far as it is known. */
  value: Value
  reason: Reason | null
}

/** The reasons of a losing move that do not tell the right one. */
const TELLS_NO_ANSWER = ['gives-win', 'gives-forced-loss', 'no-safe-piece', 'forced-loss']

/** The delay between the opponent's moves, and how long a wrong move is shown. */
const MOVE_DELAY_MS = 700

export class Solving {
  view = $state.raw<QuartoView | null>(null)
  progress = $state<SolvingState>('asked')
  wrong = $state.raw<Wrong | null>(null)
  /** The wrong moves tried in this position. */
  refuted = $state.raw<string[]>([])
  /** The number of hints for this move: with 1 half of the wrong moves are ruled out, with 2 all of them. */
  hints = $state(0)
  ruledOut = $state.raw<string[]>([])
  trouble = $state.raw<Refusal | null>(null)
  /** True while a hint is being computed. */
  isAsked = $state(false)
  /** The events since the start of the puzzle; a wrong move that is still shown is none of them. */
  events: readonly string[] = []
  private closed = false
  private readonly stop = new AbortController()
  /** Resolves when the first position is known. */
  readonly ready: Promise<void>

  constructor(
    readonly puzzle: Puzzle,
    private readonly ended: (how: 'alone' | 'helped' | 'missed') => void,
  ) {
    this.ready = this.show()
  }

  /** The puzzle so far, in referee play: puzzles are proved for it. */
  private get course(): Course {
    return { rules: `${this.puzzle.rules}+referee`, seats: 2, start: this.puzzle.position, events: this.events }
  }

  get isMine(): boolean {
    const { view } = this
    const isAsked = this.progress !== 'checking' && this.progress !== 'solved'
    return isAsked && view?.to_act === this.seat && view.moves.length > 0
  }

  /** The solver's seat: the seat to act at the start of the puzzle. */
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

  /** Play the solver's move, and find out whether it is right. */
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
      const value = await this.valueFor(view)
      if (this.closed) return
      if (value === (this.isWin ? 'win' : 'draw') || value === 'win') return await this.right(view)
      const reason = value === 'loss' ? await this.whyLost() : null
      if (this.closed) return
      this.wrong = { move, value, reason }
      this.refuted = [...this.refuted, move]
      this.events = before
      if (!this.missed && !this.helped) this.ended('missed')
      this.missed = true
      this.progress = 'wrong'
      // The wrong move is shown for a moment, without legal moves, before it is taken back.
      this.view = { ...view, moves: [] }
      setTimeout(() => void (this.progress === 'wrong' && !this.closed && this.show()), MOVE_DELAY_MS)
    } catch (error) {
      if (this.closed) return
      if (!isDropped(error)) this.trouble = error as Refusal
      this.progress = 'asked'
      this.events = before
      await this.show()
    }
  }

  /** Return the value of the position for the solver. */
  private async valueFor(view: QuartoView): Promise<Value> {
    if (view.outcome) {
      const { winners } = view.outcome
      return !winners.length ? 'draw' : winners[0] === this.seat ? 'win' : 'loss'
    }
    const value = (await valueOf(this.course, this.stop.signal))?.value ?? 'unknown'
    if (view.to_act === this.seat) return value
    return value === 'win' ? 'loss' : value === 'loss' ? 'win' : value
  }

  /** Return why the last move loses: by a line that the opponent can complete at once, if there is one. */
  private async whyLost(): Promise<Reason | null> {
    const notes = await notesOf(this.course, () => undefined, this.stop.signal)
    return notes.at(-1)?.reasons.find(({ code }) => TELLS_NO_ANSWER.includes(code)) ?? null
  }

  private async right(view: QuartoView): Promise<void> {
    this.hints = 0
    this.ruledOut = []
    this.refuted = []
    if (!this.isWin || view.outcome) return this.finish()
    // The opponent defends as long as possible.
    let now = view
    while (now.outcome === null && now.to_act !== this.seat) {
      const [move] = await Promise.all([
        chosen(this.course, 'defender', this.stop.signal),
        new Promise((done) => setTimeout(done, MOVE_DELAY_MS)),
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

  /** Give a hint: first rule out half of the wrong moves and return null, then return the right move. */
  async hint(): Promise<string | null> {
    const { view } = this
    if (!this.isMine || !view || this.isAsked) return null
    this.isAsked = true
    this.helped = true
    try {
      const answer = await this.answer()
      // The solver may have played a move meanwhile.
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
