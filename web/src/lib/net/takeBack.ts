// Which moves of a game can be taken back.
import type { Settings } from './wire'

/** Return true if an event is a move of the game: no draw offer, resignation or the like, and no refused call. */
const isGameMove = (event: string): boolean => !/ (resign|flag|abandon|offer draw|accept|\?)$/.test(event)

/** Return the number of the last event that is a move of these seats, counted from 0; -1 if there is none. */
export const lastMoveOf = (seats: readonly string[], events: readonly string[]): number =>
  events.findLastIndex((event) => seats.includes(event.split(' ')[0]!) && isGameMove(event))

/**
 * Return the number of the event that a takeback of these seats begins with; -1 if there is none. With a referee the end
 * of a turn of Quartino is no decision: it goes with the move before it, unless that was a call, which stays.
 */
export function backTo(seats: readonly string[], events: readonly string[], settings: Settings): number {
  const last = lastMoveOf(seats, events)
  const [seat, move] = (events[last] ?? '').split(' ')
  const before = events[last - 1] ?? ''
  const isAutomatic = settings.game === 'quartino' && settings.rules.includes('+referee') && move === 'end'
  const goes = before.split(' ')[0] === seat && isGameMove(before) && shownCard([before]) === null
  return isAutomatic && goes ? last - 1 : last
}

/** Return the last of these events of Quartino that showed a card, right or wrong, as a move; null if none did. */
export const shownCard = (events: readonly string[]): string | null =>
  /^\w+ (call .*?)( \?)?$/.exec(events.findLast((event) => event.includes(' call ')) ?? '')?.[1] ?? null
