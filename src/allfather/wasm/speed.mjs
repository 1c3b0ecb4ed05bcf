// Measures a module: `node speed.mjs JOB` prints decisions and playouts per second as JSON.
import { readFileSync } from 'node:fs'

const { wasm, layout, start, seed, seconds, views, playouts, nodes } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const compiled = new WebAssembly.Module(readFileSync(wasm))
const tree = layout.room + layout.size
const hashes = tree + layout.node * (nodes + 1)
const places = 2 ** (Math.floor(Math.log2(2 * nodes)) + 1)
const memory = new WebAssembly.Memory({ initial: Math.ceil((hashes + 4 * places) / 65536) })
const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, layout.room)
const { exports } = new WebAssembly.Instance(compiled, { env: { __linear_memory: memory, __stack_pointer: stack } })
const bytes = new Uint8Array(memory.buffer)

console.log(JSON.stringify({ decisions: rate(play), playouts: rate(think) }))

/** What is done in a second of a job that returns how much it did, after a first round that the compiler may use. */
function rate(job) {
  const warm = performance.now()
  while (performance.now() - warm < 500) job(0)
  const begin = performance.now()
  let done = 0
  let round = 0
  while (performance.now() - begin < seconds * 1000) done += job(round++)
  return (done / (performance.now() - begin)) * 1000
}

function play(round) {
  bytes.set(Buffer.from(start, 'hex'), layout.room + layout.fields.start[0])
  return exports.play_games(layout.room, BigInt(seed), BigInt(round * 200), 200n)
}

function think(round) {
  bytes.fill(0, tree)
  const playout = layout.room + layout.fields.playout[0]
  bytes.set(Buffer.from(views[round % views.length], 'hex'), playout + layout.playoutFields.seen[0])
  const generator = playout + layout.playoutFields.state[0] + layout.generator
  new DataView(memory.buffer).setBigUint64(generator, BigInt(round) * 2n + 1n, true)
  exports.search(layout.room, tree, nodes + 1, hashes, places, 1, layout.horizon, playouts)
  return playouts
}
