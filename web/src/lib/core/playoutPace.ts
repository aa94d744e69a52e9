// How many playouts the strongest bot of Quartino makes per decision in this browser: as many as at a server's tables where
// the device is quick, fewer on a slow phone. Lives here: the number that fits the time of earlier decisions.

/** Playouts of the first decision, during which the core is still being compiled, and the fewest and most. */
const FIRST = 25
const FEWEST = 10
const MOST = 500
/** The time that a decision shall take: half of the 300 ms that a player waits gladly, for decisions differ. */
const AIM_MS = 150
/** The number of decisions by whose slowest playouts the next number is chosen. */
const REMEMBERED = 12

export class PlayoutPace {
  /** Playouts of the next decision. */
  playouts = FIRST
  private costs: number[] = []

  /** A decision with this number of playouts took some milliseconds. Forced moves, which take no time, change nothing. */
  took(ms: number): void {
    this.costs = [...this.costs, ms / this.playouts].slice(-REMEMBERED)
    const fitting = Math.round(AIM_MS / Math.max(...this.costs, AIM_MS / MOST))
    // Some cheap decisions in a row say little about the next one.
    this.playouts = Math.max(FEWEST, Math.min(fitting, this.costs.length < REMEMBERED ? 2 * FIRST : MOST))
  }
}
