/**
 * What is kept in this browser for times without network, besides the files of the page, which the service worker
 * keeps: answers of the server that are the same for everybody, and the modules of games.
 */
import { fetched } from './api.ts'
import { Refusal } from './refusal.ts'
import { BASE, apiAt, fileAt, hasServer } from './site.ts'

const NAME = `allfather-kept ${BASE}`
/** How long the network may take if an earlier answer is kept. */
const PATIENCE = 4000

/** The cache; browsers provide it only in secure contexts. */
async function cache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(NAME).catch(() => null) : null
}

/** The address of an answer; on a static host it is a file. */
function addressOf(path: string): string {
  return hasServer ? apiAt(path) : fileAt(`api${path}.json`)
}

/** The answer to a request whose answer is the same for everybody; the last known one without network. */
export async function lasting<T>(path: string): Promise<T> {
  const kept = await cache()
  const address = addressOf(path)
  const last = await kept?.match(address)
  try {
    const answer = await fetched(address, last ? { signal: AbortSignal.timeout(PATIENCE) } : {})
    await kept?.put(address, answer.clone()).catch(() => {}) // there may be no room
    return (await answer.json()) as T
  } catch (error) {
    if (!last || (error instanceof Refusal && error.code === 'not-found')) throw error
    return (await last.json()) as T
  }
}

/** Keep files that never change; the service worker answers requests for them. */
async function keep(addresses: string[]): Promise<void> {
  const kept = await cache()
  if (!kept) return
  const known = await Promise.all(addresses.map((address) => kept.match(address)))
  await kept.addAll(addresses.filter((_, at) => !known[at]))
}

/** Keep the *files* of games, and no others. */
export async function keepEngines(files: string[]): Promise<void> {
  const kept = await cache()
  if (!kept) return
  const wanted = files.map((file) => fileAt(`engine/${file}`))
  const present = (await kept.keys()).map(({ url }) => new URL(url).pathname)
  const old = present.filter((path) => path.startsWith(fileAt('engine/')) && !wanted.includes(path))
  await Promise.all(old.map((path) => kept.delete(path)))
  await keep(wanted)
}
