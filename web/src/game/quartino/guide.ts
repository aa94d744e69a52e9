// The line that tells the viewer what to do in their turn of Quartino. It depends only on what everybody may know,
// never on whether a situation is there to be said.
import { spaceWords } from '../../drawing/wheel'
import { list, sentence, t } from '../../lib/words/texts.svelte'
import type { QuartinoView } from '../../lib/net/wire'
import { colourName } from '../../lib/words/phrases'
import type { Draft } from './draft.svelte'

export interface Turn {
  view: QuartinoView
  columns: Map<string, string>
  /** The situations that may be said now, true or not. */
  says: string[]
  referee: boolean
}

/** Return the sentence about the next choice of the draft. */
export function guide({ view, columns, says, referee }: Turn, draft: Draft): string {
  const { verb, colour, space, card } = draft
  const where = space ? spaceWords(space) : ''
  switch (verb) {
    case 'colours':
      return t('quartino-ask-colours')
    case 'column':
      return space ? t('quartino-ask-column-here', { where }) : t('quartino-ask-column')
    case 'clear':
      return t('quartino-ask-clearing', { where, number: columns.get(space!)?.length ?? 0 })
    case 'place':
      if (colour && space) return sentence(t('quartino-ask-placing', { colour: colourName(colour), where }))
      return colour ? t('quartino-ask-space', { colour: colourName(colour) }) : t('quartino-ask-colour', { where })
    case 'call':
      if (!card) return t('quartino-ask-card')
      if (!space) return t('quartino-ask-first', { colour: colourName(card[1]!) })
      return t(referee ? 'quartino-ask-calling-referee' : 'quartino-ask-calling')
  }
  if (view.phase === 'clear')
    return t('quartino-ask-clear', { where: places(view.clearing), number: view.clearing.length })
  if (view.phase === 'call') {
    const calls = view.moves.filter((move) => move.startsWith('call ')).length
    return referee ? t('quartino-ask-call-referee', { number: calls }) : t('quartino-ask-call')
  }
  if (says.length && view.column === null && !view.colours) return t('quartino-ask-check')
  return t('quartino-ask-place')
}

/** Return the sentence about columns that must be cleared in addition to placing; empty if there are none. */
export const clearToo = (view: QuartinoView): string =>
  view.phase === 'place' && view.clearing.length
    ? sentence(t('quartino-ask-clear-too', { where: places(view.clearing), number: view.clearing.length }))
    : ''

const places = (spaces: string[]) => list(spaces.map(spaceWords))
