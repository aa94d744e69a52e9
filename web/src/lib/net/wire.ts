// Types of the messages of docs/protocol.md, which the page exchanges with a server or with the core in the browser.

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
  /** True for the host's chair; undefined at local tables. */
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
  /** The kind of move that is asked for: give, place or decline in Quarto; clear, place or call in Quartino. */
  phase: string
  position: string
  moves: string[]
  offer: string[]
  outcome: Outcome | null
}

export interface QuartoView extends GameView {
  game: 'quarto'
  /** The pieces not yet given, as hex digits. */
  left: string
  trail: string[]
  /** The number of false calls of the seat to act in this turn. */
  refusals: number
  /** The number of calls that the seat to act may still make in this turn; null in referee play. */
  calls_left: number | null
  /** The seat whose turn comes after this one. */
  next: string | null
  /** The colour that each seat owns; null if colours are free. */
  owners: Record<string, string> | null
  /** The lines that won, each as "a1b1c1d1". */
  shown: string[]
  /** For each line in `shown` the trait values that its pieces share, by their classic names. */
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
  /** The columns, each from bottom to top, in the order c/1/…/8. */
  board: string
  /** The number of tokens left of each colour. */
  reserve: Record<string, number>
  racks: Rack[]
  staying: string[]
  turn: number
  due: number
  colours: boolean
  column: string | null
  clearing: string[]
  begun: boolean
  /** The situations ("colours", "column") that may still be said in this turn; null if the rules have none to say. */
  says_left: string[] | null
}

export interface Clock {
  running: string | null
  banks: Record<string, number> | null
  turn_left: number | null
  spent: number
}

/** Who played for a chair earlier in a game: a player whose chair a bot took over, or such a bot. */
export interface FormerPlayer {
  chair: number
  /** The number of events of the game when somebody else took the chair. */
  until: number
  kind: Chair['kind']
  name: string
  /** True if it was this guest. */
  you: boolean
}

/** The game that is played at a table, or was played last. */
export interface TableGame {
  order: number[]
  /** Why the first seat began; null if the game began with a position. */
  first_by?: 'lot' | 'chosen' | 'youngest' | 'next' | null
  your_seats: string[]
  covered: boolean
  view: QuartoView | QuartinoView
  /** The number of the first event in `events`, counted from 0: news leave out earlier events. */
  first_event?: number
  events: string[]
  clock: Clock | null
  /** Why the game was aborted; null if it was not, undefined at local tables. */
  aborted?: string | null
  /** True if a player may abort the game. */
  may_abort?: boolean
  /** True if nobody else has played in this game, so that the server gives hints; undefined at local tables. */
  hints?: boolean
  asked_back: string | null
  agreed_back: string[]
  /** The seat that has declined a draw since the last move; null if none has. */
  refused_draw?: string | null
  /** Who played before the present players, in the order of leaving; undefined at local tables. */
  former?: FormerPlayer[]
}

/** Won games per chair, and drawn games, since the same players sit at a table. */
export interface Score {
  wins: number[]
  draws: number
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
  score?: Score
  /** The chairs of this guest in which a bot plays now. */
  back?: number[]
  match: TableGame | null
}

export interface LobbyTable {
  table: string
  settings: Settings
  chairs: { kind: Chair['kind']; name: string }[]
  /** This guest's chairs, in the list of their own tables. */
  your_chairs?: number[]
  waiting: number
  on: boolean
  /** The number of games begun at the table. */
  games: number
}

/** An error of the server or of the rules: each language has a sentence for the code, filled in with the parameters. */
export interface Refusal {
  code: string
  text: string
  params?: Record<string, string | number>
}

/** Return true if a refusal says that the command waits until the server can save again. */
export const isNotSaved = ({ code, params }: Refusal): boolean => code === 'try-again' && params?.why === 'not-saved'

export type TableEvent =
  | { kind: 'played'; seat: string; move: string; refused: boolean; lag: number }
  | { kind: 'said'; name: string; phrase: string; chair?: number | null }
  | { kind: 'started'; order: number[] }
  | { kind: 'taken-back'; number: number }
  | { kind: 'aborted'; reason: string }
  | { kind: 'takeback-asked'; seat: string }
  | { kind: 'takeback-answered'; seat: string; agrees: boolean }
  | { kind: 'draw-refused'; seat: string }
  | { kind: 'rematch-asked'; chair: number }
  | { kind: 'sat'; chair: number; who: Chair['kind']; name: string }
  | { kind: 'stood'; chair: number }
  | { kind: 'queued'; name: string }
  | { kind: 'unqueued' | 'opened' | 'clock-resumed' }
  | { kind: 'revealed'; seat: string }

/** What the other players may claim because the player of a chair has been absent, and in how many milliseconds. */
export interface Claimable {
  chair: number
  what: ('win' | 'draw' | 'leave' | 'bot' | 'end')[]
  in_ms: number
}

/** An event with its number in the table's history. */
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

/** A command without `id` and `base`, which `RemoteTable` adds. */
export type Command =
  | { do: 'move'; move: string; seat?: string }
  | { do: 'claim'; chair: number; what: Claimable['what'][number]; bot?: string }
  | { do: 'abort' }
  | { do: 'sit'; chair: number; name: string }
  | { do: 'seat-bot'; chair: number; bot: string }
  | { do: 'stand'; chair: number }
  | { do: 'start'; first?: number }
  | { do: 'ask-back' | 'refuse-draw' | 'rematch' | 'wait-no-longer' }
  | { do: 'answer-back'; agrees: boolean }
  | { do: 'wait'; name: string }
  | { do: 'reveal'; seat: string }
  | { do: 'say'; phrase: string }

/**
 * Return the view of news with all events of its game: events that the news leave out are taken from the known view.
 */
export function withKnownEvents(view: TableView, known: TableView | null): TableView {
  const { match } = view
  if (!match?.first_event) return view
  const events = [...(known?.match?.events.slice(0, match.first_event) ?? []), ...match.events]
  return { ...view, match: { ...match, first_event: 0, events } }
}
