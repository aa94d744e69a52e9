// The service worker, built as /sw.js: caches the files of the page, so that it starts without a server. A new version
// fetches its files while the old one serves open pages, and takes over when they are closed or when a user asks for it:
// an open page never loads files of another version.
export {}

declare const self: ServiceWorkerGlobalScope
// The build replaces both names (compress.ts).
declare const __KEPT_FILES__: string[]
declare const __VERSION__: string

const KEPT = __KEPT_FILES__
const FILES = KEPT.filter((path) => !path.endsWith('.net'))
/** The nets of Quartino's bots: two megabytes, which are fetched when all else is there. */
const NETS = KEPT.filter((path) => path.endsWith('.net'))
const SHELL = `fourfold-${__VERSION__}`
/** The cache of puzzles, which outlives versions; the page itself reads and fills it (study/puzzles.ts). */
const PUZZLES = 'fourfold-puzzles'
/** Cached at once; puzzles of other rules are cached when somebody opens them. */
const DEFAULT_PUZZLES = '/api/puzzles?rules=classic'
/** Files that are fetched at once: the page in front of the user needs the connection, too. */
const PARALLEL_FETCHES = 3
/** How long to wait for the server's index page before the cached one is shown. */
const INDEX_TIMEOUT_MS = 3_000

self.addEventListener('install', (event) => event.waitUntil(keepAll(FILES)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
// A page asks for the change to this version, because its user wants it (lib/net/offline.svelte.ts).
self.addEventListener('message', (event) => event.data === 'take-over' && event.waitUntil(self.skipWaiting()))
// A page asks for the nets once it is served from here: a long fetch while the worker installs would delay that.
self.addEventListener('message', (event) => event.data === 'keep-nets' && event.waitUntil(keepAll(NETS)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname === '/healthz' || pathname === '/metrics' || /^\/api(\/|$)/.test(pathname)) return
  else if (request.mode === 'navigate' && !pathname.endsWith('.txt')) event.respondWith(firstPage(request))
  else event.respondWith(kept(request))
})

/**
 * Fetch and cache these files. Names under /assets contain a hash of the content: such files are copied from older
 * caches.
 */
async function keepAll(files: readonly string[]): Promise<void> {
  const shell = await caches.open(SHELL)
  const left = [...files]
  const keepSome = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const lasting = path.startsWith('/assets/')
      if (lasting && (await shell.match(path))) continue
      const known = lasting ? await caches.match(path) : undefined
      const answer = known ?? (await fetch(path, { cache: lasting ? 'default' : 'no-cache', priority: 'low' }))
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await shell.put(path, answer)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, keepSome))
}

/** Delete the caches of older versions that no open page needs, and serve the pages that are open. */
async function takeOver(): Promise<void> {
  const outdated = (await caches.keys()).filter((name) => name !== SHELL && name !== PUZZLES)
  // A page that asks for the new version gets it; other open pages go on with the files of the version they began with.
  const isAlone = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length < 2
  if (isAlone) await Promise.all(outdated.map((name) => caches.delete(name)))
  // After the first visit the open page works without a server, too.
  await self.clients.claim()
  const puzzles = await caches.open(PUZZLES)
  // Failing is no error: the page works without puzzles.
  if (!(await puzzles.match(DEFAULT_PUZZLES))) await puzzles.add(DEFAULT_PUZZLES).catch(() => undefined)
}

/** Return the index page from the server; if the server does not answer in time or is too busy, the cached one. */
async function firstPage(request: Request): Promise<Response> {
  const ours = async () => (await caches.open(SHELL)).match('/')
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(INDEX_TIMEOUT_MS) })
    if (answer.status < 500 && answer.status !== 429) return answer
    return (await ours()) ?? answer
  } catch {
    return (await ours()) ?? Response.error()
  }
}

/** Return a file from the cache of this version, of an older one that an open page has, or from the server. */
async function kept(request: Request): Promise<Response> {
  const ours = await (await caches.open(SHELL)).match(request, { ignoreVary: true })
  return ours ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
