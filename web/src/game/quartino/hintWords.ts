// Hints of Quartino in words: first what is near and what others may hold, then the move of the strongest bot.
import type { NearCard, QuartinoHint } from '../../lib/core/quartinoNative'
import { cardWords, colourName, spaceParam } from '../../lib/words/phrases'
import { list, listPhrases, percent, t } from '../../lib/words/texts.svelte'
import { namedBy, type Named } from '../pointing.svelte'

/** The number of missing tokens from which a card is not near. */
const FAR = 3
/** The largest number of others' cards that a hint names: the likeliest. */
const MAX_NAMED = 2

/** The cards that a player may hold, for the slot below the wheel. */
export interface Likely {
  seat: string
  cards: { card: string; percent: number }[]
}

/** A step of a hint, for the line over the game, the slot below the wheel, the wheel and the rack. */
export interface HintStep {
  /** In the line over the game. */
  text: string
  /** In the slot below the wheel, beside the likely cards. */
  note: string
  likely: Likely[]
  /** All of it in words, for screen readers. */
  spoken: string
  named: Partial<Named>
  /** The card that the wheel shows where it would lie, with the space of its first rim colour. */
  card: { card: string; first: string } | null
  /** The token that the wheel shows where it would lie. */
  ghost: { colour: string; space: string } | null
}

/** A step that shows nothing but its text. */
export const saying = (text: string): HintStep => ({
  text,
  note: '',
  likely: [],
  spoken: text,
  named: {},
  card: null,
  ghost: null,
})

const isNear = ({ lacks }: NearCard): boolean => lacks.length < FAR

/** Return the own card that is nearest in words; or as "the marked card", where the card itself is lit. */
function nearWords({ nearest }: QuartinoHint, isMarked: boolean): string {
  const [first] = nearest
  if (!isNear(first!)) return t('quartino-hint-far', { missing: first!.lacks.length })
  const card = cardWords(first!.card)
  const id = isMarked ? 'marked' : 'near'
  if (!first!.lacks.length) return t(isMarked ? 'quartino-hint-marked-there' : 'quartino-hint-there', { card })
  const tokens = first!.lacks.map((move) => {
    const [, colour, space] = move.split(' ')
    return t('quartino-hint-token', { colour: colourName(colour!), space: spaceParam(space!) })
  })
  return t(`quartino-hint-${id}`, { number: nearest.length, card, tokens: list(tokens) })
}

/** Return the likeliest cards of the others, by seats. */
function likelyCards({ others }: QuartinoHint): Likely[] {
  const chances = others.flatMap(({ cards }) => cards.map((one) => one.percent)).sort((one, other) => other - one)
  const least = chances[Math.min(chances.length, MAX_NAMED) - 1] ?? 0
  return others
    .map(({ seat, cards }) => ({ seat, cards: cards.filter((one) => one.percent >= least) }))
    .filter(({ cards }) => cards.length > 0)
}

/** Return the first step: which own card is nearest, and which cards the others may hold. */
export function firstStep(hint: QuartinoHint, nameOf: (seat: string) => string): HintStep {
  const [first] = hint.nearest
  const likely = likelyCards(hint)
  const note = hint.remark === 'deck' ? t('quartino-hint-deck') : likely.length ? '' : t('quartino-hint-unread')
  const held = likely.map(({ seat, cards }) =>
    t('quartino-hint-holds', {
      who: nameOf(seat),
      cards: listPhrases(cards.map((one) => `${cardWords(one.card)} (${percent(one.percent)})`)),
    }),
  )
  const spoken = [nearWords(hint, false), ...held, note].filter(Boolean).join(' ')
  const step = { ...saying(nearWords(hint, true)), note, likely, spoken }
  if (!isNear(first!)) return step
  const { card, lacks } = first!
  return { ...step, named: { ...namedBy(lacks), cards: [card] }, card: { card, first: first!.first } }
}

/**
 * Return the second step: the move of the strongest bot. If it places another token than the nearest card lacks, a note
 * says where the suggestion comes from.
 */
export function secondStep({ move, remark, nearest }: QuartinoHint): HintStep {
  const text = suggestionWords(move)
  const isOther = move.startsWith('place ') && !nearest.some(({ lacks }) => lacks.includes(move))
  const note = remark ? t(`quartino-hint-${remark}`) : isOther ? t('quartino-hint-playouts') : ''
  const [verb, what = '', where = ''] = move.split(' ')
  return {
    ...saying(text),
    note,
    spoken: `${text} ${note}`.trim(),
    named: namedBy([move]),
    card: verb === 'call' ? { card: what, first: where } : null,
    ghost: verb === 'place' ? { colour: what, space: where } : null,
  }
}

function suggestionWords(move: string): string {
  const [verb, what, where] = move.split(' ')
  switch (verb) {
    case 'place':
      return t('quartino-hint-place', { colour: colourName(what!), space: spaceParam(where!) })
    case 'clear':
      return t('quartino-hint-clear', { space: spaceParam(what!) })
    case 'say':
      return what === 'colours' ? t('quartino-hint-colours') : t('quartino-hint-column', { space: spaceParam(where!) })
    case 'call':
      return t('quartino-hint-call', { card: cardWords(what!), first: where! })
    default:
      return t('quartino-hint-end')
  }
}
