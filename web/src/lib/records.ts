// Records as text: what a game's file says, read and written without playing it. Whether its moves are legal, the core
// or the server knows.
import type { Course } from './native'
import type { Game, Outcome } from './wire'

export interface RecordText {
  game: Game
  rules: string
  seats: string[]
  players: Record<string, string>
  result: Outcome | null
  /** The other lines of the header, such as Quartino's deal. */
  more: Record<string, string>
  events: string[]
}

const NAME = /([A-Z][0-9]*)=("(?:[^"\\]|\\.)*"|[^\s"#]+)(?:\s+|$)/gy

const quoted = (name: string): string =>
  /^[^\s"#\\]+$/.test(name) ? name : `"${name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const unquoted = (name: string): string =>
  name.startsWith('"') ? name.slice(1, -1).replace(/\\(u[0-9a-f]{4}|.)/g, (_, one: string) => unescaped(one)) : name
const unescaped = (one: string): string => (one.length > 1 ? String.fromCharCode(parseInt(one.slice(1), 16)) : one)

function withoutComment(line: string): string {
  let inQuotes = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '#' && !inQuotes) return line.slice(0, at)
    if (line[at] === '\\') at += 1
    else if (line[at] === '"') inQuotes = !inQuotes
  }
  return line
}

/** What a record's text says; null if it is none. */
export function readRecord(text: string): RecordText | null {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => withoutComment(line).trim() || !line.trim())
    .map((line) => withoutComment(line).trimEnd())
  const header = new Map<string, string>()
  let at = 0
  for (; at < lines.length && (lines[at] || !header.size); at += 1) {
    const found = /^([a-z][a-z0-9-]*): *(.*)$/.exec(lines[at]!)
    if (found) header.set(found[1]!, found[2]!)
    else if (lines[at]) return null
  }
  const { game, rules, players = '', result, seats, ...more } = Object.fromEntries(header)
  if ((game !== 'quarto' && game !== 'quartino') || !rules) return null
  const names: Record<string, string> = {}
  for (const [, seat, name] of players.matchAll(NAME)) names[seat!] = unquoted(name!)
  const dealt = more.deal?.match(/[A-D](?==)/g)
  return {
    game,
    rules,
    seats: seats?.split(/\s+/) ?? dealt ?? ['A', 'B'],
    players: names,
    result: readResult(result),
    more,
    events: lines
      .slice(at)
      .filter(Boolean)
      .map((line) => line.trim().replace(/\s+/g, ' ')),
  }
}

function readResult(text: string | undefined): Outcome | null {
  const found = /^(draw|[A-D](?:[ ,]+[A-D])*)(?: +\(([a-z-]+)\))?$/.exec(text ?? '')
  return found && { winners: found[1] === 'draw' ? [] : found[1]!.split(/[ ,]+/), reason: found[2] ?? '' }
}

/** A record's text, as Python prints it. */
export function printRecord({ game, rules, seats, players, result, more, events }: RecordText): string {
  const header = [`game: ${game}`, `rules: ${rules}`]
  if (game === 'quarto' && seats.length > 2) header.push(`seats: ${seats.join(' ')}`)
  for (const [key, value] of Object.entries(more)) header.push(`${key}: ${value}`)
  const named = seats.filter((seat) => players[seat]).map((seat) => `${seat}=${quoted(players[seat]!)}`)
  if (named.length) header.push(`players: ${named.join(' ')}`)
  if (result) header.push(`result: ${result.winners.join(',') || 'draw'}${result.reason && ` (${result.reason})`}`)
  return [...header, '', ...events, ''].join('\n')
}

/** A course of Quarto as a record. */
export const recordOf = (
  course: Course,
  seats: string[],
  players: Record<string, string> = {},
  result: Outcome | null = null,
): string =>
  printRecord({
    game: 'quarto',
    rules: course.rules,
    seats,
    players,
    result,
    more: {},
    events: [...course.events],
  })

/** What the core needs of a record of Quarto. */
export const courseOf = (record: RecordText, start: string | null = null): Course => ({
  rules: record.rules,
  seats: record.seats.length,
  start,
  events: record.events,
})
