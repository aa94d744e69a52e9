// The line that tells the viewer what to do in their turn of Quartino, and why; and the spaces that it names. It depends
// only on what everybody may know, never on whether a situation is there to be said.
import { covered, spaceWords } from '../../drawing/wheel'
import { list, sentence, t } from '../../lib/words/texts.svelte'
import type { QuartinoView, TableGame } from '../../lib/net/wire'
import { colourName } from '../../lib/words/phrases'
import type { Draft } from './draft.svelte'
import { missedCall } from './latestEvents'

export interface Turn {
  match: TableGame
  view: QuartinoView
  columns: Map<string, string>
  /** True if it is the viewer's turn. */
  mine: boolean
  /** The situations that may be said now, true or not. */
  says: string[]
  referee: boolean
  /** Why the viewer may not call yet, as a sentence; empty if they may. */
  noCall: string
}

/** A text for the viewer, and the spaces that it names, which the wheel lights. */
export interface Guide {
  text: string
  spaces: string[]
}

/** Return what to do next, and why. */
export function guide(turn: Turn, draft: Draft): Guide {
  const { match, view, mine } = turn
  const missed = mine ? null : missedCall(match, view)
  if (missed) return { text: t('quartino-wrong-call'), spaces: covered(missed) }
  if (!mine) return { text: reason(match, view), spaces: [] }
  if (draft.verb) return { text: choice(turn, draft), spaces: [] }
  const { clearing } = view
  if (clearing.length) {
    const id = view.phase === 'clear' ? 'quartino-ask-clear' : 'quartino-ask-clear-too'
    return { text: sentence(t(id, { where: places(clearing), number: clearing.length })), spaces: clearing }
  }
  return { text: ask(turn), spaces: [] }
}

/** Return the sentence about the next choice of the draft. */
function choice({ columns, referee }: Turn, { verb, colour, space, card }: Draft): string {
  const where = space ? spaceWords(space) : ''
  switch (verb) {
    case 'colours':
      return t('quartino-ask-colours')
    case 'column':
      return space ? t('quartino-ask-column-here', { where }) : t('quartino-ask-column')
    case 'clear':
      return t('quartino-ask-clearing', { where, number: columns.get(space!)?.length ?? 0 })
    case 'call':
      if (!card) return t('quartino-ask-card')
      if (!space) return t('quartino-ask-first', { colour: colourName(card[1]!) })
      return t(referee ? 'quartino-ask-calling-referee' : 'quartino-ask-calling')
    default:
      if (colour && space) return sentence(t('quartino-ask-placing', { colour: colourName(colour), where }))
      return colour ? t('quartino-ask-space', { colour: colourName(colour) }) : t('quartino-ask-colour', { where })
  }
}

/** Return the sentence about what is due before anything is chosen. */
function ask({ match, view, says, referee, noCall }: Turn): string {
  if (view.phase === 'call') {
    if (noCall) return noCall
    const calls = view.moves.filter((move) => move.startsWith('call ')).length
    return referee ? t('quartino-ask-call-referee', { number: calls }) : t('quartino-ask-call')
  }
  if (says.length && view.column === null && !view.colours) return t('quartino-ask-check')
  const why = reason(match, view)
  // Somebody who sees a card of theirs may wonder why it cannot be called between two tokens.
  return view.begun || view.due > 1 ? `${why} ${noCall}`.trim() : why || t('quartino-ask-place')
}

/** Return why more tokens than one are placed in this turn, or one more after a made card; empty if that is not so. */
export function reason({ events }: TableGame, view: QuartinoView): string {
  if (view.outcome !== null || view.due === 0) return ''
  const before = events.findLastIndex((event) => !event.startsWith(`${view.to_act} `) || event.endsWith(' end'))
  const turn = events.slice(before + 1).filter((event) => !event.endsWith(' ?'))
  if (turn.at(-1)?.split(' ')[1] === 'call') return t('quartino-why-card')
  // With a referee nobody says a column: its clearing tells that there was one.
  const column = view.column !== null || turn.some((event) => event.split(' ')[1] === 'clear')
  const what = column ? (view.colours ? 'both' : 'column') : view.colours ? 'colours' : ''
  return what && t(`quartino-why-${what}`, { number: view.due })
}

const places = (spaces: string[]) => list(spaces.map(spaceWords))
