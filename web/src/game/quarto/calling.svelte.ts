// Calling a line in Quarto: the squares that a player marks before the call is sent. It knows no lines.

/** The number of squares of a line. */
export const LINE_LENGTH = 4

export class Calling {
  /** True while squares are being marked. */
  isOn = $state(false)
  marked = $state.raw<string[]>([])

  get isComplete(): boolean {
    return this.marked.length === LINE_LENGTH
  }

  /** The call as a move: "call a1 b1 c1 d1". */
  get move(): string {
    return `call ${this.marked.join(' ')}`
  }

  begin(): void {
    this.isOn = true
    this.marked = []
  }

  stop(): void {
    this.isOn = false
    this.marked = []
  }

  /** Mark an occupied square or remove its mark; a fifth square is not marked. Return false if the square is free. */
  toggle(square: string, board: ReadonlyMap<string, string>): boolean {
    if (!board.has(square)) return false
    if (this.marked.includes(square)) this.marked = this.marked.filter((one) => one !== square)
    else if (!this.isComplete) this.marked = [...this.marked, square]
    return true
  }
}
