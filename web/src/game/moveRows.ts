// The events of a game as rows of a move list: one numbered row per turn, and rows without a number for what is no move,
// such as draw offers. Reads the notation only; knows no rules.

/** One event in a row of the move list. */
export interface MoveItem {
  /** The number of events of the game up to and including this one. */
  at: number
  /** The same, with the end of the turn if that follows: it has no item of its own after a move. */
  until: number
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

/** The number of turns so far, and the seat whose turn goes on; no seat if the last turn was ended. */
export interface TurnCount {
  number: number
  seat: string
}

export const NO_TURNS: TurnCount = { number: 0, seat: '' }

/** Events that are no part of a turn. */
const BESIDE_TURNS = ['offer', 'accept', 'resign', 'flag', 'abandon']

/** Return the count of turns including the turn of an event; null for an event beside the turns. */
export function countTurn({ number, seat }: TurnCount, event: string): TurnCount | null {
  const [who = '', kind = ''] = event.split(' ')
  if (BESIDE_TURNS.includes(kind)) return null
  return { number: who === seat ? number : number + 1, seat: kind === 'end' ? '' : who }
}

/** Return true for the event that ends a turn of Quartino. */
export const endsTurn = (event: string): boolean => event.split(' ')[1] === 'end'

/** Return the item of an event; `hand` is the piece in hand before it. */
export function itemOf(event: string, at: number, hand: string | null): MoveItem {
  const refused = event.endsWith(' ?')
  const [, kind = '', ...rest] = event.replace(/ \?$/, '').split(' ')
  const isPlacement = kind === 'place' && rest.length === 1
  const piece = kind === 'give' ? (rest[0] ?? null) : isPlacement ? hand : null
  return { at, until: at, event, kind, rest, refused, piece }
}

/** Return the rows of a move list; `hand` is the piece in hand at the start of a game from a position. */
export function moveRows(events: readonly string[], hand: string | null = null): MoveRow[] {
  const rows: MoveRow[] = []
  let turn: MoveRow | null = null
  let turns = NO_TURNS
  let held = hand
  events.forEach((event, index) => {
    const seat = event.split(' ')[0]!
    const item = itemOf(event, index + 1, held)
    held = item.piece ?? held
    const count = countTurn(turns, event)
    if (!count) {
      rows.push({ number: null, seat, items: [item] })
      return
    }
    turns = count
    if (turn?.number !== count.number) rows.push((turn = { number: count.number, seat, items: [] }))
    if (endsTurn(event) && turn.items.length) turn.items.at(-1)!.until = item.at
    else turn.items.push(item)
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
