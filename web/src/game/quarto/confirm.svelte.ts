// Confirmation of moves in Quarto: the first touch shows the move, the second touch of the same place makes it. It depends
// on the chosen move only, so that a move which completes a line is confirmed like any other.
import { mustConfirm } from '../mustConfirm'

export class Confirmation {
  /** The move that waits for its confirmation, such as "place c3" or "give 7". */
  move = $state<string | null>(null)
  private isNeeded: () => boolean

  constructor(isNeeded: () => boolean = mustConfirm) {
    this.isNeeded = isNeeded
  }

  /** The square or piece of the waiting move, if it is of this kind. */
  waiting(kind: 'place' | 'give'): string | null {
    return this.move?.startsWith(`${kind} `) ? this.move.slice(kind.length + 1) : null
  }

  /** Choose a move. Return true if it is to be made now; otherwise it waits, instead of the one chosen before. */
  choose(move: string): boolean {
    const isConfirmed = !this.isNeeded() || this.move === move
    this.move = isConfirmed ? null : move
    return isConfirmed
  }

  cancel(): void {
    this.move = null
  }
}
