// What words name, the board shows: squares and pieces that a text on the page mentions, such as a hint, an error
// message or a row of the move list. Boards and trays light them.
//
// The page never points at something by itself because of a line on the board: a text must name it first.
import { untrack } from 'svelte'

export interface Named {
  squares: string[]
  /** Pieces as hex digits. */
  pieces: string[]
}

const NOTHING: Named = { squares: [], pieces: [] }
let sources = $state.raw<readonly Named[]>([])

/** Return the squares and pieces to light: those of the text that pointed last and still does. */
export const pointed = (): Named => sources.at(-1) ?? NOTHING

/** Light squares and pieces; return a function that ends this. While several texts point, the latest one counts. */
export function pointAt({ squares = [], pieces = [] }: Partial<Named>): () => void {
  const source: Named = { squares, pieces }
  // Effects may point without depending on what others point at.
  sources = [...untrack(() => sources), source]
  return () => {
    sources = sources.filter((one) => one !== source)
  }
}

/** Return what moves name, such as "place c3", "give 7" or "call a1 b1 c1 d1", with or without a seat before them. */
export function namedBy(moves: readonly string[]): Named {
  const words = moves.flatMap((move) => move.replace(/^[A-Z]\d? /, '').split(' '))
  return {
    squares: [...new Set(words.filter((word) => /^[a-d][1-4]$/.test(word)))],
    pieces: [...new Set(words.filter((word) => /^[0-9a-f]$/.test(word)))],
  }
}

/**
 * Return an attachment for an element: while the mouse is over it or the focus is in it, what it names is lit.
 *
 *     <li {@attach pointsAt(() => namedBy([event]))}>…</li>
 */
export function pointsAt(named: () => Partial<Named>): (element: Element) => () => void {
  return (element) => {
    let end: (() => void) | null = null
    const begin = () => {
      end?.()
      end = pointAt(named())
    }
    const stop = () => {
      end?.()
      end = null
    }
    const events: [string, () => void][] = [
      ['mouseenter', begin],
      ['mouseleave', stop],
      ['focusin', begin],
      ['focusout', stop],
    ]
    for (const [name, act] of events) element.addEventListener(name, act)
    return () => {
      stop()
      for (const [name, act] of events) element.removeEventListener(name, act)
    }
  }
}
