/**
 * The service worker. It keeps all files of one version of the page, so that the page also starts without network,
 * and brings somebody who was notified back to the table. It does not touch the API.
 *
 * A new version is loaded beside the old one and waits until the page asks for it.
 */

/* global FILES, VERSION */
importScripts('precache.js') // written by the build

const SCOPE = new URL(registration.scope).pathname
/** Sites at other paths of this host have caches of their own. */
const PREFIX = `allfather-page ${SCOPE} `
const CACHE = PREFIX + VERSION
/** Files whose name changes with what is in them. */
const UNCHANGING = /^(assets|engine)\//
const API = /^(api|schema|health|ready|metrics)(\/|$)/
/** How many files are loaded at once: few, because somebody may be playing. */
const AT_ONCE = 3

addEventListener('install', (event) => event.waitUntil(prepare()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(skipWaiting())
  if (event.data === 'tidy') void tidy()
})
addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(comeBack(event.notification.data?.address ?? SCOPE))
})

async function prepare() {
  const cache = await caches.open(CACHE)
  const left = ['', ...FILES]
  const load = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await keep(cache, file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, load))
}

/** Keep a file; one that never changes may be there from an earlier version. */
async function keep(cache, file) {
  const isUnchanging = UNCHANGING.test(file)
  const known = isUnchanging && (await kept(SCOPE + file))
  const answer = known || (await fetch(SCOPE + file, { cache: isUnchanging ? 'default' : 'reload' }))
  if (!answer.ok) throw new Error(`${file} cannot be loaded`)
  await cache.put(SCOPE + file, answer)
}

function kept(path) {
  return caches.match(path, { ignoreVary: true })
}

/**
 * Remove the files of earlier versions, unless another window may still need them. No event may wait for this: to list
 * the windows takes until they are loaded, and a window that is being loaded may wait for the event.
 */
async function tidy() {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1) return
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The answer to a request, or nothing if it is none of our business. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url)
  const path = pathname.slice(SCOPE.length)
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(SCOPE)) return undefined
  if (API.test(path)) return undefined
  if (FILES.includes(path) || UNCHANGING.test(path)) return file(request)
  if (request.mode !== 'navigate' || path.includes('.')) return undefined
  return page(request)
}

async function page(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(SCOPE, { ignoreVary: true })) ?? fetch(request)
}

async function file(request) {
  const cache = await caches.open(CACHE)
  return (
    (await cache.match(request, { ignoreVary: true, ignoreSearch: true })) ??
    (await kept(request)) ?? // a file of the version before, or a module of a game
    fetch(request)
  )
}

/** Show the page at *address*, where it is open or in a new window. */
async function comeBack(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const table = pages.find(({ url }) => url === address)
  return table ? table.focus() : clients.openWindow(address)
}
