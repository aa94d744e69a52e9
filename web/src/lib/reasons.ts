// Why a move of Quarto is good or bad, from facts about the states before and after it: the codes of the engine's own
// analysis (engine/reasons.py), so that the same sentences tell them.
import type { Native, Value } from './core/native'

export interface Reason {
  code: string
  params: Record<string, string | number | string[]>
}

/** What is known about one event of a record, as the server tells it. */
export interface MoveNote {
  number: number
  seat: string
  move: string
  refused: boolean
  before: Value
  after: Value
  mistake: boolean
  only: boolean
  better: string[]
  missed_calls: string[]
  reasons: Reason[]
}

interface Made {
  square: string
  line: string
  values: string[]
}

export interface Verdict {
  value: Value
  /** The moves that keep it; null where they are not known. */
  moves: string[] | null
}

/** What is known of one state of a game. */
export interface Facts extends Verdict {
  /** Whose value it is. */
  team: string
  isOver: boolean
  legal: number
  /** The lines that may be called now, and those that somebody may still call. */
  calls: string[]
  open: string[]
  shared: (line: string) => string[]
  /** The lines that the piece in hand completes. */
  made: Made[]
  safe: number
  isDone: boolean
}

const RANK: Record<Value, number> = { loss: -1, draw: 0, win: 1, unknown: 0 }
export const opposite = (value: Value): Value => (value === 'win' ? 'loss' : value === 'loss' ? 'win' : value)

/** Rows before columns, these before diagonals and squares: of several lines the plainest is named. */
function plainness(line: string): number {
  const files = new Set([line[0], line[2], line[4], line[6]]).size
  const ranks = new Set([line[1], line[3], line[5], line[7]]).size
  return ranks === 1 ? 0 : files === 1 ? 1 : files === 4 ? 2 : 3
}

/** The lines that a placement on this square just completed, whether or not they may be called in this turn. */
const linesOf = (core: Native, square: string): string[] =>
  (core.outcome ? core.view().shown : core.openLines().filter((line) => line.includes(square))).sort(
    (one, other) => plainness(one) - plainness(other),
  )

/** The lines that the piece in hand would complete, square by square. */
export function completions(core: Native): Made[] {
  return core.moves().flatMap((move) => {
    if (!move.startsWith('place')) return []
    const square = move.split(' ')[1]!
    const found = core.would(move, () => linesOf(core, square).map((line) => ({ line, values: core.shared(line) })))
    return (found ?? []).map((made) => ({ ...made, square }))
  })
}

/** The pieces that may be given without letting the receiver complete a line. */
export const safeGives = (core: Native): string[] =>
  core.moves().filter((move) => move.startsWith('give') && core.would(move, () => completions(core).length === 0))

/** The facts of the present state. */
export function factsOf(core: Native, verdict: Verdict): Facts {
  const { outcome, calls_left } = core.view()
  const isOver = outcome !== null
  const calls = core.calls().map((call) => call.slice(5).replaceAll(' ', ''))
  const shared = new Map(calls.map((line) => [line, core.shared(line)]))
  return {
    ...verdict,
    team: isOver ? 'A' : core.team,
    isOver,
    legal: core.moves().length,
    calls,
    open: core.openLines(),
    shared: (line) => shared.get(line) ?? [],
    made: completions(core),
    safe: safeGives(core).length,
    isDone: calls_left === 0,
  }
}

/** What there is to say about an event that led from one state to the next. */
export function noteOf(event: string, number: number, before: Facts, after: Facts): MoveNote {
  const refused = event.endsWith(' ?')
  const [seat = '', ...rest] = event.replace(/ \?$/, '').split(' ')
  const move = rest.join(' ')
  const side = (facts: Facts) => (facts.team === seat[0] ? facts.value : opposite(facts.value))
  const [was, is] = [side(before), side(after)]
  const mistake = was !== 'unknown' && is !== 'unknown' && RANK[is] < RANK[was]
  const kept = before.moves
  const isMove = /^(give|place) /.test(move)
  const only = isMove && (was === 'win' || was === 'draw') && kept?.length === 1 && kept[0] === move && before.legal > 1
  const note: MoveNote = {
    number,
    seat,
    move,
    refused,
    before: was,
    after: is,
    mistake,
    only,
    better: mistake && kept && before.team === seat[0] ? kept : [],
    missed_calls: isMove || move === 'decline' ? before.calls : [],
    reasons: [],
  }
  note.reasons = [
    ...callReasons(note, before, after),
    ...directReasons(note, before, after),
    ...missedReasons(note, before),
  ]
  return note
}

const reason = (code: string, params: Reason['params'] = {}): Reason => ({ code, params })
const ofMade = (code: string, { square, line, values }: Made, more: Reason['params'] = {}): Reason =>
  reason(code, { ...more, square, line, values })

/** What becomes of the lines that were not called. */
function callReasons(note: MoveNote, before: Facts, after: Facts): Reason[] {
  return note.missed_calls.map((line) => {
    const isOpen = !after.isOver && after.open.includes(line)
    const code = !isOpen
      ? 'missed-call-expired'
      : note.move.startsWith('place')
        ? 'missed-call-open'
        : 'missed-call-placer'
    return reason(code, { line, values: before.shared(line) })
  })
}

/** What the move itself does. */
function directReasons(note: MoveNote, before: Facts, after: Facts): Reason[] {
  const [verb = '', what = '', ...more] = note.move.split(' ')
  if (verb === 'call') {
    if (note.refused) return after.isDone && !before.isDone ? [reason('calls-used-up')] : []
    const line = [what, ...more].sort().join('')
    return [note.after === 'win' ? reason('calls-line', { line, values: before.shared(line) }) : reason('false-call')]
  }
  if (['resign', 'flag', 'abandon', 'accept'].includes(verb)) {
    return after.isOver && note.mistake ? [reason('abandoned', { seat: note.seat, value: note.before })] : []
  }
  const completed = verb === 'place' ? before.made.find(({ square }) => square === what) : undefined
  if (completed) return [ofMade('completes-line', completed)]
  if (note.after !== 'loss' || after.open.length || after.isOver) return []
  if (verb === 'give') {
    const reply = after.moves?.[0]
    if (after.made[0]) return [ofMade('gives-win', after.made[0], { piece: what })]
    return reply ? [reason('gives-forced-loss', { piece: what, reply })] : []
  }
  if (verb !== 'place') return []
  return [reason(after.safe ? 'forced-loss' : 'no-safe-piece', { square: what, number: after.safe || after.legal })]
}

/** What another move would have done, or that none would have done better. */
function missedReasons(note: MoveNote, before: Facts): Reason[] {
  const [verb] = note.move.split(' ')
  if (note.only) return [reason(note.before === 'win' ? 'only-win' : 'only-draw')]
  if (verb !== 'give' && verb !== 'place') return []
  if (note.mistake && !note.missed_calls.length) {
    if (note.before === 'win' && verb === 'place' && before.made[0]) return [ofMade('missed-line', before.made[0])]
    if (note.better.length) {
      const params = { moves: note.better, number: note.better.length }
      return [reason(note.before === 'win' ? 'missed-win' : 'missed-draw', params)]
    }
  }
  if (note.before !== 'loss' || before.open.length) return []
  return [reason(verb === 'give' && !before.safe ? 'lost-no-safe-piece' : 'lost')]
}
