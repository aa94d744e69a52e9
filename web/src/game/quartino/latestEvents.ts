// The latest events of a game of Quartino: which spaces changed, whether a call was wrong, and which card won.
import { covered } from '../../drawing/wheel'
import type { QuartinoView, TableGame } from '../../lib/net/wire'

const VISIBLE_KINDS = ['place', 'clear', 'call']

/** Return the spaces that changed in the last turn that changed any. */
export function lastSpaces(events: readonly string[]): string[] {
  const parts = events.map((event) => event.split(' '))
  const last = parts.findLast(([, kind]) => VISIBLE_KINDS.includes(kind!))
  if (!last) return []
  const found = new Set<string>()
  for (let at = parts.lastIndexOf(last); at >= 0 && parts[at]![0] === last[0]; at -= 1) {
    const [, kind, ...rest] = parts[at]!
    if (rest.includes('?') || kind === 'end') continue
    if (kind === 'place') found.add(rest[1]!)
    if (kind === 'clear') found.add(rest[0]!)
    if (kind === 'call') covered(rest[1]!).forEach((space) => found.add(space))
  }
  return [...found]
}

/** Return the seat, the card and the space of its first rim colour if the last event is a call; otherwise null. */
export function lastCall(events: readonly string[]): { seat: string; card: string; first: string } | null {
  const [seat, kind, card, first] = events.at(-1)?.split(' ') ?? []
  return kind === 'call' ? { seat: seat!, card: card!, first: first! } : null
}

/**
 * Return the space of the first rim colour in a wrong call, if that was the last move of a local seat; otherwise null.
 */
export function missedCall(match: TableGame, view: QuartinoView): string | null {
  const done = match.events.map((event) => event.split(' '))
  const [seat, kind, , first, refused] = done.findLast(([seat]) => match.your_seats.includes(seat!)) ?? []
  // A right call does not end the turn: the player has to place a token.
  const goesOn = view.to_act === seat && view.begun
  return kind === 'call' && !refused && !goesOn && view.outcome === null ? first! : null
}

/** Return the card that won the game and the space of its first rim colour; null if no card won. */
export function winningCard(match: TableGame, view: QuartinoView): { card: string; first: string } | null {
  const [, kind, card, first] = match.events.at(-1)?.split(' ') ?? []
  return view.outcome?.reason === 'cards' && kind === 'call' ? { card: card!, first: first! } : null
}
