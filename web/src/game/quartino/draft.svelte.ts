// What a player of Quartino is about to do, choice by choice. Nothing of it is sent before it is confirmed.

export type Verb = 'place' | 'colours' | 'column' | 'clear' | 'call'

export class Draft {
  verb = $state<Verb | null>(null)
  colour = $state<string | null>(null)
  space = $state<string | null>(null)
  card = $state<string | null>(null)

  /** The move in the notation, once every choice is made. */
  get move(): string | null {
    const { verb, colour, space, card } = this
    if (verb === 'colours') return 'say colours'
    if (space === null) return null
    if (verb === 'column') return `say column ${space}`
    if (verb === 'clear') return `clear ${space}`
    if (verb === 'place') return colour && `place ${colour} ${space}`
    return verb === 'call' && card ? `call ${card} ${space}` : null
  }

  /** Begin something else; what was chosen for another move is forgotten. */
  begin(verb: Verb): void {
    this.forget()
    this.verb = verb
  }

  /** A colour is taken: for a new token, or for the one that is about to be placed. */
  take(colour: string): void {
    if (this.verb !== 'place') this.begin('place')
    this.colour = colour
  }

  /** A space for the token: the one taken, or one that is to follow. */
  put(space: string): void {
    if (this.verb !== 'place') this.begin('place')
    this.space = space
  }

  show(card: string): void {
    if (this.verb !== 'call') this.begin('call')
    this.card = card
  }

  /** One choice back. */
  undo(): void {
    if (this.verb === 'place' && this.colour && this.space) this.space = null
    else if (this.verb === 'call' && this.space) this.space = null
    else if (this.verb === 'call' && this.card) this.card = null
    else if (this.verb === 'column' && this.space) this.space = null
    else this.forget()
  }

  forget(): void {
    this.verb = this.colour = this.space = this.card = null
  }
}
