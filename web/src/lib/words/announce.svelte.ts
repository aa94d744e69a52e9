// What a screen reader is told of things that happen: one region that App shows.

import { untrack } from 'svelte'

let said = $state.raw<{ id: number; text: string }[]>([])
let number = 0

/** Say this when there is time. */
export function announce(text: string): void {
  if (!text) return
  // Several in one moment are read one after the other; the region forgets them later.
  said = [...untrack(() => said).slice(-4), { id: (number += 1), text }]
}

export const announced = () => said
