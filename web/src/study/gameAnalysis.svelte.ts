// The game on the analysis page: loaded from the address, and judged move by move, by the core or by the server if the
// browser cannot run the core.
import { hasCore, isDropped, notesOf, type MoveNote } from '../lib/core/core'
import { go } from '../lib/router.svelte'
import { post, Refused } from '../lib/net/server'
import type { QuartoView, Refusal } from '../lib/net/wire'
import { course, lastingAddress, load, momentOf, namesGame, viewsOf, type Loaded } from './load'
import { EMPTY, type Study } from './study.svelte'

export class GameAnalysis {
  /** The game; null on the board of a position. */
  loaded = $state.raw<Loaded | null>(null)
  notes = $state.raw<MoveNote[]>([])
  /** The analysed part of the game, from 0 to 1; null if no analysis is running. */
  progress = $state<number | null>(null)
  trouble = $state.raw<Refusal | null>(null)

  private judging: AbortController | null = null
  /** The number of addresses opened so far: the answer to an older one is dropped. */
  private opening = 0

  constructor(private readonly study: Study) {}

  /** Show what the query of an address names: a game or a position. */
  async open(wanted: URLSearchParams): Promise<void> {
    const turn = (this.opening += 1)
    const { study } = this
    this.judging?.abort()
    this.loaded = null
    this.notes = []
    this.progress = null
    this.trouble = null
    study.views = []
    if (!namesGame(wanted)) return study.setUp(wanted.get('rules') ?? 'classic', wanted.get('position') ?? EMPTY)
    try {
      const found = await load(wanted)
      if (turn !== this.opening) return
      // The page shows a game of Quartino in another way.
      if (found.record.game !== 'quarto') return
      // Games in progress are not analysed, as that would help a player.
      if (found.table !== null && found.record.result === null) throw { code: 'not-over', text: '' } satisfies Refusal
      const lasting = lastingAddress('analysis', wanted, found)
      if (lasting) return go(lasting, { replace: true })
      const views = hasCore() ? [] : ((await viewsOf(found)) as QuartoView[])
      if (turn !== this.opening) return
      this.loaded = found
      study.views = views
      void study.set(course(found), momentOf(wanted, found.record.events.length))
      await this.judge(found)
    } catch (error) {
      if (turn === this.opening && !isDropped(error)) this.trouble = error as Refusal
    }
  }

  close(): void {
    this.opening += 1
    this.judging?.abort()
  }

  private async judge(found: Loaded): Promise<void> {
    const work = (this.judging = new AbortController())
    this.progress = 0
    try {
      const judged = hasCore()
        ? await notesOf(course(found), (part) => (this.progress = part), work.signal)
        : await post<MoveNote[]>('/api/analyse', { record: found.text })
      if (!work.signal.aborted) this.notes = judged
    } catch (error) {
      throw error instanceof Refused ? error.refusal : error
    } finally {
      if (!work.signal.aborted) this.progress = null
    }
  }
}
