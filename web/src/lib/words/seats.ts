// Names of seats, chairs and bots at a table.
import { list, t } from './texts.svelte'
import { levelNumber } from '../net/bots'
import type { Chair, TableView } from '../net/wire'

/** The players of a game: the chairs during the game, and the seats of this guest. */
export interface Playing {
  chairs: Chair[]
  yours: string[]
}

const played = new Map<string, Playing>()
const keyOf = (view: TableView) => `${view.table} ${view.games}`
const playing = (view: TableView): Playing => ({ chairs: view.chairs, yours: view.match?.your_seats ?? [] })

/** Remember the players of a game in progress: after its end other people may take the chairs. */
export function rememberPlayers(view: TableView): void {
  if (view.match && view.match.view.outcome === null) played.set(keyOf(view), playing(view))
}

/** Return the players of the game at a table, also after its end. */
export const playersOf = (view: TableView): Playing =>
  (view.match?.view.outcome && played.get(keyOf(view))) || playing(view)

/**
 * The forms of a bot's name: standing alone ("Computer (level 3)"), and with an article inside a sentence, as its subject
 * ("der Computer (Stufe 3)") or after a preposition such as "for" or "against" ("den Computer (Stufe 3)").
 */
export type NameForm = '' | '.inside' | '.object'

/** Return the name of a bot in words. */
export function botName(bot: string, form: NameForm = ''): string {
  const number = levelNumber(bot)
  return number === null ? t(`page-bot-${bot}${form}`) : t(`page-bot-level${form}`, { number })
}

/** Return the name of a bot where an icon tells that it is one: "Level 3". */
function shortBotName(bot: string): string {
  const number = levelNumber(bot)
  return number === null ? t(`page-level-${bot}`) : t('page-level-short', { number })
}

/** Return the name of the player, bot or free place in a chair. */
export const chairName = (chair: { kind: Chair['kind']; name: string }): string =>
  chair.kind === 'bot'
    ? botName(chair.name)
    : chair.kind === 'free'
      ? t('page-chair-free')
      : chair.name || t('page-deleted-player')

/** Return the name of a chair's player inside a sentence. */
const nameInside = (chair: Named, form: NameForm): string =>
  chair.kind === 'bot' ? botName(chair.name, form) : chairName(chair)

/** Return the number of the chair that has a seat in the game at a table. */
export function chairOf(view: TableView, seat: string): number {
  const match = view.match!
  return match.order[match.view.seats.indexOf(seat)] ?? -1
}

/** Return the seats of a team ("A"), or the seat itself. */
export const seatsOf = (view: TableView, seat: string): string[] =>
  (view.match?.view.seats ?? []).filter((one) => one === seat || one.startsWith(seat))

/**
 * Return the name of a seat's player, or the names of a team ("A"); players with the same name get their seat added. If
 * somebody else made the event with the number `at`, counted from 1, return their name.
 */
export const seatName = (view: TableView, seat: string, at = Infinity): string => fullName(view, seat, at, chairName)

/** Return the same name as `seatName` for the subject of a sentence: "… is choosing a piece". */
export const seatInside = (view: TableView, seat: string, at = Infinity): string =>
  fullName(view, seat, at, (one) => nameInside(one, '.inside'))

/** Return the same name as `seatName` for a place after a preposition: "Choose a piece for …". */
export const seatObject = (view: TableView, seat: string): string =>
  fullName(view, seat, Infinity, (one) => nameInside(one, '.object'))

function fullName(view: TableView, seat: string, at: number, nameOf: (one: Named) => string): string {
  if (!(view.match?.view.seats ?? []).includes(seat))
    return list(seatsOf(view, seat).map((one) => fullName(view, one, at, nameOf)))
  const { text, suffix } = named(view, seat, at, nameOf)
  return text + suffix
}

/** A player's name where there is little room: of a bot only the level, with an icon. */
export interface ShortName {
  text: string
  /** The seat, if several players have the same name: it stays in sight where the name is cut. */
  suffix: string
  isBot: boolean
  /** The whole name, for screen readers. */
  full: string
}

/** Return the short name of a seat's player, or of who made an earlier event; "You" for this guest. */
export function shortName(view: TableView, seat: string, at = Infinity): ShortName {
  const full = shownName(view, seat, at)
  if (isYou(view, seat, at)) return { text: full, suffix: '', isBot: false, full }
  const isBot = playerOf(view, seat, at).kind === 'bot'
  return {
    ...named(view, seat, at, (one) => (one.kind === 'bot' ? shortBotName(one.name) : chairName(one))),
    isBot,
    full,
  }
}

type Named = Pick<Chair, 'kind' | 'name'>

/** Return who plays for a seat, or who made the event with the number `at`. */
const playerOf = (view: TableView, seat: string, at: number): Named =>
  formerOf(view, seat, at) ?? playersOf(view).chairs[chairOf(view, seat)] ?? { kind: 'person', name: seat }

/** Return who made the event with the number `at`, if that was not the present player of the seat. */
const formerOf = (view: TableView, seat: string, at: number) =>
  view.match?.former?.find(({ chair, until }) => chair === chairOf(view, seat) && at <= until)

/** Return a player's name, and the seat to add if others have the same name. */
function named(view: TableView, seat: string, at: number, nameOf: (one: Named) => string) {
  const seats = view.match!.view.seats
  // This guest is "you" beside the others, so that only the others' names must differ.
  const others = playersOf(view)
    .chairs.map(nameOf)
    .filter((_, chair) => !seats.some((one) => chairOf(view, one) === chair && isYou(view, one)))
  const text = nameOf(playerOf(view, seat, at))
  return { text, suffix: others.filter((one) => one === text).length > 1 ? ` ${seat}` : '' }
}

/** Return the name of a winner inside a sentence: a player's, or "team A" for a team, which is no seat. */
export const winnerName = (winner: string, seats: string[], names: (seat: string) => string): string =>
  seats.length > 2 && !seats.includes(winner) ? t('page-team.inside', { team: winner }) : names(winner)

/**
 * Return true if texts address the seat's player, or who made the event with the number `at`, as "you": it is this guest,
 * and the screen is not shared.
 */
export const isYou = (view: TableView, seat: string, at = Infinity): boolean =>
  !view.settings.same_screen && (formerOf(view, seat, at)?.you ?? playersOf(view).yours.includes(seat))

/** Return the name of a seat's player for a place where it stands alone: "You" for this guest. */
export const shownName = (view: TableView, seat: string, at = Infinity): string =>
  isYou(view, seat, at) ? t('page-you-name') : seatName(view, seat, at)

/** Return true if all opponents of this guest are bots, at a screen that is not shared. */
export const isAgainstBots = ({ settings, chairs, your_chairs }: TableView): boolean =>
  !settings.same_screen && chairs.every((chair, number) => chair.kind === 'bot' || your_chairs.includes(number))

/** Return true if the seat belongs to this guest. */
export const isMine = (view: TableView, seat: string | null): boolean =>
  seat !== null && (view.match?.your_seats.includes(seat) ?? false)
