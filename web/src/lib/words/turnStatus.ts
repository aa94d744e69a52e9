// The one line that says whose turn it is and what is asked.
import { isMine, seatName } from './seats'
import { t } from './texts.svelte'
import type { QuartinoView, TableView } from '../net/wire'
import { ending } from './phrases'

export function asked(view: TableView): string {
  const match = view.match!
  const game = match.view
  if (game.outcome) return ending(game.outcome, (seat) => seatName(view, seat), game.seats)
  const who = seatName(view, game.to_act!)
  // On one screen everybody is "you": names tell who is meant.
  const mine = isMine(view, game.to_act) && !view.settings.same_screen
  const form = mine ? 'you' : 'other'
  if (game.game === 'quarto') {
    return t(`page-ask-${game.phase}-${form}`, { who, next: game.next === null ? '' : seatName(view, game.next) })
  }
  if (isEnding(game)) return t(`page-ask-quartino-end-${form}`, { who })
  return t(`page-ask-quartino-${game.phase}-${form}`, { who, number: game.due })
}

/** Whether only ending the turn is left: the table sees all that the player could call, and that is nothing. */
export const isEnding = ({ viewer, to_act, moves, rules }: QuartinoView): boolean =>
  viewer === to_act && moves.length === 1 && moves[0] === 'end' && rules.includes('+referee')
