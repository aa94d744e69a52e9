// What travels between the page and a server, or the core in the browser: the shapes of docs/protocol.md.

export type Game = 'quarto' | 'quartino'

export interface ClockSettings {
  seconds: number
  increment: number
}

export interface Settings {
  game: Game
  rules: string
  seats: number
  public: boolean
  begins: 'lot' | 'chosen' | 'youngest'
  clock: ClockSettings | null
  same_screen: boolean
  goes_round: boolean
}

export interface Chair {
  kind: 'person' | 'bot' | 'free'
  name: string
  away: boolean
  again: boolean
  /** Whether the host sits there; tables of this device do not say. */
  host?: boolean
}

export interface Outcome {
  winners: string[]
  reason: string
}

export interface GameView {
  game: Game
  rules: string
  viewer: string | null
  seats: string[]
  to_act: string | null
  /** What is asked: give, place, decline; clear, place, call. */
  phase: string
  position: string
  moves: string[]
  offer: string[]
  outcome: Outcome | null
}

export interface QuartoView extends GameView {
  game: 'quarto'
  /** Pieces not yet given, as hex digits. */
  left: string
  trail: string[]
  /** False calls of the seat to act in this turn. */
  refusals: number
  /** How many calls it may still make in this turn; null where the referee sees every line. */
  calls_left: number | null
  /** Whose turn comes after this one. */
  next: string | null
  /** Whose pieces are light and whose dark, by seat; null where colours are free. */
  owners: Record<string, string> | null
  /** Lines that won, each as "a1b1c1d1". */
  shown: string[]
  /** For each of them the values that its pieces share, by their classic names. */
  shares: string[][]
}

export interface Rack {
  left: number
  made: string[]
  shown: string[]
  cards: string[] | null
}

export interface QuartinoView extends GameView {
  game: 'quartino'
  deck: string | null
  /** Columns from bottom to top, c/1/…/8. */
  board: string
  /** How many tokens of each colour are left. */
  reserve: Record<string, number>
  racks: Rack[]
  staying: string[]
  turn: number
  due: number
  colours: boolean
  column: string | null
  clearing: string[]
  begun: boolean
  /** The situations, colours and column, that may still be said in this turn; null where nobody says any. */
  says_left: string[] | null
}

export interface Clock {
  running: string | null
  banks: Record<string, number> | null
  turn_left: number | null
  spent: number
}

export interface Match {
  order: number[]
  your_seats: string[]
  covered: boolean
  view: QuartoView | QuartinoView
  /** The number of the first event in `events`, from 0: news leave out those that came before. */
  first_event?: number
  events: string[]
  clock: Clock | null
  /** Why the game ended without an outcome; tables of this device do not say. */
  aborted?: string | null
  /** Whether a player may end the game without a result. */
  may_abort?: boolean
  asked_back: string | null
  agreed_back: string[]
}

export interface TableView {
  table: string
  seq: number
  settings: Settings
  host: boolean
  chairs: Chair[]
  your_chairs: number[]
  waiting: string[]
  you_wait: boolean
  games: number
  /** Chairs in which a bot plays in our place. */
  back?: number[]
  match: Match | null
}

export interface LobbyTable {
  table: string
  settings: Settings
  chairs: { kind: Chair['kind']; name: string }[]
  waiting: number
  on: boolean
  /** How many games have been begun there. */
  games: number
}

/** An error as the server and the rules tell it: a code from which any language's sentence is made. */
export interface Refusal {
  code: string
  text: string
  params?: Record<string, string | number>
}

export type TableEvent =
  | { kind: 'played'; seat: string; move: string; refused: boolean; lag: number }
  | { kind: 'said'; name: string; phrase: string }
  | { kind: 'started'; order: number[] }
  | { kind: 'taken-back'; number: number }
  | { kind: 'aborted'; reason: string }
  | { kind: 'takeback-asked'; seat: string }
  | { kind: 'takeback-answered'; seat: string; agrees: boolean }
  | { kind: 'rematch-asked'; chair: number }
  | { kind: 'sat'; chair: number; who: Chair['kind']; name: string }
  | { kind: 'stood'; chair: number }
  | { kind: 'queued'; name: string }
  | { kind: 'unqueued' | 'opened' }
  | { kind: 'revealed'; seat: string }

/** What the others may claim because a chair's player is gone, and in how many milliseconds. */
export interface Claimable {
  chair: number
  what: ('win' | 'draw' | 'leave' | 'bot' | 'end')[]
  in_ms: number
}

export interface Numbered {
  seq: number
  event: TableEvent
}

export type Message =
  | { kind: 'news'; events: Numbered[]; view: TableView }
  | { kind: 'done'; id: string; seq: number; refusal: Refusal | null }
  | ({ kind: 'refused'; id: string } & Refusal)
  | { kind: 'presence'; chairs: number[]; spectators: number; claims: Claimable[] }
  | { kind: 'ping'; number: number }

/** A command without its id and base, which the connection adds. */
export type Command =
  | { do: 'move'; move: string; seat?: string }
  | { do: 'claim'; chair: number; what: Claimable['what'][number]; bot?: string }
  | { do: 'abort' }
  | { do: 'sit'; chair: number; name: string }
  | { do: 'seat-bot'; chair: number; bot: string }
  | { do: 'stand'; chair: number }
  | { do: 'start'; first?: number }
  | { do: 'ask-back' | 'rematch' | 'wait-no-longer' }
  | { do: 'answer-back'; agrees: boolean }
  | { do: 'wait'; name: string }
  | { do: 'reveal'; seat: string }
  | { do: 'say'; phrase: string }

/** The view of some news with all events of its game: those that the news leave out are in the view before it. */
export function withKnownEvents(view: TableView, known: TableView | null): TableView {
  const { match } = view
  if (!match?.first_event) return view
  const events = [...(known?.match?.events.slice(0, match.first_event) ?? []), ...match.events]
  return { ...view, match: { ...match, first_event: 0, events } }
}
