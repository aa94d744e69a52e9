// Shortcuts of a single key during a game: when a letter or a digit may act.
import { preferences } from '../lib/storage/preferences.svelte'

const FIELDS = 'input, select, textarea'
const CONTROLS = `a, button, summary, ${FIELDS}`

/**
 * Return true if a letter or digit key may act as a shortcut of a game: shortcuts are switched on, no modifier is
 * pressed, and the focus is inside the game's element or on no control at all.
 */
export function isShortcut(event: KeyboardEvent, game: Element | null | undefined): boolean {
  if (!preferences.shortcuts || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as Element | null
  if (target?.closest(FIELDS)) return false
  return (game?.contains(target) ?? false) || !target?.closest(CONTROLS)
}
