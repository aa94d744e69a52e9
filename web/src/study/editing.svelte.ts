// Setting up a position by hand: pieces move between the tray, the squares and the hand. No rule is checked here.
import { boardOf, handOf, PIECES, SQUARES } from '../drawing/pieces'

export class Editing {
  board = $state.raw(new Map<string, string>())
  hand = $state<string | null>(null)
  /** The piece that the next click puts down. */
  held = $state<string | null>(null)

  constructor(position: string) {
    this.board = boardOf(position)
    this.hand = handOf(position)
  }

  get position(): string {
    const cells = SQUARES.map((square) => this.board.get(square) ?? '.')
    const ranks = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4).join(''))
    return `${ranks.join('/')} ${this.hand ?? '-'}`
  }

  get left(): string {
    const given = new Set([...this.board.values(), this.hand])
    return PIECES.filter((piece) => !given.has(piece)).join('')
  }

  take(piece: string): void {
    this.held = this.held === piece ? null : piece
  }

  /** Put the held piece on a square, and hold the piece that was there. */
  point(square: string): void {
    const there = this.board.get(square) ?? null
    const board = new Map(this.board)
    if (this.held !== null) board.set(square, this.held)
    else board.delete(square)
    this.board = board
    this.held = there
  }

  /** Put the held piece into the hand, and hold the piece that was there. */
  pointAtHand(): void {
    const there = this.hand
    this.hand = this.held
    this.held = there
  }

  clear(): void {
    this.board = new Map()
    this.hand = null
    this.held = null
  }
}
