/**
 * The worker of the page. It has a page to show when the server cannot be reached, keeps the files that never change,
 * and brings somebody who was notified back to the table. It does not touch the API.
 */

/** Raise the number when one of the files of the offline page changes. */
const OFFLINE = 'allfather-offline-1'
const ASSETS = 'allfather-assets-1'
const OFFLINE_PAGE = '/offline.html'
const OFFLINE_FILES = [OFFLINE_PAGE, '/offline.css', '/icons/icon.svg']
/** More files than a build has; those of earlier builds make room. */
const MOST_ASSETS = 200

addEventListener('install', (event) => event.waitUntil(prepare()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(comeBack(event.notification.data?.path ?? '/'))
})

async function prepare() {
  const cache = await caches.open(OFFLINE)
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' })))
  await skipWaiting()
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== OFFLINE && name !== ASSETS)
  await Promise.all(old.map((name) => caches.delete(name)))
  await clients.claim()
}

/** The answer to a request, or nothing if it is none of our business. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return undefined
  if (request.mode === 'navigate') return page(request)
  if (pathname.startsWith('/assets/')) return asset(request)
  if (OFFLINE_FILES.includes(pathname)) return fetch(request).catch(() => caches.match(pathname))
  return undefined
}

async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.status < 500) return answer
  } catch {
    // As if the server had said that it is not there.
  }
  return caches.match(OFFLINE_PAGE)
}

/** The name of an asset changes with what is in it, so what was kept is right. */
async function asset(request) {
  const cache = await caches.open(ASSETS)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await keep(cache, request, answer.clone())
  return answer
}

async function keep(cache, request, answer) {
  await cache.put(request, answer)
  const surplus = (await cache.keys()).slice(0, -MOST_ASSETS)
  await Promise.all(surplus.map((old) => cache.delete(old)))
}

/** Show the table at *path*, where it is open or in a new window. */
async function comeBack(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const table = pages.find(({ url }) => new URL(url).pathname === path)
  return table ? table.focus() : clients.openWindow(path)
}
