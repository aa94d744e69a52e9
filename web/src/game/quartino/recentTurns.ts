// The line beside the wheel: what the other players did since the viewer's last turn, or that the viewer has just made
// a card. It says only what everybody has seen.
import { seatInside, shortName, type ShortName } from '../../lib/words/seats'
import { list, sentence, t } from '../../lib/words/texts.svelte'
import type { QuartinoView, TableView } from '../../lib/net/wire'
import { isWrongCall } from '../../lib/words/events'
import { colourName, spaceParam } from '../../lib/words/phrases'

/** An event of a game: its number, counted from 1, its seat, its kind with what follows it, and whether it was refused or
 * a wrong call. */
export interface Action {
  at: number
  seat: string
  kind: string
  rest: string[]
  isRefused: boolean
  isWrong: boolean
}

/** A turn of another player: their short name, what they did that can be told, and both as a sentence. */
export interface RecentTurn {
  who: ShortName
  actions: Action[]
  text: string
}

/** The line as a text, and the turns that it tells; none if it is about a card that the viewer has just made. */
export interface Recent {
  text: string
  turns: RecentTurn[]
}

export const NOTHING: Recent = { text: '', turns: [] }

/** The kinds of events that belong to a turn; draw offers, for example, do not. */
const TURN_KINDS = ['say', 'clear', 'place', 'call', 'end']

/** Return the line; its text is empty if there is nothing to tell. */
export function recentTurns(table: TableView): Recent {
  const match = table.match!
  const game = match.view as QuartinoView
  const actions = actionsOf(match.events, game).filter(({ kind }) => TURN_KINDS.includes(kind))
  const me = game.viewer ?? game.to_act
  const isMe = ({ seat }: Action) => seat === me
  const before = actions.findLastIndex((action) => !isMe(action)) + 1
  const turn = actions.slice(before)
  // During the viewer's own turn the line still tells what happened before it.
  const others = game.to_act === me || !turn.length ? actions.slice(0, before) : []
  if (game.viewer !== null && turn.some(({ kind, isWrong }) => kind === 'call' && !isWrong)) {
    const number = game.racks[game.seats.indexOf(game.viewer)]!.left
    return { text: t('quartino-made', { left: t('quartino-cards-left', { number }) }), turns: [] }
  }
  const turns = turnsOf(others.slice(others.findLastIndex(isMe) + 1))
    .map((done) => told(table, done))
    .filter(({ actions }) => actions.length)
  return { text: turns.map(({ text }) => text).join(' '), turns }
}

const actionsOf = (events: string[], game: QuartinoView): Action[] =>
  events.map((event, at) => {
    const [seat = '', kind = '', ...rest] = event.split(' ')
    const isRefused = rest.at(-1) === '?'
    return { at: at + 1, seat, kind, rest, isRefused, isWrong: isRefused || isWrongCall(events, at, game) }
  })

/** Return the actions grouped by turn: consecutive actions of one seat. */
function turnsOf(actions: Action[]): Action[][] {
  const found: Action[][] = []
  for (const action of actions) {
    if (found.at(-1)?.[0]!.seat === action.seat) found.at(-1)!.push(action)
    else found.push([action])
  }
  return found
}

function told(table: TableView, turn: Action[]): RecentTurn {
  const { seat, at } = turn[0]!
  const actions = turn.filter((action) => phrase(action) !== '')
  const text = sentence(t('quartino-did', { who: seatInside(table, seat, at), deeds: list(actions.map(phrase)) }))
  return { who: shortName(table, seat, at), actions, text }
}

function phrase({ kind, rest, isRefused, isWrong }: Action): string {
  const [first = '', second = ''] = rest
  if (kind === 'call') return t(isWrong ? 'quartino-did-wrong' : 'quartino-did-card')
  if (kind === 'place') return t('quartino-did-place', { colour: colourName(first), space: spaceParam(second) })
  if (kind === 'clear') return t('quartino-did-clear', { space: spaceParam(first) })
  // A situation that was said wrongly changed nothing.
  if (kind === 'say' && !isRefused) return t(first === 'colours' ? 'quartino-did-colours' : 'quartino-did-column')
  return ''
}
