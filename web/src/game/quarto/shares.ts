// What the pieces of a winning line share, in words.
import { valueId } from '../../drawing/pieces'
import type { QuartoView } from '../../lib/net/wire'
import { setOf } from '../../lib/words/phrases'
import { list, t } from '../../lib/words/texts.svelte'

/** Return a sentence for each winning line of a finished game: its squares, and the trait values that they share. */
export const sharesWords = (view: QuartoView): string =>
  view.shown
    .map((line, at) =>
      t('page-line-shares', {
        squares: list(line.match(/../g)!),
        values: list((view.shares[at] ?? []).map((value) => t(valueId(value, setOf(view.rules))))),
      }),
    )
    .join(' ')
