// What happened last, as all have seen it: where the wheel changed, and who called a card that was not there.
import { covered } from '../../drawing/wheel'
import { t } from '../../lib/words/texts.svelte'
import type { Match, QuartinoView } from '../../lib/net/wire'

const DEEDS = ['place', 'clear', 'call']

/** The spaces that the last turn with something to see has touched. */
export function lastSpaces(events: string[]): string[] {
  const parts = events.map((event) => event.split(' '))
  const last = parts.findLast(([, kind]) => DEEDS.includes(kind!))
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

/** That the last thing done here was a wrong call, which ended the turn, in words; until something else is done. */
export function missedCall(match: Match, view: QuartinoView): string {
  const done = match.events.map((event) => event.split(' '))
  const [seat, kind, , , refused] = done.findLast(([seat]) => match.your_seats.includes(seat!)) ?? []
  // After a right call the turn goes on: a token has to be placed.
  const goesOn = view.to_act === seat && view.begun
  return kind === 'call' && !refused && !goesOn && view.outcome === null ? t('quartino-wrong-call') : ''
}

/** The card that won the game, as it lies on the wheel. */
export function winningCard(match: Match, view: QuartinoView): { card: string; first: string } | null {
  const [, kind, card, first] = match.events.at(-1)?.split(' ') ?? []
  return view.outcome?.reason === 'cards' && kind === 'call' ? { card: card!, first: first! } : null
}
