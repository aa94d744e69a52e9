// The functions of Quartino's native core (native/wasm_quartino.cpp): dealing, views, moves, and the moves of bots.
import type { Course } from './native'
import { refused, TextCore } from './textCore'
import type { QuartinoView, Refusal } from '../net/wire'

/** A game of Quartino as it went, with the cards of each seat: everything that a question to the core needs. */
export interface DealtCourse {
  rules: string
  /** The cards of each seat, as "YBGP,BPYG,GYPB,PGBY"; seat A begins. */
  deal: readonly string[]
  /** As records write them: "A place B 3", "B call YBGP 7 ?". */
  events: readonly string[]
}

/** Return a course of Quartino with the cards that questions to the core need. */
export const asDealt = ({ rules, deal, events }: Course): DealtCourse => ({ rules, deal: deal ?? [], events })

/** What comes of trying a move: the event, the view after it, and why a wrong call was refused. */
export interface QuartinoAttempt {
  event: string
  view: QuartinoView
  refusal: Refusal | null
}

/** A card, the space of its first rim colour, and the placements that it lacks there. */
export interface NearCard {
  card: string
  first: string
  lacks: string[]
}

/** A hint for the seat to act, from what it may know. What others hold is estimated. */
export interface QuartinoHint {
  /** The cards of the seat that lack the fewest tokens. */
  nearest: NearCard[]
  /** The cards that each other seat probably holds, the likeliest first. */
  others: { seat: string; cards: (NearCard & { percent: number })[] }[]
  /** The move of the strongest bot. */
  move: string
  /** Why that bot plays otherwise than usual; null if it does not. */
  remark: 'deck' | 'turns' | null
}

/** Playouts per decision of the strongest bot: as many as at a server's tables. */
const PLAYOUTS = 500

export class QuartinoNative extends TextCore {
  /** Draw the cards of a new game. */
  deal(seats: number, high: number, low: number): string[] {
    return this.lines(this.told(this.core.deal!(seats, high, low)))
  }

  /** Set a game up anew and play its events. Raises the refusal of the first thing that is wrong. */
  follow({ rules, deal, events }: DealtCourse): void {
    this.demand('start', [rules, 'A', ...deal].join(' '))
    this.playAll(events)
  }

  /** The game as a seat may see it, or a spectator for "". */
  view = (viewer: string): QuartinoView => JSON.parse(this.send('view', viewer)) as QuartinoView

  /** Try a move as people do. Raises the refusal of what nobody hears of. */
  attempt(move: string, seat: string, viewer: string): QuartinoAttempt {
    const { event, refusal } = this.tried(move, seat)
    return { event, view: this.view(viewer), refusal }
  }

  /** Use the nets that the bots need, in the bytes of their file. */
  use = (nets: Uint8Array): boolean => this.useFile('use_nets', nets)

  /** The hint for the seat to act. */
  hint(): QuartinoHint {
    const hint = this.told(this.core.hint!())
    if (!hint) throw refused('no-hint')
    return JSON.parse(hint) as QuartinoHint
  }

  /** The move of a bot for the seat to act; the two numbers of 32 bits are its seed. */
  choose(bot: string, high: number, low: number, playouts = PLAYOUTS): string {
    const move = this.told(this.number('choose', bot, high, low, playouts))
    if (!move) throw refused('no-such-bot', { bot })
    return move
  }
}
