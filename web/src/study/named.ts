// Sentences that name pieces and squares: the names are marked in the text, so that a component can draw the pieces and
// point at the squares, whatever the order of words in a language.

import type { Named } from '../game/pointing.svelte'

/** A part of a sentence: plain words, a piece in words, or the name of squares. */
export interface Part {
  text: string
  piece?: string
  squares?: string[]
}

/** Returns the words for a piece (a hex digit) or for squares ("b2", "a1b1c1d1"), marked or as they are. */
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
      return what.length === 1 ? { text: words, piece: what } : { text: words, squares: what.match(/../g) ?? [] }
    })
}

/** Return the squares and pieces that a sentence with marks names. */
export function namedIn(sentence: string): Pick<Named, 'squares' | 'pieces'> {
  const parts = partsOf(sentence)
  return {
    squares: parts.flatMap(({ squares = [] }) => squares),
    pieces: parts.flatMap(({ piece }) => piece ?? []),
  }
}
