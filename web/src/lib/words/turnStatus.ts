// The status line above a game.
import { setOf } from './phrases'
import { isMine, isYou, seatInside, seatObject } from './seats'
import { t } from './texts.svelte'
import type { QuartinoView, TableView } from '../net/wire'

/** Return the sentence that says whose turn it is and which move is asked for; empty after the end of the game. */
export function turnStatus(view: TableView): string {
  const match = view.match!
  const game = match.view
  if (game.outcome) return ''
  const who = seatInside(view, game.to_act!)
  // On one screen every player is "you": names say which of them.
  const mine = isMine(view, game.to_act) && !view.settings.same_screen
  const form = mine ? 'you' : 'other'
  if (game.game === 'quarto') {
    const set = setOf(view.settings.rules)
    if (game.phase === 'give' && game.next !== null && !mine && isYou(view, game.next))
      return t('page-ask-give-to-you', { who, set })
    const next = game.next === null ? '' : seatObject(view, game.next)
    return t(`page-ask-${game.phase}-${form}`, { who, next, set })
  }
  if (isEnding(game) || (game.phase === 'call' && isTooEarly(game))) return t(`page-ask-quartino-end-${form}`, { who })
  if (mine && isChecking(game)) return t('quartino-ask-check')
  return t(`page-ask-quartino-${game.phase}-${form}`, { who, number: game.due })
}

/**
 * Return true if the player to act may announce a situation, whether or not there is one, and has announced none in this
 * turn. With fewer than four tokens on the wheel, as everybody sees, there is none.
 */
export const isChecking = ({ phase, says_left, colours, column, board, rules }: QuartinoView): boolean =>
  phase === 'place' && (says_left ?? []).length > 0 && !colours && column === null && !isTooEarly({ board, rules })

/** The number of tokens on a card of Quartino, of one colour in “four alike”, and in a column that can be announced. */
const CARD_TOKENS = 4

/**
 * Return true in rulebook play of Quartino if there are fewer tokens on the wheel than any card or situation has. It
 * depends on their number only.
 */
export const isTooEarly = ({ board, rules }: Pick<QuartinoView, 'board' | 'rules'>): boolean =>
  !rules.includes('+referee') && [...board.matchAll(/[YBGP]/g)].length < CARD_TOKENS

/**
 * Return true if nothing is left but to end the turn: in referee play if no card can be called, in rulebook play, where
 * calls are not listed, if there are too few tokens on the wheel for any card.
 */
export const isEnding = ({ viewer, to_act, moves, rules, board }: QuartinoView): boolean =>
  viewer === to_act &&
  moves.length === 1 &&
  moves[0] === 'end' &&
  (rules.includes('+referee') || isTooEarly({ board, rules }))
