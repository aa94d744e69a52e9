// Phrases made of several messages: pieces, cards, events, refusals and outcomes in words.
import { valuesOf, type PieceSet } from '../../drawing/pieces'
import { ABORTED } from '../net/aborted'
import { filled, list, sentence, t } from './texts.svelte'
import type { Table } from '../net/table'
import type { Command, Outcome, QuartinoView, QuartoView, Refusal } from '../net/wire'

/** Return a piece in words: "dark tall round hollow". */
export function pieceWords(piece: string, set: PieceSet): string {
  const { colour, height, shape, body } = valuesOf(piece, set)
  return t('piece-words', { colour: t(colour), height: t(height), shape: t(shape), body: t(body) })
}

/** Return the piece set of a rules string. */
export const setOf = (rules: string): PieceSet => (rules.startsWith('mushrooms') ? 'mushrooms' : 'wood')

export const colourName = (token: string): string => t(`token-${token}`)
export const spaceName = (space: string): string => (space === 'c' ? t('space-centre') : space)

/** Return a card in words: the centre first, then the rim clockwise. */
export function cardWords(card: string): string {
  const [centre = '', ...rim] = [...card].map(colourName)
  return t('quartino-card', { centre, rim: list(rim) })
}

/** Return the parameters of a refusal, with a piece in the words of its set instead of its letters. */
function paramsOf({ params = {} }: Refusal, set: PieceSet): Record<string, string | number> {
  const { piece } = params
  return typeof piece === 'string' && /^[LD][TS][RQ][FH]$/.test(piece)
    ? { ...params, piece: pieceWords(hex(piece), set) }
    : params
}

/**
 * Return a refusal as a sentence: the page's own if there is one, then that of the rules, then the server's English.
 */
export function refusalText(refusal: Refusal, set: PieceSet = 'wood'): string {
  const params = paramsOf(refusal, set)
  const { code, text } = refusal
  return sentence(
    filled(`page-refused-${code}`, params) ?? filled(`error-${code}`, params) ?? text ?? t('page-refused-unexpected'),
  )
}

/** Send a command to a table; return the reason of a refusal as a sentence, or an empty text. */
export async function sendOrExplain(table: Table, command: Command): Promise<string> {
  try {
    await table.do(command)
    return ''
  } catch (refusal) {
    return refusalText(refusal as Refusal)
  }
}

/** Return what is wrong with a text that somebody wrote, as a sentence: the exact one of the rules if there is one. */
export function exactRefusalText(refusal: Refusal, set: PieceSet = 'wood'): string {
  const params = paramsOf(refusal, set)
  const { code, text } = refusal
  return sentence(
    filled(`error-${code}`, params) ?? filled(`page-refused-${code}`, params) ?? text ?? t('page-refused-unexpected'),
  )
}

/** Return a refusal during a game as a sentence of the page, without notation; unknown codes get a general sentence. */
export function gameRefusalText(refusal: Refusal, set: PieceSet = 'wood'): string {
  const params = paramsOf(refusal, set)
  const { code } = refusal
  return (
    filled(`quartino-refused-${code}`, params) ?? filled(`page-refused-${code}`, params) ?? t('page-refused-unexpected')
  )
}

/** Return the hex digit of a piece from its four letters. */
export const hex = (letters: string): string =>
  [...letters].reduce((code, letter, at) => code + ('DSQH'[at] === letter ? 8 >> at : 0), 0).toString(16)

/** Return who won and why, as a sentence. A winner may be a team ("A"), whose seats begin with its name. */
export function outcomeText(outcome: Outcome, names: (seat: string) => string, seats: string[] = []): string {
  if (outcome.reason === ABORTED) return t('page-aborted')
  const why = t(`reason-${outcome.reason}`)
  if (!outcome.winners.length) return `${t('outcome-draw')} – ${why}`
  const winners = outcome.winners.map(names)
  const count =
    seats.filter((seat) => outcome.winners.some((winner) => seat.startsWith(winner))).length || winners.length
  return `${t('outcome-won', { winners: list(winners), count })} – ${why}`
}

/** Return an event of a record, such as "A give 7", in words; `isWrong` is what `isWrongCall` says of the event. */
export function eventText(event: string, names: (seat: string) => string, set: PieceSet, isWrong = false): string {
  const refused = event.endsWith(' ?')
  const [seat = '', kind = '', ...rest] = event.replace(/ \?$/, '').split(' ')
  const who = names(seat)
  if (kind === 'call' && rest.length === 2 && (refused || isWrong)) {
    const [card = '', first = ''] = rest
    const id = refused ? 'quartino-event-card-refused' : 'quartino-event-card-wrong'
    return t(id, { who, card: cardWords(card), first: spaceName(first) })
  }
  if (kind === 'call' && isWrong) return t('page-event-call-false', { who, squares: rest.join(' ') })
  const what = said(kind, rest, who, set)
  return refused ? t('event-refused', { what }) : what
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

function said(kind: string, rest: string[], who: string, set: PieceSet): string {
  const [first = '', second = ''] = rest
  switch (kind) {
    case 'give':
      return t('event-give', { who, piece: pieceWords(first, set) })
    case 'place':
      return second
        ? t('event-token', { who, colour: colourName(first), space: spaceName(second) })
        : t('page-event-place', { who, square: first })
    case 'call':
      return rest.length === 2
        ? t('quartino-event-card-right', { who, card: cardWords(first), first: spaceName(second) })
        : t('event-call', { who, squares: rest.join(' ') })
    case 'say':
      return first === 'colours'
        ? t('event-say-colours', { who })
        : t('event-say-column', { who, space: spaceName(second) })
    case 'clear':
      return t('event-clear', { who, space: spaceName(first) })
    case 'offer':
      return t('event-offer', { who })
    default:
      return t(`event-${kind}`, { who })
  }
}
