// Who goes first in a game, and why, in words.
import { isYou, seatInside } from './seats'
import { sentence, t } from './texts.svelte'
import type { TableView } from '../net/wire'

/** Return the sentence that says who goes first and why; empty if the game began with a position. */
export function goesFirst(view: TableView): string {
  const { match } = view
  const by = match?.first_by
  if (!match || !by) return ''
  const first = match.view.seats[0]!
  return isYou(view, first)
    ? t('page-goes-first-you', { by })
    : sentence(t('page-goes-first', { by, who: seatInside(view, first) }))
}
