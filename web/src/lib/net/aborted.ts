// How the page shows an aborted game: as over, without a winner.
import type { TableView } from './wire'

/** The reason of the outcome that the page gives to aborted games. */
export const ABORTED = 'aborted'

/** Return the view with an outcome if its game was aborted, otherwise the view itself. */
export function settled(view: TableView): TableView {
  const match = view.match
  if (match?.aborted == null) return view
  const outcome = { winners: [], reason: ABORTED }
  return { ...view, match: { ...match, view: { ...match.view, outcome } } }
}
