// The interface of a table. Implemented by RemoteTable (on a server) and LocalTable (in this browser).
import type { Claimable, Command, Numbered, Refusal, TableView } from './wire'

/** "lost": reconnecting; "gone": no such table; "refused": the guest may not see it, or the browser cannot run the core. */
export type Status = 'connecting' | 'open' | 'lost' | 'gone' | 'refused'

/** What game components need of a table, on a server or in this browser. */
export interface Table {
  readonly view: TableView | null
  readonly status: Status
  /** With status "refused": why, if the server has said so. */
  readonly refusal?: Refusal | null
  readonly present: readonly number[]
  readonly spectators: number
  /** What may be claimed because players are absent; `in_ms` counts from `claimsAt`, which is a performance.now(). */
  readonly claims: readonly Claimable[]
  readonly claimsAt: number
  /** The number of commands without an answer. */
  readonly unsent: number
  /** A move, such as "place c3", that waits for a connection to the server; null if none does. */
  readonly unsentMove: string | null
  /** True while a command waits at the server, which cannot save anything now. */
  readonly isUnsaved?: boolean
  /** The number of events with which the game was opened, which cannot be taken back; undefined if there are none. */
  readonly begun?: number
  /** The performance.now() at which the view arrived. */
  readonly viewedAt: number
  /**
   * Send a command. Resolves with null or with the refusal of a false call, which is an event; rejects with any other
   * `Refusal`.
   */
  do(command: Command): Promise<Refusal | null>
  /** Call `heard` with the events of all later news; return a function that ends this. */
  listen(heard: (events: Numbered[]) => void): () => void
  close(): void
}
