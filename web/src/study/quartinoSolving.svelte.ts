// The attempt to solve a puzzle of Quartino, as a table at which the user plays: a right move is played, and a wrong one
// is told and not played. The core says which moves are legal; which are right is in the file of the puzzles.
import { quartinoStatesOf, seenBy, triedBy } from '../lib/core/quartinoCore'
import type { Status, Table } from '../lib/net/table'
import type { Command, Numbered, QuartinoView, Refusal, TableView } from '../lib/net/wire'
import { courseOf, leftAfter, type QuartinoPuzzle } from './quartinoPuzzles'

export type QuartinoProgress = 'asked' | 'right' | 'wrong' | 'solved'
/** What a wrong answer is: a message's id ends with it. */
export type WrongAnswer = 'way' | 'stop' | 'say' | 'more' | 'hand'

export class QuartinoSolving implements Table {
  view = $state.raw<TableView | null>(null)
  progress = $state<QuartinoProgress>('asked')
  wrong = $state<WrongAnswer | null>(null)
  /** The number of hints: with 1 a part of the answer is told, with 2 the answer. */
  hints = $state(0)
  /** The moves of the solution that are still to be found. */
  left = $state.raw<string[]>([])
  trouble = $state.raw<Refusal | null>(null)
  /** For `hand`: the positions from the start of the puzzle until the question. */
  views = $state.raw<QuartinoView[]>([])
  /** For `hand`: wrong cards that hints and wrong answers have ruled out. */
  ruledOut = $state.raw<string[]>([])
  /** Resolves when the first position is known. */
  readonly ready: Promise<void>

  readonly status: Status = 'open'
  readonly present = []
  readonly spectators = 0
  readonly claims = []
  readonly claimsAt = 0
  readonly unsent = 0
  readonly unsentMove = null
  readonly viewedAt = 0

  private events: string[]
  private missed = false
  private helped = false
  private isClosed = false
  private readonly hearers = new Set<(events: Numbered[]) => void>()

  constructor(
    readonly puzzle: QuartinoPuzzle,
    /** The name of the opponent in words. */
    private readonly opponent: string,
    private readonly ended: (how: 'alone' | 'helped' | 'missed') => void,
  ) {
    this.events = [...puzzle.events]
    this.left = [...puzzle.solution]
    this.ready = this.show()
  }

  private async show(): Promise<void> {
    try {
      if (this.puzzle.kind === 'hand') this.views = await quartinoStatesOf(courseOf(this.puzzle, this.events))
      this.tell(await seenBy(courseOf(this.puzzle, this.events), 'A'))
    } catch (refusal) {
      if (!this.isClosed) this.trouble = refusal as Refusal
    }
  }

  /** Show a position, as the news of a table. */
  private tell(game: QuartinoView): void {
    if (this.isClosed) return
    const isSolved = this.progress === 'solved' && game.outcome === null
    const chair = { kind: 'person', away: false, again: false } as const
    this.view = {
      table: 'puzzle',
      seq: this.events.length,
      settings: {
        game: 'quartino',
        rules: game.rules,
        seats: 2,
        public: false,
        begins: 'chosen',
        clock: null,
        same_screen: false,
        goes_round: false,
      },
      host: true,
      chairs: [
        { ...chair, name: 'A' },
        { ...chair, name: this.opponent },
      ],
      your_chairs: [0],
      waiting: [],
      you_wait: false,
      games: 1,
      match: {
        order: [0, 1],
        your_seats: ['A'],
        covered: false,
        // Nothing is left to do after the solution.
        view: isSolved ? { ...game, to_act: null, moves: [], says_left: null } : game,
        events: this.events.map((move) => `A ${move}`),
        clock: null,
        asked_back: null,
        agreed_back: [],
      },
    }
    for (const hear of this.hearers) hear([])
  }

  listen(heard: (events: Numbered[]) => void): () => void {
    this.hearers.add(heard)
    return () => void this.hearers.delete(heard)
  }

  /** Play a move if it belongs to the solution; otherwise tell that it is wrong. */
  async do(command: Command): Promise<Refusal | null> {
    if (command.do !== 'move' || this.progress === 'solved') return null
    const { move } = command
    const { kind } = this.puzzle
    if (kind === 'announce' && !move.startsWith('say ')) this.finishAnnouncing()
    else {
      const left = leftAfter(this.left, move)
      if (!left) this.miss(kind === 'announce' ? 'say' : kind === 'stop' ? 'stop' : 'way')
      else await this.play(move, left)
    }
    return null
  }

  private async play(move: string, left: string[]): Promise<void> {
    const { view } = await triedBy(courseOf(this.puzzle, this.events), move, 'A', 'A')
    if (this.isClosed) return
    this.events = [...this.events, move]
    this.left = left
    this.hints = 0
    this.wrong = null
    this.progress = 'right'
    if (!left.length && this.puzzle.kind !== 'announce') this.solve()
    this.tell(view)
  }

  /** The user has announced all that they see. */
  finishAnnouncing(): void {
    if (this.left.length) return this.miss('more')
    this.solve()
    this.tell(this.view!.match!.view as QuartinoView)
  }

  /** The user says which card the opponent holds. */
  name(card: string): void {
    if (this.progress === 'solved') return
    if (card === this.puzzle.solution[0]) return this.solve()
    this.ruledOut = [...this.ruledOut, card]
    this.miss('hand')
  }

  private solve(): void {
    this.progress = 'solved'
    this.wrong = null
    this.ended(this.missed || this.helped ? 'helped' : 'alone')
  }

  private miss(wrong: WrongAnswer): void {
    this.progress = 'wrong'
    this.wrong = wrong
    if (!this.missed && !this.helped) this.ended('missed')
    this.missed = true
  }

  /** Tell a part of the answer, then all of it; `cards` are those among which the user chooses. */
  hint(cards: string[] = []): void {
    this.helped = true
    this.hints += 1
    this.wrong = null
    this.progress = 'asked'
    if (this.puzzle.kind !== 'hand') return
    const wrong = cards.filter((card) => card !== this.puzzle.solution[0] && !this.ruledOut.includes(card))
    const half = wrong.sort(() => Math.random() - 0.5).slice(0, Math.ceil(wrong.length / 2))
    this.ruledOut = [...this.ruledOut, ...(this.hints === 1 ? half : wrong)]
  }

  close(): void {
    this.isClosed = true
  }
}
