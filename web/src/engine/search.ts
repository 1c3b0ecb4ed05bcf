/** What a bot does with a view: it chooses an action, or finds out how good each action is. */
import type { Bot } from './bots.ts'
import { CHUNK, MAX_NODES, NODES_PER_SECOND } from './constants.ts'
import type { Kit, Turn } from './game.ts'
import { Module } from './module.ts'

/** What a search found out about an action: visits, the sum of their values and that of the squares. */
export type Found = [visits: number, total: number, squares: number]

/** The legal actions of a view, and what was found out about each. */
export interface Thought {
  legal: number[]
  found: Found[]
}

/** An action and the share of the win that it leads to, with a 95 % interval. */
export interface Rated {
  action: number
  visits: number
  expected: number
  low: number
  high: number
}

/** A module of each kit that is not in use: to make one takes longer than most bots think. */
const idle = new WeakMap<Kit, Module>()

/** A module with room for *nodes*, as good as new, for the caller alone until it is given to `release`. */
function borrow(kit: Kit, nodes = 0): Module {
  const found = idle.get(kit)
  idle.delete(kit)
  if (found?.nodes !== nodes) return new Module(kit.compiled, kit.layout, nodes, kit.weights)
  found.clear()
  return found
}

function release(kit: Kit, module: Module): void {
  idle.set(kit, module)
}

/** The legal actions of the seat whose view *seen* is; a bot that does not look ahead has visited only its choice. */
export function glance(kit: Kit, seen: Uint8Array, bot: Bot, seed: bigint): Thought {
  const module = borrow(kit)
  const legal = guess(module, seen, seed)
  const choice = choose(module, legal, bot, seed)
  release(kit, module)
  return { legal, found: legal.map((action) => [action === choice ? 1 : 0, 0, 0]) }
}

/** The choice of a bot that does not look ahead. */
function choose(module: Module, legal: number[], { name, temperature }: Bot, seed: bigint): number {
  if (name === 'greedy') return module.call('best')
  if (name === 'net') {
    module.call('seed', seed, 0n) // as it is in Python, where nothing has been drawn before
    return module.callNet('choose', temperature)
  }
  const generator = module.place('state') + module.layout.generator
  return legal[new DataView(module.memory.buffer).getUint32(generator, true) % legal.length]!
}

/** Fill in a view at random; return the legal actions, which do not depend on what was hidden. */
function guess(module: Module, seen: Uint8Array, seed: bigint): number[] {
  module.bytes('seen').set(seen)
  module.call('seed', seed, 0n)
  module.call('fill')
  const count = module.call('legal_actions')
  return [...module.field<Int32Array>('actions').subarray(0, count)]
}

/** A search that can be interrupted after every slice; whoever began it closes it. */
export class Search {
  readonly #kit: Kit
  readonly #module: Module
  readonly #legal: number[]
  readonly #bot: Bot
  #used = 1
  #playouts = 0

  constructor(kit: Kit, { seen, past }: Turn, bot: Bot, seed: bigint) {
    const { layout, weights } = kit
    this.#kit = kit
    this.#bot = bot
    const each = weights ? layout.net!.nodesPerPlayout : 1
    const nodes = bot.playouts === null ? Math.ceil(bot.time! * NODES_PER_SECOND) : bot.playouts * each
    this.#module = borrow(kit, Math.min(nodes, MAX_NODES))
    this.#legal = guess(this.#module, seen, seed)
    const generator = new DataView(this.#module.memory.buffer).getBigUint64(
      this.#module.place('state') + layout.generator,
      true,
    )
    this.#module.startSearch(seen, generator, past)
  }

  /** Whether the budget of playouts is spent. */
  get isDone(): boolean {
    return this.#bot.playouts !== null && this.#playouts >= this.#bot.playouts
  }

  /** Search for about *milliseconds*. */
  slice(milliseconds: number): void {
    const end = performance.now() + milliseconds
    do {
      const left = (this.#bot.playouts ?? Infinity) - this.#playouts
      const playouts = Math.min(CHUNK, left)
      this.#used = this.#module.search(this.#used, playouts)
      this.#playouts += playouts
    } while (!this.isDone && performance.now() < end)
  }

  get thought(): Thought {
    return { legal: this.#legal, found: this.#legal.map((action) => this.#module.found(action)) }
  }

  /** Let the next search have the memory of this one. */
  close(): void {
    release(this.#kit, this.#module)
  }
}

/** Several thoughts about the same view, added up. */
export function together(thoughts: Thought[]): Thought {
  const { legal } = thoughts[0]!
  const sum = (at: number, part: number) => thoughts.reduce((all, { found }) => all + found[at]![part]!, 0)
  return { legal, found: legal.map((_, at) => [sum(at, 0), sum(at, 1), sum(at, 2)]) }
}

/** What a thought says about every action, most visited first. */
export function rated(kit: Kit, { legal, found }: Thought, players: number): Rated[] {
  const module = borrow(kit)
  const rows = legal.map((action, at) => {
    const [visits, total, squares] = found[at]!
    module.field<Float64Array>('found').set([total, squares])
    module.call('judge', visits, players)
    const [expected, low, high] = module.field<Float64Array>('shares')
    return { action, visits, expected: expected!, low: low!, high: high! }
  })
  release(kit, module)
  return rows.sort((a, b) => b.visits - a.visits || b.expected - a.expected)
}
