// Registration of the service worker, which caches the page so that it starts without a server, and the change to a
// newer version of the page.
import { savesData } from '../pages'

/** Milliseconds after which an open page asks again whether there is a newer version. */
const CHECK_MS = 3_600_000

/** The worker of a newer version, which has all its files and waits to be used. */
let waiting = $state.raw<ServiceWorker | null>(null)

/** Return true if a newer version of the page is ready. */
export const isNewVersionReady = (): boolean => waiting !== null

/** Change to the newer version, and load the page again. */
export function useNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take-over')
}

/** Register the service worker. Storing all files costs data: it is not begun for users who save data. */
export function registerOffline(): void {
  // Vite's development server has no built worker, and browsers allow workers only on HTTPS and on the local machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (savesData() && !navigator.serviceWorker.controller) return
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(watch)
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => !savesData() && active?.postMessage('keep-nets'))
    // Private windows may refuse service workers; the page works without one while the server can be reached.
    .catch(() => undefined)
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without a controller the worker is the first one, not a newer version.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  setInterval(() => void registration.update().catch(() => undefined), CHECK_MS)
}
