// What a player of Quartino is told in their turn: the next step, for the line over the game; a note on it below the
// wheel, such as why more tokens than one are placed; and the spaces that these texts name. All of it depends only on
// what everybody may know, never on whether a situation is there to be said.
import { covered, spaceWords } from '../../drawing/wheel'
import { list, sentence, t } from '../../lib/words/texts.svelte'
import type { QuartinoView, TableGame } from '../../lib/net/wire'
import { colourName } from '../../lib/words/phrases'
import { isChecking } from '../../lib/words/turnStatus'
import type { Draft } from './draft.svelte'
import { missedCall } from './latestEvents'

export interface Turn {
  match: TableGame
  view: QuartinoView
  columns: Map<string, string>
  /** True if it is the viewer's turn. */
  mine: boolean
  referee: boolean
  /** Why the viewer may not call yet, as a sentence; empty if they may. */
  noCall: string
}

/** What the viewer is told. */
export interface Guide {
  /** The next step; empty if the line over the game says it already. */
  asks: string
  note: string
  /** The spaces that the texts name, which the wheel lights. */
  spaces: string[]
}

/** Return what to do next, and a note on it. */
export function guide(turn: Turn, draft: Draft): Guide {
  const { match, view, mine } = turn
  const missed = mine ? null : missedCall(match, view)
  if (missed) return { asks: '', note: t('quartino-wrong-call'), spaces: covered(missed) }
  if (!mine) return { asks: '', note: reason(match, view), spaces: [] }
  if (draft.verb) return { ...choice(turn, draft), spaces: [] }
  const { clearing } = view
  const columns = { where: places(clearing), number: clearing.length }
  if (view.phase === 'clear') return { asks: sentence(t('quartino-ask-clear', columns)), note: '', spaces: clearing }
  return { asks: '', note: remark(turn), spaces: clearing }
}

/** Return the next choice of the draft, and what follows from it. */
function choice(turn: Turn, { verb, colour, space, card }: Draft): Pick<Guide, 'asks' | 'note'> {
  const where = space ? spaceWords(space) : ''
  switch (verb) {
    case 'colours':
      return asking('quartino-ask-colours')
    case 'column':
      return space ? asking('quartino-ask-column-here', { where }) : { asks: t('quartino-ask-column'), note: '' }
    case 'clear':
      if (!space) return { asks: t('page-ask-quartino-clear-you'), note: '' }
      return asking('quartino-ask-clearing', { where, number: turn.columns.get(space!)?.length ?? 0 })
    case 'call':
      if (!card) return { asks: t('quartino-ask-card'), note: '' }
      if (!space) return asking('quartino-ask-first', { colour: colourName(card[1]!) })
      return asking(turn.referee ? 'quartino-ask-calling-referee' : 'quartino-ask-calling')
    default:
      return { asks: placing(colour, space), note: dueNote(turn) }
  }
}

/** Return a message that has a note. */
const asking = (id: string, params: Record<string, string | number> = {}) => ({
  asks: t(id, params),
  note: t(`${id}.note`, params),
})

/** Return what is asked for while a token is being placed. */
function placing(colour: string | null, space: string | null): string {
  const where = space ? spaceWords(space) : ''
  if (colour && space) return sentence(t('quartino-ask-placing', { colour: colourName(colour), where }))
  return colour ? t('quartino-ask-space', { colour: colourName(colour) }) : t('quartino-ask-colour', { where })
}

/** Return the note before anything is chosen. */
function remark(turn: Turn): string {
  const { view, referee, noCall } = turn
  if (view.phase !== 'call') return isChecking(view) ? t('quartino-ask-check.note') : dueNote(turn)
  if (noCall || !referee) return noCall || t('quartino-ask-call')
  return view.moves.some((move) => move.startsWith('call ')) ? '' : t('quartino-ask-call-none')
}

/**
 * Return what is left of both situations, or why several tokens are placed, and that a card can be called only after them;
 * empty in a plain turn.
 */
function dueNote({ match, view, noCall }: Turn): string {
  const { clearing, due } = view
  if (clearing.length) return t('quartino-ask-clear-too', { where: places(clearing), number: clearing.length, due })
  const why = reason(match, view)
  // Somebody who sees a card of theirs may wonder why it cannot be called between two tokens.
  return view.begun || view.due > 1 ? `${why} ${noCall}`.trim() : why
}

/** Return why more tokens than one are placed in this turn, or one more after a made card; empty if that is not so. */
export function reason({ events }: TableGame, view: QuartinoView): string {
  if (view.outcome !== null || view.due === 0) return ''
  const before = events.findLastIndex((event) => !event.startsWith(`${view.to_act} `) || event.endsWith(' end'))
  const turn = events.slice(before + 1).filter((event) => !event.endsWith(' ?'))
  if (turn.at(-1)?.split(' ')[1] === 'call') return t('quartino-why-card')
  // With a referee nobody says a column: what is to be cleared, and its clearing, tell that there was one.
  const column =
    view.column !== null || view.clearing.length > 0 || turn.some((event) => event.split(' ')[1] === 'clear')
  const what = column ? (view.colours ? 'both' : 'column') : view.colours ? 'colours' : ''
  return what && t(`quartino-why-${what}`, { number: view.due })
}

const places = (spaces: string[]) => list(spaces.map(spaceWords))
