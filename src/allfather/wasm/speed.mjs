// Measures the modules of a game: what they do per second, as JSON. In Node the job is the file `node speed.mjs JOB`;
// in a page it is the global JOB, and what was found becomes its text.

const LOOKS = 100

if (globalThis.JOB) document.body.textContent = JSON.stringify(measure(globalThis.JOB))
else console.log(JSON.stringify(measure(JSON.parse(await given()))))

async function given() {
  const { readFileSync } = await import('node:fs')
  return readFileSync(process.argv[2], 'utf8')
}

function measure({ wasm, net, weights, layout, start, seed, seconds, views, pasts, playouts, guided, nodes }) {
  const tree = layout.memory + layout.size
  const hashes = tree + layout.node * (nodes + 1)
  const places = 2 ** (Math.floor(Math.log2(2 * nodes)) + 1)
  const floats = bytesOf(weights)
  const net_at = hashes + 4 * places
  const memory = new WebAssembly.Memory({ initial: Math.ceil((net_at + floats.length) / 65536) })
  const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, layout.memory)
  const env = { __linear_memory: memory, __stack_pointer: stack }
  const bytes = new Uint8Array(memory.buffer)
  const seen = views.map(bytesOf)
  let { exports } = instance(wasm)
  const found = { decisions: rate(play), playouts: rate(think) }
  if (!net) return found
  ;({ exports } = instance(net))
  bytes.set(floats, net_at)
  return { ...found, evaluations: rate(look), guided: rate(thinkWithNet) }

  function instance(code) {
    return new WebAssembly.Instance(new WebAssembly.Module(bytesOf(code)), { env })
  }

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
    bytes.set(bytesOf(start), layout.memory + layout.fields.start[0])
    return exports.play_games(layout.memory, BigInt(seed), BigInt(round * 200), 200n)
  }

  function think(round) {
    startSearch(round)
    exports.search(layout.memory, tree, nodes + 1, hashes, places, 1, layout.horizon, playouts)
    return playouts
  }

  function thinkWithNet(round) {
    startSearch(round)
    remember(pasts[round % pasts.length])
    const where = [tree, nodes + 1, hashes, places, 1, layout.horizon, guided]
    exports.think(layout.memory, net_at, layout.net.weights, ...where)
    return guided
  }

  function startSearch(round) {
    bytes.fill(0, tree, net_at)
    const playout = layout.memory + layout.fields.playout[0]
    bytes.set(seen[round % seen.length], playout + layout.playoutFields.seen[0])
    const generator = playout + layout.playoutFields.state[0] + layout.generator
    new DataView(memory.buffer).setBigUint64(generator, BigInt(round) * 2n + 1n, true)
  }

  /** Tell a search with a net the actions since the last deal, by which it judges deals, as the native one is told. */
  function remember(past) {
    const place = (name) => layout.memory + layout.fields[name][0]
    new Int32Array(memory.buffer, place('past')).set(past)
    new Int32Array(memory.buffer, place('past_count'))[0] = past.length
    bytes.fill(0, place('imagined'), place('imagined') + layout.fields.imagined[1])
  }

  /** Let the net look at a view again and again. */
  function look(round) {
    bytes.set(seen[round % seen.length], layout.memory + layout.fields.seen[0])
    exports.fill(layout.memory)
    for (let time = 0; time < LOOKS; time++) exports.look(layout.memory, net_at, layout.net.weights)
    return LOOKS
  }
}

/** Bytes written in hexadecimal. */
function bytesOf(text) {
  return Uint8Array.from(text.match(/../g), (pair) => Number.parseInt(pair, 16))
}
