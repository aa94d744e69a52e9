// The score of a local table: won games per chair, and drawn games. A server counts those of its own tables.
import type { Outcome, Score } from '../net/wire'

/**
 * Return the score after one game more. `order` has the chair of each seat; a winner may be a team ("A"), whose seats
 * begin with its name.
 */
export function scoreAfter(
  score: Score | undefined,
  order: readonly number[],
  seats: readonly string[],
  { winners }: Outcome,
): Score {
  const { wins, draws } = score ?? { wins: order.map(() => 0), draws: 0 }
  const hasWon = (seat: string) => winners.some((winner) => seat.startsWith(winner))
  return {
    wins: wins.map((won, chair) => won + Number(hasWon(seats[order.indexOf(chair)]!))),
    draws: draws + Number(!winners.length),
  }
}
