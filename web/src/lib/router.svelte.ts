// The address of the shown page, and going to another one without reloading.

/** Addresses that people try by the words of the navigation, and those of the pages. */
const OTHER_ADDRESSES: Record<string, string> = { '/tables': '/lobby' }
const meant = OTHER_ADDRESSES[location.pathname]
if (meant) history.replaceState(null, '', meant)

let path = $state(location.pathname)
let search = location.search
let query = $state.raw(new URLSearchParams(search))

addEventListener('popstate', () => read())

function read(): void {
  path = location.pathname
  // Another fragment (#) does not change the query.
  if (location.search === search) return
  search = location.search
  query = new URLSearchParams(search)
}

/** The path of the address. */
export const here = () => path
/** The query of the address. */
export const asked = () => query

/** Go to another address; `stay` keeps the scroll position, for addresses that describe the same page. */
export function go(to: string, { replace = false, stay = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  read()
  if (!stay) scrollTo(0, 0)
}

/** Go to an address, unless the user has left the address `from` meanwhile. */
export function goFrom(from: string, to: string): void {
  if (location.href === from) go(to)
}

/** Handle a click on a link within the site: change the page without loading it from the server. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    link.target ||
    link.pathname.startsWith('/api')
  )
    return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
