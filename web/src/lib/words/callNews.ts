// What the line over the game says after a call that does not end the game: a card was made, or another player called
// falsely. It stands there until the next half-move is drawn.
import type { TableView } from '../net/wire'
import { isWrongCall } from './events'
import { isMine, isYou, seatInside } from './seats'
import { list, sentence, t } from './texts.svelte'
import { turnStatus } from './turnStatus'

export interface CallNews {
  text: string
  /** True for a false call. */
  isFalse: boolean
  /** The squares of a false call in Quarto. */
  squares: string[]
}

/** Return the news of the last event if it is a made card, or a false call of another player; otherwise null. */
export function callNews(view: TableView): CallNews | null {
  const { events, view: game } = view.match!
  const [seat = '', kind, ...rest] = events.at(-1)?.split(' ') ?? []
  if (kind !== 'call' || game.outcome !== null) return null
  const isFalse = rest.at(-1) === '?' || isWrongCall(events, events.length - 1, game)
  const isOwn = isYou(view, seat)
  const who = seatInside(view, seat)
  if (game.game === 'quartino' && !isFalse) {
    const made = isOwn ? t('quartino-made-now-you') : t('quartino-made-now', { who })
    return { text: sentence(`${made} ${t('quartino-tokens-back')}`), isFalse, squares: [] }
  }
  // A player's own false call is told where they called.
  if (!isFalse || isOwn) return null
  if (game.game === 'quarto') {
    const squares = rest.filter((word) => word !== '?')
    return { text: sentence(t('page-false-call', { who, squares: list(squares) })), isFalse, squares }
  }
  const isNext = isMine(view, game.to_act) && !view.settings.same_screen
  const id = isNext ? 'quartino-false-call-your-turn' : 'quartino-false-call'
  return { text: sentence(t(id, { who })), isFalse, squares: [] }
}

/** Return the line over the game: what a call has come to; otherwise whose turn it is and what is asked. */
export const statusText = (view: TableView): string => callNews(view)?.text ?? sentence(turnStatus(view))
