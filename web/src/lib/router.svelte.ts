/** Routing: which page is shown follows from the path of the address. */

let path = $state(location.pathname)

addEventListener('popstate', () => {
  path = location.pathname
})

/** The parts of the address: ['t', 'NZNPMK']. */
export function place(): string[] {
  return path.split('/').filter(Boolean).map(decoded)
}

/** A part of an address, decoded; malformed parts stay as they are. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Go to another page. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** Follow links within the page without reloading it. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const isOurs =
    link.origin === location.origin && !link.pathname.startsWith('/api') && !link.pathname.startsWith('/schema')
  if (!isOurs || link.target || link.hasAttribute('download')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
