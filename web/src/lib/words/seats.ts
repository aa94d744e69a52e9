// Names of seats, chairs and bots at a table.
import { list, t } from './texts.svelte'
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

/** Return the name of a bot in words: "Computer (level 3)". */
export function botName(bot: string): string {
  const level = /^level(\d)$/.exec(bot)
  return level ? t('page-bot-level', { number: Number(level[1]) }) : t(`page-bot-${bot}`)
}

/** Return the name of the player, bot or free place in a chair. */
export const chairName = (chair: { kind: Chair['kind']; name: string }): string =>
  chair.kind === 'bot'
    ? botName(chair.name)
    : chair.kind === 'free'
      ? t('page-chair-free')
      : chair.name || t('page-deleted-player')

/** Return the number of the chair that has a seat in the game at a table. */
export function chairOf(view: TableView, seat: string): number {
  const match = view.match!
  return match.order[match.view.seats.indexOf(seat)] ?? -1
}

/**
 * Return the name of a seat's player, or the names of a team ("A"); players with the same name get their seat added.
 */
export function seatName(view: TableView, seat: string): string {
  const seats = view.match?.view.seats ?? []
  if (!seats.includes(seat)) return list(seats.filter((one) => one.startsWith(seat)).map((one) => seatName(view, one)))
  const names = playersOf(view).chairs.map(chairName)
  const name = names[chairOf(view, seat)] ?? seat
  return names.filter((one) => one === name).length > 1 ? `${name} ${seat}` : name
}

/** Return true if the seat belongs to this guest. */
export const isMine = (view: TableView, seat: string | null): boolean =>
  seat !== null && (view.match?.your_seats.includes(seat) ?? false)
