// The native core, spoken to in texts: which moves are legal, what they come to, what a position is worth. Beside it
// only what any table knows, whatever is played there: resigning, time, and agreeing on a draw.
import type { Outcome, QuartoView, Refusal } from './wire'

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

type Call = (...args: number[]) => number
type Exports = Record<string, Call> & { memory: WebAssembly.Memory }

const MEGABYTES = 64
const CALLS_A_TURN = 3
const TABLE_MOVES = ['resign', 'flag', 'offer draw', 'accept']

/** A refusal, as the server would tell it. */
export const refused = (code: string, params: Refusal['params'] = {}): Refusal => ({ code, text: code, params })

/** What is on the squares of a position, by name, and the piece in hand. */
function pieces(position: string): { board: Map<string, string>; hand: string | null } {
  const [ranks = '', hand = '-'] = position.split(' ')
  const board = new Map<string, string>()
  ranks
    .split('/')
    .forEach((rank, row) =>
      [...rank].forEach((piece, file) => piece !== '.' && board.set(`${'abcd'[file]}${4 - row}`, piece)),
    )
  return { board, hand: hand === '-' ? null : hand }
}

/** The four letters of a piece, as errors name it. */
export const letters = (piece: string): string =>
  ['LD', 'TS', 'RQ', 'FH'].map((pair, at) => pair[(parseInt(piece, 16) >> (3 - at)) & 1]).join('')

export function seatsOf(number: number): string[] {
  if (number === 2) return ['A', 'B']
  return Array.from({ length: number }, (_, seat) => `${'AB'[seat % 2]}${Math.floor(seat / 2) + 1}`)
}

export class Native {
  private readonly core: Exports
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()
  private rules = ''
  private seats: string[] = []
  private offer: string[] = []
  private trail: string[] = []
  private refusals = 0
  private ended: Outcome | null = null

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

  /** Set a game up anew and play its events. Raises the refusal of the first thing that is wrong. */
  follow({ rules, seats, start, events }: Course): void {
    const canonical = this.told(this.number('start', rules, seats))
    if (!canonical) throw refused('bad-rules', { got: rules })
    this.rules = canonical
    this.seats = seatsOf(seats)
    this.offer = []
    this.trail = []
    this.refusals = 0
    this.ended = null
    if (start) {
      const code = this.send('set_up', start)
      if (code) throw refused(code, this.wrongWith(start))
    }
    for (const event of events) this.repeat(event)
  }

  /** One event of a record. */
  private repeat(event: string): void {
    const isRefused = event.endsWith(' ?')
    const [seat = '', ...rest] = event.replace(/ \?$/, '').split(' ')
    const move = rest.join(' ')
    if (TABLE_MOVES.includes(move)) return this.atTable(seat, move)
    this.check(seat, move)
    const code = this.send(isRefused ? 'refuse' : 'play', move)
    if (code) throw refused(code, this.about(move))
    this.count(move, isRefused)
  }

  /** Try a move as people do: a false call is refused, and counted. */
  attempt(move: string, by?: string): Attempt {
    const seat = by ?? this.toAct ?? ''
    if (TABLE_MOVES.includes(move)) {
      this.atTable(seat, move)
      return { event: `${seat} ${move}`, view: this.view(), refusal: null }
    }
    this.check(seat, move)
    const about = this.about(move)
    const isCall = move.startsWith('call ')
    const code = this.send(isCall ? 'call' : 'play', move)
    // Where a false call counts, the core has counted it; elsewhere nothing has happened.
    const isHeard = isCall && code.startsWith('call-') && this.refusals < CALLS_A_TURN
    const refusal = code ? refused(code, about) : null
    if (refusal && !isHeard) throw refusal
    this.count(move, refusal !== null)
    return { event: `${seat} ${move}${refusal ? ' ?' : ''}`, view: this.view(), refusal }
  }

  /** Follow what the core does not tell: the order of the squares, and false calls of this turn. */
  private count(move: string, isRefused: boolean): void {
    const [verb, what = ''] = move.split(' ')
    if (isRefused) {
      this.refusals = Math.min(this.refusals + 1, CALLS_A_TURN)
      return
    }
    this.offer = []
    if (verb === 'place') this.trail.push(what)
    else this.refusals = 0
  }

  private check(seat: string, move: string): void {
    const expected = this.toAct
    if (expected === null) throw refused('game-over', { move })
    if (seat !== expected) throw refused('not-your-turn', { seat, expected })
  }

  private atTable(seat: string, move: string): void {
    if (this.toAct === null) throw refused('game-over', { move })
    if (!this.seats.includes(seat)) throw refused('no-such-seat', { seat, expected: this.seats.join(' ') })
    if (move === 'resign' || move === 'flag') {
      this.ended = { winners: [seat.startsWith('A') ? 'B' : 'A'], reason: move === 'flag' ? 'time' : 'resign' }
    } else if (move === 'offer draw') {
      if (this.offer.length) throw refused('draw-already-offered', { move, seat: this.offer[0]! })
      this.offer = [seat]
    } else {
      if (!this.offer.length) throw refused('no-draw-offered', { move })
      if (this.offer.includes(seat)) throw refused('already-agreed', { seat })
      this.offer = [...this.offer, seat]
      if (this.offer.length === this.seats.length) this.ended = { winners: [], reason: 'agreement' }
    }
    if (this.ended) this.offer = []
  }

  get toAct(): string | null {
    return this.ended ? null : this.ask('to_act') || null
  }

  get outcome(): Outcome | null {
    if (this.ended) return this.ended
    const found = /^(\w+) \((.+)\)$/.exec(this.ask('outcome'))
    return found && { winners: found[1] === 'draw' ? [] : [found[1]!], reason: found[2]! }
  }

  /** Whose turn it is, as a team. */
  get team(): 'A' | 'B' {
    return this.core.turn!() % 2 ? 'B' : 'A'
  }

  /** The pieces on the board, by square. */
  get board(): Map<string, string> {
    return pieces(this.ask('view')).board
  }

  /** How many pieces are on the board. */
  get placed(): number {
    return this.board.size
  }

  get hand(): string | null {
    return pieces(this.ask('view')).hand
  }

  moves = (): string[] => (this.ended ? [] : this.ask('moves').split('\n').filter(Boolean))

  /** The position with the lines that can be called, which nobody is told during a game. */
  position = (): string => this.ask('position')

  /** The calls that are right just now. */
  calls(): string[] {
    if (this.toAct === null || this.refusals >= CALLS_A_TURN) return []
    const [, marks = ''] = this.position().split('!')
    const lines = marks
      .split(',')
      .filter(Boolean)
      .map((mark) => `call ${mark.slice(0, 8).match(/../g)!.join(' ')}`)
    return lines.filter((call) => this.would(call, () => this.ask('outcome').includes('(call)')) ?? false)
  }

  get mayCallNoMore(): boolean {
    return this.refusals >= CALLS_A_TURN
  }

  /** What is so after a move of the game; null if it is refused. The game stays as it is. */
  would<T>(move: string, ask: () => T): T | null {
    if (this.send('play', move)) return null
    const refusals = this.refusals
    if (!move.startsWith('place')) this.refusals = 0
    const found = ask()
    this.refusals = refusals
    this.core.take_back!()
    return found
  }

  /** As `would`, of something that takes its time. */
  async wouldBe<T>(move: string, ask: () => Promise<T>): Promise<T | null> {
    if (this.send('play', move)) return null
    const refusals = this.refusals
    if (!move.startsWith('place')) this.refusals = 0
    try {
      return await ask()
    } finally {
      this.refusals = refusals
      this.core.take_back!()
    }
  }

  /** The position as the players may see it, for the seat to act. */
  view(): QuartoView {
    const outcome = this.outcome
    const position = this.ask('view')
    const { board, hand } = pieces(position)
    const given = new Set([...board.values(), hand])
    return {
      game: 'quarto',
      rules: this.rules,
      viewer: this.toAct,
      seats: this.seats,
      to_act: this.toAct,
      phase: outcome ? 'over' : hand !== null ? 'place' : board.size < 16 ? 'give' : 'decline',
      position,
      moves: this.moves(),
      offer: [...this.offer],
      outcome,
      left: [...'0123456789abcdef'].filter((piece) => !given.has(piece)).join(''),
      trail: [...this.trail],
      refusals: this.refusals,
      shown: this.ask('shown').split('\n').filter(Boolean),
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

  /** What the sentence of a refusal names. */
  private about(move: string): Record<string, string> {
    const { board, hand } = pieces(this.ask('view'))
    const [verb, ...what] = move.split(' ')
    const one = what[0] ?? ''
    const about: Record<string, string> = { move, got: move, expected: hand === null ? 'give' : 'place' }
    if (verb === 'give') {
      about.piece = hand !== null ? letters(hand) : one.length === 1 ? letters(one) : one
      about.seat = this.team === 'A' ? 'B' : 'A'
      about.expected = parseInt(one, 16) >= 8 ? 'light' : 'dark'
    } else if (verb === 'place') {
      about.square = one
      about.piece = letters(board.get(one) ?? '0')
    } else if (verb === 'call') {
      about.squares = [...what].sort().join('')
      about.free = what.filter((square) => !board.has(square)).join(' ')
    }
    return about
  }

  private wrongWith(position: string): Record<string, string | number> {
    const { board, hand } = pieces(position)
    const given = [...board.values(), ...(hand === null ? [] : [hand])]
    const dark = given.filter((piece) => parseInt(piece, 16) >= 8).length
    const first = Math.ceil(given.length / 2)
    const isDarkFirst = this.rules.includes('owned-dark')
    return {
      got:
        /^\S+ \S$/.test(position) && this.rules.match(/danish|owned/) ? `${given.length - dark} + ${dark}` : position,
      light: isDarkFirst ? given.length - first : first,
      dark: isDarkFirst ? first : given.length - first,
    }
  }
}
