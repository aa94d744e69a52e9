// Events of a record and outcomes of games in words.
import { ABORTED } from '../net/aborted'
import { cardWords, colourName, pieceWords, spaceName, spaceParam } from './phrases'
import { winnerName } from './seats'
import { has, list, sentence, t } from './texts.svelte'
import type { PieceSet } from '../../drawing/pieces'
import type { Outcome, QuartinoView, QuartoView } from '../net/wire'

/** Return who won and why, as a sentence. A winner may be a team ("A"), which is none of the seats. */
export function outcomeText(outcome: Outcome, names: (seat: string) => string, seats: string[] = []): string {
  if (outcome.reason === ABORTED) return t('page-aborted')
  return `${winnersText(outcome.winners, names, seats)} – ${t(`reason-${outcome.reason}`)}`
}

/** Return who won; "Draw" if nobody did. */
export function winnersText(found: string[], names: (seat: string) => string, seats: string[] = []): string {
  const winners = found.map((winner) => winnerName(winner, seats, names))
  return winners.length ? t('outcome-won', { winners: list(winners), count: winners.length }) : t('outcome-draw')
}

/** Return true if the event that ended a game gives the reason, too: "You resigned." */
export const isToldByEvent = ({ reason }: Outcome): boolean => Object.values(ENDS).includes(reason)

/**
 * Return an event of a record, such as "A give 7", as a sentence; `names` returns a name inside a sentence, `isWrong` is
 * what `isWrongCall` says of the event. Events of the seats that `isYou` names are told in the second person.
 */
export function eventText(
  event: string,
  names: (seat: string) => string,
  set: PieceSet,
  isWrong = false,
  isYou: (seat: string) => boolean = () => false,
): string {
  const refused = event.endsWith(' ?')
  const [seat = '', kind = '', ...rest] = event.replace(/ \?$/, '').split(' ')
  const { id, params } = deed(kind, rest, set, refused, isWrong)
  const end = ENDS[id]
  if (end) return isYou(seat) ? t(`page-why-${end}-you`) : sentence(t(`page-why-${end}-other`, { who: names(seat) }))
  const what = isYou(seat)
    ? t(has(`quartino-event-you-${id}`) ? `quartino-event-you-${id}` : `page-event-you-${id}`, params)
    : t(OWN[id] ?? `event-${id}`, { ...params, who: names(seat) })
  return sentence(refused && id !== 'card-refused' ? t('event-refused', { what }) : what)
}

/** The events that end a game by themselves, with the reason that they give. */
const ENDS: Record<string, string> = { resign: 'resign', flag: 'time', abandon: 'abandoned' }

/** Events in the third person that the page words differently than the terminal. */
const OWN: Record<string, string> = {
  place: 'page-event-place',
  'call-false': 'page-event-call-false',
  'card-right': 'quartino-event-card-right',
  'card-wrong': 'quartino-event-card-wrong',
  'card-refused': 'quartino-event-card-refused',
}

/**
 * Return true if the event is a wrong call: in Quartino a called card that the seat has not made, in Quarto the false
 * call that lost the game.
 */
export function isWrongCall(events: string[], at: number, after: QuartoView | QuartinoView): boolean {
  const event = events[at]!
  const [seat = '', kind, card = '', ...rest] = event.split(' ')
  if (after.game === 'quarto') return kind === 'call' && !event.endsWith(' ?') && after.outcome?.reason === 'false-call'
  if (kind !== 'call' || rest.length !== 1) return false
  const made = after.racks[after.seats.indexOf(seat)]?.made.filter((one) => one === card).length ?? 0
  // A card that was called too early may be called again: the last of its calls are the right ones.
  const later = events.slice(at + 1).filter((one) => one.startsWith(`${seat} call ${card} `) && !one.endsWith(' ?'))
  return later.length >= made
}

interface Deed {
  /** The last part of the message's id, the same in the second and in the third person. */
  id: string
  params: Record<string, string | number>
}

/** Return the message of an event without its subject. */
function deed(kind: string, rest: string[], set: PieceSet, refused: boolean, isWrong: boolean): Deed {
  const [first = '', second = ''] = rest
  switch (kind) {
    case 'give':
      return { id: 'give', params: { piece: pieceWords(first, set), set } }
    case 'place':
      return second
        ? { id: 'token', params: { colour: colourName(first), space: spaceParam(second) } }
        : { id: 'place', params: { square: first, set } }
    case 'call':
      return rest.length === 2
        ? {
            id: refused ? 'card-refused' : isWrong ? 'card-wrong' : 'card-right',
            params: { card: cardWords(first), first: spaceName(second) },
          }
        : { id: isWrong ? 'call-false' : 'call', params: { squares: list(rest) } }
    case 'say':
      return first === 'colours'
        ? { id: 'say-colours', params: {} }
        : { id: 'say-column', params: { space: spaceParam(second) } }
    case 'clear':
      return { id: 'clear', params: { space: spaceParam(first) } }
    default:
      return { id: kind, params: {} }
  }
}
