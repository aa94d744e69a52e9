// What a screen reader is told of things that happen: one region that App shows.

import { untrack } from 'svelte'

let said = $state<string[]>([])

/** Say this when there is time. */
export function announce(text: string): void {
  if (!text) return
  // Several in one moment are read one after the other; the region forgets them later.
  said = [...untrack(() => said).slice(-4), text]
}

export const announced = () => said
