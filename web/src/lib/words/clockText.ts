// A seat's time as it is shown.
import type { Clock } from '../net/wire'

const SHORT = 10_000

/** Minutes and seconds of so many milliseconds, rounded up: 0:25. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export interface Left {
  text: string
  short: boolean
}

/** What is left for a seat, so many milliseconds after the view came: of the game, and of the turn that it has now. */
export function left(clock: Clock | null, seat: string, since: number): { game: Left | null; turn: Left | null } {
  const runs = clock?.running === seat
  const of = (milliseconds: number | null | undefined): Left | null => {
    if (milliseconds === null || milliseconds === undefined) return null
    const rest = Math.max(0, milliseconds - (runs ? clock.spent + since : 0))
    return { text: clockText(rest), short: runs && rest < SHORT }
  }
  return { game: of(clock?.banks?.[seat]), turn: runs ? of(clock.turn_left) : null }
}
