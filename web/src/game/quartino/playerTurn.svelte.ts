// The turn of a player of Quartino at this browser: which choices are open, the move that the player puts together, and
// sending it. Lives here: what touches, keys and buttons do. Does not live here: drawing, and the rules (the view lists
// the legal moves).
import { spaceWords } from '../../drawing/wheel'
import type { Table } from '../../lib/net/table'
import type { Command, QuartinoView, Refusal, TableGame } from '../../lib/net/wire'
import { gameRefusalText } from '../../lib/words/phrases'
import { list, t } from '../../lib/words/texts.svelte'
import { isEnding, isTooEarly } from '../../lib/words/turnStatus'
import { Draft } from './draft.svelte'
import { mustConfirm } from '../mustConfirm'
import { argumentsOf, callableCards, firstSpaces, openSpaces } from './turn'

export class PlayerTurn {
  readonly draft = new Draft()
  /** Why the last choice or move was refused, as a sentence; empty if it was not. */
  trouble = $state('')
  /** Called when a move of this browser has been made. */
  onmoved: () => void = () => {}
  /** The space that is hovered over or has the keyboard's focus. */
  pointed = $state<string | null>(null)
  /** The space under a dragged token. */
  over = $state<string | null>(null)
  /** The turn in which this browser made a move that can be the last of the turn; another tab does not end the turn. */
  private acted = $state('')

  /** The number of commands sent so far, and the number of the one that the server has not answered; otherwise 0. */
  private commands = 0
  private asking = $state(0)
  /** The number of events of the game when the last move was sent; null after another command. */
  private sentAfter = $state<number | null>(null)
  /** What the player has chosen for the next token while a move was under way. */
  private ahead = $state.raw<{ colour?: string; space?: string }>({})
  private readonly table: Table
  private readonly isConfirmed: () => boolean

  /** `isConfirmed` returns true if players confirm each move. */
  constructor(table: Table, isConfirmed: () => boolean = mustConfirm) {
    this.table = table
    this.isConfirmed = isConfirmed
  }

  /** True if a move is under way: no other can be made. The view after a move may arrive before the answer to it. */
  get sending(): boolean {
    const isShown = this.sentAfter !== null && this.match.events.length > this.sentAfter
    return (this.asking > 0 && !isShown) || this.table.unsentMove !== null
  }

  get match(): TableGame {
    return this.table.view!.match!
  }

  get view(): QuartinoView {
    return this.match.view as QuartinoView
  }

  get referee(): boolean {
    return this.view.rules.includes('+referee')
  }

  /** True if it is the viewer's turn. */
  get mine(): boolean {
    return this.view.viewer !== null && this.view.viewer === this.view.to_act
  }

  /** The situations that may be said now, true or not; none as long as there are too few tokens for any. */
  get says(): string[] {
    const { view } = this
    return this.mine && view.phase !== 'call' && !isTooEarly(view) ? (view.says_left ?? []) : []
  }

  /** True if the viewer may call or end now. */
  get calls(): boolean {
    return this.mine && this.view.phase === 'call'
  }

  /** The colours that may be placed now. */
  get colours(): string[] {
    return [...new Set(argumentsOf(this.view, 'place').map(([colour]) => colour!))]
  }

  /** The colours that may be chosen now, also ahead for a token that can follow the move under way. */
  get takeable(): string[] {
    const { view, draft } = this
    if (!this.sending) return this.colours
    const goesOn = draft.verb === 'place' ? view.due > 1 : draft.verb !== null
    if (!goesOn || this.table.unsentMove !== null) return []
    return Object.keys(view.reserve).filter((colour) => view.reserve[colour]! > 0)
  }

  /** The chosen colour. */
  get colour(): string | null {
    return this.ahead.colour ?? this.draft.colour
  }

  /**
   * Why the viewer may not call in this turn yet, as a sentence; empty if they may. It depends on the tokens that are due
   * and on the number of tokens on the wheel, never on whether a card is there.
   */
  get noCall(): string {
    const { view } = this
    if (!this.mine) return ''
    if (view.phase !== 'call')
      return t(view.due && this.clears.length ? 'quartino-call-after-both' : 'quartino-call-after', {
        number: view.due,
      })
    return isTooEarly(view) ? t('quartino-call-too-early') : ''
  }

  /** The spaces of the columns that may be cleared now. */
  get clears(): string[] {
    return argumentsOf(this.view, 'clear').map(([space]) => space!)
  }

  /** The cards that may be called; in rulebook play all cards of the viewer. */
  get callable(): string[] {
    const { view } = this
    const own = view.viewer === null ? null : view.racks[view.seats.indexOf(view.viewer)]!
    return callableCards(view, own, this.referee)
  }

  /** The spaces that may be chosen now. */
  get open(): string[] {
    return this.mine && !this.sending ? openSpaces(this.view, this.draft, this.referee) : []
  }

  /** The card of a call with the space of its first rim colour, chosen or pointed at; null if there is none. */
  get held(): { card: string; first: string } | null {
    const { draft, pointed } = this
    const first = draft.space ?? (pointed && this.open.includes(pointed) ? pointed : null)
    return draft.verb === 'call' && draft.card && first ? { card: draft.card, first } : null
  }

  /** The token about to be placed, where it was dragged to, chosen or pointed at; null if there is none. */
  get ghost(): { colour: string; space: string } | null {
    const [, waits, onto] = /^place (\S) (\S)$/.exec(this.table.unsentMove ?? '') ?? []
    if (waits && onto) return { colour: waits, space: onto }
    const { verb, colour, space: chosen } = this.draft
    const space = this.over ?? chosen ?? (this.sending ? null : this.pointed)
    return verb === 'place' && colour && space ? { colour, space } : null
  }

  /** The turn as a text that no other turn of the table has. */
  private get turn(): string {
    return `${this.table.view!.games} ${this.view.turn}`
  }

  /** True if the turn ends by itself: nothing can be called, as everybody sees or the referee tells, and this browser made the last move. */
  get isDone(): boolean {
    return !this.sending && this.acted === this.turn && isEnding(this.view)
  }

  /** Drop the draft, as the position has changed; then choose what the player chose ahead, if it can still be chosen. */
  renew(): void {
    const { colour, space } = this.ahead
    this.reset()
    if (!this.mine) return
    if (colour && this.colours.includes(colour)) this.take(colour)
    if (space && (this.colours.length || this.clears.includes(space))) this.pick(space)
  }

  private reset(): void {
    this.draft.forget()
    this.trouble = ''
    this.ahead = {}
  }

  /**
   * Choose the colour of the token to place. If the space was chosen before, the colour completes the move, unless
   * `isPassing`: arrow keys go over all colours.
   */
  take(colour: string, isPassing = false): void {
    this.trouble = ''
    if (this.sending) {
      if (this.takeable.includes(colour)) this.ahead = { ...this.ahead, colour }
      return
    }
    this.draft.take(colour)
    if (!isPassing && this.draft.space) this.proceed()
  }

  /** Choose the card to call. With a referee the space follows if there is only one. */
  show(card: string): void {
    this.trouble = this.callable.includes(card) ? '' : t('quartino-not-on-wheel')
    if (this.trouble) return
    this.draft.show(card)
    const [first, ...others] = this.referee ? firstSpaces(this.view, card, true) : []
    if (first && !others.length) this.draft.space = first
    this.proceed()
  }

  /** Send the move if it is complete and need not be confirmed: a call without a referee can cost the turn. */
  private proceed(): void {
    const { verb } = this.draft
    if (this.isConfirmed() || (verb === 'call' && !this.referee)) return
    this.confirm()
  }

  /** Place a token that was dragged onto a space; if `asks`, only after a touch of the space. */
  drop(colour: string, space: string, asks: boolean): void {
    this.trouble = ''
    if (this.sending) {
      this.take(colour)
      this.pick(space)
      return
    }
    this.draft.take(colour)
    this.draft.put(space)
    if (!asks || !this.isConfirmed()) this.confirm()
  }

  /** Choose a space; the second touch of the same space confirms the move. The second click of a double click does not
   * confirm a call, which can cost the turn. */
  pick(space: string, byKey = false, isDoubleClick = false): void {
    const { draft, clears } = this
    this.trouble = ''
    if (!this.mine || (isDoubleClick && !this.isConfirmed())) return
    if (this.sending) {
      if (this.table.unsentMove === null && !isDoubleClick) this.ahead = { ...this.ahead, space }
    } else if (draft.move && draft.space === space) {
      if (draft.verb !== 'call' || !isDoubleClick) this.confirm()
    } else if (draft.verb === 'colours' && byKey) this.confirm()
    else if (draft.verb === 'column') draft.space = space
    else if (draft.verb === 'clear' && !draft.space) this.pickColumn(space)
    else if (draft.verb === 'call') this.pickFirst(space)
    else if (clears.includes(space) && !draft.colour) {
      // Where clearing is not the only thing to do, a token may be meant for the space.
      if (this.view.phase === 'clear') this.clear(space)
      else draft.clear(space)
    } else if (this.colours.length) {
      draft.put(space)
      this.proceed()
    } else if (clears.length) this.pickColumn(space)
    else this.trouble = this.noCall || t('quartino-ask-rest')
  }

  private pickColumn(space: string): void {
    const { clears } = this
    if (clears.includes(space)) this.clear(space)
    else this.trouble = t('quartino-ask-clear', { where: list(clears.map(spaceWords)), number: clears.length })
  }

  private pickFirst(space: string): void {
    if (!this.draft.card) this.trouble = t('quartino-ask-card')
    else if (space === 'c') this.trouble = t('quartino-ask-rim')
    else {
      this.draft.space = space
      this.proceed()
    }
  }

  /** Begin to say a situation, to choose a column to clear, or to call; say why if the viewer may not call yet. */
  begin(verb: 'colours' | 'column' | 'clear' | 'call'): void {
    this.trouble = verb === 'call' ? this.noCall : ''
    if (this.trouble) return
    this.draft.begin(verb)
    // A single card need not be chosen.
    if (verb === 'call' && this.callable.length === 1) this.show(this.callable[0]!)
  }

  /** Clear a column; if there is a choice, and moves are confirmed, only after a confirmation. */
  clear(space: string): void {
    this.trouble = ''
    this.draft.clear(space)
    if (this.clears.length === 1) this.confirm()
    else this.proceed()
  }

  undo(): void {
    this.trouble = ''
    this.draft.undo()
  }

  confirm(): void {
    if (this.draft.move) void this.send(this.draft.move)
  }

  async end(): Promise<void> {
    this.acted = ''
    await this.send('end')
  }

  async send(move: string): Promise<void> {
    if (this.sending) return
    const { turn, view } = this
    const seat = this.table.view!.settings.same_screen && view.to_act ? { seat: view.to_act } : {}
    const isDone = await this.ask({ do: 'move', move, ...seat })
    if (isDone && move !== 'end') this.acted = turn
    if (isDone) this.onmoved()
  }

  /** Send a command; return false if it was refused. */
  async ask(command: Command): Promise<boolean> {
    const number = (this.commands += 1)
    const events = this.match.events.length
    this.asking = number
    this.sentAfter = command.do === 'move' ? events : null
    this.trouble = ''
    let refusal: Refusal | null
    try {
      refusal = await this.table.do(command)
    } catch (refused) {
      refusal = refused as Refusal
    }
    // If the view after the move came before the answer, the player may already have begun or sent the next move.
    if (this.asking === number) {
      this.asking = 0
      if (refusal) this.reset()
      else if (this.match.events.length === events) this.draft.forget()
    }
    if (refusal) this.trouble = gameRefusalText(refusal)
    return refusal === null
  }
}
