// What positions, choices and whole games are worth, asked of the native core piece by piece, so that a question can be
// dropped between two slices of a search. Values are those of perfect play; in rulebook play that is play of people who
// call what they may.
import type { Course, Native, Solution, Value } from './core/native'
import { completions, factsOf, noteOf, opposite, safeGives, type Facts, type MoveNote, type Verdict } from './reasons'

export interface Choice {
  move: string
  /** For the player who chooses. */
  value: Value
  /** Turns to the end, this one included, where it is known. */
  distance: number | null
}

export interface AtOnce {
  safe: string[]
  winning: string[]
  calls: string[]
}

/** Between two slices: raises if nobody wants the answer any more. */
export type Pause = () => Promise<void>

const SLICE = 400_000
/** Nodes after which a search gives up. */
export const MOST_NODES = 60_000_000
/** The same where only the number of turns is asked for. */
const DISTANCE_NODES = 3_000_000
/** With how many pieces placed the number of turns is found quickly. */
const DISTANCE_FROM = 6
/** With how many pieces placed the bot begins to set problems: before, nearly every reply keeps the value. */
const PROBLEMS_FROM = 6

export class Judge {
  constructor(
    private readonly core: Native,
    private readonly pause: Pause,
    private readonly most = MOST_NODES,
  ) {}

  /** Search in slices; what one slice learnt helps the next. */
  private async search(wishes: { moves?: boolean; distance?: boolean }): Promise<Solution> {
    const most = wishes.distance ? DISTANCE_NODES : this.most
    for (let nodes = SLICE; ; nodes *= 2) {
      const found = this.core.solve(Math.min(nodes, most), wishes)
      if (found && found.value !== 'unknown') return found
      if (!found || nodes >= most) return { value: 'unknown', distance: null, moves: [] }
      await this.pause()
    }
  }

  /** What is known of the present state, for the team to act; of a finished game, for A. */
  async verdict(withMoves = true): Promise<Verdict> {
    const { core } = this
    const outcome = core.outcome
    if (outcome)
      return { value: !outcome.winners.length ? 'draw' : outcome.winners[0] === 'A' ? 'win' : 'loss', moves: null }
    const calls = core.calls()
    if (calls.length) return { value: 'win', moves: calls }
    const isOpen = core.openLines().length > 0
    const { phase, calls_left } = core.view()
    const moves = core.moves()
    if (phase === 'decline') return this.last(moves)
    // The opponent may call as soon as it is their turn.
    if (phase === 'give' && isOpen) return { value: 'loss', moves }
    if (phase === 'place' && (isOpen || calls_left === 0)) return this.byPlacing(moves)
    const found = await this.search({})
    if (found.value === 'unknown' || !withMoves) return { value: found.value, moves: null }
    const full = await this.search({ moves: true })
    return { value: found.value, moves: full.value === 'unknown' ? null : full.moves }
  }

  /** After the sixteenth piece: declining leaves the last say to the other side, if it has not been. */
  private last(moves: string[]): Verdict {
    const team = this.core.team
    const isLost = this.core.would('decline', () => this.core.team !== team && this.core.calls().length > 0)
    return { value: isLost ? 'loss' : 'draw', moves }
  }

  /** Of a placer who may not call in this turn, whatever comes: the best that each square leads to. */
  private async byPlacing(moves: string[]): Promise<Verdict> {
    const after = new Map<string, Value>()
    for (const move of moves) after.set(move, await this.after(move))
    const values = [...after.values()]
    if (!values.includes('win') && values.includes('unknown')) return { value: 'unknown', moves: null }
    const value = (['win', 'draw', 'loss'] as const).find((one) => values.includes(one)) ?? 'loss'
    return { value, moves: moves.filter((move) => after.get(move) === value) }
  }

  /** The value of a move for whoever makes it. */
  async after(move: string): Promise<Value> {
    const team = this.core.team
    const found = await this.core.wouldBe(move, async () => {
      const { value } = await this.verdict(false)
      const whose = this.core.outcome ? 'A' : this.core.team
      return whose === team ? value : opposite(value)
    })
    return found ?? 'unknown'
  }

  /** The exact value of every legal choice, one after the other, calls that are right among them. */
  async choices(found: (choice: Choice) => void): Promise<Choice[]> {
    const all: Choice[] = []
    for (const move of [...this.core.calls(), ...this.core.moves()]) {
      const choice: Choice = { move, value: await this.after(move), distance: move.startsWith('call') ? 1 : null }
      all.push(choice)
      found(choice)
      await this.pause()
    }
    if (this.core.placed < DISTANCE_FROM) return all
    for (const choice of all) {
      if (choice.distance !== null || choice.value === 'draw' || choice.value === 'unknown') continue
      choice.distance = await this.turnsAfter(choice.move)
      found({ ...choice })
      await this.pause()
    }
    return all
  }

  /** Turns to the end after a decided move, this turn included. */
  private async turnsAfter(move: string): Promise<number | null> {
    return this.core.wouldBe(move, async () => {
      const before = move.startsWith('give') ? 1 : 0
      if (this.core.outcome || this.core.openLines().length) return before + 1
      const { distance } = await this.search({ distance: true })
      return distance === null ? null : before + distance
    })
  }

  /** The value of the position, the moves that keep it, and how long it lasts. */
  async value(): Promise<Solution | null> {
    if (this.core.outcome) return null
    const { value, moves } = await this.verdict()
    if (value === 'unknown') return { value, moves: [], distance: null }
    let distance = moves?.[0]?.startsWith('call') ? 1 : null
    const isPlain = !this.core.openLines().length && this.core.placed >= DISTANCE_FROM && this.core.placed < 16
    if (distance === null && isPlain) {
      distance = (await this.search({ distance: true })).distance
    }
    return { value, moves: moves ?? [], distance }
  }

  /** What stands on the board, without any search: safe gives, squares that complete a line, right calls. */
  atOnce(): AtOnce {
    // Whoever may not call any more in this turn wins nothing by completing a line.
    const made = this.core.view().calls_left === 0 ? [] : completions(this.core)
    const winning = made.map(({ square }) => `place ${square}`)
    return { safe: safeGives(this.core), winning: [...new Set(winning)], calls: this.core.calls() }
  }

  /** The move of a player who never gives value away. */
  async choose(random = Math.random): Promise<string> {
    const { core } = this
    const pick = (moves: string[]) => moves[Math.floor(random() * moves.length)]!
    const calls = core.calls()
    const moves = core.moves()
    if (calls.length) return pick(calls)
    if (moves.length === 1) return moves[0]!
    const { winning, safe } = this.atOnce()
    if (winning.length) return pick(winning)
    const { value, moves: kept } = await this.verdict()
    // What could not be proven is played with care.
    if (value === 'unknown' || !kept?.length) return pick(safe.length ? safe : this.careful(moves))
    if (kept.length === 1) return kept[0]!
    if (value === 'draw') return pick(core.placed < PROBLEMS_FROM ? kept : await this.hardest(kept))
    return pick(core.placed < DISTANCE_FROM ? kept : await this.byLength(kept, value === 'win'))
  }

  /** Of placements, those that leave the most pieces that are safe to give. */
  private careful(moves: string[]): string[] {
    const safe = moves.map((move) => this.core.would(move, () => safeGives(this.core).length) ?? 0)
    const most = Math.max(...safe)
    return moves.filter((_, at) => safe[at] === most)
  }

  /** Of won moves the quickest, of lost ones the slowest. */
  private async byLength(moves: string[], isWin: boolean): Promise<string[]> {
    const turns = new Map<string, number>()
    for (const move of moves) {
      turns.set(move, (await this.turnsAfter(move)) ?? 0)
      await this.pause()
    }
    const best = (isWin ? Math.min : Math.max)(...turns.values())
    return moves.filter((move) => turns.get(move) === best)
  }

  /** Of moves that hold the draw, those after which the opponent has the fewest that do. */
  private async hardest(moves: string[]): Promise<string[]> {
    const easy = new Map<string, number>()
    for (const move of moves) {
      const found = await this.core.wouldBe(move, async () => {
        const all = this.core.moves().length
        const kept = (await this.verdict()).moves?.length ?? all
        // One's own next give should leave a choice, the opponent's placement should not.
        return move.startsWith('place') ? 1 - kept / all : kept / all
      })
      easy.set(move, found ?? 1)
      await this.pause()
    }
    const least = Math.min(...easy.values())
    return moves.filter((move) => easy.get(move) === least)
  }

  /** Notes on every event of a game. The end is looked at first, where most is known soon. */
  async notes(course: Course, found: (part: number) => void): Promise<MoveNote[]> {
    const { events } = course
    const facts: Facts[] = []
    for (let number = events.length; number >= 0; number -= 1) {
      this.core.follow({ ...course, events: events.slice(0, number) })
      facts[number] = factsOf(this.core, await this.verdict())
      found((events.length - number + 1) / (events.length + 1))
      await this.pause()
    }
    return events.map((event, number) => noteOf(event, number, facts[number]!, facts[number + 1]!))
  }
}
