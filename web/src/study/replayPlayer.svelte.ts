// Stepping through a recorded game, by hand or by itself. A step forwards travels; any other step draws its position at
// once. Lives here: which position is shown. Does not live here: loading a record (load.ts), drawing (Replay.svelte).
import { prefersReducedMotion } from 'svelte/motion'
import { Playback, type Moment, type Surroundings } from '../game/playback.svelte'
import { preferences } from '../lib/storage/preferences.svelte'

/** A game that plays by itself needs a pace: users who want moves instantly get it without motion. */
const PACED: Partial<Surroundings> = {
  speed: () => (preferences.speed === 'instant' ? 'normal' : preferences.speed),
  isStill: () => prefersReducedMotion.current || preferences.speed === 'instant',
}

export class ReplayPlayer {
  isPlaying = $state(false)
  /** Called after each step that the game makes by itself. */
  onstep: (() => void) | null = null
  readonly playback: Playback
  private moments = $state.raw<readonly Moment[]>([])

  constructor(around: Partial<Surroundings> = PACED) {
    this.playback = new Playback(around)
    this.playback.onlanded = () => {
      if (!this.isPlaying) return
      this.onstep?.()
      this.forward()
    }
  }

  /** The number of events before the position that is shown. */
  get at(): number {
    return this.playback.shown?.events.length ?? 0
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1)
  }

  /** Show a game after a number of events. */
  open(moments: readonly Moment[], at: number): void {
    this.isPlaying = false
    this.moments = moments
    this.playback.show(moments[at] ?? null)
  }

  /** Show the position after a number of events, and stop playing. */
  goTo(number: number): void {
    this.isPlaying = false
    const next = Math.min(Math.max(number, 0), this.last)
    if (next === this.at + 1) this.playback.follow(this.moments[next]!, { own: true })
    else this.playback.show(this.moments[next] ?? null)
  }

  /** Play the game from here, or from its start if this is its end. */
  play(): void {
    if (this.at === this.last) this.goTo(0)
    this.isPlaying = true
    this.forward()
  }

  /** Stop at the position that is drawn. */
  pause(): void {
    this.goTo(this.at)
  }

  close(): void {
    this.isPlaying = false
    this.playback.close()
  }

  private forward(): void {
    // In a hidden tab nobody would see it.
    if (this.at >= this.last || globalThis.document?.hidden) this.isPlaying = false
    else this.playback.follow(this.moments[this.at + 1]!)
  }
}
