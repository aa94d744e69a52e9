// A table's news as half-moves of a `Playback`: which news are one half-move more, whose it is, and which are a new
// position; and the table as it is drawn.
import type { Table } from '../lib/net/table'
import type { TableGame, TableView } from '../lib/net/wire'
import { chairOf, isMine } from '../lib/words/seats'
import type { Moment, Playback } from './playback.svelte'

const momentOf = ({ view, events }: TableGame): Moment => ({ game: view, events })

/** Return the number of events by which a game has grown; null if it is another game, or moves were taken back. */
function grownBy(before: TableView | null, view: TableView): number | null {
  const [old, now] = [before?.match?.events, view.match?.events]
  if (!old || !now || before?.games !== view.games || now.length < old.length) return null
  return old.length && old.at(-1) !== now[old.length - 1] ? null : now.length - old.length
}

/**
 * Return the view of a table with the game and the events that are drawn, for panels beside the board: they show a
 * half-move together with the board. Legal moves, clocks and texts for screen readers come from the newest view.
 */
export function drawnView(view: TableView, shown: Moment | null): TableView {
  return view.match && shown ? { ...view, match: { ...view.match, view: shown.game, events: [...shown.events] } } : view
}

/** Return true if this guest made the last half-move, and not a bot in their chair. */
function isOwn(view: TableView): boolean {
  const [seat = ''] = view.match!.events.at(-1)?.split(' ') ?? []
  return isMine(view, seat) && !view.back?.includes(chairOf(view, seat))
}

/** Let a playback follow the news of a table; return a function that ends this. */
export function followTable(table: Table, playback: Playback): () => void {
  let known: TableView | null = null
  const see = () => {
    const [before, view] = [known, table.view]
    known = view
    if (!view?.match) return playback.show(null)
    const moment = momentOf(view.match)
    const grown = grownBy(before, view)
    if (grown === 0) playback.update(moment)
    // Several events in one news are those of a lost connection, or a start from a position.
    else if (grown !== 1) playback.show(moment)
    else {
      const { clock, view: game } = view.match
      playback.follow(moment, { own: isOwn(view), hurry: clock?.running != null && isMine(view, game.to_act) })
    }
  }
  if (table.view) see()
  return table.listen(see)
}
