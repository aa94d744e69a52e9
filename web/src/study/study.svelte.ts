// The position that is being studied: how it came about, what it is worth, and what every choice would come to. From the
// core in the browser, else from the server.
import { boardOf } from '../drawing/pieces'
import {
  hasCore,
  isDropped,
  standingLines,
  stateOf,
  symmetricMoves,
  valuesOf,
  type Choice,
  type Course,
  type Value,
} from '../lib/core'
import { post, Refused } from '../lib/server'
import type { QuartoView, Refusal } from '../lib/wire'

export const EMPTY = '..../..../..../.... -'
/** With so few pieces on the board choices are shown up to symmetry. */
const MOST_ALIKE = 4
const RANK: Record<Value, number> = { win: 2, draw: 1, loss: 0, unknown: -1 }

export class Study {
  rules = $state('classic')
  seats = $state(2)
  start = $state<string | null>(null)
  events = $state.raw<readonly string[]>([])
  /** How many of the events have happened at the moment that is shown. */
  at = $state(0)
  view = $state.raw<QuartoView | null>(null)
  choices = $state.raw<Choice[]>([])
  /** The choices that come to the same by symmetry, together. */
  private groups = $state.raw<string[][]>([])
  /** The lines that stood already in a position that was set up. */
  stood = $state.raw<string[]>([])
  isThinking = $state(false)
  trouble = $state.raw<Refusal | null>(null)

  /** Where there is no core: the game as the server showed it, event by event. */
  views: QuartoView[] = []

  private work: AbortController | null = null
  /** Whether another moment is wanted than the one that is shown. */
  private isStale = false

  get course(): Course {
    return { rules: this.rules, seats: this.seats, start: this.start, events: this.events.slice(0, this.at) }
  }

  /** The value for whoever is to act, as far as the choices tell. */
  get value(): Value {
    if (!this.choices.length) return 'unknown'
    const best = [...this.choices].sort((one, other) => RANK[other.value] - RANK[one.value])[0]!.value
    const isKnown = best === 'win' || (!this.isThinking && this.choices.every(({ value }) => value !== 'unknown'))
    return isKnown ? best : 'unknown'
  }

  /** Turns to the end: the winner is as fast, the loser as slow as can be. */
  get distance(): number | null {
    const value = this.value
    const turns = this.choices.filter((choice) => choice.value === value).map(({ distance }) => distance)
    if (this.isThinking || !turns.length || turns.includes(null) || (value !== 'win' && value !== 'loss')) return null
    return (value === 'win' ? Math.min : Math.max)(...(turns as number[]))
  }

  /** For each choice those that come to the same by symmetry, the choice itself among them. */
  get alike(): Map<string, string[]> {
    return new Map(this.groups.flatMap((group) => group.map((move) => [move, group])))
  }

  set(course: Course, at = course.events.length): Promise<void> {
    this.rules = course.rules
    this.seats = course.seats
    this.start = course.start ?? null
    this.events = course.events
    this.at = Math.min(Math.max(at, 0), course.events.length)
    return this.look()
  }

  setUp(rules: string, position: string): Promise<void> {
    return this.set({ rules, seats: 2, start: position === EMPTY ? null : position, events: [] })
  }

  goTo(at: number): Promise<void> {
    if (at === this.at || at < 0 || at > this.events.length) return Promise.resolve()
    this.at = at
    return this.look()
  }

  /** Play a move for whoever is to act; what came after it is forgotten, unless it is the same. */
  play(move: string): Promise<void> {
    const seat = this.view?.to_act
    // A second click comes before the first is shown.
    if (!seat || this.isStale) return Promise.resolve()
    const event = `${seat} ${move}`
    // Without a core only what was played can be seen.
    if (!hasCore() && this.events[this.at] !== event) return Promise.resolve()
    if (this.events[this.at] !== event) this.events = [...this.events.slice(0, this.at), event]
    this.at += 1
    return this.look()
  }

  close(): void {
    this.work?.abort()
  }

  /** See how it stands, and think about it. */
  private async look(): Promise<void> {
    this.work?.abort()
    const work = (this.work = new AbortController())
    this.isStale = true
    this.choices = []
    this.trouble = null
    this.isThinking = true
    try {
      if (!hasCore()) return await this.askServer(work)
      const view = await stateOf(this.course)
      const stood = this.start === null ? [] : await standingLines({ ...this.course, events: [] })
      const groups = boardOf(view.position).size > MOST_ALIKE ? [] : await symmetricMoves(this.course)
      if (work.signal.aborted) return
      this.view = view
      this.isStale = false
      this.stood = stood
      this.groups = groups
      const found = new Map<string, Choice>()
      await valuesOf(
        this.course,
        (choice) => {
          if (work.signal.aborted) return
          found.set(choice.move, choice)
          this.choices = [...found.values()]
        },
        work.signal,
      )
    } catch (error) {
      if (isDropped(error) || work.signal.aborted) return
      this.trouble = error instanceof Refused ? error.refusal : (error as Refusal)
    } finally {
      if (this.work === work) this.isThinking = this.isStale = false
    }
  }

  /** Without the core: how it stands and what it is worth, as the server says. */
  private async askServer(work: AbortController): Promise<void> {
    const known = this.views[this.at]
    if (known) this.view = known
    if (known?.outcome) return
    const asked = { position: known?.position ?? this.start ?? EMPTY, rules: this.rules }
    const { value, moves, view } = await post<{ value: Value; moves: string[]; view: QuartoView }>('/api/solve', asked)
    if (work.signal.aborted) return
    this.view = known ?? view
    this.choices = moves.map((move) => ({ move, value, distance: null }))
  }
}
