// The functions of Quartino's native core (native/wasm_quartino.cpp): dealing, views, moves, the moves of bots, and the
// analysis of finished games.
import type { Course } from './native'
import { refused, TextCore } from './textCore'
import type { QuartinoView, Refusal } from '../net/wire'

/** A game of Quartino as it went, with the cards of each seat: everything that a question to the core needs. */
export interface DealtCourse {
  rules: string
  /** The cards of each seat, as "YBGP,BPYG,GYPB,PGBY"; in a puzzle "YBGP,?/GYPB,PGBY", with those made after the slash. */
  deal: readonly string[]
  /** The tokens on the wheel at the start, c/1/…/8, and the seat that begins; by default an empty wheel and A. */
  board?: string | undefined
  first?: string | undefined
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

/** Why a turn was bad: a code, and what its sentence names. */
export interface TurnReason {
  code: string
  params: Record<string, string | number | string[]>
}

/** What is known about a turn, as `TurnNote.to_json` in Python, with chances in units of 1 / 10,000. */
export interface TurnNote {
  turn: number
  /** The number of events before the turn. */
  number: number
  seat: string
  moves: string[]
  before: Record<string, number>
  after: Record<string, number>
  mistake: boolean
  loss: number
  better: string[]
  reasons: TurnReason[]
}

/** What a seat could believe as a turn began: for each other seat the cards that it may hold, in units of 1 / 10,000. */
export interface TurnBeliefs {
  turn: number
  number: number
  to_act: string
  cards: Record<string, Record<string, number>>
}

/**
 * Numbers of playouts of an analysis, 0 for the usual number: `AnalysisEffort` in C++. Chances are those between players of
 * the level, or between strong players for 0.
 */
export interface Effort {
  chances?: number
  simulations?: number
  comparison?: number
  level?: number
}

export class QuartinoNative extends TextCore {
  /** Draw the cards of a new game. */
  deal(seats: number, high: number, low: number): string[] {
    return this.lines(this.told(this.core.deal!(seats, high, low)))
  }

  /** Have a game in the core (`goOn`). Raises the refusal of the first thing that is wrong. */
  follow({ rules, deal, events, board, first = 'A' }: DealtCourse): void {
    const setUp = [rules, first, ...deal, ...(board ? [`@${board}`] : [])].join(' ')
    this.goOn(setUp, () => this.demand('start', setUp), events)
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

  /** The move of a bot, of the strongest by this number of playouts, 0 for the usual one; two numbers are its seed. */
  choose(bot: string, high: number, low: number, playouts = 0): string {
    const move = this.told(this.number('choose', bot, high, low, playouts))
    if (!move) throw refused('no-such-bot', { bot })
    return move
  }

  /** Begin the analysis of the game. Raises a refusal if a card is not known. */
  beginAnalysis({ chances = 0, simulations = 0, comparison = 0, level = 0 }: Effort = {}): void {
    if (this.core.begin_analysis!(chances, simulations, comparison, level) < 0) throw refused('cards-unknown')
  }

  /** Look at one turn more; return the number of steps that are done, and that of all. */
  stepAnalysis = (): { done: number; steps: number } => ({
    done: this.core.step_analysis!(),
    steps: this.core.analysis_steps!(),
  })

  /** What is known about a turn by now, counted from 0; null if there is no such turn. */
  note(number: number): TurnNote | null {
    const told = this.told(this.core.note!(number))
    return told ? (JSON.parse(told) as TurnNote) : null
  }

  /** What a seat could believe as each turn began. Raises a refusal if its own cards are not known. */
  beliefs(seat: string): TurnBeliefs[] {
    const length = this.number('find_beliefs', seat)
    if (length < 0) throw refused('cards-unknown')
    return Array.from({ length }, (_, number) => JSON.parse(this.told(this.core.beliefs_at!(number))) as TurnBeliefs)
  }
}
