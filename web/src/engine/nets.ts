/** The nets of games: a second module and weights by the number of players, loaded when a bot first needs them. */
import { Refusal } from '../lib/server/refusal.ts'
import type { Kit } from './game.ts'
import { fetched } from './kits.ts'
import { widened } from './weights.ts'

const nets = new WeakMap<Kit, Map<number, Promise<Kit>>>()

/** The module of a game that plays with a net, and the net for so many players. Throws a Refusal if there is none. */
export function netOf(kit: Kit, players: number): Promise<Kit> {
  if (!kit.layout.net) return Promise.reject(new Refusal('no-engine', {}, 'this game has no net'))
  const fewest = Math.max(...kit.layout.net.fewest.filter((count) => count <= players))
  const known = nets.get(kit) ?? new Map<number, Promise<Kit>>()
  nets.set(kit, known)
  const loading = known.get(fewest) ?? load(kit, fewest)
  known.set(fewest, loading)
  loading.catch(() => known.delete(fewest)) // it may work the next time
  return loading
}

async function load(kit: Kit, fewest: number): Promise<Kit> {
  const address = `${kit.address}.${fewest}`
  const files = [`${kit.address}.net.wasm`, `${address}.weights`]
  const [code, weights] = await Promise.all(files.map(async (file) => (await fetched(file)).arrayBuffer()))
  return { ...kit, address, compiled: await WebAssembly.compile(code!), weights: widened(new Uint16Array(weights!)) }
}
