// A table as a page holds it: the last view, what happened, and commands that get through whatever the connection does.
import { settled } from './aborted'
import { forgetToken, pageToken } from './server'
import { withKnownEvents } from './wire'
import type { Claimable, Command, Message, Numbered, Refusal, TableView } from './wire'

export type Status = 'connecting' | 'open' | 'lost' | 'gone' | 'refused'

/** What the game components need of a table, be it on a server or in this browser. */
export interface Table {
  readonly view: TableView | null
  readonly status: Status
  readonly present: readonly number[]
  readonly spectators: number
  /** What may be claimed because players are gone, as it was at `claimsAt`, by performance.now(). */
  readonly claims: readonly Claimable[]
  readonly claimsAt: number
  /** How many commands wait for an answer. */
  readonly unsent: number
  /** When the view came, by performance.now(). */
  readonly viewedAt: number
  /** Resolves when done, with the refusal of a false call that was heard; rejects with the `Refusal`. */
  do(command: Command): Promise<Refusal | null>
  /** Called with what happened; returns how to stop that. */
  listen(heard: (events: Numbered[]) => void): () => void
  close(): void
}

interface Waiting {
  command: Command
  base: number
  resolve: (refusal: Refusal | null) => void
  reject: (refusal: Refusal) => void
}

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5_000
/** Before a command is sent again of which the server could not say whether it is done. */
const AGAIN = 1_000
const SIGN_OF_LIFE = 30_000
/** Milliseconds without a frame after which a connection that says it is open is not believed. */
const SILENCE = 25_000
const NO_TABLE = 4404
const NOT_ALLOWED = 4403
/** What the name of a table looks like; no server is asked for anything else. */
const TABLE = /^[0-9a-f]{32}$/

export class RemoteTable implements Table {
  view = $state.raw<TableView | null>(null)
  status = $state<Status>('connecting')
  present = $state.raw<readonly number[]>([])
  spectators = $state(0)
  claims = $state.raw<readonly Claimable[]>([])
  claimsAt = $state(0)
  viewedAt = $state(0)
  unsent = $state(0)

  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private listeners = new Set<(events: Numbered[]) => void>()
  private pause = FIRST_PAUSE
  private timers: ReturnType<typeof setTimeout>[] = []
  private heardAt = 0
  private closed = false
  private readonly name = Math.random().toString(36).slice(2, 10)
  private number = 0
  /** Whether the server has disbelieved us since it last did what we said. */
  private disbelieved = false
  private readonly hurry = () => {
    if (this.socket !== null) this.dropIfSilent(this.socket)
    this.comeBack(true)
  }
  private readonly back = () => {
    // What was begun without a network comes to nothing.
    if (this.socket?.readyState === WebSocket.CONNECTING) this.cut()
    this.pause = FIRST_PAUSE
    this.hurry()
  }

  /** The browser knows at once what silence tells only after a while. */
  private readonly cut = () => {
    if (this.socket !== null) this.drop(this.socket)
  }

  constructor(private readonly id: string) {
    if (!TABLE.test(id)) {
      this.status = 'gone'
      return
    }
    addEventListener('online', this.back)
    addEventListener('offline', this.cut)
    document.addEventListener('visibilitychange', this.hurry)
    void this.connect()
  }

  do(command: Command): Promise<Refusal | null> {
    const id = `${this.name}-${(this.number += 1)}`
    return new Promise((resolve, reject) => {
      const waiting = { command, base: this.view?.seq ?? 0, resolve, reject }
      this.waiting.set(id, waiting)
      this.unsent = this.waiting.size
      this.send(id, waiting)
    })
  }

  listen(heard: (events: Numbered[]) => void): () => void {
    this.listeners.add(heard)
    return () => this.listeners.delete(heard)
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.back)
    removeEventListener('offline', this.cut)
    document.removeEventListener('visibilitychange', this.hurry)
    this.timers.forEach(clearTimeout)
    this.socket?.close()
  }

  private async connect(): Promise<void> {
    let page: string
    try {
      page = await pageToken()
    } catch {
      if (this.socket === null) this.lost()
      return
    }
    // Somebody else may have hurried meanwhile.
    if (this.closed || this.socket !== null) return
    const where = new URL(`/api/tables/${this.id}/socket`, location.href)
    where.protocol = where.protocol.replace('http', 'ws')
    where.searchParams.set('page', page)
    if (this.view !== null) where.searchParams.set('since', String(this.view.seq))
    const socket = new WebSocket(where)
    this.socket = socket
    this.heardAt = performance.now()
    this.every(SIGN_OF_LIFE, () => socket.readyState === WebSocket.OPEN && socket.send(''))
    this.every(SILENCE / 5, () => this.dropIfSilent(socket))
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.take(JSON.parse(data as string) as Message)
    }
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code)
    }
  }

  /** A dead connection closes only after a long while: it is not waited for. */
  private dropIfSilent(socket: WebSocket): void {
    if (this.socket === socket && performance.now() - this.heardAt > SILENCE) this.drop(socket)
  }

  private drop(socket: WebSocket): void {
    socket.onclose = null
    socket.close()
    this.lost()
  }

  private every(milliseconds: number, work: () => unknown): void {
    this.timers.push(setInterval(work, milliseconds))
  }

  private lost(code = 0): void {
    this.timers.forEach(clearTimeout)
    this.timers = []
    this.socket = null
    if (this.closed) return
    if (code === NOT_ALLOWED && !this.disbelieved) {
      // The cookie is gone or another's: once more with a new token.
      this.disbelieved = true
      this.status = 'connecting'
      forgetToken()
      void this.connect()
      return
    }
    if (code === NO_TABLE || code === NOT_ALLOWED) {
      this.status = code === NO_TABLE ? 'gone' : 'refused'
      return
    }
    this.status = this.view === null ? 'connecting' : 'lost'
    // Not all at once when a server comes back.
    this.timers.push(setTimeout(() => this.comeBack(false), this.pause * (0.5 + Math.random() / 2)))
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2)
  }

  private comeBack(hurried: boolean): void {
    if (this.closed || this.socket !== null || this.status === 'gone' || this.status === 'refused') return
    if (hurried && document.visibilityState === 'hidden') return
    this.timers.forEach(clearTimeout)
    this.timers = []
    void this.connect()
  }

  private take(message: Message): void {
    this.heardAt = performance.now()
    switch (message.kind) {
      case 'news': {
        // A server process that is behind must not turn the table back: on one screen that would uncover cards.
        const isOld = this.view !== null && message.view.seq < this.view.seq
        if (!isOld) {
          this.view = settled(withKnownEvents(message.view, this.view))
          this.viewedAt = performance.now()
        }
        if (this.status !== 'open') this.opened()
        if (!isOld) for (const heard of this.listeners) heard(message.events)
        break
      }
      case 'presence':
        this.present = message.chairs
        this.spectators = message.spectators
        this.claims = message.claims
        this.claimsAt = performance.now()
        break
      case 'ping':
        this.socket?.send(JSON.stringify({ do: 'pong', number: message.number }))
        break
      case 'done':
        this.disbelieved = false
        this.waiting.get(message.id)?.resolve(message.refusal)
        this.forget(message.id)
        break
      case 'refused': {
        const waiting = this.waiting.get(message.id)
        if (message.code === 'try-again' && waiting) {
          // Nobody knows whether it is done: the same id finds out. A new connection sends it anyway.
          this.timers.push(setTimeout(() => this.send(message.id, waiting), AGAIN))
          break
        }
        waiting?.reject(message)
        this.forget(message.id)
      }
    }
  }

  private forget(id: string): void {
    this.waiting.delete(id)
    this.unsent = this.waiting.size
  }

  private opened(): void {
    this.status = 'open'
    this.pause = FIRST_PAUSE
    // What was not acknowledged may be done or not: the id tells the server.
    for (const [id, waiting] of this.waiting) this.send(id, waiting)
  }

  private send(id: string, { command, base }: Waiting): void {
    if (this.status !== 'open' || this.socket === null) return
    this.socket.send(JSON.stringify({ ...command, id, base }))
  }
}
