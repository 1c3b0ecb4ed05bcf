/**
 * Routing: which page is shown follows from the path of the address. A static host has no page but the front page, so
 * there the path is in the fragment: `#/rules/NAME`, or `#/rules/NAME#part` for a place within the page.
 */
import { BASE, hasServer } from './server/site.ts'

let path = $state(currentPath())

addEventListener('popstate', () => {
  if (!hasServer && location.hash && !location.hash.startsWith('#/')) return // a place within the page
  path = currentPath()
  if (!hasServer) showFragment()
})

function currentPath(): string {
  return hasServer ? location.pathname.slice(BASE.length - 1) : location.hash.split('#')[1] || '/'
}

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

/** The place within the page that the address names, such as `part`; empty if it names none. */
export function fragment(): string {
  return location.hash.split('#')[hasServer ? 1 : 2] ?? ''
}

/** Scroll to the place within the page that the address names. */
export function showFragment(): void {
  if (fragment()) document.getElementById(fragment())?.scrollIntoView()
}

/** The address of a page, for links: *to* is its path, as in `/about`. */
export function link(to: string): string {
  return hasServer ? BASE + to.slice(1) : `#${to}`
}

/** The whole address of a page, for sharing. */
export function fullLink(to: string): string {
  return new URL(link(to), location.href).href
}

/** Go to another page. */
export function go(to: string, { replace = false } = {}): void {
  show(link(to), replace)
}

function show(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  path = currentPath()
  scrollTo(0, 0)
}

/** Follow links within the page without reloading it. */
export function followLinks(event: MouseEvent): void {
  const anchor = (event.target as Element | null)?.closest('a')
  if (!anchor || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (!isOurs(anchor) || anchor.target || anchor.hasAttribute('download')) return
  event.preventDefault()
  show(anchor.href)
}

function isOurs({ origin, pathname, hash }: HTMLAnchorElement): boolean {
  if (origin !== location.origin) return false
  if (!hasServer) return pathname === location.pathname && hash.startsWith('#/')
  return pathname.startsWith(BASE) && !/^(api|schema)/.test(pathname.slice(BASE.length))
}
