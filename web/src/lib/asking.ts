// The one line that says whose turn it is and what is asked.
import { isMine, seatName } from './seats'
import { t } from './texts.svelte'
import type { TableView } from './wire'
import { ending } from './words'

export function asked(view: TableView): string {
  const match = view.match!
  const game = match.view
  if (game.outcome) return ending(game.outcome, (seat) => seatName(view, seat), game.seats)
  const who = seatName(view, game.to_act!)
  // On one screen everybody is "you": names tell who is meant.
  const mine = isMine(view, game.to_act) && !view.settings.same_screen
  const form = mine ? 'you' : 'other'
  if (game.game === 'quarto') {
    const next = seatName(view, after(game.seats, game.to_act!))
    return t(`page-ask-${game.phase}-${form}`, { who, next })
  }
  return t(`page-ask-quartino-${game.phase}-${form}`, { who, number: game.due })
}

/** Whoever acts after a seat. */
export function after(seats: string[], seat: string): string {
  return seats[(seats.indexOf(seat) + 1) % seats.length]!
}
