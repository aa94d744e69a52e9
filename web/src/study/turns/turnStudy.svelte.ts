// A game of Quartino on the analysis page: its positions, notes on its turns, the better turn on the wheel, and what each
// seat could believe. Everything is found by the core in this browser.
import { hasCore, isDropped } from '../../lib/core/core'
import { beliefsOf, quartinoStatesOf, seenBy, turnNotesOf } from '../../lib/core/quartinoCore'
import type { DealtCourse, TurnBeliefs, TurnNote } from '../../lib/core/quartinoNative'
import type { QuartinoView, Refusal } from '../../lib/net/wire'
import { dealtCourseOf } from '../../lib/storage/records'
import { inText, type Loaded } from '../load'
import { ReplayPlayer } from '../replayPlayer.svelte'
import { beliefsAt, betterEvents, levelOf, noteAt, withNews } from './turnNotes'

export class TurnStudy {
  readonly player = new ReplayPlayer()
  views = $state.raw<QuartinoView[]>([])
  notes = $state.raw<TurnNote[]>([])
  /** The judged part of the game, from 0 to 1; null if no analysis is running. */
  progress = $state<number | null>(0)
  /** True if every turn has been judged: the user has not stopped the analysis. */
  isJudged = $state(false)
  trouble = $state.raw<Refusal | null>(null)
  /** The position after the better turn, while it is shown instead of the game's. */
  better = $state.raw<QuartinoView | null>(null)
  beliefs = $state.raw<TurnBeliefs[]>([])
  /** The seat whose beliefs are shown. */
  viewer = $state('')

  readonly events: readonly string[]
  /** The level of all bots in the game, whose chances are told; 0 for the chances between strong players. */
  readonly level: number
  private readonly course: DealtCourse | null
  private readonly work = new AbortController()

  constructor(private readonly loaded: Loaded) {
    this.events = loaded.record.events
    this.course = dealtCourseOf(loaded.record)
    this.level = levelOf(loaded.record.players)
    this.viewer = (loaded.yours.length === 1 ? loaded.yours[0] : loaded.record.seats[0]) ?? 'A'
  }

  get at(): number {
    return this.player.at
  }
  get view(): QuartinoView | null {
    return this.views[this.at] ?? null
  }
  /** The note on the turn of the last event. */
  get note(): TurnNote | null {
    return noteAt(this.notes, this.at)
  }
  /** The number of the turn whose beliefs are shown, among `beliefs`. */
  get believed(): number {
    return beliefsAt(this.beliefs, this.at)
  }

  /** Load the positions of the game, show the one after `at` events, then judge all turns. */
  async open(at: number): Promise<void> {
    try {
      const { loaded, course } = this
      // Games in progress are not analysed, as that would help a player.
      if (loaded.table !== null && loaded.record.result === null) throw refusal('not-over')
      if (!hasCore()) throw refusal('core-failed')
      if (!course) throw refusal('cards-unknown')
      const views = await quartinoStatesOf(course)
      if (this.work.signal.aborted) return
      this.views = views
      this.player.open(
        views.map((game, number) => ({ game, events: this.events.slice(0, number) })),
        Math.min(at, views.length - 1),
      )
      await this.believe(this.viewer)
      this.notes = await turnNotesOf(course, this.level, ({ part, notes }) => this.hear(part, notes), this.work.signal)
      this.isJudged = true
    } catch (error) {
      if (!isDropped(error)) this.trouble = inText(error as Refusal, this.loaded.record)
    }
    this.progress = null
  }

  /** Show what a seat could believe. */
  async believe(seat: string): Promise<void> {
    this.viewer = seat
    const found = await beliefsOf(this.course!, seat)
    if (this.viewer === seat) this.beliefs = found
  }

  goTo(number: number): void {
    this.better = null
    this.player.goTo(number)
  }

  /** Show the better turn instead of the last one on the wheel, or the game's again. */
  async toggleBetter(): Promise<void> {
    const { note, at } = this
    if (this.better || !note?.better.length) {
      this.better = null
      return
    }
    const events = [...this.events.slice(0, note.number), ...betterEvents(note)]
    const view = await seenBy({ ...this.course!, events }, '')
    if (at === this.at) this.better = view
  }

  /** End the analysis; what has been found so far stays. */
  stop(): void {
    this.work.abort()
    this.progress = null
  }

  close(): void {
    this.stop()
    this.player.close()
  }

  private hear(part: number, notes: TurnNote[]): void {
    this.progress = part
    this.notes = withNews(this.notes, notes)
  }
}

const refusal = (code: string): Refusal => ({ code, text: '' })
