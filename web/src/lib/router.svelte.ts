// Which page is shown: the path of the address, without loading anything anew.

let path = $state(location.pathname)
let search = location.search
let query = $state.raw(new URLSearchParams(search))

addEventListener('popstate', () => read())

function read(): void {
  path = location.pathname
  // A step to another # is no other question.
  if (location.search === search) return
  search = location.search
  query = new URLSearchParams(search)
}

export const here = () => path
export const asked = () => query

/** Go to another address; `stay` where one is on the page, if it is only what the address says of this one. */
export function go(to: string, { replace = false, stay = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  read()
  if (!stay) scrollTo(0, 0)
}

/** Go on from where one was when something was asked for; whoever has gone elsewhere meanwhile is left there. */
export function goFrom(from: string, to: string): void {
  if (location.href === from) go(to)
}

/** Let links to our own pages change the page. */
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
