// The native core, spoken to in texts and JSON: which moves are legal, what they come to, what a position is worth. It knows
// the rules; here is only how it is asked.
import { boardOf } from '../../drawing/pieces'
import type { Outcome, QuartoView, Refusal } from '../net/wire'

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

const MEGABYTES = 64

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
    return this.core[name]!(this.encoder.encodeInto(text, buffer).written, ...more)
  }

  private told(length: number): string {
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

  get outcome(): Outcome | null {
    return this.view().outcome
  }

  /** Whose turn it is, as a team; seats begin with theirs. */
  get team(): string {
    return this.view().to_act?.[0] ?? ''
  }

  /** How many pieces are on the board. */
  get placed(): number {
    return boardOf(this.view().position).size
  }

  moves = (): string[] => this.lines(this.ask('moves'))

  /** The legal gives or placements, those together that come to the same by symmetry. */
  alike = (): string[][] => this.lines(this.ask('alike')).map((line) => line.split(','))

  /** The name of the table of openings that serves these rules; "" if they can have none. */
  openings = (): string => this.ask('openings')

  /** The lines that somebody may still call, of which nobody is told during a game. */
  openLines = (): string[] => this.lines(this.ask('open_lines'))

  /** The lines whose four pieces share something that counts, whether they can be called or not. */
  standingLines = (): string[] => this.lines(this.ask('standing_lines'))

  /** The calls that are right just now. */
  calls = (): string[] => this.lines(this.ask('calls'))

  /** The values that count and that the pieces of a line share, by their classic names. */
  shared = (line: string): string[] => this.lines(this.send('shared', line))

  /** What is so after a move of the game; null if it is refused. The game stays as it is. */
  would<T>(move: string, ask: () => T): T | null {
    if (this.send('play', move)) return null
    const found = ask()
    this.core.take_back!()
    return found
  }

  /** As `would`, of something that takes its time. */
  async wouldBe<T>(move: string, ask: () => Promise<T>): Promise<T | null> {
    if (this.send('play', move)) return null
    try {
      return await ask()
    } finally {
      this.core.take_back!()
    }
  }

  /** The exact value for the player about to act, within so many nodes; null when the game is over. */
  solve(nodes: number, { moves = false, distance = false } = {}): Solution | null {
    const answer = this.told(this.core.solve!(nodes, MEGABYTES, Number(moves), Number(distance)))
    if (!answer) return null
    const [first = '', ...kept] = answer.split('\n').filter(Boolean)
    const [value, turns] = first.split(' ')
    return { value: value as Value, distance: distance && value !== 'unknown' ? Number(turns) : null, moves: kept }
  }

  /** Use a table of openings, in the bytes of its file. */
  use(table: Uint8Array): boolean {
    const at = this.core.room!(table.length)
    new Uint8Array(this.core.memory.buffer, at, table.length).set(table)
    return this.core.use_openings!() === 1
  }
}
