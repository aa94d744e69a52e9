// The events of a game as rows of a move list: one numbered row per turn, and rows without a number for what is no move,
// such as draw offers. Reads the notation only; knows no rules.

/** One event in a row of the move list. */
export interface MoveItem {
  /** The number of events of the game up to and including this one. */
  at: number
  event: string
  kind: string
  /** The words of the event after its kind. */
  rest: string[]
  /** True for a call or say that the rules refused. */
  refused: boolean
  /** Quarto: the piece given, or the piece that a placement places; otherwise null. */
  piece: string | null
}

export interface MoveRow {
  /** The number of the turn, counted from 1; null for an event beside the turns. */
  number: number | null
  seat: string
  items: MoveItem[]
}

/** Events that are no part of a turn. */
const BESIDE_TURNS = ['offer', 'accept', 'resign', 'flag', 'abandon']

/** Return the rows of a move list; `hand` is the piece in hand at the start of a game from a position. */
export function moveRows(events: readonly string[], hand: string | null = null): MoveRow[] {
  const rows: MoveRow[] = []
  /** The row of the latest turn; null if that turn has been ended. */
  let turn: MoveRow | null = null
  let number = 0
  let piece = hand
  events.forEach((event, index) => {
    const refused = event.endsWith(' ?')
    const [seat = '', kind = '', ...rest] = event.replace(/ \?$/, '').split(' ')
    if (kind === 'give') piece = rest[0] ?? null
    const isPlacement = kind === 'place' && rest.length === 1
    const isOfPiece = kind === 'give' || isPlacement
    const item: MoveItem = { at: index + 1, event, kind, rest, refused, piece: isOfPiece ? piece : null }
    if (BESIDE_TURNS.includes(kind)) {
      rows.push({ number: null, seat, items: [item] })
      return
    }
    if (turn?.seat !== seat) rows.push((turn = { number: (number += 1), seat, items: [] }))
    turn.items.push(item)
    if (kind === 'end') turn = null
  })
  return rows
}

/** Return the number of turns in rows of a move list. */
export const turnsIn = (rows: readonly MoveRow[]): number => rows.findLast((row) => row.number !== null)?.number ?? 0

/** Return the number of the turn to which an event belongs; for events beside the turns that of the turn before. */
export function turnAt(rows: readonly MoveRow[], at: number): number {
  let number = 0
  for (const row of rows) {
    if (row.items[0]!.at > at) break
    number = row.number ?? number
  }
  return number
}
