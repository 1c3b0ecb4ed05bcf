/**
 * Plays with a module and tells checksums of everything it says: `node conform.ts JOB` prints them; in a page, the job
 * is the global JOB and they become the global FOUND.
 *
 * `tests/wasm/test_conformance.py` does the same with the native code.
 */
import { parseBot } from '../../src/engine/bots.ts'
import { CHANCE, SPECTATOR } from '../../src/engine/constants.ts'
import { Game, type Options, fromHex } from '../../src/engine/game.ts'
import { type Layout, Module } from '../../src/engine/module.ts'
import { readRecord, writeRecord } from '../../src/engine/records.ts'
import { replayOf } from '../../src/engine/replays.ts'
import { glance } from '../../src/engine/search.ts'
import { widened } from '../../src/engine/weights.ts'
import { lessonOf } from '../../src/learn/lesson.ts'
import { Refusal } from '../../src/lib/refusal.ts'

interface Job {
  /** The module, in hexadecimal. */
  wasm: string
  layout: Layout
  /** The states that games start from, in hexadecimal. */
  starts: string[]
  seed: number
  /** Decisions after which the game that is on is the last. */
  decisions: number
  perft: { state: string; depth: number }[]
  searches: { view: string; generator: string; playouts: number }[]
  /** Games of which everything is compared that people are told. */
  told: { players: number; options: Options; seed: number; decisions: number }[]
  /** Records to play again, of which some are wrong. */
  records: string[]
  /** Actions to try at each step of the lesson. */
  attempts: string[][]
  /** The second module and the weights, in hexadecimal. */
  net: { wasm: string; weights: string } | null
  /** Views after which the game that is on is the last of those that the net looks at. */
  looks: number
  choices: { view: string; bot: string; seed: string }[]
  thoughts: { view: string; generator: string; playouts: number; past: number[] }[]
}

/** A net looks at one in so many decisions of a game, which is broken off after so many turns. */
const STEP = 7
const MOST_TURNS = 1000
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

const page = globalThis as { JOB?: Job; FOUND?: unknown }
const job = page.JOB ?? (JSON.parse(await readJob()) as Job)
const compiled = new WebAssembly.Module(fromHex(job.wasm))
const kit = { compiled, layout: job.layout, address: '' }
const net = job.net && {
  ...kit,
  compiled: new WebAssembly.Module(fromHex(job.net.wasm)),
  weights: widened(new Uint16Array(fromHex(job.net.weights).buffer)),
}
const found = {
  ...(job.looks ? lookAtGames() : {}),
  choices: job.choices.map(choose),
  thoughts: job.thoughts.map(think),
  ...playGames(),
  perft: job.perft.map(perft),
  searches: job.searches.map(search),
  told: job.told.map(tellPeople),
  attempts: learn(),
  records: await Promise.all(job.records.map(playAgain)),
}
if (page.JOB) page.FOUND = found
else console.log(JSON.stringify(found))

async function readJob(): Promise<string> {
  const { readFileSync } = await import('node:fs')
  return readFileSync(process.argv[2]!, 'utf8')
}

function playGames(): { decisions: number; games: number; checksum: number } {
  const module = new Module(compiled, job.layout)
  const sum = new Checksum()
  let decisions = 0
  let games = 0
  while (decisions < job.decisions) {
    module.bytes('state').set(fromHex(job.starts[games % job.starts.length]!))
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
  module.bytes('state').set(fromHex(state))
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
  return nodesOf(new Module(compiled, job.layout, playouts), view, generator, playouts)
}

function nodesOf(module: Module, view: string, generator: string, playouts: number, past: number[] = []): number {
  module.startSearch(fromHex(view), BigInt(generator), past)
  const used = module.search(1, playouts)
  const sum = new Checksum()
  sum.add(new Uint8Array(module.memory.buffer, module.tree, used * job.layout.node))
  return sum.result
}

/** Play games of random and of greedy actions; return a checksum of what the net says about some of the decisions. */
function lookAtGames(): { looks: number; looked: number } {
  const [module, looking] = [new Module(compiled, job.layout), new Module(net!.compiled, job.layout, 0, net!.weights)]
  const sum = new Checksum()
  let looks = 0
  for (let games = 0; looks < job.looks; games++) {
    module.bytes('state').set(fromHex(job.starts[games % job.starts.length]!))
    module.call('seed', BigInt(job.seed), BigInt(games))
    const isGreedy = (games + Math.floor(games / job.starts.length)) % 2
    for (let turn = 0; turn < MOST_TURNS && module.call('actor') >= CHANCE; turn++) {
      if (module.call('actor') === CHANCE) {
        module.call('draw')
        continue
      }
      if (turn % STEP === 0) {
        look(module, looking, sum)
        looks++
      }
      if (isGreedy) module.call('apply', module.call('best'))
      else module.call('play_random')
    }
  }
  return { looks, looked: sum.result }
}

/** Add what the net says about the view of the seat to act. */
function look(module: Module, looking: Module, sum: Checksum): void {
  module.call('observe', module.call('actor'))
  for (const field of ['state', 'seen']) looking.bytes(field).set(module.bytes(field))
  const count = looking.callNet('look')
  sum.add(scratch(looking, 'scores').subarray(0, 4 * count))
  sum.add(scratch(looking, 'values'))
}

/** What the net has written. */
function scratch(module: Module, name: string): Uint8Array {
  const [place, size] = job.layout.net!.scratchFields[name]!
  return module.bytes('scratch').subarray(place, place + size)
}

/** The action that a bot with a net chooses at once. */
function choose({ view, bot, seed }: Job['choices'][number]): number {
  const { legal, found } = glance(net!, fromHex(view), parseBot(bot), BigInt(seed))
  return legal[found.findIndex(([visits]) => visits)]!
}

/** A checksum of all nodes of a search with a net. */
function think({ view, generator, playouts, past }: Job['thoughts'][number]): number {
  return nodesOf(
    new Module(net!.compiled, job.layout, playouts * job.layout.net!.nodesPerPlayout, net!.weights),
    view,
    generator,
    playouts,
    past,
  )
}

/** Play a game by texts and print a checksum of all that is told about each decision. */
function tellPeople({ players, options, seed, decisions }: Job['told'][number]): number[] {
  const game = new Game(kit, players, options, BigInt(seed))
  const sums: number[] = []
  let ends: unknown[] = []
  while (sums.length < decisions && !game.isOver) {
    if (game.awaitsDeal) {
      ends = [...ends, ...game.deal()]
      continue
    }
    const { legal, toAct } = game
    const action = legal[(31 * sums.length) % legal.length]!
    const seats = Array.from({ length: players }, (_, seat) => game.own(seat))
    const after = game.preview(action, toAct!)
    const line = [game.view(null), seats, legal, game.told(action), after, refusals(game, sums.length), ends]
    const sum = new Checksum()
    sum.add(new TextEncoder().encode(JSON.stringify([...line, game.scores, game.places])))
    sums.push(sum.result)
    ends = game.play(action, toAct)
  }
  return sums
}

/** A record as it is written again, with the replay; or the line of what is wrong, and the code. */
async function playAgain(text: string): Promise<unknown> {
  try {
    const recorded = await readRecord(kit, text)
    return { text: writeRecord(recorded), replay: await replayOf(recorded) }
  } catch (error) {
    if (error instanceof Refusal) return { line: error.values.line, code: error.code }
    throw error
  }
}

/** What a learner sees at each step of the lesson, and what comes of some actions. */
function learn(): unknown[] {
  const lesson = lessonOf(kit)
  return job.attempts.map((actions, at) => {
    const { view, ends } = lesson!.steps[at]!
    return [view, ends, actions.map((action) => attempted(() => lesson!.attempt(at, action)))]
  })
}

/** What an attempt leads to, or why it is refused. */
function attempted(attempt: () => unknown): unknown {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.values]
    throw error
  }
}

/** Why some actions are illegal. */
function refusals(game: Game, decision: number): unknown[] {
  const { actions } = job.layout
  return [1, 2, 3].map((turn) => {
    try {
      game.check(actions[(decision * 7919 + turn * 1009) % actions.length]!)
      return null
    } catch (error) {
      const { code, values, message } = error as Refusal
      return [code, message, values]
    }
  })
}
