// The quiet line beside the wheel: what the others did since one's own last turn, or the card that one has just made.
// It says what all have seen.
import { seatName } from '../../lib/words/seats'
import { list, sentence, t } from '../../lib/words/texts.svelte'
import type { QuartinoView, TableView } from '../../lib/net/wire'
import { colourName, isWrongCall, spaceName } from '../../lib/words/phrases'

interface Deed {
  seat: string
  kind: string
  rest: string[]
  isRefused: boolean
  isWrong: boolean
}

/** What belongs to turns; draws are offered between them. */
const TURNS = ['say', 'clear', 'place', 'call', 'end']

export function sinceMine(table: TableView): string {
  const match = table.match!
  const game = match.view as QuartinoView
  const deeds = deedsOf(match.events, game).filter(({ kind }) => TURNS.includes(kind))
  const me = game.viewer ?? game.to_act
  const isMe = ({ seat }: Deed) => seat === me
  const before = deeds.findLastIndex((deed) => !isMe(deed)) + 1
  const turn = deeds.slice(before)
  // In one's own turn, what came before it still stands there.
  const others = game.to_act === me || !turn.length ? deeds.slice(0, before) : []
  if (game.viewer !== null && turn.some(({ kind, isWrong }) => kind === 'call' && !isWrong)) {
    const number = game.racks[game.seats.indexOf(game.viewer)]!.left
    return t('quartino-made', { left: t('quartino-cards-left', { number }) })
  }
  return turnsOf(others.slice(others.findLastIndex(isMe) + 1))
    .map((done) => told(table, done))
    .join(' ')
}

const deedsOf = (events: string[], game: QuartinoView): Deed[] =>
  events.map((event, at) => {
    const [seat = '', kind = '', ...rest] = event.split(' ')
    const isRefused = rest.at(-1) === '?'
    return { seat, kind, rest, isRefused, isWrong: isRefused || isWrongCall(events, at, game) }
  })

/** Deeds of one seat in a row, together. */
function turnsOf(deeds: Deed[]): Deed[][] {
  const found: Deed[][] = []
  for (const deed of deeds) {
    if (found.at(-1)?.[0]!.seat === deed.seat) found.at(-1)!.push(deed)
    else found.push([deed])
  }
  return found
}

function told(table: TableView, turn: Deed[]): string {
  const parts = turn.map(phrase).filter((text) => text !== '')
  return parts.length ? sentence(t('quartino-did', { who: seatName(table, turn[0]!.seat), deeds: list(parts) })) : ''
}

function phrase({ kind, rest, isRefused, isWrong }: Deed): string {
  const [first = '', second = ''] = rest
  if (kind === 'call') return t(isWrong ? 'quartino-did-wrong' : 'quartino-did-card')
  if (kind === 'place') return t('quartino-did-place', { colour: colourName(first), space: spaceName(second) })
  if (kind === 'clear') return t('quartino-did-clear', { space: spaceName(first) })
  // What was said in vain has changed nothing.
  if (kind === 'say' && !isRefused) return t(first === 'colours' ? 'quartino-did-colours' : 'quartino-did-column')
  return ''
}
