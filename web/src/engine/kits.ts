/** The compiled games of this site, each loaded when it is first needed. */
import { gameInfo } from '../lib/server/offer.svelte.ts'
import { Refusal } from '../lib/server/refusal.ts'
import { canRun, fileAt } from '../lib/server/site.ts'
import type { Kit } from './game.ts'
import type { Layout } from './instance.ts'

const kits = new Map<string, Promise<Kit>>()

/** Whether games of this name can be played in this browser. */
export function hasKit(game: string): boolean {
  return canRun && !!gameInfo(game)?.engine
}

/** The compiled game of this name. Throws a Refusal if there is none. */
export function kitOf(game: string): Promise<Kit> {
  const engine = gameInfo(game)?.engine
  if (!canRun || !engine) return Promise.reject(new Refusal('no-engine', {}, 'this game cannot be played here'))
  const address = fileAt(`engine/${engine}`)
  const known = kits.get(address)
  if (known) return known
  const loading = load(address)
  kits.set(address, loading)
  loading.catch(() => kits.delete(address)) // it may work the next time
  return loading
}

async function load(address: string): Promise<Kit> {
  const [code, layout] = await Promise.all([fetched(`${address}.wasm`), fetched(`${address}.json`)])
  return {
    compiled: await WebAssembly.compile(await code.arrayBuffer()),
    layout: (await layout.json()) as Layout,
    address,
  }
}

export async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Refusal('offline', {}, `${address} is not there`)
  return answer
}
