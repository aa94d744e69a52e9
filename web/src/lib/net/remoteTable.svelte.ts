// A table on a server, through a WebSocket. Lives here: the latest view, reconnecting, and sending commands again until
// the server has answered them, moves also after the page was loaded again. Does not live here: what a command means (the
// server), tables without a server (localTable).
import { settled } from './aborted'
import { readUnsent, storeUnsent } from '../storage/unsentMoves'
import { forgetToken, pageToken, Refused } from './server'
import type { Status, Table } from './table'
import { isNotSaved, withKnownEvents } from './wire'
import type { Claimable, Command, Message, Numbered, Refusal, TableView } from './wire'

/** A command without an answer. */
interface PendingCommand {
  command: Command
  base: number
  resolve: (refusal: Refusal | null) => void
  reject: (refusal: Refusal) => void
}

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 5_000
/** The time after which a move without an answer is shown as waiting, though the browser calls the connection open. */
const LATE_MS = 2_000
/** The delay before sending a command again that the server answered with "try-again". */
const RESEND_MS = 1_000
const KEEP_ALIVE_MS = 30_000
/** The time without any message after which the connection is replaced, even if the browser calls it open. */
const MAX_SILENCE_MS = 25_000
/** Close codes of docs/protocol.md. */
const NO_TABLE = 4404
const NOT_ALLOWED = 4403
/** The server does not know the address at which browsers reach it: its operator must mend that. */
const WRONG_ORIGIN = 'wrong-origin'
/** The form of table ids; the server is not asked for any other. */
const TABLE_ID = /^[0-9a-f]{32}$/

export class RemoteTable implements Table {
  view = $state.raw<TableView | null>(null)
  status = $state<Status>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  present = $state.raw<readonly number[]>([])
  spectators = $state(0)
  claims = $state.raw<readonly Claimable[]>([])
  claimsAt = $state(0)
  viewedAt = $state(0)
  unsent = $state(0)
  unsentMove = $state<string | null>(null)
  isUnsaved = $state(false)

  private socket: WebSocket | null = null
  private waiting = new Map<string, PendingCommand>()
  private listeners = new Set<(events: Numbered[]) => void>()
  private retryMs = FIRST_RETRY_MS
  private timers: ReturnType<typeof setTimeout>[] = []
  private heardAt = 0
  private closed = false
  private readonly name = Math.random().toString(36).slice(2, 10)
  private number = 0
  /** True if a new token has been tried since the server last accepted a command: a second refusal is final. */
  private triedNewToken = false
  private readonly reconnectNow = () => {
    if (this.socket !== null) this.dropIfSilent(this.socket)
    this.reconnect(true)
  }
  private readonly whenOnline = () => {
    // A connection that was begun without a network will fail.
    if (this.socket?.readyState === WebSocket.CONNECTING) this.whenOffline()
    this.retryMs = FIRST_RETRY_MS
    this.reconnectNow()
  }

  /** Drop the connection as soon as the browser is offline, before the silence is noticed. */
  private readonly whenOffline = () => {
    if (this.socket !== null) this.drop(this.socket)
  }

  constructor(private readonly id: string) {
    if (!TABLE_ID.test(id)) {
      this.status = 'gone'
      return
    }
    for (const { id: sent, command, base } of readUnsent(id)) {
      this.waiting.set(sent, { command, base, resolve: () => undefined, reject: () => undefined })
    }
    this.unsent = this.waiting.size
    this.noteUnsentMove()
    addEventListener('online', this.whenOnline)
    addEventListener('offline', this.whenOffline)
    document.addEventListener('visibilitychange', this.reconnectNow)
    void this.connect()
  }

  do(command: Command): Promise<Refusal | null> {
    const id = `${this.name}-${(this.number += 1)}`
    return new Promise((resolve, reject) => {
      const waiting = { command, base: this.view?.seq ?? 0, resolve, reject }
      this.waiting.set(id, waiting)
      this.keepWaiting()
      this.send(id, waiting)
      if (this.status !== 'open') this.noteUnsentMove()
      else setTimeout(() => this.waiting.has(id) && this.noteUnsentMove(), LATE_MS)
    })
  }

  /** Count the commands without an answer, and store the moves among them. */
  private keepWaiting(): void {
    this.unsent = this.waiting.size
    const all = [...this.waiting].map(([id, { command, base }]) => ({ id, command, base }))
    storeUnsent(
      this.id,
      all.filter(({ command }) => command.do === 'move'),
    )
  }

  /** Tell which move waits for an answer. */
  private noteUnsentMove(): void {
    const moves = [...this.waiting.values()].map(({ command }) => command)
    this.unsentMove = moves.find((command) => command.do === 'move')?.move ?? null
  }

  listen(heard: (events: Numbered[]) => void): () => void {
    this.listeners.add(heard)
    return () => this.listeners.delete(heard)
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.whenOnline)
    removeEventListener('offline', this.whenOffline)
    document.removeEventListener('visibilitychange', this.reconnectNow)
    this.timers.forEach(clearTimeout)
    this.socket?.close()
  }

  private async connect(): Promise<void> {
    let page: string
    try {
      page = await pageToken()
    } catch (error) {
      if (this.socket !== null) return
      if (error instanceof Refused && error.refusal.code === WRONG_ORIGIN) this.refusal = error.refusal
      this.lost(this.refusal ? NOT_ALLOWED : 0)
      return
    }
    // Another call may have connected meanwhile.
    if (this.closed || this.socket !== null) return
    const where = new URL(`/api/tables/${this.id}/socket`, location.href)
    where.protocol = where.protocol.replace('http', 'ws')
    where.searchParams.set('page', page)
    if (this.view !== null) where.searchParams.set('since', String(this.view.seq))
    const socket = new WebSocket(where)
    this.socket = socket
    this.heardAt = performance.now()
    this.every(KEEP_ALIVE_MS, () => socket.readyState === WebSocket.OPEN && socket.send(''))
    this.every(MAX_SILENCE_MS / 5, () => this.dropIfSilent(socket))
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.take(JSON.parse(data as string) as Message)
    }
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code)
    }
  }

  /** Replace a silent connection: browsers close a dead one only after minutes. */
  private dropIfSilent(socket: WebSocket): void {
    if (this.socket === socket && performance.now() - this.heardAt > MAX_SILENCE_MS) this.drop(socket)
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
    if (code === NOT_ALLOWED && !this.triedNewToken) {
      // The cookie is gone or belongs to another guest: connect once more with a new token.
      this.triedNewToken = true
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
    this.isUnsaved = false
    this.noteUnsentMove()
    // Random delays, so that not all clients reconnect in the same moment after a restart of the server.
    this.timers.push(setTimeout(() => this.reconnect(false), this.retryMs * (0.5 + Math.random() / 2)))
    this.retryMs = Math.min(MAX_RETRY_MS, this.retryMs * 2)
  }

  private reconnect(unlessHidden: boolean): void {
    if (this.closed || this.socket !== null || this.status === 'gone' || this.status === 'refused') return
    if (unlessHidden && document.visibilityState === 'hidden') return
    this.timers.forEach(clearTimeout)
    this.timers = []
    void this.connect()
  }

  private take(message: Message): void {
    this.heardAt = performance.now()
    switch (message.kind) {
      case 'news': {
        // News of a server process that is behind are ignored: on one screen an older view would uncover cards.
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
        this.triedNewToken = false
        this.isUnsaved = false
        this.waiting.get(message.id)?.resolve(message.refusal)
        this.forget(message.id)
        break
      case 'refused': {
        const waiting = this.waiting.get(message.id)
        if (message.code === 'try-again' && waiting) {
          // The server does not know whether the command was executed; sending the same id again finds out.
          // A new connection sends the command anyway, and its timer goes with the old one.
          this.timers.push(setTimeout(() => this.send(message.id, waiting), RESEND_MS))
          this.isUnsaved = isNotSaved(message)
          if (this.isUnsaved) this.noteUnsentMove()
          break
        }
        this.isUnsaved = false
        waiting?.reject(message)
        this.forget(message.id)
      }
    }
  }

  private forget(id: string): void {
    this.waiting.delete(id)
    this.keepWaiting()
    if (this.unsentMove !== null) this.noteUnsentMove()
  }

  private opened(): void {
    this.status = 'open'
    this.retryMs = FIRST_RETRY_MS
    // Commands without an answer may have been executed: the server recognises their ids.
    for (const [id, waiting] of this.waiting) this.send(id, waiting)
  }

  private send(id: string, { command, base }: PendingCommand): void {
    if (this.status !== 'open' || this.socket === null) return
    this.socket.send(JSON.stringify({ ...command, id, base }))
  }
}
