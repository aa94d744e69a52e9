// The functions of the native core (native/wasm.cpp), called with texts and answering with texts and JSON: legal moves, views,
// values, notes and the moves of bots. The core knows the rules and thinks; here is only how it is called.
import { refused, TextCore } from './textCore'
import type { QuartoView, Refusal } from '../net/wire'

export { refused }

/** A game as it went: everything that a question to the core needs. */
export interface Course {
  rules: string
  seats: number
  /** The position that it began with; none for the empty board. */
  start?: string | null
  /** Quartino: the cards of each seat, as "YBGP,BPYG,GYPB,PGBY". */
  deal?: readonly string[] | null
  /** As records write them: "A give 7", "B call a1 b1 c1 d1 ?". */
  events: readonly string[]
}

export type Value = 'win' | 'draw' | 'loss' | 'unknown'

export interface Solution {
  value: Value
  /** Turns to the end, this one included; null where nobody asked. */
  distance: number | null
  /** The moves that keep the value; in a lost position, all. */
  moves: string[]
}

/** What a choice is worth. */
export interface Choice {
  move: string
  /** For the player who chooses. */
  value: Value
  /** Turns to the end, this one included, where it is known. */
  distance: number | null
}

/** What stands on the board, without any search: moves as texts. */
export interface Hints {
  safe: string[]
  winning: string[]
  calls: string[]
}

/** Why a move is good or bad: a code, which has a sentence in the catalogues, and what the sentence names. */
export interface Reason {
  code: string
  params: Record<string, string | number | string[]>
}

/** What is known about one event of a record, as the server tells it, too. */
export interface MoveNote {
  number: number
  seat: string
  move: string
  refused: boolean
  before: Value
  after: Value
  mistake: boolean
  only: boolean
  better: string[]
  missed_calls: string[]
  reasons: Reason[]
}

/** What comes of trying a move at the table: the event, and why a false call was refused. */
export interface Attempt {
  event: string
  view: QuartoView
  refusal: Refusal | null
}

export class Native extends TextCore {
  /** Have a game in the core (`goOn`). Raises the refusal of the first thing that is wrong. */
  follow({ rules, seats, start, events }: Course): void {
    const begin = () => {
      if (!this.number('start', rules, seats)) throw refused('bad-rules', { got: rules })
      if (start) this.demand('set_up', start)
    }
    this.goOn(JSON.stringify([rules, seats, start]), begin, events)
  }

  /** Try a move as people do, by default the seat to act: a false call is refused, and counted. Raises the refusal of what
   * nobody hears of. */
  attempt(move: string, seat = ''): Attempt {
    const { event, refusal } = this.tried(move, seat)
    return { event, view: this.view(), refusal }
  }

  /** The position as the seat to act may see it. */
  view = (): QuartoView => JSON.parse(this.ask('view')) as QuartoView

  moves = (): string[] => this.lines(this.ask('moves'))

  /** The legal gives or placements, symmetric ones together. */
  symmetricMoves = (): string[][] => this.lines(this.ask('symmetric_moves')).map((line) => line.split(','))

  /** The name of the table of openings that serves these rules; "" if they can have none. */
  openings = (): string => this.ask('openings')

  /** The lines whose four pieces share something that counts, whether they can be called or not. */
  standingLines = (): string[] => this.lines(this.ask('standing_lines'))

  /** The calls that are right just now. */
  calls = (): string[] => this.lines(this.ask('calls'))

  /** What stands on the board, without any search. */
  hints = (): Hints => JSON.parse(this.ask('hints')) as Hints

  /** Begin to think about the game as it stands; whatever was thought about before is dropped. False if there is nothing to
   * think about. */
  begin = (what: 'notes' | 'value' | 'values'): boolean => this.core[`begin_${what}`]!() === 1

  /** The same for the move of a bot; the two numbers of 32 bits are its seed. */
  beginChoice = (bot: string, high: number, low: number): boolean => this.number('begin_choice', bot, high, low) === 1

  /** Think for a fraction of a second; true once all is found. */
  step = (): boolean => this.core.step!() === 1

  /** The part of the notes that is found, from 0 to 1. */
  part = (): number => this.core.part!()

  /** What was found: a note, the value, a choice ("" until it is known) or the move. */
  found = (number = 0): string => this.told(this.core.found!(number))

  /** Use a table of openings, in the bytes of its file. */
  use = (table: Uint8Array): boolean => this.useFile('use_openings', table)
}
