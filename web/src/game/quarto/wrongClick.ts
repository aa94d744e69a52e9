// Why a click on the board or on the tray is not a move. The reason depends on whose turn it is, on the kind of move that
// is asked for, and on where pieces lie; never on lines, so that in rulebook play it gives no line away.
import { boardOf, handOf, valueId } from '../../drawing/pieces'
import type { QuartoView, TableView } from '../../lib/net/wire'
import { setOf } from '../../lib/words/phrases'
import { isMine, seatName } from '../../lib/words/seats'
import { t } from '../../lib/words/texts.svelte'

/** Return the sentence that it is not this guest's turn: null if it is; empty for spectators and earlier positions. */
function notTurn(view: TableView): string | null {
  const { your_seats, view: game } = view.match!
  if (!your_seats.length || game.to_act === null) return ''
  return isMine(view, game.to_act) ? null : t('page-refused-not-your-turn')
}

/** Return why the piece in hand cannot be placed on a square now, as a sentence; empty if there is nothing to say. */
export function squareReason(view: TableView, square: string): string {
  const game = view.match!.view as QuartoView
  const waits = notTurn(view)
  if (waits !== null) return waits
  if (game.phase === 'give') return t('page-give-first')
  if (game.phase === 'decline') return t('page-ask-decline-you')
  return boardOf(game.position).has(square) ? t('page-square-taken', { square }) : ''
}

/** Return why a piece cannot be given now, as a sentence; empty if there is nothing to say. */
export function pieceReason(view: TableView, piece: string): string {
  const game = view.match!.view as QuartoView
  const waits = notTurn(view)
  if (waits !== null) return waits
  if (game.phase === 'decline') return t('page-ask-decline-you')
  if (game.phase === 'place') return t('page-place-first')
  if (piece === handOf(game.position)) return ''
  if (!game.left.includes(piece)) return t('page-piece-placed')
  const colour = game.next === null ? undefined : game.owners?.[game.next]
  if (!colour) return ''
  return t('page-give-colour', { name: seatName(view, game.next!), colour: t(valueId(colour, setOf(game.rules))) })
}
