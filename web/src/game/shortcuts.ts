// Keys during a game: when they belong to the game, and when a letter or a digit may act as a shortcut.
import { preferences } from '../lib/storage/preferences.svelte'

/** Fields in which one types; radio buttons, such as the colours of Quartino's reserve, use arrow keys only. */
const FIELDS = 'input:not([type=radio]), select, textarea'
const CONTROLS = `a, button, summary, ${FIELDS}`

/** Return true if a key belongs to a game: no modifier is pressed, and the focus is inside the game's element or on no
 * control at all. */
export function isOfGame(event: KeyboardEvent, game: Element | null | undefined): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as Element | null
  if (target?.closest(FIELDS)) return false
  return (game?.contains(target) ?? false) || !target?.closest(CONTROLS)
}

/** Return true if a letter or digit key may act as a shortcut: shortcuts are on, and the key belongs to the game. */
export const isShortcut = (event: KeyboardEvent, game: Element | null | undefined): boolean =>
  preferences.shortcuts && isOfGame(event, game)
