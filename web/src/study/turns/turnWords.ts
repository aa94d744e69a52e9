// The analysis of a game of Quartino in words: sentences for reasons, moves and chances.
import type { TurnNote, TurnReason } from '../../lib/core/quartinoNative'
import { cardWords, colourName, spaceParam } from '../../lib/words/phrases'
import { language, list, sentence, t } from '../../lib/words/texts.svelte'
import type { Names } from '../explain'
import { unmarked, type Mark } from '../named'
import { WHOLE } from './turnNotes'

/** Return a chance, in units of 1 / 10,000, as a whole percentage. */
export const percentWords = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(chance / WHOLE)

/** Return a move of Quartino as a phrase: "yellow on space 3". */
function moveWords(move: string): string {
  const [kind = '', first = '', second = ''] = move.split(' ')
  if (kind === 'place') return t('study-turn-token', { colour: colourName(first), space: spaceParam(second) })
  if (kind === 'clear') return t('quartino-clear', { space: spaceParam(first) })
  if (kind === 'call') return `${t('quartino-do-call')} ${cardWords(first)}`
  return t(first === 'colours' ? 'quartino-say-colours' : 'quartino-say-column')
}

/** Return the moves of a turn as a part of a sentence. The end of a turn is no news. */
const movesWords = (moves: readonly string[], mark: Mark): string =>
  moves
    .filter((move) => move !== 'end')
    .map((move) => mark(`move ${move}`, moveWords(move)))
    .join(', ')

const cardPhrase = (card: string, mark: Mark): string => mark(`card ${card}`, cardWords(card))

/** Return the sentence of a reason; `mark` marks the cards and moves that it names. */
export function explainTurnReason({ code, params }: TurnReason, names: Names, mark = unmarked): string {
  const told = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (name === 'card') return [name, cardPhrase(String(value), mark)]
    if (name === 'cards') return [name, list((value as string[]).map((card) => cardPhrase(card, mark)))]
    if (name === 'moves') return [name, movesWords(value as string[], mark)]
    if (name === 'seat') return [name, names.inside(String(value))]
    if (name === 'colour') return [name, colourName(String(value))]
    if (name === 'percent') return [name, percentWords((Number(value) * WHOLE) / 100)]
    if (name === 'space' || name === 'better') return [name, spaceParam(String(value))]
    return [name, value as string | number]
  })
  const isYou = names.isYou(String(params.seat ?? ''))
  return sentence(t(isYou ? `study-turn-${code}-you` : `turn-why-${code}`, Object.fromEntries(told)))
}

/** Return the better turn in words; empty if there was none. */
export const betterWords = ({ better }: TurnNote, mark = unmarked): string =>
  better.length ? t('turn-better', { moves: movesWords(better, mark) }) : ''

/** Return the sentences of all reasons of a turn, and the better turn if there was one. */
export const explainTurn = (note: TurnNote, names: Names, mark = unmarked): string =>
  [...note.reasons.map((reason) => explainTurnReason(reason, names, mark)), betterWords(note, mark)]
    .filter(Boolean)
    .join(' ')

/** Return the chances of all seats as a list: "Ann 62%, Bea 38%". */
export const chancesWords = (chances: Record<string, number>, names: Names): string =>
  Object.entries(chances)
    .map(([seat, chance]) => `${names(seat)} ${percentWords(chance)}`)
    .join(' · ')

const changeParams = ({ seat, before, after }: TurnNote) => ({
  before: percentWords(before[seat] ?? 0),
  after: percentWords(after[seat] ?? 0),
})

/**
 * Return the heading of a note on a mistake, with the chances; empty for other turns. A mistake is judged by what its
 * player could know. The chances, which know all cards, may have risen with it; then they are left out.
 */
export function turnHeading(note: TurnNote): string {
  if (!note.mistake) return ''
  const hasFallen = (note.after[note.seat] ?? 0) < (note.before[note.seat] ?? 0)
  return hasFallen ? t('study-turn-mistake', changeParams(note)) : t('study-turn-mistake-known')
}

/** Return a turn with its change in words: "Turn 9, Ann: from 62% to 31%". */
export const changeWords = (note: TurnNote, names: Names): string =>
  t('study-turn-change', { turn: note.turn, who: names(note.seat), ...changeParams(note) })

/** Return for each seat a sentence with the number of its mistakes. */
export const turnSummaries = (notes: readonly TurnNote[], names: Names): string[] =>
  Object.keys(notes[0]?.after ?? {}).map((seat) =>
    t('turn-summary', {
      name: names(seat),
      mistakes: notes.filter((note) => note.mistake && note.seat === seat).length,
    }),
  )
