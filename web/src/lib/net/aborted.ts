// A game that ended without an outcome, as the page shows it: over, and no winner.
import type { TableView } from './wire'

/** The reason that stands in the place of an outcome's. */
export const ABORTED = 'aborted'

/** The view as it came, or, of an aborted game, one in which the game is over. */
export function settled(view: TableView): TableView {
  const match = view.match
  if (match?.aborted == null) return view
  const outcome = { winners: [], reason: ABORTED }
  return { ...view, match: { ...match, view: { ...match.view, outcome } } }
}
