// Sentences that name pieces and squares of Quarto, cards and moves of Quartino: the names are marked in the text, so that
// a component can draw them and point at squares and spaces, whatever the order of words in a language.

import { namedBy, type Named } from '../game/pointing.svelte'

/** A part of a sentence: plain words, a piece, a card or a move in words, or the name of squares. */
export interface Part {
  text: string
  piece?: string
  squares?: string[]
  card?: string
  move?: string
}

/**
 * Returns the words for a piece (a hex digit), for squares ("b2", "a1b1c1d1"), for a card ("card YBGP") or for a move of
 * Quartino ("move place Y 3"), marked or as they are.
 */
export type Mark = (what: string, words: string) => string

// Characters of Unicode's private use area, which no text of a catalogue contains.
const [OPEN, BETWEEN, CLOSE] = ['\ue000', '\ue001', '\ue002'] as const

export const marked: Mark = (what, words) => `${OPEN}${what}${BETWEEN}${words}${CLOSE}`
export const unmarked: Mark = (_, words) => words

/** Return the parts of a sentence with marks. */
export function partsOf(sentence: string): Part[] {
  return sentence
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((text) => text)
    .map((text) => {
      if (!text.startsWith(OPEN)) return { text }
      const [what = '', words = ''] = text.slice(1, -1).split(BETWEEN)
      const [, kind, named = ''] = /^(card|move) (.*)$/.exec(what) ?? []
      if (kind) return { text: words, [kind]: named }
      return what.length === 1 ? { text: words, piece: what } : { text: words, squares: what.match(/../g) ?? [] }
    })
}

/** Return the squares, spaces and pieces that a sentence with marks names. */
export function namedIn(sentence: string): Pick<Named, 'squares' | 'spaces' | 'pieces'> {
  const parts = partsOf(sentence)
  return {
    squares: parts.flatMap(({ squares = [] }) => squares),
    spaces: namedBy(parts.flatMap(({ move = [] }) => move)).spaces,
    pieces: parts.flatMap(({ piece }) => piece ?? []),
  }
}
