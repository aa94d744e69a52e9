// The server's HTTP API: the guest's session, tables, the lobby, records and the guest's data.
import type { LobbyTable, Refusal, Settings } from './wire'

/** A request that the server refused or that did not reach it (code "offline", status 0). */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text)
  }
}

export const OFFLINE: Refusal = { code: 'offline', text: 'expected the server, got none' }

let token: Promise<string> | null = null

/** Return the token that requests of this page must carry; the first call opens a guest session for this browser. */
export function pageToken(): Promise<string> {
  token ??= request<{ page: string }>('POST', '/api/session').then((guest) => guest.page)
  const asked = token
  asked.catch(() => {
    if (token === asked) token = null
  })
  return asked
}

/** Drop the token, so that the next request asks for a new one. */
export function forgetToken(): void {
  token = null
}

async function request<T>(method: string, path: string, body?: unknown, page?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (page !== undefined) headers['X-Fourfold-Page'] = page
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refused(OFFLINE, 0)
  }
  if (answer.status === 204) return undefined as T
  if (answer.ok) {
    // A successful answer that is not JSON comes from a proxy or captive portal, not from the server.
    return (await answer.json().catch(() => {
      throw new Refused(OFFLINE, answer.status)
    })) as T
  }
  throw await refusalOf(answer)
}

async function refusalOf(answer: Response): Promise<Refused> {
  const told: unknown = await answer.json().catch(() => null)
  const refusal = told !== null && typeof told === 'object' && 'code' in told ? (told as Refusal) : null
  return new Refused(refusal ?? { code: 'unexpected', text: `status ${answer.status}` }, answer.status)
}

/** Send a GET request and return the JSON of the answer. */
export const get = <T>(path: string): Promise<T> => request<T>('GET', path)
/** Send a POST request with the page token and return the JSON of the answer; a refused token is replaced once. */
export async function post<T>(path: string, body?: unknown): Promise<T> {
  try {
    return await request<T>('POST', path, body, await pageToken())
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error
    forgetToken()
    return request<T>('POST', path, body, await pageToken())
  }
}

/** Somebody on a chair of a new table: this guest under a name, or a bot. */
export interface NewOccupant {
  name?: string
  bot?: string
}
/** A new table: its settings, who sits down at once, whether the game starts, and the id of this request. */
export interface NewTable extends Partial<Settings> {
  chairs?: NewOccupant[]
  start?: boolean
  first?: number
  id?: string
}
/** Open a table and return its id; the same request id again gets the same table. */
export const openTable = (wanted: NewTable) => post<{ table: string }>('/api/tables', wanted)
/** Join a public table that fits, or open one; return its id. */
export const playNow = (settings: Partial<Settings>, name: string) =>
  post<{ table: string }>(`/api/play?name=${encodeURIComponent(name)}`, settings)
/** Return the tables at which this guest sits. */
export const myTables = async () => (await pageToken(), get<LobbyTable[]>('/api/mine'))

/** Make the server delete everything that it stores about this guest. */
export async function forgetMe(): Promise<void> {
  await post<undefined>('/api/forget-me')
  forgetToken()
}

/** Return everything that the server stores about this guest, as a file. */
export async function myData(): Promise<Blob> {
  await pageToken()
  const answer = await fetch('/api/my-data').catch(() => null)
  if (answer === null) throw new Refused(OFFLINE, 0)
  if (!answer.ok) throw await refusalOf(answer)
  return answer.blob()
}

/** Return the record of the game at a table, as text. */
export async function recordOfTable(table: string): Promise<string> {
  const answer = await fetch(`/api/tables/${table}/record`).catch(() => null)
  if (answer === null) throw new Refused(OFFLINE, 0)
  if (!answer.ok) throw await refusalOf(answer)
  return answer.text()
}

/** Yield the list of public tables, now and after every change, until the signal aborts. */
export async function* watchLobby(signal: AbortSignal): AsyncGenerator<LobbyTable[]> {
  const answer = await fetch('/api/lobby', { signal })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  for (let text = ''; ;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = (text + value).split('\n')
    text = lines.pop()!
    for (const line of lines) if (line) yield JSON.parse(line) as LobbyTable[]
  }
}
