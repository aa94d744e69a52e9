// Analysis in words: sentences for reasons, and names of lines, moves, values and players.
import { hasTeams } from '../lib/words/rulesStrings'
import { botName, chairName, type NameForm } from '../lib/words/seats'
import type { Choice, MoveNote, Reason, Value } from '../lib/core/core'
import { has, list, listPhrases, sentence, t } from '../lib/words/texts.svelte'
import type { Game, LobbyTable, Outcome, Refusal } from '../lib/net/wire'
import { isToldByEvent, outcomeText, winnersText } from '../lib/words/events'
import { hex, exactRefusalText, setOf, pieceWords } from '../lib/words/phrases'
import { unmarked, type Mark } from './named'
import type { Puzzle } from './puzzles'

/** Return a piece, given as a hex digit or as four letters, in words. */
function piecePhrase(piece: string, rules: string, mark: Mark): string {
  const digit = piece.length === 1 ? piece : hex(piece)
  return mark(digit, pieceWords(digit, setOf(rules)))
}

/** Return the kind and name of a line: "row 2", "diagonal a1–d4". */
function lineWords(line: string): string {
  const squares = line.match(/../g)!
  const files = [...new Set(squares.map((square) => square[0]!))].sort()
  const ranks = [...new Set(squares.map((square) => square[1]!))].sort()
  if (ranks.length === 1) return t('line-rank', { name: ranks[0]! })
  if (files.length === 1) return t('line-file', { name: files[0]! })
  // A diagonal is named by its ends, a 2×2 square by two of its corners.
  const ordered = [...squares].sort((one, other) => Number(one[1]) - Number(other[1]) || one.localeCompare(other))
  const name = `${ordered[0]}–${ordered[3]}`
  return files.length === 2 ? t('line-two-by-two', { name }) : t('line-diagonal', { name })
}

/** Return moves as a part of a sentence, grouped by kind: "placing on a2 and b2"; `mark` marks pieces and squares. */
export function movesWords(moves: readonly string[], rules: string, mark = unmarked): string {
  const of = (verb: string) => moves.filter((move) => move.startsWith(verb)).map((move) => move.split(' ').slice(1))
  const [lines, squares, pieces] = [of('call'), of('place'), of('give')]
  return list([
    ...(lines.length ? [t('analysis-call', { line: list(lines.map((line) => markedLine(line.join(''), mark))) })] : []),
    ...(squares.length ? [t('analysis-place', { square: list(squares.flat().map((one) => mark(one, one))) })] : []),
    ...(pieces.length
      ? [
          t('analysis-give', {
            piece: listPhrases(pieces.map(([piece]) => piecePhrase(piece!, rules, mark))),
            set: setOf(rules),
          }),
        ]
      : []),
    ...(moves.includes('decline') ? [t('word-decline')] : []),
  ])
}

const markedLine = (line: string, mark: Mark): string => mark(line, lineWords(line))

/** Return a move as a part of a sentence: "giving dark tall round solid". */
export const moveWords = (move: string, rules: string, mark = unmarked): string => movesWords([move], rules, mark)

const valueName = (value: string, rules: string): string =>
  t(`${setOf(rules) === 'mushrooms' ? 'mushroom' : 'value'}-${value}`)

/**
 * Return the sentence of a reason code; `mark` marks the pieces and squares that it names. The sentence about an only move
 * names the `move`.
 */
export function explain({ code, params }: Reason, rules: string, mark = unmarked, move = ''): string {
  const told = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (name === 'line') return [name, markedLine(String(value), mark)]
    if (name === 'square') return [name, mark(String(value), String(value))]
    if (name === 'reply') return [name, moveWords(String(value), rules, mark)]
    if (name === 'piece') return [name, piecePhrase(String(value), rules, mark)]
    if (name === 'moves') return [name, movesWords(value as string[], rules, mark)]
    if (name === 'values') return [name, list((value as string[]).map((one) => valueName(one, rules)))]
    return [name, value as string | number]
  })
  return t(`why-${code}`, { move: moveWords(move, rules, mark), set: setOf(rules), ...Object.fromEntries(told) })
}

/** Return the sentences of all reasons of a note. */
export const explainAll = (note: MoveNote, rules: string, mark = unmarked): string =>
  note.reasons.map((one) => explain(one, rules, mark, note.move)).join(' ')

/**
 * Return the heading of a note of this kind, such as "missed-call"; empty for a note that is not shown with one, and
 * for that of an only move whose sentences say so.
 */
export function noteHeading(note: MoveNote, kind: string): string {
  if (note.mistake) return t('study-mistake', { before: valueWords(note.before), after: valueWords(note.after) })
  const isSaid = kind === 'only-move' && note.reasons.some(({ code }) => code.startsWith('only-'))
  return kind === '' || isSaid ? '' : sentence(t(`analysis-${kind}`))
}

/** Return in words that a side is winning: "You win", "Ann wins". */
export const winsWords = (names: Names, side: string): string =>
  names.isYou(side) ? t('study-wins-you') : sentence(t('analysis-wins', { name: names.inside(side) }))

export const valueWords = (value: Value): string => t(`analysis-${value}`)

/** Return the value of a choice in words: "win within 3 turns". */
export const choiceWords = ({ value, distance }: Choice): string =>
  distance === null || value === 'draw' || value === 'unknown'
    ? valueWords(value)
    : t(`study-${value}-in`, { number: distance })

/** Return the value of a position as a sentence about the player to act. */
export function verdictWords(names: Names, seat: string, value: Value, distance: number | null): string {
  if (value === 'draw' || value === 'unknown') return sentence(t(`study-verdict-${value}`))
  const id = `study-verdict-${value}${distance === null ? '' : '-in'}`
  return sentence(asYou(names, seat, id, distance === null ? {} : { number: distance }))
}

/** Return a message about the player of a seat, with `$who`; for this guest its second person, whose id ends in "-you". */
export const asYou = (names: Names, seat: string, id: string, params: Record<string, number> = {}): string =>
  names.isYou(seat) ? t(`${id}-you`, params) : sentence(t(id, { who: names.inside(seat), ...params }))

/** Return a player's name; bots' names are translated. */
export const playerName = (name: string, form: NameForm = ''): string =>
  /^(level\d|perfect|strong|greedy|random)$/.test(name) ? botName(name, form) : name

/** Returns the name of a seat or team. */
export interface Names {
  (seat: string): string
  /** Returns the same name as the subject of a sentence, with an article if it is a bot's. */
  inside(seat: string): string
  /** Returns the same name after a preposition such as "against". */
  object(seat: string): string
  /** Returns true if the player of the seat is this guest, whom texts address as "you". */
  isYou(seat: string): boolean
}

/**
 * Return a function from seats and teams to names: those of the record, otherwise "player A". A seat that is the only one
 * of this guest, among `yours`, is "you".
 */
export function namer(players: Record<string, string>, yours: readonly string[] = []): Names {
  const isYou = (seat: string) => yours.length === 1 && yours[0] === seat
  const names = Object.entries(players).flatMap(([seat, name]) => (isYou(seat) ? [] : name))
  // Players with the same name get their seat added, as at the table.
  const nameOf = (seat: string, name: string, form: NameForm) => {
    if (isYou(seat)) return t('page-you-name')
    const words = playerName(name, form)
    return names.filter((one) => one === name).length > 1 ? `${words} ${seat}` : words
  }
  const named = (form: NameForm) => (seat: string) => {
    if (isYou(seat) || players[seat]) return nameOf(seat, players[seat] ?? '', form)
    const team = Object.keys(players).filter((one) => one.startsWith(seat) && players[one])
    return team.length ? list(team.map((one) => nameOf(one, players[one]!, form))) : t('study-player', { seat })
  }
  return Object.assign(named(''), { inside: named('.inside'), object: named('.object'), isYou })
}

/** Return the result of a game in words, in the second person if this guest has won. */
export function resultWords(outcome: Outcome, names: Names, seats: string[] = []): string {
  const [winner, ...others] = outcome.winners
  if (winner === undefined || others.length || !names.isYou(winner))
    return sentence(outcomeText(outcome, names.inside, seats))
  return `${t('study-wins-you')} – ${t(`reason-${outcome.reason}`)}`
}

/** Return the first hint of a puzzle; only a win tells how many pieces this guest must place. */
export function firstHint({ kind, length }: Pick<Puzzle, 'kind' | 'length'>): string {
  const halved = t('study-puzzle-halved')
  const id = kind === 'win-give' ? 'study-puzzle-length-give' : 'study-puzzle-length'
  return kind.startsWith('win') ? `${t(id, { number: length })} ${halved}` : halved
}

/** Return the result of a game below the words of its last event, which may have given the reason. */
export function resultAfter(outcome: Outcome, names: Names, seats: string[]): string {
  if (!isToldByEvent(outcome)) return resultWords(outcome, names, seats)
  const [winner, ...others] = outcome.winners
  const isYours = winner !== undefined && !others.length && names.isYou(winner)
  return isYours ? t('study-wins-you') : sentence(winnersText(outcome.winners, names.inside, seats))
}

/** Return the players of a game in words: two players or teams against each other, more players of Quartino in a list. */
export function versus(game: Game, seats: string[], names: Names): string {
  if (game === 'quartino' && seats.length !== 2) return list(youFirst(seats.map(names)))
  const [a = '', b = ''] = names.isYou('B') ? ['B', 'A'] : ['A', 'B']
  return t('study-versus', { a: sentence(names.inside(a)), b: names.object(b) })
}

/** Return the names with "You" in front: inside a sentence its capital letter would be wrong in most languages. */
function youFirst(names: string[]): string[] {
  const isYou = (name: string) => name === t('page-you-name')
  return [...names.filter(isYou), ...names.filter((name) => !isYou(name))]
}

/**
 * Return the players at a table of this guest in words: in Quarto with four and more as two teams, whose chairs alternate.
 * The guest is "you", unless all people at the table play on this screen.
 */
export function peopleAt({ settings, chairs, your_chairs = [] }: LobbyTable): string {
  const you = settings.same_screen ? undefined : chairs[your_chairs[0] ?? -1]
  const nameOf = (chair: LobbyTable['chairs'][number]) => (chair === you ? t('page-you-name') : chairName(chair))
  const sitting = (some: LobbyTable['chairs']) => list(youFirst(some.filter(({ kind }) => kind !== 'free').map(nameOf)))
  const [a, b] = [0, 1].map((team) => sitting(chairs.filter((_, number) => number % 2 === team)))
  return hasTeams(settings.game, chairs.length) && a && b ? t('study-versus', { a, b }) : sitting(chairs)
}

/** Return the numbers of mistakes and missed calls of both sides in words; with a referee nobody calls. */
export function summaryOf(notes: MoveNote[], rules: string, names: Names): string[] {
  return ['A', 'B'].map((side) => {
    const mine = notes.filter((note) => note.seat.startsWith(side))
    const counted = { name: names(side), mistakes: mine.filter((note) => note.mistake).length }
    if (isRefereed(rules)) return t('study-summary', counted)
    return t('analysis-summary', { ...counted, calls: mine.reduce((sum, note) => sum + note.missed_calls.length, 0) })
  })
}

/** Return true if a referee spots the lines under these rules. */
export const isRefereed = (rules: string): boolean => rules.split('+').includes('referee')

/** Return the values for side A: before the first event and after each event. */
export function valuesForA(notes: MoveNote[]): Value[] {
  const turned = (seat: string, value: Value): Value =>
    seat.startsWith('A') || value === 'draw' || value === 'unknown' ? value : value === 'win' ? 'loss' : 'win'
  if (!notes.length) return []
  return [turned(notes[0]!.seat, notes[0]!.before), ...notes.map((note) => turned(note.seat, note.after))]
}

/**
 * Return a refusal as a sentence, with the line of the text if it has one; `say` is `exactRefusalText` for texts,
 * `refusalText` for moves.
 */
export function refusalWithLine(refusal: Refusal, rules = 'classic', say = exactRefusalText): string {
  const ids = [`study-refused-${setOf(rules)}-${refusal.code}`, `study-refused-${refusal.code}`]
  const id = ids.find(has)
  const what = id ? t(id) : say(refusal, setOf(rules))
  const line = refusal.params?.line
  return line === undefined ? what : t('study-at-line', { line, what })
}
