// What a view of Quartino says about the present turn and about the other players.
import { RIM, SPACES } from '../../drawing/wheel'
import type { QuartinoView, Rack, TableGame, TableView } from '../../lib/net/wire'
import { seatName, shortName, type ShortName } from '../../lib/words/seats'
import { t } from '../../lib/words/texts.svelte'
import type { Draft } from './draft.svelte'

export interface OtherPlayer {
  seat: string
  name: ShortName
  rack: Rack
  /** True if it is the player's turn: as drawn, for the eye, and as it is now, for screen readers. */
  acts: boolean
  isCurrent: boolean
  /** True if the player has left the game. */
  left: boolean
}

/** Return the arguments of all legal moves of a kind, such as colour and space. */
export const argumentsOf = (view: QuartinoView, kind: string): string[][] =>
  view.moves.filter((move) => move.startsWith(`${kind} `)).map((move) => move.split(' ').slice(1))

/** Return the cards that the viewer may choose for a call: in rulebook play all cards of their rack. */
export const callableCards = (view: QuartinoView, own: Rack | null, referee: boolean): string[] =>
  referee
    ? [...new Set(argumentsOf(view, 'call').map(([card]) => card!))]
    : (own?.cards ?? []).filter((card) => card !== '?')

/**
 * Return the spaces on which the first rim colour of a called card may lie: in rulebook play every space of the rim.
 */
export const firstSpaces = (view: QuartinoView, card: string, referee: boolean): string[] =>
  referee
    ? argumentsOf(view, 'call')
        .filter(([called]) => called === card)
        .map(([, first]) => first!)
    : [...RIM]

/** Return the spaces that the viewer may choose for the move that they put together. */
export function openSpaces(view: QuartinoView, draft: Draft, referee: boolean): string[] {
  if (draft.verb === 'column') return [...SPACES]
  if (draft.verb === 'clear' && !draft.space) return argumentsOf(view, 'clear').map(([space]) => space!)
  if (draft.verb === 'call') return draft.card ? firstSpaces(view, draft.card, referee) : []
  return argumentsOf(view, 'place').length ? [...SPACES] : argumentsOf(view, 'clear').map(([space]) => space!)
}

/**
 * Return the seat whose rack this browser shows; null for spectators. On one screen it is the seat to act, also while its
 * cards are covered, and after the game the winner's.
 */
export function rackSeat({ view, your_seats: seats }: TableGame): string | null {
  const wanted = [view.viewer, view.to_act, ...(view.outcome?.winners ?? [])]
  return wanted.find((seat) => seat !== null && (seat === view.viewer || seats.includes(seat))) ?? seats[0] ?? null
}

/** Return the title of the viewer's rack; on one screen the title names the player. */
export function rackTitle(table: TableView): string {
  const seat = rackSeat(table.match!)
  return table.settings.same_screen && seat
    ? t('quartino-cards-of', { name: seatName(table, seat) })
    : t('quartino-your-cards')
}

/** Return the players whose racks are not the viewer's, in the order of their seats, as in the position `drawn`. */
export function othersOf(table: TableView, drawn: QuartinoView): OtherPlayer[] {
  const { view } = table.match!
  const own = rackSeat(table.match!)
  return drawn.seats
    .map((seat, number) => ({
      seat,
      name: shortName(table, seat),
      rack: drawn.racks[number]!,
      acts: drawn.to_act === seat,
      isCurrent: view.to_act === seat,
      left: !drawn.staying.includes(seat),
    }))
    .filter(({ seat }) => seat !== own)
}
