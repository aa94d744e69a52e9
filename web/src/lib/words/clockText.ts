// The remaining time of a seat, as text.
import type { Clock } from '../net/wire'

/** Less time than this is shown as short. */
const SHORT_MS = 10_000

/** Return milliseconds as minutes and seconds, rounded up: 0:25. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export interface TimeLeft {
  text: string
  short: boolean
}

/** Return a seat's remaining time for the game and for its turn, `since` milliseconds after the view arrived. */
export function left(
  clock: Clock | null,
  seat: string,
  since: number,
): { game: TimeLeft | null; turn: TimeLeft | null } {
  const runs = clock?.running === seat
  const of = (milliseconds: number | null | undefined): TimeLeft | null => {
    if (milliseconds === null || milliseconds === undefined) return null
    const rest = Math.max(0, milliseconds - (runs ? clock.spent + since : 0))
    return { text: clockText(rest), short: runs && rest < SHORT_MS }
  }
  return { game: of(clock?.banks?.[seat]), turn: runs ? of(clock.turn_left) : null }
}
