// Keys of a game of Quartino: which key does what, in the present turn.
import { SPACES } from '../../drawing/wheel'
import type { Verb } from './draft.svelte'

/** What the keys depend on, and what they can do. */
export interface KeyContext {
  /** The colours that may be placed, the spaces that may be cleared, and the situations that may be said. */
  colours: string[]
  clears: string[]
  says: string[]
  mayCall: boolean
  mayEnd: boolean
  /** The kind of move in the draft, and whether all its parts are chosen. */
  verb: Verb | null
  isComplete: boolean
  /** The space with the focus, and whether the focus is on a control that has its own Enter key. */
  space: string | undefined
  isOnControl: boolean
  take(colour: string): void
  begin(verb: 'colours' | 'column' | 'call'): void
  pick(space: string): void
  clear(space: string): void
  end(): void
  turnCards(): void
  undo(): void
  confirm(): void
  focus(space: string): void
}

/** Return the action of a key; null if the key does nothing now. */
export function keyAction(key: string, game: KeyContext): (() => void) | null {
  const colour = 'ybgp'.includes(key) && key.length === 1 ? key.toUpperCase() : null
  if (colour) return game.colours.includes(colour) ? () => game.take(colour) : null
  const { space } = game
  switch (key) {
    case 'f':
      return game.says.includes('colours') ? () => game.begin('colours') : null
    case 'o':
      if (!game.says.includes('column')) return null
      return () => {
        game.begin('column')
        if (space) game.pick(space)
      }
    case 'x': {
      const cleared = game.clears.length === 1 ? game.clears[0] : game.clears.find((one) => one === space)
      if (!cleared) return null
      return () => {
        game.clear(cleared)
        game.focus(cleared)
      }
    }
    case 'q':
      return game.mayCall ? () => game.begin('call') : null
    case 'e':
      return game.mayEnd ? () => game.end() : null
    case 't':
      return () => game.turnCards()
    case 'Escape':
      return game.verb ? () => game.undo() : null
    case 'Enter':
      return game.isComplete && !game.isOnControl ? () => game.confirm() : null
  }
  return (SPACES as readonly string[]).includes(key) ? () => game.focus(key) : null
}
