// The service worker: keeps the page in the browser, so that it starts without a server. Built as /sw.js.
// A new version fetches its files while the old one goes on serving the pages that are open, and takes over when they
// are closed: no page ever misses a part of itself.
export {}

declare const self: ServiceWorkerGlobalScope
// The build writes these (compress.ts).
declare const __KEPT_FILES__: string[]
declare const __VERSION__: string

const FILES = __KEPT_FILES__
const SHELL = `fourfold-${__VERSION__}`
/** Outlives versions: puzzles do not change with the page, which reads and keeps them itself (study/puzzles.ts). */
const PUZZLES = 'fourfold-puzzles'
/** Those that most people want; others are kept once somebody has looked at them. */
const USUAL_PUZZLES = '/api/puzzles?rules=classic'
/** Milliseconds to wait for a newer first page before the kept one is shown. */
const PATIENCE = 3_000

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname === '/healthz' || pathname === '/metrics' || /^\/api(\/|$)/.test(pathname)) return
  else if (request.mode === 'navigate') event.respondWith(firstPage(request))
  else event.respondWith(kept(request))
})

/** Fetch all files. A name under /assets changes with its content: what an older version has need not come again. */
async function keepAll(): Promise<void> {
  const shell = await caches.open(SHELL)
  await Promise.all(
    FILES.map(async (path) => {
      const lasting = path.startsWith('/assets/')
      const known = lasting ? await caches.match(path) : undefined
      const answer = known ?? (await fetch(path, { cache: lasting ? 'default' : 'no-cache' }))
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await shell.put(path, answer)
    }),
  )
}

async function takeOver(): Promise<void> {
  const outdated = (await caches.keys()).filter((name) => name !== SHELL && name !== PUZZLES)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  // On a first visit, so that the page that is open works without a server, too.
  await self.clients.claim()
  const puzzles = await caches.open(PUZZLES)
  // They can wait: a page without them is still a page.
  if (!(await puzzles.match(USUAL_PUZZLES))) await puzzles.add(USUAL_PUZZLES).catch(() => undefined)
}

/** The first page as the server has it now; if the server does not answer or is too busy, the one that we keep. */
async function firstPage(request: Request): Promise<Response> {
  const ours = async () => (await caches.open(SHELL)).match('/')
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    if (answer.status < 500 && answer.status !== 429) return answer
    return (await ours()) ?? answer
  } catch {
    return (await ours()) ?? Response.error()
  }
}

async function kept(request: Request): Promise<Response> {
  return (await (await caches.open(SHELL)).match(request, { ignoreVary: true })) ?? fetch(request)
}
