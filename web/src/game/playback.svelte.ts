// A queue between the news of a game and its drawing. A table's view is always the newest: legal moves, clocks and texts
// for screen readers use it. `Playback.shown` is the position that is drawn, and of which the line over the board speaks:
// it follows the newest one half-move at a time, so that each can be seen before the next.
//
//   news ──> follow ──> waiting … ──> shown (drawn)          one half-move is in motion at most
//
// Own half-moves are drawn at once; those of others start at least PACES_MS apart, and CARD_MS after a made card of
// Quartino, which lies still before its tokens go back. With a running clock the queue is emptied within MAX_DELAY_MS of
// the player's turn. `jump` draws the newest position: when the player acts, or the connection is lost; a hidden tab
// does so by itself. `show` draws another position without motion: a new game, a takeback.
//
// Lives here: when each half-move is drawn. Does not live here: what a half-move moves (halfMoves.ts), how it travels
// (Travel.svelte), what a table's news come to (tablePlayback.ts).
import { untrack } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import { preferences, type Speed } from '../lib/storage/preferences.svelte'
import type { QuartinoView, QuartoView } from '../lib/net/wire'
import { isSamePosition, isSeen, makesCard, travelsBetween, type Travelling } from './halfMoves'

/** A position that can be drawn, and the events of the game that led to it. */
export interface Moment {
  game: QuartoView | QuartinoView
  events: readonly string[]
}

/** A half-move in motion: what is on its way, since when, for how long, and the position after it. */
export interface Motion {
  moment: Moment
  travels: Travelling[]
  startedAt: number
  ms: number
  /** How much of `ms` it stays at its source, so that a made card can be seen before its tokens go. */
  staysMs: number
}

/** A half-move that waits to be drawn. */
interface Step {
  moment: Moment
  travels: Travelling[]
  /** True if the half-move needs time to be seen. */
  seen: boolean
  /** True if the half-move makes a card. */
  isCard: boolean
}

/** Who plays a half-move, and whether the player's clock runs after it. */
export interface Circumstances {
  own?: boolean
  hurry?: boolean
}

/** The surroundings of a queue; tests pass others. */
export interface Surroundings {
  now(): number
  /** Call a function after some milliseconds; return a function that cancels this. */
  after(ms: number, then: () => void): () => void
  speed(): Speed
  /** True if the user wants no motion. */
  isStill(): boolean
  /** True if nobody can see the page. */
  isHidden(): boolean
}

/** The least time between the starts of two half-moves, by preference. */
export const PACES_MS: Record<Speed, number> = { instant: 0, fast: 400, normal: 850, slow: 1_200 }
/** How long a piece travels; less if half-moves follow faster. */
const TRAVEL_MS = 350
const OWN_TRAVEL_MS = 300
/** How long a made card is shown, and how much of that time its tokens lie still. */
export const CARD_MS = 1_000
const CARD_STAYS_MS = 550
/** The longest delay of what players see at their own turn while their clock runs. */
export const MAX_DELAY_MS = 1_000
/** Half-moves that would follow faster than this are drawn together. */
const MIN_GAP_MS = 150
/** If more half-moves are waiting, the oldest are drawn together. */
const MAX_WAITING = 24

const PAGE: Surroundings = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  speed: () => preferences.speed,
  isStill: () => prefersReducedMotion.current,
  isHidden: () => document.visibilityState === 'hidden',
}

export class Playback {
  /** The position that is drawn; null before the first. */
  shown = $state.raw<Moment | null>(null)
  /** The half-move in motion; its target already belongs to `shown`. */
  motion = $state.raw<Motion | null>(null)
  /** Called before a half-move is drawn, while what it moves still lies at its source. */
  onlift: ((travels: Travelling[]) => void) | null = null
  /** Called when a half-move has been drawn and has landed: the time for its sound. */
  onlanded: ((moment: Moment) => void) | null = null

  private waiting = $state.raw<readonly Step[]>([])
  private newest: Moment | null = null
  private startedAt = -Infinity
  /** How long the half-move that was drawn last needs to be seen, if there is time. */
  private needsMs = 0
  private deadline = Infinity
  private carried = ''
  private cancelNext = () => {}
  private cancelLanding = () => {}

  private readonly around: Surroundings

  constructor(around: Partial<Surroundings> = {}) {
    this.around = { ...PAGE, ...around }
    globalThis.document?.addEventListener('visibilitychange', this.whenHidden)
  }

  /** True if the newest position is drawn and nothing is in motion. */
  get settled(): boolean {
    return this.motion === null && this.waiting.length === 0
  }

  /** Draw a position at once, without motion: the first one, a new game, a takeback. */
  show(moment: Moment | null): void {
    this.stop()
    this.startedAt = -Infinity
    this.newest = this.shown = moment
  }

  /** Replace the newest position by one with the same events, such as after a player sat down. */
  update(moment: Moment): void {
    this.newest = moment
    const last = this.waiting.at(-1)
    if (last) this.waiting = [...this.waiting.slice(0, -1), { ...last, moment }]
    else this.shown = moment
  }

  /** Draw the position after one more half-move: an own one now, others when their turn in the queue has come. */
  follow(moment: Moment, { own = false, hurry = false }: Circumstances = {}): void {
    const before = this.newest
    if (!before) return this.show(moment)
    const travels = travelsBetween(before.game, moment.game)
    const event = moment.events.at(-1) ?? ''
    const step = { moment, travels, seen: isSeen(event, travels), isCard: makesCard(event, travels) }
    if (own) {
      if (this.waiting.length) this.finish()
      this.newest = moment
      this.draw(step, step.isCard ? CARD_MS : OWN_TRAVEL_MS)
      return
    }
    this.newest = moment
    this.waiting = [...this.waiting, step]
    if (this.around.isHidden() || this.around.speed() === 'instant') return this.finish()
    if (hurry) this.deadline = this.around.now() + MAX_DELAY_MS
    this.schedule()
  }

  /** Draw the position on a board for study now: it travels if it is one half-move further than the one before. */
  advance(moment: Moment | null): void {
    const before = this.newest
    if (!moment || !before) this.show(moment)
    else if (isSamePosition(before.game, moment.game)) this.update(moment)
    else if (travelsBetween(before.game, moment.game).length) this.follow(moment, { own: true })
    else this.show(moment)
  }

  /** Draw the newest position now; if only its last half-move is in motion, that goes on. */
  jump(): void {
    // Effects that call this do not run again when the queue changes.
    untrack(() => this.waiting.length && this.finish())
  }

  /** Note that the player has carried a piece or token to its place by hand: this half-move travels no more. */
  carry(move: string): void {
    this.carried = move
  }

  /** End the motion now. */
  land(): void {
    if (!this.motion) return
    const { moment } = this.motion
    this.cancelLanding()
    this.motion = null
    this.onlanded?.(moment)
  }

  close(): void {
    this.stop()
    globalThis.document?.removeEventListener('visibilitychange', this.whenHidden)
  }

  private readonly whenHidden = () => {
    if (this.around.isHidden()) this.finish()
  }

  /** Bring the queue to its end. */
  private finish(): void {
    if (this.settled) return
    this.stop()
    this.shown = this.newest
    if (this.newest) this.onlanded?.(this.newest)
  }

  private stop(): void {
    this.cancelNext()
    this.cancelLanding()
    this.motion = null
    this.waiting = []
    this.deadline = Infinity
  }

  /** Start the next half-move when its time has come. */
  private schedule(): void {
    this.cancelNext()
    this.catchUp()
    const next = this.waiting[0]
    if (!next) {
      this.deadline = Infinity
      return
    }
    const gap = next.seen ? this.gap(this.needsMs) : 0
    const ms = next.seen ? this.startedAt + gap - this.around.now() : 0
    const longest = next.isCard ? CARD_MS : TRAVEL_MS
    const travelMs = Math.min(longest, this.gap(longest))
    const go = () => {
      this.waiting = this.waiting.slice(1)
      this.draw(next, travelMs)
      this.schedule()
    }
    if (ms > 0) this.cancelNext = this.around.after(ms, go)
    else go()
  }

  /**
   * Return the time between the starts of two half-moves, of which the first needs some time: less than that and than
   * the preferred time if a deadline is near.
   */
  private gap(needsMs = 0): number {
    const number = this.waiting.filter(({ seen }) => seen).length
    // The next half-move starts at once or a gap after the last start, and the last one also needs a gap to land.
    const atOnce = (this.deadline - this.around.now()) / number
    const afterLast = (this.deadline - this.startedAt) / (number + 1)
    return Math.max(0, Math.min(Math.max(PACES_MS[this.around.speed()], needsMs), atOnce, afterLast))
  }

  /** Draw the oldest half-moves together if too many are waiting, or too little time is left for them. */
  private catchUp(): void {
    while (this.waiting.length > 1 && (this.waiting.length > MAX_WAITING || this.gap() < MIN_GAP_MS)) {
      this.land()
      this.shown = this.waiting[0]!.moment
      this.waiting = this.waiting.slice(1)
    }
  }

  private draw({ moment, travels, seen, isCard }: Step, ms: number): void {
    if (!seen) {
      // A half-move that is still in motion goes on: nothing on the board has changed since.
      this.shown = moment
      this.onlanded?.(moment)
      return
    }
    this.land()
    this.startedAt = this.around.now()
    this.needsMs = isCard ? CARD_MS : 0
    const wasCarried = this.carried !== '' && (moment.events.at(-1)?.endsWith(` ${this.carried}`) ?? false)
    if (wasCarried) this.carried = ''
    const moves = travels.length > 0 && !wasCarried && !this.around.isStill() && this.around.speed() !== 'instant'
    if (moves) this.onlift?.(travels)
    this.shown = moment
    if (!moves) {
      this.onlanded?.(moment)
      return
    }
    const staysMs = isCard ? (ms / CARD_MS) * CARD_STAYS_MS : 0
    this.motion = { moment, travels, startedAt: this.startedAt, ms, staysMs }
    this.cancelLanding = this.around.after(ms, () => this.land())
  }
}
