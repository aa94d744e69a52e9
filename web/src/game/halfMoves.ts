// Half-moves as the eye sees them: which pieces or tokens go from where to where between two positions of a game.
// Found by comparing what both positions show, so that it never depends on lines or situations. Knows no rules.
import { boardOf, handOf } from '../drawing/pieces'
import { columnsOf, SPACES } from '../drawing/wheel'
import type { QuartinoView, QuartoView } from '../lib/net/wire'

/** A place in the drawing of a game: the tray's place of a piece, a square, the reserve of a colour, a wheel's space. */
export interface Spot {
  at: 'tray' | 'hand' | 'square' | 'reserve' | 'space'
  /** The piece, square, colour or space; empty for the hand. */
  name: string
  /** The number of a token in its column, counted from 0 at the bottom; 0 elsewhere. */
  number: number
}

/** A piece (hex digit) or a token (colour) on its way. */
export interface Travelling {
  thing: string
  from: Spot
  to: Spot
}

const spot = (at: Spot['at'], name = '', number = 0): Spot => ({ at, name, number })

/**
 * Return what travels from one position to the next; nothing if the positions differ by more than one half-move, or by
 * less.
 */
export function travelsBetween(before: QuartoView | QuartinoView, after: QuartoView | QuartinoView): Travelling[] {
  if (before.game === 'quarto' && after.game === 'quarto') return piecesBetween(before.position, after.position)
  if (before.game === 'quartino' && after.game === 'quartino') return tokensBetween(before.board, after.board)
  return []
}

/** Return true if two views show the same board and hand. */
export function isSamePosition(one: QuartoView | QuartinoView, other: QuartoView | QuartinoView): boolean {
  if (one.game === 'quarto') return other.game === 'quarto' && one.position === other.position
  return other.game === 'quartino' && one.board === other.board
}

/** The kinds of half-moves that people notice although nothing travels. */
const NOTICED = /^\S+ (call|say) /

/** Return true if a half-move makes a card: its tokens go back to the reserve. */
export const makesCard = (event: string, travels: Travelling[]): boolean =>
  travels.length > 0 && / call \S+ \S+$/.test(event)

/** Return true if a half-move needs time to be seen; an end of a turn or a draw offer, for example, needs none. */
export const isSeen = (event: string, travels: Travelling[]): boolean => travels.length > 0 || NOTICED.test(event)

function piecesBetween(before: string, after: string): Travelling[] {
  const [was, is] = [boardOf(before), boardOf(after)]
  const [held, holds] = [handOf(before), handOf(after)]
  const placed = [...is].filter(([square, piece]) => was.get(square) !== piece)
  if (is.size - was.size !== placed.length) return []
  if (placed.length === 1 && holds === null) {
    const [square, piece] = placed[0]!
    return held === piece ? [{ thing: piece, from: spot('hand'), to: spot('square', square) }] : []
  }
  if (placed.length === 0 && held === null && holds !== null)
    return [{ thing: holds, from: spot('tray', holds), to: spot('hand') }]
  return []
}

function tokensBetween(before: string, after: string): Travelling[] {
  const [was, is] = [columnsOf(before), columnsOf(after)]
  const placed: Travelling[] = []
  const removed: Travelling[] = []
  for (const space of SPACES) {
    const [old, now] = [was.get(space)!, is.get(space)!]
    const [short, long] = old.length < now.length ? [old, now] : [now, old]
    if (!long.startsWith(short)) return []
    for (let number = short.length; number < long.length; number += 1) {
      const thing = long[number]!
      const [reserve, column] = [spot('reserve', thing), spot('space', space, number)]
      if (long === now) placed.push({ thing, from: reserve, to: column })
      else removed.push({ thing, from: column, to: reserve })
    }
  }
  if (placed.length) return placed.length === 1 && !removed.length ? placed : []
  return removed
}
