// A table without a server: Quarto on one screen, and both games against bots. Lives here: commands, takebacks, bots'
// turns, and following the same table in another tab. Does not live here: the rules (the core), storing the table
// (storage/localTables.ts).
import { chosen, hasCore, stateOf, tried, type Course } from './core'
import { keepGame } from '../storage/finishedGames'
import { refused } from './native'
import { chosenBy, dealt, prepareBots, seenBy, triedBy } from './quartinoCore'
import { asDealt } from './quartinoNative'
import { scoreAfter } from './score'
import { recordOf } from '../storage/records'
import { isOfTable, keepTable, readTable, type Stored } from '../storage/localTables'
import type { Status, Table } from '../net/table'
import { backTo, shownCard } from '../net/takeBack'
import type {
  Chair,
  Command,
  Game,
  Numbered,
  QuartinoView,
  QuartoView,
  Refusal,
  TableEvent,
  TableView,
} from '../net/wire'

type LocalView = QuartoView | QuartinoView

/** What comes of trying a move at a local table. */
export interface LocalAttempt {
  event: string
  view: LocalView
  refusal: Refusal | null
}

/** The questions of a local table to the core of its game; tests pass another implementation. */
export interface LocalCore {
  /** The game as the seat `viewer` sees it; in Quarto nothing is hidden. */
  stateOf(course: Course, viewer: string): Promise<LocalView>
  tried(course: Course, move: string, seat: string, viewer: string): Promise<LocalAttempt>
  chosen(course: Course, bot: string, signal?: AbortSignal): Promise<string>
  /** Load what bots need before it is their turn. */
  prepareBots?(): void
  /** Draw the cards of each seat; in games with cards. */
  deal?(seats: number): Promise<string[]>
}

const CORES: Record<Game, LocalCore> = {
  quarto: { stateOf, tried, chosen },
  quartino: {
    stateOf: (course, viewer) => seenBy(asDealt(course), viewer),
    tried: (course, move, seat, viewer) => triedBy(asDealt(course), move, seat, viewer),
    chosen: (course, bot, signal) => chosenBy(asDealt(course), bot, signal),
    prepareBots,
    deal: dealt,
  },
}

/** The delay before asking again after a failure of the core. */
const CORE_RETRY_MS = 2_000

const lastOffer = (events: string[]): number => events.findLastIndex((event) => event.endsWith(' offer draw'))

export { isLocal, localTables, openLocal } from '../storage/localTables'

export class LocalTable implements Table {
  view = $state.raw<TableView | null>(null)
  status = $state<Status>('connecting')
  viewedAt = $state(0)
  readonly spectators = 0
  readonly claims = []
  readonly claimsAt = 0
  readonly unsent = 0
  readonly unsentMove = null

  private stored: Stored | null
  private listeners = new Set<(events: Numbered[]) => void>()
  private queue: Promise<unknown> = Promise.resolve()
  private closed = false
  private readonly stop = new AbortController()
  private thinking = false
  /** The seats of the game, as the core names them. */
  private seats: string[] = []

  private readonly core: LocalCore

  constructor(id: string, core?: LocalCore) {
    this.stored = readTable(id)
    this.core = core ?? CORES[this.stored?.settings.game ?? 'quarto']
    globalThis.addEventListener?.('storage', this.follow)
    if (!this.stored) this.status = 'gone'
    else if (!core && !hasCore()) this.status = 'refused'
    else {
      if (this.stored.chairs.some((chair) => chair.kind === 'bot')) this.core.prepareBots?.()
      this.queue = this.open().catch(() => (this.status = 'refused'))
      // Not part of the queue: a bot's move waits for its turn in the queue.
      void this.queue.then(() => this.letBotsPlay())
    }
  }

  get present(): readonly number[] {
    return this.people
  }

  get begun(): number {
    return this.stored?.begun.length ?? 0
  }

  /** The game so far, for questions to the core. */
  get course(): Course | null {
    const table = this.stored
    if (!table) return null
    const { settings, start, deal = null, events } = table
    return { rules: settings.rules, seats: settings.seats, start, deal, events }
  }

  do(command: Command): Promise<Refusal | null> {
    // Commands are executed one after the other, each on the state after the one before it.
    const done = this.queue.then(() => this.decide(command))
    this.queue = done.catch(() => null)
    void this.queue.then(() => this.letBotsPlay())
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

  /** The seat of the person at this device; of several people the first. */
  private get viewer(): string {
    return 'ABCD'[this.table.order.indexOf(this.people[0] ?? -1)] ?? ''
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

  /** Follow changes of the stored table, which may be open in another tab, too. */
  private readonly follow = ({ key }: StorageEvent): void => {
    if (!this.stored || !isOfTable(key, this.stored.id)) return
    // The tab in which the move was made lets the bots play.
    this.queue = this.queue.then(() => this.catchUp()).catch(() => null)
  }

  /** Load the stored table if another tab has changed it; return true in that case. */
  private async catchUp(): Promise<boolean> {
    const kept = readTable(this.table.id)
    // The stored table may be older if the storage is full, and different if two tabs played in the same moment.
    if (!kept || kept.seq < this.table.seq) return false
    if (kept.seq === this.table.seq && kept.events.join() === this.table.events.join()) return false
    this.stored = kept
    this.see(await this.core.stateOf(this.course!, this.viewer), [])
    return true
  }

  /** Show the table; at a new one the cards are dealt first. */
  private async open(): Promise<void> {
    if (!this.table.deal) this.stored = { ...this.table, ...(await this.newDeal()) }
    await this.show([])
  }

  /** Return the cards of a new game; nothing in a game without cards. */
  private async newDeal(): Promise<Pick<Stored, 'deal'>> {
    return this.core.deal ? { deal: await this.core.deal(this.table.settings.seats) } : {}
  }

  private async decide(command: Command): Promise<Refusal | null> {
    if (await this.catchUp()) throw refused('stale')
    const { chairs, order, start, begun } = this.table
    switch (command.do) {
      case 'move':
        return this.move(command.move, command.seat)
      case 'rematch': {
        if (this.isOn) throw refused('game-on')
        // The next chair begins; but a game from a position begins with the same chair again.
        const first = order[0]! + (start === null && !begun.length ? 1 : 0)
        const next = chairs.map((_, number) => (first + number) % chairs.length)
        const cards = await this.newDeal()
        this.stored = {
          ...this.table,
          ...cards,
          order: next,
          events: this.table.begun,
          games: this.table.games + 1,
          refusedDraw: null,
        }
        await this.show([{ kind: 'started', order: next }])
        return null
      }
      case 'ask-back':
        return this.takeBack()
      case 'refuse-draw':
        return this.refuseDraw()
      default:
        // Commands about chairs and absent players do not exist at local tables.
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
    const isDeclined = this.view?.match?.refused_draw != null
    if (isDeclined && move === 'accept') throw refused('no-draw-offered')
    if (isDeclined && move === 'offer draw') throw refused('draw-refused')
    return this.play(course, move, seat)
  }

  /** Play a move of a person or bot; a false call becomes an event, too, and its refusal is returned. */
  private async play(course: Course, move: string, seat: string): Promise<Refusal | null> {
    const { event, view, refusal } = await this.core.tried(course, move, seat, this.viewer)
    // Between here and writing the table no other code runs.
    if (await this.catchUp()) throw refused('stale')
    const { order, score } = this.table
    const counted = view.outcome ? { score: scoreAfter(score, order, view.seats, view.outcome) } : {}
    this.stored = { ...this.table, ...counted, events: [...this.table.events, event] }
    await this.show([{ kind: 'played', seat, move, refused: refusal !== null, lag: 0 }], view)
    if (view.outcome) this.keep(view)
    return refusal
  }

  /** The seat that declined the latest draw offer; null if nobody did. */
  private get refusedDraw(): string | null {
    const { refusedDraw, events } = this.table
    return refusedDraw && refusedDraw.offer === lastOffer(events) ? refusedDraw.seat : null
  }

  /** Decline the draw on offer with a seat that has not agreed to it. */
  private async refuseDraw(): Promise<null> {
    const offer = this.view?.match?.view.offer ?? []
    const seat = this.seats.find((one) => !offer.includes(one))
    if (!offer.length || seat === undefined) throw refused('no-draw-offered')
    this.stored = { ...this.table, refusedDraw: { seat, offer: lastOffer(this.table.events) } }
    await this.show([{ kind: 'draw-refused', seat }])
    return null
  }

  private keep(view: LocalView): void {
    const { settings, start, id, games } = this.table
    const players = Object.fromEntries(
      view.seats.map((seat) => [seat, this.chairOf(seat).name]).filter(([, name]) => name),
    )
    const record = recordOf({ ...this.course!, rules: settings.rules }, view.seats, players, view.outcome)
    keepGame({ record, start, yours: this.people.map((chair) => this.seatOf(chair)), table: id, number: games })
  }

  /** Go back to the last decision of a person; bots are not asked. */
  private async takeBack(): Promise<null> {
    if (!this.isOn) throw refused('no-game')
    const mine = this.people.map((chair) => this.seatOf(chair))
    const events = this.table.events
    let at = backTo(mine, events, this.table.settings)
    if (at < this.begun) throw refused('nothing-to-take-back')
    const shown = this.table.deal ? shownCard(events.slice(at)) : null
    if (shown !== null) throw refused('takeback-past-card', { move: shown })
    // A draw offer that the move had answered is removed with it.
    while (/ (offer draw|accept)$/.test(events[at - 1] ?? '')) at -= 1
    this.stored = { ...this.table, events: events.slice(0, at), refusedDraw: null }
    await this.show([{ kind: 'taken-back', number: events.length - at }])
    return null
  }

  /** Write the table with new events, update the view, and call the listeners. */
  private async show(happened: TableEvent[], known?: LocalView): Promise<void> {
    const table = this.table
    const game = known ?? (await this.core.stateOf(this.course!, this.viewer))
    const numbered = happened.map((event, at) => ({ seq: table.seq + at + 1, event }))
    this.stored = { ...table, seq: table.seq + happened.length }
    keepTable(this.stored)
    this.see(game, numbered)
  }

  private see(game: LocalView, numbered: Numbered[]): void {
    this.seats = game.seats
    this.view = this.viewOf(this.table, game)
    this.viewedAt = performance.now()
    this.status = 'open'
    for (const heard of this.listeners) heard(numbered)
  }

  private viewOf(table: Stored, game: LocalView): TableView {
    const mine = this.people
    const seats = mine.map((chair) => this.seatOf(chair))
    const isMine = game.to_act !== null && seats.includes(game.to_act)
    const declined = game.offer.length ? this.refusedDraw : null
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
      score: table.score ?? { wins: table.chairs.map(() => 0), draws: 0 },
      match: {
        order: table.order,
        your_seats: seats,
        first_by: table.start !== null || this.begun ? null : table.games > 1 ? 'next' : table.settings.begins,
        covered: false,
        view: {
          ...game,
          viewer: isMine ? game.to_act : (seats[0] ?? null),
          moves: isMine ? game.moves : [],
          offer: declined === null ? game.offer : [],
        },
        events: table.events,
        clock: null,
        asked_back: null,
        agreed_back: [],
        refused_draw: declined,
      },
    }
  }

  /** Let bots move, one after the other, until a person is to act. */
  private async letBotsPlay(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    try {
      while (!this.closed) {
        const seat = this.view?.match?.view.to_act ?? null
        const course = this.course
        if (seat === null || !course || this.chairOf(seat).kind !== 'bot') return
        const move = await this.core.chosen(course, this.chairOf(seat).name, this.stop.signal)
        // Meanwhile a person may have taken a move back or closed the page.
        const turn = this.queue.then(() =>
          this.closed || this.course?.events !== course.events ? null : this.play(course, move, seat),
        )
        this.queue = turn.catch(() => null)
        await turn.catch((error: Refusal) => {
          // Another tab has played first.
          if (error.code !== 'stale') throw error
        })
      }
    } catch {
      if (this.closed) return
      // The core failed; the next question starts it again.
      this.status = 'lost'
      setTimeout(() => void this.letBotsPlay(), CORE_RETRY_MS)
    } finally {
      this.thinking = false
    }
  }
}
