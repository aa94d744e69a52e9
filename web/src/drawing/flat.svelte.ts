// The choice between boards with depth and boards seen from above.
import { MediaQuery } from 'svelte/reactivity'
import { preferences } from '../lib/storage/preferences.svelte'

const narrow = new MediaQuery('max-width: 359px')

/** Return true if boards are drawn from above: by preference, or by default on screens narrower than 360 pixels. */
export const isFlat = (): boolean => (preferences.view === 'auto' ? narrow.current : preferences.view === 'flat')
