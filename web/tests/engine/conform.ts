/**
 * Plays with a module and prints a checksum of everything it says: `node conform.ts JOB`.
 *
 * `tests/wasm/test_conformance.py` does the same with the native code.
 */
import { readFileSync } from 'node:fs'
import { type Layout, Module } from '../../src/engine/module.ts'

interface Job {
  wasm: string
  layout: Layout
  /** The states that games start from, in hexadecimal. */
  starts: string[]
  seed: number
  /** Decisions after which the game that is on is the last. */
  decisions: number
  perft: { state: string; depth: number }[]
  searches: { view: string; generator: string; playouts: number }[]
}

const CHANCE = -1
const SPECTATOR = -1
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

class Checksum {
  value = 0xffffffff

  add(bytes: Uint8Array): void {
    let value = this.value
    for (const byte of bytes) value = TABLE[(value ^ byte) & 255]! ^ (value >>> 8)
    this.value = value
  }

  get result(): number {
    return (this.value ^ 0xffffffff) >>> 0
  }
}

const job = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Job
const compiled = new WebAssembly.Module(readFileSync(job.wasm))
console.log(JSON.stringify({ ...playGames(), perft: job.perft.map(perft), searches: job.searches.map(search) }))

function playGames(): { decisions: number; games: number; checksum: number } {
  const module = new Module(compiled, job.layout)
  const sum = new Checksum()
  let decisions = 0
  let games = 0
  while (decisions < job.decisions) {
    module.bytes('state').set(Buffer.from(job.starts[games % job.starts.length]!, 'hex'))
    module.call('seed', BigInt(job.seed), BigInt(games))
    for (let who = module.call('actor'); who >= CHANCE; who = module.call('actor')) {
      if (who === CHANCE) {
        module.call('draw')
      } else {
        tell(module, sum)
        module.call('play_random')
        decisions++
      }
      sum.add(module.bytes('state'))
    }
    tell(module, sum)
    games++
  }
  return { decisions, games, checksum: sum.result }
}

/** Add everything that the module says about its state. */
function tell(module: Module, sum: Checksum): void {
  if (module.call('actor') >= 0) {
    const count = module.call('legal_actions')
    if (count !== module.call('count_actions')) throw new Error('the actions are counted wrongly')
    sum.add(module.bytes('actions').subarray(0, 4 * count))
    module.call('best')
    sum.add(module.bytes('ratings').subarray(0, 8 * count))
  }
  const players = module.call('scores')
  sum.add(module.bytes('points').subarray(0, 8 * players))
  for (const entry of ['returns', 'outlook']) {
    module.call(entry)
    sum.add(module.bytes('values').subarray(0, 8 * players))
  }
  for (let seat = SPECTATOR; seat < players; seat++) {
    module.call('observe', seat)
    sum.add(module.bytes('seen'))
    if (seat === SPECTATOR) continue
    module.call('encode')
    sum.add(module.bytes('encoded'))
  }
}

function perft({ state, depth }: Job['perft'][number]): number {
  const module = new Module(compiled, job.layout)
  module.bytes('state').set(Buffer.from(state, 'hex'))
  return lines(module, depth)
}

function lines(module: Module, depth: number): number {
  if (!depth || module.call('actor') < 0) return 1
  const count = module.call('legal_actions')
  const actions = module.field<Int32Array>('actions').slice(0, count)
  const before = module.bytes('state').slice()
  let found = 0
  for (const action of actions) {
    module.call('apply', action)
    found += lines(module, depth - 1)
    module.bytes('state').set(before)
  }
  return found
}

function search({ view, generator, playouts }: Job['searches'][number]): number {
  const module = new Module(compiled, job.layout, playouts)
  module.startSearch(Buffer.from(view, 'hex'), BigInt(generator))
  const used = module.search(1, playouts)
  const sum = new Checksum()
  sum.add(new Uint8Array(module.memory.buffer, module.tree, used * job.layout.node))
  return sum.result
}
