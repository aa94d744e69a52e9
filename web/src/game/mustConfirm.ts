// Whether moves must be confirmed, in both games.
import { MediaQuery } from 'svelte/reactivity'
import { preferences } from '../lib/storage/preferences.svelte'

let touch: MediaQuery | undefined

/** Return true if moves must be confirmed: by preference, or by default on touch screens. */
export function mustConfirm(): boolean {
  if (preferences.confirm !== 'auto') return preferences.confirm === 'on'
  touch ??= new MediaQuery('pointer: coarse')
  return touch.current
}
