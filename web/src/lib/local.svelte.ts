// A table of Quarto without a server, on this screen or against a bot. The core plays by the rules; the browser keeps the
// table, so that a reload goes on with it.
import { chosen, hasCore, stateOf, tried, type Attempt, type Course } from './core'
import { keepGame } from './kept'
import { refused } from './native'
import { recordOf } from './records'
import { isOfTable, keepTable, readTable, type Stored } from './stored'
import type { Status, Table } from './table.svelte'
import type { Chair, Command, Numbered, QuartoView, Refusal, TableEvent, TableView } from './wire'

/** What a local table asks of the core; a test brings its own. */
export interface LocalCore {
  stateOf(course: Course): Promise<QuartoView>
  tried(course: Course, move: string, seat?: string): Promise<Attempt>
  chosen(course: Course, bot: string, signal?: AbortSignal): Promise<string>
}

/** Milliseconds after which a bot's move is shown at the earliest, so that one sees one's own first. */
const BREATH = 600
/** Milliseconds before a core that failed is asked again. */
const AGAIN = 2_000

export { isLocal, localTables, openLocal } from './stored'

export class LocalTable implements Table {
  view = $state.raw<TableView | null>(null)
  status = $state<Status>('connecting')
  viewedAt = $state(0)
  readonly spectators = 0
  readonly claims = []
  readonly claimsAt = 0
  readonly unsent = 0

  private stored: Stored | null
  private listeners = new Set<(events: Numbered[]) => void>()
  private line: Promise<unknown> = Promise.resolve()
  private closed = false
  private readonly stop = new AbortController()
  private thinking = false
  /** The seats of the game, as the core names them. */
  private seats: string[] = []

  constructor(
    id: string,
    private readonly core: LocalCore = { stateOf, tried, chosen },
    private readonly breath = BREATH,
  ) {
    this.stored = readTable(id)
    globalThis.addEventListener?.('storage', this.follow)
    if (!this.stored) this.status = 'gone'
    else if (this.core.stateOf === stateOf && !hasCore()) this.status = 'refused'
    else {
      this.line = this.show([]).catch(() => (this.status = 'refused'))
      // Not part of the line: a bot's move waits for its turn in it.
      void this.line.then(() => this.letBotsPlay())
    }
  }

  get present(): readonly number[] {
    return this.people
  }

  /** The game so far, as the core is asked about it. */
  get course(): Course | null {
    const table = this.stored
    if (!table) return null
    return { rules: table.settings.rules, seats: table.settings.seats, start: table.start, events: table.events }
  }

  do(command: Command): Promise<Refusal | null> {
    // One after the other: each is decided on what the one before it came to.
    const done = this.line.then(() => this.decide(command))
    this.line = done.catch(() => null)
    void this.line.then(() => this.letBotsPlay())
    return done
  }

  listen(heard: (events: Numbered[]) => void): () => void {
    this.listeners.add(heard)
    return () => this.listeners.delete(heard)
  }

  close(): void {
    this.closed = true
    this.stop.abort()
    globalThis.removeEventListener?.('storage', this.follow)
    this.listeners.clear()
  }

  private get table(): Stored {
    if (!this.stored) throw refused('no-such-table')
    return this.stored
  }

  private get people(): number[] {
    return (this.stored?.chairs ?? []).flatMap((chair, number) => (chair.kind === 'person' ? [number] : []))
  }

  private seatOf(chair: number): string {
    return this.seats[this.table.order.indexOf(chair)]!
  }

  private chairOf(seat: string): Chair {
    return this.table.chairs[this.table.order[this.seats.indexOf(seat)]!]!
  }

  private get isOn(): boolean {
    return this.view?.match?.view.outcome === null
  }

  /** The table may be open twice: what the browser keeps counts. */
  private readonly follow = ({ key }: StorageEvent): void => {
    if (!this.stored || !isOfTable(key, this.stored.id)) return
    // Bots play where somebody has moved, not here as well.
    this.line = this.line.then(() => this.catchUp()).catch(() => null)
  }

  /** See what happened in another tab, if anything did. */
  private async catchUp(): Promise<boolean> {
    const kept = readTable(this.table.id)
    // What is kept may be older where there is no room, and another's where two tabs went on in the same moment.
    if (!kept || kept.seq < this.table.seq) return false
    if (kept.seq === this.table.seq && kept.events.join() === this.table.events.join()) return false
    this.stored = kept
    this.see(await this.core.stateOf(this.course!), [])
    return true
  }

  private async decide(command: Command): Promise<Refusal | null> {
    if (await this.catchUp()) throw refused('stale')
    const { chairs, order, start, begun } = this.table
    switch (command.do) {
      case 'move':
        return this.move(command.move, command.seat)
      case 'rematch': {
        if (this.isOn) throw refused('game-on')
        // Whoever began gives way to the next; but a position that was set up is one's own to try again.
        const first = order[0]! + (start === null && !begun.length ? 1 : 0)
        const next = chairs.map((_, number) => (first + number) % chairs.length)
        this.stored = { ...this.table, order: next, events: this.table.begun, games: this.table.games + 1 }
        await this.show([{ kind: 'started', order: next }])
        return null
      }
      case 'ask-back':
        return this.takeBack()
      default:
        // Everybody sits from the beginning, and nobody is far away.
        throw refused('unexpected')
    }
  }

  private async move(move: string, by?: string): Promise<Refusal | null> {
    const course = this.course
    if (!course) throw refused('no-game')
    const mine = this.people.map((chair) => this.seatOf(chair))
    const toAct = this.view?.match?.view.to_act ?? null
    const seat = by ?? (toAct !== null && mine.includes(toAct) ? toAct : (mine[0] ?? ''))
    if (!mine.includes(seat)) throw refused('not-your-seat', { seat })
    if (move === 'flag') throw refused('clock-only')
    if (move === 'abandon') throw refused('server-only')
    return this.play(course, move, seat)
  }

  /** A move of whoever it is. A false call comes to an event, too. */
  private async play(course: Course, move: string, seat: string): Promise<Refusal | null> {
    const { event, view, refusal } = await this.core.tried(course, move, seat)
    // From here to what is kept nothing can come between.
    if (await this.catchUp()) throw refused('stale')
    this.stored = { ...this.table, events: [...this.table.events, event] }
    await this.show([{ kind: 'played', seat, move, refused: refusal !== null, lag: 0 }], view)
    if (view.outcome) this.keep(view)
    return refusal
  }

  private keep(view: QuartoView): void {
    const { settings, start, id, games } = this.table
    const players = Object.fromEntries(
      view.seats.map((seat) => [seat, this.chairOf(seat).name]).filter(([, name]) => name),
    )
    const record = recordOf({ ...this.course!, rules: settings.rules }, view.seats, players, view.outcome)
    keepGame({ record, start, yours: this.people.map((chair) => this.seatOf(chair)), table: id, number: games })
  }

  /** Back to the last decision of somebody here; a bot has no say. */
  private async takeBack(): Promise<null> {
    if (!this.isOn) throw refused('no-game')
    const mine = this.people.map((chair) => this.seatOf(chair))
    const events = this.table.events
    const isMine = (event: string) =>
      mine.includes(event.split(' ')[0]!) && !/ (resign|flag|abandon|offer draw|accept|\?)$/.test(event)
    let at = events.map(isMine).lastIndexOf(true)
    if (at < this.table.begun.length) throw refused('nothing-to-take-back')
    // An offer that the move had answered does not come up again.
    while (/ (offer draw|accept)$/.test(events[at - 1] ?? '')) at -= 1
    this.stored = { ...this.table, events: events.slice(0, at) }
    await this.show([{ kind: 'taken-back', number: events.length - at }])
    return null
  }

  /** The view after these events, and tell who listens. */
  private async show(happened: TableEvent[], known?: QuartoView): Promise<void> {
    const table = this.table
    const game = known ?? (await this.core.stateOf(this.course!))
    const numbered = happened.map((event, at) => ({ seq: table.seq + at + 1, event }))
    this.stored = { ...table, seq: table.seq + happened.length }
    keepTable(this.stored)
    this.see(game, numbered)
  }

  private see(game: QuartoView, numbered: Numbered[]): void {
    this.seats = game.seats
    this.view = this.viewOf(this.table, game)
    this.viewedAt = performance.now()
    this.status = 'open'
    for (const heard of this.listeners) heard(numbered)
  }

  private viewOf(table: Stored, game: QuartoView): TableView {
    const mine = this.people
    const seats = mine.map((chair) => this.seatOf(chair))
    const isMine = game.to_act !== null && seats.includes(game.to_act)
    return {
      table: table.id,
      seq: table.seq,
      settings: table.settings,
      host: true,
      chairs: table.chairs,
      your_chairs: mine,
      waiting: [],
      you_wait: false,
      games: table.games,
      match: {
        order: table.order,
        your_seats: seats,
        covered: false,
        view: { ...game, viewer: isMine ? game.to_act : (seats[0] ?? null), moves: isMine ? game.moves : [] },
        events: table.events,
        clock: null,
        asked_back: null,
        agreed_back: [],
      },
    }
  }

  /** Bots move, one after the other, until a person is to act. */
  private async letBotsPlay(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    try {
      while (!this.closed) {
        const seat = this.view?.match?.view.to_act ?? null
        const course = this.course
        if (seat === null || !course || this.chairOf(seat).kind !== 'bot') return
        const [move] = await Promise.all([
          this.core.chosen(course, this.chairOf(seat).name, this.stop.signal),
          new Promise((done) => setTimeout(done, this.breath)),
        ])
        // Meanwhile somebody may have taken a move back, or gone.
        const turn = this.line.then(() =>
          this.closed || this.course?.events !== course.events ? null : this.play(course, move, seat),
        )
        this.line = turn.catch(() => null)
        await turn.catch((error: Refusal) => {
          // Another tab was faster.
          if (error.code !== 'stale') throw error
        })
      }
    } catch {
      if (this.closed) return
      // The core failed; it is started anew.
      this.status = 'lost'
      setTimeout(() => void this.letBotsPlay(), AGAIN)
    } finally {
      this.thinking = false
    }
  }
}
