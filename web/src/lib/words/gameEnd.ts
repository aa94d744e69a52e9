// The end of a game in words: who won, why, and the score of the table.
import { ABORTED } from '../net/aborted'
import type { TableView } from '../net/wire'
import { hasTeams } from './rulesStrings'
import { chairOf, isYou, seatInside, seatsOf, shownName, winnerName } from './seats'
import { list, sentence, t } from './texts.svelte'

export interface GameEnd {
  /** How the game ended for this guest; "seen" for spectators and on a shared screen. */
  result: 'won' | 'lost' | 'draw' | 'aborted' | 'seen'
  title: string
  /** The reason as a sentence. */
  why: string
}

/** Reasons that are told of the side that won, and of the side that lost. */
const WINNERS_DID = ['call', 'line', 'cards', 'turn-limit']
const LOSERS_DID = ['false-call', 'resign', 'time', 'abandoned']

/** Letters of a reason for which the banner has room on small phones; the list of players tells more. */
const MOST_LETTERS = 72

/** Return how the game at a table ended, in words; null while it goes on. */
export function gameEnd(view: TableView): GameEnd | null {
  const outcome = view.match?.view.outcome
  if (!outcome) return null
  if (outcome.reason === ABORTED)
    return { result: 'aborted', title: t('page-end-aborted'), why: t('page-end-aborted-why') }
  const { seats } = view.match!.view
  const winners = outcome.winners.flatMap((winner) => seatsOf(view, winner))
  const losers = seats.filter((seat) => !winners.includes(seat))
  const why = reason(view, outcome.reason, winners, losers)
  if (!winners.length) return { result: 'draw', title: t('page-end-draw'), why }
  const isWon = winners.some((seat) => isYou(view, seat))
  const isLost = losers.some((seat) => isYou(view, seat))
  const names = list(outcome.winners.map((winner) => winnerName(winner, seats, (seat) => seatInside(view, seat))))
  const title = sentence(t('outcome-won', { winners: names, count: outcome.winners.length }))
  // Partners win as one: everybody reads which team and who is in it.
  if (hasTeams(view.settings.game, seats.length)) {
    return { result: isWon ? 'won' : isLost ? 'lost' : 'seen', title, why: `${partners(view, winners)} · ${why}` }
  }
  if (isWon) {
    // Players of Quartino may share a win.
    const isShared = outcome.winners.length > 1
    return { result: 'won', title: t(isShared ? 'page-end-shared' : 'page-end-won'), why }
  }
  if (isLost) {
    // Of several opponents it is told who won, where the reason does not name them.
    const isNamed = seats.length === 2 || (winners.length === 1 && WINNERS_DID.includes(outcome.reason))
    const both = `${title} · ${why}`
    return { result: 'lost', title: t('page-end-lost'), why: isNamed || both.length > MOST_LETTERS ? why : both }
  }
  return { result: 'seen', title, why }
}

function reason(view: TableView, id: string, winners: string[], losers: string[]): string {
  const side = WINNERS_DID.includes(id) ? winners : LOSERS_DID.includes(id) ? losers : []
  const [seat] = side
  // Teams and games of several losers have the general sentence.
  if (side.length !== 1 || seat === undefined) return `${sentence(t(`reason-${id}`))}.`
  return isYou(view, seat)
    ? t(`page-why-${id}-you`)
    : sentence(t(`page-why-${id}-other`, { who: seatInside(view, seat) }))
}

export interface ScoreWords {
  /** The score with names: "You 2 – 1 Ada". */
  text: string
  /** The score without names, this guest's first: "2 – 1". */
  short: string
}

/**
 * Return the score of a table, this guest first, the others by their chairs; in Quarto that of the two sides. In games of two sides a draw is half a
 * point for both. Null before the first game has ended.
 */
export function scoreOf(view: TableView): ScoreWords | null {
  const { score, match } = view
  if (!score || !match || !(score.draws + Math.max(0, ...score.wins))) return null
  const sides = sidesOf(view)
  const isDuel = sides.length === 2
  const points = sides.map((seats) => {
    const won = score.wins[match.order[match.view.seats.indexOf(seats[0]!)]!] ?? 0
    return isDuel ? withHalves(2 * won + score.draws) : String(won)
  })
  const names = sides.map((seats) => partners(view, seats))
  const short = points.join(' – ')
  return {
    text: isDuel ? `${names[0]} ${short} ${names[1]}` : names.map((name, at) => `${name} ${points[at]}`).join(' · '),
    short,
  }
}

/**
 * Return the seats of each side, the side of this guest first: then teams by their letters, which the winner is named by,
 * and players by their chairs, which stay in a rematch.
 */
function sidesOf(view: TableView): string[][] {
  const { game, seats } = view.match!.view
  const sides = game === 'quarto' ? ['A', 'B'].map((team) => seatsOf(view, team)) : seats.map((seat) => [seat])
  const place = (side: string[]): number => (side.length > 1 ? sides.indexOf(side) : chairOf(view, side[0]!))
  return [...sides].sort(
    (one, other) => Number(isMineOf(view, other)) - Number(isMineOf(view, one)) || place(one) - place(other),
  )
}

/** Return the names of partners, this guest first: "You and Ada". */
const partners = (view: TableView, seats: string[]): string =>
  list(
    [...seats]
      .sort((one, other) => Number(isYou(view, other)) - Number(isYou(view, one)))
      .map((seat) => shownName(view, seat)),
  )

const isMineOf = (view: TableView, seats: string[]): boolean => seats.some((seat) => isYou(view, seat))

/** Return half points as a number with a half: 5 is "2½". */
function withHalves(halves: number): string {
  const whole = Math.floor(halves / 2)
  return halves % 2 ? `${whole || ''}½` : String(whole)
}
