// Who is who at a table: names of seats, chairs and bots.
import { list, t } from './texts.svelte'
import type { Chair, TableView } from '../net/wire'

/** Who plays, or played, a game: its chairs as they were, and which seats are ours. */
export interface Playing {
  chairs: Chair[]
  yours: string[]
}

const played = new Map<string, Playing>()
const keyOf = (view: TableView) => `${view.table} ${view.games}`
const playing = (view: TableView): Playing => ({ chairs: view.chairs, yours: view.match?.your_seats ?? [] })

/** Remember who plays: when a game is over, chairs go to others, but it stays the game of those who played it. */
export function remember(view: TableView): void {
  if (view.match && view.match.view.outcome === null) played.set(keyOf(view), playing(view))
}

/** Who plays the game at a table, or played it. */
export const playersOf = (view: TableView): Playing =>
  (view.match?.view.outcome && played.get(keyOf(view))) || playing(view)

/** A bot's name in words: "Computer (level 3)". */
export function botName(bot: string): string {
  const level = /^level(\d)$/.exec(bot)
  return level ? t('page-bot-level', { number: Number(level[1]) }) : t(`page-bot-${bot}`)
}

export const chairName = (chair: { kind: Chair['kind']; name: string }): string =>
  chair.kind === 'bot'
    ? botName(chair.name)
    : chair.kind === 'free'
      ? t('page-chair-free')
      : chair.name || t('page-deleted-player')

/** The chair that has a seat in the game at a table. */
export function chairOf(view: TableView, seat: string): number {
  const match = view.match!
  return match.order[match.view.seats.indexOf(seat)] ?? -1
}

/** The name of a seat, or of a team ("A"), as people know it; of two with the same name, with the seat. */
export function seatName(view: TableView, seat: string): string {
  const seats = view.match?.view.seats ?? []
  if (!seats.includes(seat)) return list(seats.filter((one) => one.startsWith(seat)).map((one) => seatName(view, one)))
  const names = playersOf(view).chairs.map(chairName)
  const name = names[chairOf(view, seat)] ?? seat
  return names.filter((one) => one === name).length > 1 ? `${name} ${seat}` : name
}

/** Whether a seat is one of ours. */
export const isMine = (view: TableView, seat: string | null): boolean =>
  seat !== null && (view.match?.your_seats.includes(seat) ?? false)
