// Who is who at a table: names of seats, chairs and bots.
import { list, t } from './texts.svelte'
import type { Chair, TableView } from './wire'

/** A bot's name in words: "Computer, level 3". */
export function botName(bot: string): string {
  const level = /^level(\d)$/.exec(bot)
  return level ? t('page-bot-level', { number: Number(level[1]) }) : t(`page-bot-${bot}`)
}

export const chairName = (chair: { kind: Chair['kind']; name: string }): string =>
  chair.kind === 'bot' ? botName(chair.name) : chair.kind === 'free' ? t('page-chair-free') : chair.name

/** The chair that has a seat in the game at a table. */
export function chairOf(view: TableView, seat: string): number {
  const match = view.match!
  return match.order[match.view.seats.indexOf(seat)] ?? -1
}

/** The name of a seat, or of a team ("A"), as people know it; of two with the same name, with the seat. */
export function seatName(view: TableView, seat: string): string {
  const seats = view.match?.view.seats ?? []
  if (!seats.includes(seat)) return list(seats.filter((one) => one.startsWith(seat)).map((one) => seatName(view, one)))
  const names = view.chairs.map(chairName)
  const name = names[chairOf(view, seat)] ?? seat
  return names.filter((one) => one === name).length > 1 ? `${name} ${seat}` : name
}

/** Whether a seat is one of ours. */
export const isMine = (view: TableView, seat: string | null): boolean =>
  seat !== null && (view.match?.your_seats.includes(seat) ?? false)
