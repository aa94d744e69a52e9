// Records of games as text. Lives here: reading and printing them. Does not live here: whether their moves are legal,
// which the core or the server decides.
import type { Course } from '../core/native'
import type { DealtCourse } from '../core/quartinoNative'
import type { Game, Outcome, Refusal } from '../net/wire'

export interface RecordText {
  game: Game
  rules: string
  seats: string[]
  players: Record<string, string>
  result: Outcome | null
  /** The other lines of the header, such as Quartino's deal. */
  more: Record<string, string>
  events: string[]
  /** The line number of each event in the text, counted from 1. */
  lines: number[]
}

const NAME = /([A-Z][0-9]*)=("(?:[^"\\]|\\.)*"|[^\s"#]+)(?:\s+|$)/gy

const quoted = (name: string): string =>
  /^[^\s"#\\]+$/.test(name) ? name : `"${name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const unquoted = (name: string): string =>
  name.startsWith('"') ? name.slice(1, -1).replace(/\\(u[0-9a-f]{4}|.)/g, (_, one: string) => unescaped(one)) : name
const unescaped = (one: string): string => (one.length > 1 ? String.fromCharCode(parseInt(one.slice(1), 16)) : one)

/** Return a line up to the first # outside of quotation marks. */
function withoutComment(line: string): string {
  let inQuotes = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '#' && !inQuotes) return line.slice(0, at)
    if (line[at] === '\\') at += 1
    else if (line[at] === '"') inQuotes = !inQuotes
  }
  return line
}

/** Return the content of a record; null if the text is no record. */
export function readRecord(text: string): RecordText | null {
  try {
    return parseRecord(text)
  } catch {
    return null
  }
}

const wrong = (code: string, params: Refusal['params'] = {}): Refusal => ({ code, text: '', params })

/** Return the content of a record; throw the `Refusal` of the first wrong line of the header, with its line number. */
export function parseRecord(text: string): RecordText {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ text: withoutComment(line).trimEnd(), line: at + 1, isEmpty: !line.trim() }))
    .filter((line) => line.text || line.isEmpty)
  const header = new Map<string, { value: string; line: number }>()
  let at = 0
  for (; at < lines.length && (lines[at]!.text || !header.size); at += 1) {
    const { text: said, line } = lines[at]!
    const found = /^([a-z][a-z0-9-]*): *(.*)$/.exec(said)
    if (found) header.set(found[1]!, { value: found[2]!, line })
    // A text whose first line is no header line is not a record.
    else if (said) throw header.size ? wrong('bad-header', { got: said.slice(0, 40), line }) : wrong('no-record')
  }
  const values = Object.fromEntries([...header].map(([key, { value }]) => [key, value]))
  const { game, rules, players = '', result, seats, ...more } = values
  if (!header.has('game')) throw wrong('no-record')
  if (game !== 'quarto' && game !== 'quartino')
    throw wrong('bad-game', { expected: 'quarto quartino', got: game ?? '', line: header.get('game')!.line })
  if (!rules) throw wrong('key-missing', { expected: 'rules', line: header.get('game')!.line })
  const names: Record<string, string> = {}
  for (const [, seat, name] of players.matchAll(NAME)) names[seat!] = unquoted(name!)
  const events = lines.slice(at).filter((line) => line.text)
  const dealt = more.deal?.match(/[A-D](?==)/g)
  return {
    game,
    rules,
    seats: seats?.split(/\s+/) ?? dealt ?? ['A', 'B'],
    players: names,
    result: readResult(result),
    more,
    events: events.map((line) => line.text.trim().replace(/\s+/g, ' ')),
    lines: events.map(({ line }) => line),
  }
}

function readResult(text: string | undefined): Outcome | null {
  const found = /^(draw|[A-D](?:[ ,]+[A-D])*)(?: +\(([a-z-]+)\))?$/.exec(text ?? '')
  return found && { winners: found[1] === 'draw' ? [] : found[1]!.split(/[ ,]+/), reason: found[2] ?? '' }
}

/** Return the text of a record, as Python prints it. */
export function printRecord(record: Omit<RecordText, 'lines'>): string {
  const { game, rules, seats, players, result, more, events } = record
  const header = [`game: ${game}`, `rules: ${rules}`]
  if (game === 'quarto' && seats.length > 2) header.push(`seats: ${seats.join(' ')}`)
  for (const [key, value] of Object.entries(more)) header.push(`${key}: ${value}`)
  const named = seats.filter((seat) => players[seat]).map((seat) => `${seat}=${quoted(players[seat]!)}`)
  if (named.length) header.push(`players: ${named.join(' ')}`)
  if (result) header.push(`result: ${result.winners.join(',') || 'draw'}${result.reason && ` (${result.reason})`}`)
  return [...header, '', ...events, ''].join('\n')
}

/** Return the record of a game; with cards it is one of Quartino, which seat A begins. */
export const recordOf = (
  course: Course,
  seats: string[],
  players: Record<string, string> = {},
  result: Outcome | null = null,
): string =>
  printRecord({
    game: course.deal ? 'quartino' : 'quarto',
    rules: course.rules,
    seats,
    players,
    result,
    more: course.deal
      ? { deal: course.deal.map((cards, seat) => `${seats[seat]}=${cards}`).join(' '), first: 'A' }
      : {},
    events: [...course.events],
  })

/** Return the part of a record of Quarto that questions to the core need. */
export const courseOf = (record: RecordText, start: string | null = null): Course => ({
  rules: record.rules,
  seats: record.seats.length,
  start,
  events: record.events,
})

/** Return a record of Quartino as the core plays it; null if a card is not known, or the deck is another. */
export function dealtCourseOf({ rules, events, seats, more }: RecordText): DealtCourse | null {
  const deal = seats.map((seat) => new RegExp(`\\b${seat}=([YBGP,]+)(?: |$)`).exec(more.deal ?? '')?.[1] ?? '')
  return deal.includes('') || more.deck ? null : { rules, deal, first: more.first, events }
}
