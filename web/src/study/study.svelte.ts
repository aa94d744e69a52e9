// The position on the analysis board: the game with its variations, the value, and the value of every choice, from the
// core in the browser or, if the browser cannot run it, from the server.
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
} from '../lib/core/core'
import { post, Refused } from '../lib/net/server'
import type { QuartoView, Refusal } from '../lib/net/wire'
import { eventsOf, lineThrough, ROOT, treeOf, variationsAt, withEvent, without, type Tree } from './variations'

export const EMPTY = '..../..../..../.... -'
/** Up to this number of pieces on the board, symmetric choices are shown as one. */
const MAX_PIECES_FOR_SYMMETRY = 4
const RANK: Record<Value, number> = { win: 2, draw: 1, loss: 0, unknown: -1 }

export class Study {
  rules = $state('classic')
  seats = $state(2)
  start = $state<string | null>(null)
  tree = $state.raw<Tree>(treeOf([]))
  /** The nodes of the line that Back and Forward follow. */
  private line = $state.raw<readonly number[]>([])
  /** The number of events before the shown position. */
  at = $state(0)
  view = $state.raw<QuartoView | null>(null)
  choices = $state.raw<Choice[]>([])
  /** Groups of symmetric choices. */
  private groups = $state.raw<string[][]>([])
  /** The lines that are already complete in a position that was set up. */
  stood = $state.raw<string[]>([])
  isThinking = $state(false)
  trouble = $state.raw<Refusal | null>(null)

  /** Without a core: the views of the game from the server, at the start and after each event. */
  views: QuartoView[] = []

  private work: AbortController | null = null
  /** True while `view` is not yet that of the wanted position. */
  private isStale = false

  /** The events of the line on the board, also those after the shown position. */
  get events(): readonly string[] {
    return eventsOf(this.tree, this.line)
  }

  /** The node of the shown position. */
  get here(): number {
    return this.line[this.at - 1] ?? ROOT
  }

  /** The first nodes of the variations that the shown position belongs to; empty on the main line. */
  get variations(): number[] {
    return variationsAt(this.tree, this.here)
  }

  get course(): Course {
    return { rules: this.rules, seats: this.seats, start: this.start, events: this.events.slice(0, this.at) }
  }

  /** The value for the seat to act, as far as the values of the choices are known. */
  get value(): Value {
    if (!this.choices.length) return 'unknown'
    const best = [...this.choices].sort((one, other) => RANK[other.value] - RANK[one.value])[0]!.value
    const isKnown = best === 'win' || (!this.isThinking && this.choices.every(({ value }) => value !== 'unknown'))
    return isKnown ? best : 'unknown'
  }

  /** The number of turns to the end with best play: the winner hurries, the loser delays. */
  get distance(): number | null {
    const value = this.value
    const turns = this.choices.filter((choice) => choice.value === value).map(({ distance }) => distance)
    if (this.isThinking || !turns.length || turns.includes(null) || (value !== 'win' && value !== 'loss')) return null
    return (value === 'win' ? Math.min : Math.max)(...(turns as number[]))
  }

  /**
   * The best choices: those of the best value, for a win the shortest and for a loss the longest. Empty if the value is
   * unknown or every choice is as good as every other.
   */
  get best(): string[] {
    const { value, distance } = this
    if (value === 'unknown') return []
    const found = this.choices.filter(
      (choice) => choice.value === value && (distance === null || choice.distance === distance),
    )
    return found.length < this.choices.length ? found.map(({ move }) => move) : []
  }

  /** True if not all of the known choices have the same value. */
  get isMixed(): boolean {
    return new Set(this.choices.map(({ value }) => value).filter((value) => value !== 'unknown')).size > 1
  }

  /** For each choice its group of symmetric choices. */
  get alike(): Map<string, string[]> {
    return new Map(this.groups.flatMap((group) => group.map((move) => [move, group])))
  }

  set(course: Course, at = course.events.length): Promise<void> {
    this.rules = course.rules
    this.seats = course.seats
    this.start = course.start ?? null
    this.tree = treeOf(course.events)
    return this.show(this.tree.get(Math.min(Math.max(at, 0), course.events.length))!.id)
  }

  setUp(rules: string, position: string): Promise<void> {
    return this.set({ rules, seats: 2, start: position === EMPTY ? null : position, events: [] })
  }

  goTo(at: number): Promise<void> {
    if (at === this.at || at < 0 || at > this.line.length) return Promise.resolve()
    this.at = at
    return this.look()
  }

  /** Show the position after a node, and follow its line from then on. */
  show(node: number): Promise<void> {
    this.line = lineThrough(this.tree, node)
    this.at = this.tree.get(node)!.number
    return this.look()
  }

  /** Go back to where the shown variation leaves the main line. */
  toMainLine(): Promise<void> {
    const [outermost] = this.variations
    return outermost === undefined ? Promise.resolve() : this.show(this.tree.get(outermost)!.parent!)
  }

  /** Remove the innermost variation that is shown, and show the position before it. */
  removeVariation(): Promise<void> {
    const innermost = this.variations.at(-1)
    if (innermost === undefined) return Promise.resolve()
    const { parent } = this.tree.get(innermost)!
    this.tree = without(this.tree, innermost)
    return this.show(parent!)
  }

  /** Play a move for the seat to act; another move than the next one begins a variation. */
  play(move: string): Promise<void> {
    const seat = this.view?.to_act
    // A second click before the first move is shown.
    if (!seat || this.isStale) return Promise.resolve()
    const event = `${seat} ${move}`
    // Without a core only the moves of the loaded game can be shown.
    if (!hasCore() && this.events[this.at] !== event) return Promise.resolve()
    const [tree, node] = withEvent(this.tree, this.here, event)
    this.tree = tree
    // A move of the shown line keeps the line, with everything tried after it.
    return this.line[this.at] === node ? this.goTo(this.at + 1) : this.show(node)
  }

  close(): void {
    this.work?.abort()
  }

  /** Update the view, and compute the values of all choices. */
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
      const groups = boardOf(view.position).size > MAX_PIECES_FOR_SYMMETRY ? [] : await symmetricMoves(this.course)
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

  /** Get the view and the best moves from the server. */
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
