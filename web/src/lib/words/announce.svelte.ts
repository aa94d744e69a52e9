// Announcements for screen readers, in one live region that App shows.

import { untrack } from 'svelte'

let said = $state.raw<{ id: number; text: string }[]>([])
let number = 0

/** Add a text to the live region; screen readers read it when they have finished what they are reading. */
export function announce(text: string): void {
  if (!text) return
  // The region holds the latest five, so that texts added in the same moment are all read.
  said = [...untrack(() => said).slice(-4), { id: (number += 1), text }]
}

export const announced = () => said
