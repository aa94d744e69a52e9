// The move that a player of Quartino is putting together. It is sent only when the player confirms it.

import { covered } from '../../drawing/wheel'

export type Verb = 'place' | 'colours' | 'column' | 'clear' | 'call'

export class Draft {
  verb = $state<Verb | null>(null)
  colour = $state<string | null>(null)
  space = $state<string | null>(null)
  card = $state<string | null>(null)

  /** The move in notation; null until every part of it is chosen. */
  get move(): string | null {
    const { verb, colour, space, card } = this
    if (verb === 'colours') return 'say colours'
    if (space === null) return null
    if (verb === 'column') return `say column ${space}`
    if (verb === 'clear') return `clear ${space}`
    if (verb === 'place') return colour && `place ${colour} ${space}`
    return verb === 'call' && card ? `call ${card} ${space}` : null
  }

  /** The spaces that the draft touches: the chosen space, or all four under a called card. */
  get marked(): string[] {
    if (!this.space) return []
    return this.verb === 'call' ? covered(this.space) : [this.space]
  }

  /** Begin a move of another kind, and drop what was chosen so far. */
  begin(verb: Verb): void {
    this.forget()
    this.verb = verb
  }

  /** Choose the colour of the token to place; the space stays as chosen. */
  take(colour: string): void {
    if (this.verb !== 'place') this.begin('place')
    this.colour = colour
  }

  /** Choose the space of the token to place; the colour stays as chosen. */
  put(space: string): void {
    if (this.verb !== 'place') this.begin('place')
    this.space = space
  }

  /** Choose the column to clear. */
  clear(space: string): void {
    this.begin('clear')
    this.space = space
  }

  /** Choose the card to call. */
  show(card: string): void {
    if (this.verb !== 'call') this.begin('call')
    this.card = card
  }

  /** Undo the last choice. */
  undo(): void {
    if (this.verb === 'place' && this.colour && this.space) this.space = null
    else if (this.verb === 'call' && this.space) this.space = null
    else if (this.verb === 'call' && this.card) this.card = null
    else if (this.verb === 'column' && this.space) this.space = null
    else this.forget()
  }

  /** Drop all choices. */
  forget(): void {
    this.verb = this.colour = this.space = this.card = null
  }
}
