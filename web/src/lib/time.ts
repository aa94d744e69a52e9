// A seat's time as it is shown.
import type { Clock } from './wire'

const SHORT = 10_000

/** What is left for a seat, so many milliseconds after the view came: the turn's, or the game's where that is less. */
export function left(clock: Clock | null, seat: string, since: number): { text: string; short: boolean } | null {
  if (!clock) return null
  const spent = clock.running === seat ? clock.spent + since : 0
  const bank = clock.banks?.[seat]
  const turn = clock.running === seat ? clock.turn_left : null
  const all = [bank, turn].filter((one) => one !== undefined && one !== null).map((one) => Math.max(0, one - spent))
  if (!all.length) return null
  const least = Math.min(...all)
  const seconds = Math.ceil(least / 1000)
  return {
    text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    short: least < SHORT && clock.running === seat,
  }
}
