// Moves without an answer of the server, in the storage of the browser tab: a page that is loaded again sends them. Their
// ids stay the same, by which the server recognises a move that it has carried out already.
import type { Command } from '../net/wire'

export interface UnsentMove {
  id: string
  command: Command
  /** The number of the last event that was known when the move was made: the server refuses it on a later position. */
  base: number
}

const keyOf = (table: string) => `fourfold-unsent-${table}`

/** Return the moves at a table that wait for an answer. */
export function readUnsent(table: string): UnsentMove[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[]') as UnsentMove[]
  } catch {
    return []
  }
}

/** Store the moves at a table that wait for an answer. */
export function storeUnsent(table: string, moves: UnsentMove[]): void {
  try {
    if (moves.length) sessionStorage.setItem(keyOf(table), JSON.stringify(moves))
    else sessionStorage.removeItem(keyOf(table))
  } catch {
    // The browser stores nothing: the moves last until the page is closed.
  }
}
