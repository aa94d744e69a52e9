// What words name, the board shows: squares, spaces, pieces and cards that a text on the page mentions, such as a hint, an error
// message or a row of the move list. Boards and trays light them.
//
// The page never points at something by itself because of a line on the board: a text must name it first.
import { untrack } from 'svelte'
import { covered } from '../drawing/wheel'

export interface Named {
  squares: string[]
  /** Spaces of Quartino's wheel. */
  spaces: string[]
  /** Pieces as hex digits. */
  pieces: string[]
  /** Cards of Quartino. */
  cards: string[]
}

const NOTHING: Named = { squares: [], spaces: [], pieces: [], cards: [] }
let sources = $state.raw<readonly Named[]>([])

/** Return what to light: what the text names that pointed last and still does. */
export const pointed = (): Named => sources.at(-1) ?? NOTHING

/** Light squares, spaces, pieces and cards; return a function that ends this. While several texts point, the latest one counts. */
export function pointAt(named: Partial<Named>): () => void {
  const source: Named = { ...NOTHING, ...named }
  // Effects may point without depending on what others point at.
  sources = [...untrack(() => sources), source]
  return () => {
    sources = sources.filter((one) => one !== source)
  }
}

/** A move of Quartino that names a space; in a call it is that of the card's first rim colour. */
const OF_WHEEL = /^(place [YBGP]|clear|say column|call [YBGP]{4}) ([c1-8])/

/**
 * Return what moves name, such as "place c3", "give 7", "call a1 b1 c1 d1" or "place Y 5", with or without a seat before
 * them.
 */
export function namedBy(moves: readonly string[]): Named {
  const parts = moves.map((move) => move.replace(/^[A-Z]\d? /, ''))
  const words = parts.filter((move) => !OF_WHEEL.test(move)).flatMap((move) => move.split(' '))
  const spaces = parts.flatMap((move) => {
    const [, kind, space] = OF_WHEEL.exec(move) ?? []
    return space ? (kind!.startsWith('call') ? covered(space) : [space]) : []
  })
  return {
    spaces: [...new Set(spaces)],
    squares: [...new Set(words.filter((word) => /^[a-d][1-4]$/.test(word)))],
    pieces: [...new Set(words.filter((word) => /^[0-9a-f]$/.test(word)))],
    cards: [...new Set(parts.flatMap((move) => /^call ([YBGP]{4}) /.exec(move)?.slice(1) ?? []))],
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
      // Later, as the focus also leaves elements that are being removed, when no state may change.
      if (end) queueMicrotask(end)
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
