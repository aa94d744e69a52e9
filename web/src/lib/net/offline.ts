// Registration of the service worker, which caches the page so that it starts without a server.

/** Register the service worker after the page has loaded. */
export function registerOffline(): void {
  // Vite's development server has no built worker, and browsers allow workers only on HTTPS and on the local machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // Private windows may refuse service workers; the page works without one while the server can be reached.
    void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
