// Whether boards are seen from above: by choice, or on very narrow screens.
import { MediaQuery } from 'svelte/reactivity'
import { preferences } from '../lib/storage/preferences.svelte'

const narrow = new MediaQuery('max-width: 359px')

export const isFlat = (): boolean => (preferences.view === 'auto' ? narrow.current : preferences.view === 'flat')
