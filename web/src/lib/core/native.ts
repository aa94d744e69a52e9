// The functions of the native core (native/wasm.cpp), called with texts and answering with texts and JSON: legal moves, views,
// values, notes and the moves of bots. The core knows the rules and thinks; here is only how it is called.
import type { QuartoView, Refusal } from '../net/wire'

/** A game as it went: everything that a question to the core needs. */
export interface Course {
  rules: string
  seats: number
  /** The position that it began with; none for the empty board. */
  start?: string | null
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

/** A refusal, as the core tells it. */
interface Told {
  code: string
  params: Record<string, string | number>
}

type Call = (...args: number[]) => number
type Exports = Record<string, Call> & { memory: WebAssembly.Memory }

/** A refusal, as the server would tell it. */
export const refused = (code: string, params: Refusal['params'] = {}): Refusal => ({ code, text: code, params })

const asRefusal = ({ code, params }: Told): Refusal => refused(code, params)

export class Native {
  private readonly core: Exports
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()

  constructor(instance: WebAssembly.Instance) {
    this.core = instance.exports as Exports
    this.core._initialize!()
  }

  private number(name: string, text: string, ...more: number[]): number {
    const buffer = new Uint8Array(this.core.memory.buffer, this.core.text!(), this.core.text_size!())
    const { read, written } = this.encoder.encodeInto(text, buffer)
    if (read < text.length)
      throw new Error(`expected a text that fits the core's buffer, got ${text.length} characters`)
    return this.core[name]!(written, ...more)
  }

  private told(length: number): string {
    if (length < 0) throw new Error("expected an answer that fits the core's buffer, got a longer one")
    // The memory may have grown, and its view with it.
    return this.decoder.decode(new Uint8Array(this.core.memory.buffer, this.core.text!(), length))
  }

  private ask = (name: string): string => this.told(this.core[name]!())
  private send = (name: string, text: string): string => this.told(this.number(name, text))
  private lines = (text: string): string[] => text.split('\n').filter(Boolean)

  /** Say something that may be refused, and raise the refusal. */
  private demand(name: string, text: string): void {
    const wrong = this.send(name, text)
    if (wrong) throw asRefusal(JSON.parse(wrong) as Told)
  }

  /** Set a game up anew and play its events. Raises the refusal of the first thing that is wrong. */
  follow({ rules, seats, start, events }: Course): void {
    if (!this.number('start', rules, seats)) throw refused('bad-rules', { got: rules })
    if (start) this.demand('set_up', start)
    for (const [at, event] of events.entries()) {
      const wrong = this.send('play', event)
      if (!wrong) continue
      const { code, params } = JSON.parse(wrong) as Told
      throw refused(code, { ...params, event: at + 1 })
    }
  }

  /** Try a move as people do, by default the seat to act: a false call is refused, and counted. Raises the refusal of what
   * nobody hears of. */
  attempt(move: string, seat = ''): Attempt {
    const { event, refusal } = JSON.parse(this.send('attempt', `${seat} ${move}`)) as {
      event: string | null
      refusal: Told | null
    }
    if (event === null) throw asRefusal(refusal!)
    return { event, view: this.view(), refusal: refusal && asRefusal(refusal) }
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
  use(table: Uint8Array): boolean {
    const at = this.core.room!(table.length)
    new Uint8Array(this.core.memory.buffer, at, table.length).set(table)
    return this.core.use_openings!() === 1
  }
}
