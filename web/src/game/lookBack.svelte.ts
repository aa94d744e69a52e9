// Looking back at earlier positions of a game without leaving it. Positions of Quarto and of local tables come from the
// core, those of Quartino from the server, which replays the record as this guest may know it. Lives here: which position is shown, and the table as
// it was then. Does not live here: the rules, the list of moves (moveRows.ts) and how a position is drawn.
import { hasCore, statesOf, type Course } from '../lib/core/core'
import { quartinoStatesOf } from '../lib/core/quartinoCore'
import { asDealt } from '../lib/core/quartinoNative'
import { recordOfTable, Refused } from '../lib/net/server'
import type { Table } from '../lib/net/table'
import type { QuartinoView, QuartoView, Refusal, TableView } from '../lib/net/wire'
import { refusalText } from '../lib/words/phrases'
import { load, viewsOf } from '../study/load'

type GameView = QuartoView | QuartinoView

/** The views of a game, first of the start, then one after each event. */
export interface Past {
  games: number
  events: readonly string[]
  views: readonly GameView[]
}

/** Return the views of the game at a table; tests pass another function. */
export type Loader = (table: Table) => Promise<readonly GameView[]>

async function loadPast(table: Table): Promise<readonly GameView[]> {
  const { table: id, match } = table.view!
  const { rules, seats, game } = match!.view
  const course: Course | null | undefined = (table as { course?: Course | null }).course
  if (course?.deal) return quartinoStatesOf(asDealt({ ...course, events: match!.events }))
  if (game === 'quarto' && hasCore()) {
    return statesOf({ start: null, ...course, rules, seats: seats.length, events: match!.events })
  }
  return viewsOf(await load(new URLSearchParams({ record: await recordOfTable(id) })))
}

const isPrefix = (start: readonly string[], all: readonly string[]): boolean =>
  start.length <= all.length && start.every((event, at) => event === all[at])

/** Return a table as it was after some events: nobody is to act, and nothing can be done. */
export function pastView(now: TableView, then: GameView, at: number): TableView {
  const match = now.match!
  const seen = { ...then, viewer: match.view.viewer, to_act: null, moves: [], offer: [], outcome: null }
  // The past views are a spectator's: this guest's own cards are those of now.
  if (seen.game === 'quartino' && match.view.game === 'quartino') {
    const { racks, viewer, seats } = match.view
    seen.racks = seen.racks.map((rack, seat) =>
      seats[seat] === viewer ? { ...rack, cards: racks[seat]!.cards } : rack,
    )
  }
  return { ...now, match: { ...match, events: match.events.slice(0, at), view: seen, asked_back: null } }
}

export class LookBack {
  /** The number of events before the position that is shown; null while the game itself is shown. */
  at = $state<number | null>(null)
  trouble = $state('')
  private past = $state.raw<Past | null>(null)
  /** The number of events when looking back began. */
  private since = $state(0)
  private asked = 0
  private readonly stop: () => void

  /** The table as it was; null while the game itself is shown. */
  readonly view = $derived.by((): TableView | null => {
    const now = this.table.view
    const then = this.at === null ? undefined : this.past?.views[this.at]
    return now?.match && then ? pastView(now, then, this.at!) : null
  })

  /** A table that shows the past, for the components of the games. */
  readonly shown: Table

  constructor(
    private readonly table: Table,
    private readonly loader: Loader = loadPast,
  ) {
    this.stop = table.listen((events) => {
      // A move that is taken back is seen in the game itself.
      if (events.some(({ event }) => event.kind === 'taken-back')) this.back()
      else this.check()
    })
    const viewOf = () => this.view ?? table.view
    this.shown = {
      get view() {
        return viewOf()
      },
      status: 'open',
      present: [],
      spectators: 0,
      claims: [],
      claimsAt: 0,
      unsent: 0,
      unsentMove: null,
      viewedAt: 0,
      do: () => Promise.reject({ code: 'stale', text: '' } satisfies Refusal),
      listen: () => () => undefined,
      close: () => undefined,
    }
  }

  /** True if an earlier position is shown. */
  get isOn(): boolean {
    return this.view !== null
  }

  /** True if the game has gone on since looking back began. */
  get hasNews(): boolean {
    return this.isOn && this.events.length > this.since
  }

  /** Show the position after some events; after the last one the game itself. */
  async go(at: number): Promise<void> {
    const number = (this.asked += 1)
    this.trouble = ''
    if (at >= this.events.length) return this.back()
    const wanted = Math.max(0, at)
    try {
      if (!this.knows(wanted)) {
        const [games, events] = [this.table.view!.games, this.events]
        const views = await this.loader(this.table)
        if (number !== this.asked) return
        this.past = { games, events, views }
      }
    } catch (error) {
      if (number === this.asked)
        this.trouble = refusalText(error instanceof Refused ? error.refusal : (error as Refusal))
      return
    }
    if (!this.isOn) this.since = this.events.length
    this.at = wanted
  }

  /** Go some events back (negative) or forward. */
  step(by: number): Promise<void> {
    return this.go((this.at ?? this.events.length) + by)
  }

  /** Show the game itself. */
  back(): void {
    this.asked += 1
    this.at = null
  }

  close(): void {
    this.asked += 1
    this.stop()
  }

  private get events(): readonly string[] {
    return this.table.view?.match?.events ?? []
  }

  private knows(at: number): boolean {
    const { past } = this
    if (!past || past.games !== this.table.view?.games || past.views.length <= at) return false
    return isPrefix(past.events.slice(0, at), this.events)
  }

  /** Return to the game if the shown position is no longer part of it: after a takeback, or when a new game begins. */
  private check(): void {
    if (this.at !== null && (!this.knows(this.at) || this.at >= this.events.length)) this.back()
  }
}
