// The choice between boards with depth and boards seen from above.
import { MediaQuery } from 'svelte/reactivity'
import { preferences } from '../lib/storage/preferences.svelte'
import { isTooSmallForDepth, type PieceSet } from './pieces'

const small = new MediaQuery('max-width: 359px')

/**
 * Return true if a square with depth would be lower than 44 pixels. `widthPx` is the width that a board with depth would
 * have in its place; without it the size of the window decides.
 */
export const isFlatByDefault = (widthPx?: number, set: PieceSet = 'wood'): boolean =>
  widthPx ? isTooSmallForDepth(widthPx, set) : small.current

/** Return true if a board is drawn from above: by preference, or by default if it would be too small with depth. */
export const isFlatIf = (isSmall: boolean): boolean =>
  preferences.view === 'auto' ? isSmall : preferences.view === 'flat'

/** Return true if a board of this width is drawn from above. */
export const isFlat = (widthPx?: number, set: PieceSet = 'wood'): boolean => isFlatIf(isFlatByDefault(widthPx, set))
