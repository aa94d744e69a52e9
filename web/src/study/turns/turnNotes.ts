// Which turn of a game of Quartino a position belongs to, what each seat's chances were, and what they held. Pure
// functions of notes and beliefs; does not live here: the words of notes (turnWords.ts).
import type { TurnBeliefs, TurnNote } from '../../lib/core/quartinoNative'
import { levelNumber } from '../../lib/net/bots'

/** The unit of chances and probabilities in native code. */
export const WHOLE = 10_000

/** The least change of a chance that is worth a line among the turns that changed most. */
const LEAST_CHANGE = WHOLE / 20
const MAX_CHANGES = 5

/** Return the note on the turn of the last of `at` events; null before the first. */
export const noteAt = (notes: readonly TurnNote[], at: number): TurnNote | null =>
  notes.findLast(({ number }) => number < at) ?? null

/** Return the notes on a game after news: notes on all turns, or on some that are known by now. */
export const withNews = (notes: readonly TurnNote[], news: readonly TurnNote[]): TurnNote[] =>
  notes.length ? notes.map((note) => news.find(({ turn }) => turn === note.turn) ?? note) : [...news]

/** Return the level of the bots among the players of a game; 0 if there are none, or of several levels. */
export function levelOf(players: Record<string, string>): number {
  const levels = new Set(Object.values(players).flatMap((name) => levelNumber(name) ?? []))
  return levels.size === 1 ? [...levels][0]! : 0
}

/** Return the number of turns that are over after `at` events, of `last` in the game. */
export const turnsOver = (notes: readonly TurnNote[], at: number, last: number): number =>
  at >= last ? notes.length : Math.max(0, notes.filter(({ number }) => number <= at).length - 1)

/** Return the number of events after which a number of turns are over. */
export const eventsAfter = (notes: readonly TurnNote[], turns: number, last: number): number =>
  notes[turns]?.number ?? last

/** Return the chances of each seat at the start and after each turn. */
export const chancesOf = (notes: readonly TurnNote[]): Record<string, number>[] =>
  notes.length ? [notes[0]!.before, ...notes.map(({ after }) => after)] : []

/** Return by how much a turn raised the chance of its own seat. */
export const changeOf = ({ seat, before, after }: TurnNote): number => (after[seat] ?? 0) - (before[seat] ?? 0)

/** Return true if a turn was played to its end: nobody resigned or ran out of time. */
const isPlayed = ({ moves }: TurnNote): boolean => /^(end|call)\b/.test(moves.at(-1) ?? '')

/** Return the turns that changed the chances of their own seats most, the greatest change first. */
export const greatestChanges = (notes: readonly TurnNote[]): TurnNote[] =>
  notes
    .filter((note) => isPlayed(note) && Math.abs(changeOf(note)) >= LEAST_CHANGE)
    .sort((one, other) => Math.abs(changeOf(other)) - Math.abs(changeOf(one)))
    .slice(0, MAX_CHANGES)

/** Return the events of the better turn, as records write them. */
export const betterEvents = ({ seat, better }: TurnNote): string[] => better.map((move) => `${seat} ${move}`)

/** Return the number of the turn whose beliefs belong to a position after `at` events; -1 without beliefs. */
export const beliefsAt = (beliefs: readonly TurnBeliefs[], at: number): number =>
  beliefs.findLastIndex(({ number }) => number <= at)

/** Return the cards that a seat holds: those dealt ("YBGP,GPYB") without those it has made. */
export function heldCards(dealt: string, made: readonly string[]): string[] {
  const held = dealt.split(',')
  for (const card of made) if (held.includes(card)) held.splice(held.indexOf(card), 1)
  return held
}

/** The cards of the standard deck: a row of six for each colour in the centre. */
export const DECK: readonly string[] = ordersOf('YBGP')

function ordersOf(colours: string): string[] {
  if (colours.length < 2) return [colours]
  return [...colours].flatMap((first) => ordersOf(colours.replace(first, '')).map((rest) => first + rest))
}
