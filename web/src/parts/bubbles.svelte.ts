// What players have just said, by chair, for as long as their speech bubbles are shown.
import type { Table } from '../lib/net/table'
import { t } from '../lib/words/texts.svelte'

/** How long a speech bubble is shown. */
export const BUBBLE_MS = 7_000

export interface Bubble {
  /** The chair of the speaker; null if the server does not tell it. */
  chair: number | null
  name: string
  phrase: string
}

export class Bubbles {
  /** The latest bubble of each speaker, the newest last. */
  shown = $state.raw<readonly Bubble[]>([])
  private timers = new Set<ReturnType<typeof setTimeout>>()
  private readonly stop: () => void

  constructor(table: Table) {
    this.stop = table.listen((events) => {
      for (const { event } of events) {
        if (event.kind !== 'said') continue
        this.show({ chair: event.chair ?? null, name: event.name, phrase: t(`page-phrase-${event.phrase}`) })
      }
    })
  }

  /** Return what the player of a chair has just said; an empty text if nothing. */
  of(chair: number): string {
    return this.shown.findLast((one) => one.chair === chair)?.phrase ?? ''
  }

  close(): void {
    this.stop()
    this.timers.forEach(clearTimeout)
  }

  private show(bubble: Bubble): void {
    const others = this.shown.filter(({ chair, name }) => chair !== bubble.chair || name !== bubble.name)
    this.shown = [...others, bubble]
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      this.shown = this.shown.filter((one) => one !== bubble)
    }, BUBBLE_MS)
    this.timers.add(timer)
  }
}
