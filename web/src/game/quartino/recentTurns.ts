// The line beside the wheel: what the other players did since the viewer's last turn, or that the viewer has just made
// a card. It says only what everybody has seen.
import { seatName } from '../../lib/words/seats'
import { list, sentence, t } from '../../lib/words/texts.svelte'
import type { QuartinoView, TableView } from '../../lib/net/wire'
import { colourName, isWrongCall, spaceName } from '../../lib/words/phrases'

interface Action {
  seat: string
  kind: string
  rest: string[]
  isRefused: boolean
  isWrong: boolean
}

/** The kinds of events that belong to a turn; draw offers, for example, do not. */
const TURN_KINDS = ['say', 'clear', 'place', 'call', 'end']

/** Return the line, or an empty text if there is nothing to say. */
export function recentTurns(table: TableView): string {
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
    return t('quartino-made', { left: t('quartino-cards-left', { number }) })
  }
  return turnsOf(others.slice(others.findLastIndex(isMe) + 1))
    .map((done) => told(table, done))
    .join(' ')
}

const actionsOf = (events: string[], game: QuartinoView): Action[] =>
  events.map((event, at) => {
    const [seat = '', kind = '', ...rest] = event.split(' ')
    const isRefused = rest.at(-1) === '?'
    return { seat, kind, rest, isRefused, isWrong: isRefused || isWrongCall(events, at, game) }
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

function told(table: TableView, turn: Action[]): string {
  const parts = turn.map(phrase).filter((text) => text !== '')
  return parts.length ? sentence(t('quartino-did', { who: seatName(table, turn[0]!.seat), deeds: list(parts) })) : ''
}

function phrase({ kind, rest, isRefused, isWrong }: Action): string {
  const [first = '', second = ''] = rest
  if (kind === 'call') return t(isWrong ? 'quartino-did-wrong' : 'quartino-did-card')
  if (kind === 'place') return t('quartino-did-place', { colour: colourName(first), space: spaceName(second) })
  if (kind === 'clear') return t('quartino-did-clear', { space: spaceName(first) })
  // A situation that was said wrongly changed nothing.
  if (kind === 'say' && !isRefused) return t(first === 'colours' ? 'quartino-did-colours' : 'quartino-did-column')
  return ''
}
