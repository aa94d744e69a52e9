// Keeping the page in this browser, so that it starts without a server.

/** Have the service worker keep the page, once there is time for it. */
export function registerOffline(): void {
  // Vite's own server has no built worker; a plain http address other than this machine may not have one.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // A browser that keeps nothing, in a private window for example, still plays.
    void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
