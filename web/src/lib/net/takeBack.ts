// Which moves of a game can be taken back.

/** Return true if an event is a move of the game: no draw offer, resignation or the like, and no refused call. */
const isGameMove = (event: string): boolean => !/ (resign|flag|abandon|offer draw|accept|\?)$/.test(event)

/** Return the number of the last event that is a move of these seats, counted from 0; -1 if there is none. */
export const lastMoveOf = (seats: readonly string[], events: readonly string[]): number =>
  events.findLastIndex((event) => seats.includes(event.split(' ')[0]!) && isGameMove(event))
