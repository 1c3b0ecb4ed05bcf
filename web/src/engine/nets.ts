/** The nets of games. Each is a second module and its weights, which are loaded when a bot first needs them. */
import { Refusal } from '../lib/refusal.ts'
import type { Kit } from './game.ts'
import { fetched } from './kits.ts'
import { widened } from './weights.ts'

const nets = new WeakMap<Kit, Promise<Kit>>()

/** The module of a game that plays with a net. Throws a Refusal if there is none. */
export function netOf(kit: Kit): Promise<Kit> {
  if (!kit.layout.net) return Promise.reject(new Refusal('no-engine', {}, 'this game has no net'))
  const known = nets.get(kit)
  if (known) return known
  const loading = load(kit)
  nets.set(kit, loading)
  loading.catch(() => nets.delete(kit)) // it may work the next time
  return loading
}

async function load(kit: Kit): Promise<Kit> {
  const files = [`${kit.address}.net.wasm`, `${kit.address}.weights`]
  const [code, weights] = await Promise.all(files.map(async (file) => (await fetched(file)).arrayBuffer()))
  return { ...kit, compiled: await WebAssembly.compile(code!), weights: widened(new Uint16Array(weights!)) }
}
