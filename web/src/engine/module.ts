/** A compiled game: the functions of its module, and its memory by the names of the fields. */

import type { Fields, Shapes, Narration } from './shapes.ts'

/** Where everything lies in the memory of a module; `allfather.wasm.layout` writes it. */
export interface Layout {
  name: string
  /** Name and version of the rules. */
  rules: string
  memory: number
  /** Turns after which a search trusts its outlook. */
  horizon: number
  /** Whether a search with a net is told the actions since the last deal. */
  looksBack: boolean
  size: number
  fields: Fields
  /** The place of the random generator in a state. */
  generator: number
  node: number
  nodeFields: Fields
  playoutFields: Fields
  /** The text of every action. */
  actions: string[]
  /** What the other seats are told of an action, where that is less. */
  told: Record<number, string>
  view: { fields: Fields; shapes: Shapes }
  /** The fields of a view that depend on its seat. */
  own: string[]
  reasons: { fields: Fields; shapes: Narration[] }
  endings: { fields: Fields; shapes: Narration[] }
  /** What records of games tell of a deal; a field that reads as null is left out. */
  deals: { fields: Fields; shapes: Shapes }
  options: OptionLayout[]
  /** By the number of players: a state with the default options, in hexadecimal, and the options that are fixed. */
  starts: Record<number, { state: string; fixed: Record<string, unknown> }>
  lesson: Script | null
  net: NetLayout | null
}

/** The net of a game, which its second module plays with. */
interface NetLayout {
  /** There is a net for each of these numbers of players and higher ones, up to the next. */
  fewest: number[]
  /** How many weights each has. */
  weights: number
  /** How many nodes its search may add in a playout. */
  nodesPerPlayout: number
  scratchFields: Fields
}

/** A lesson: a scripted game. docs/page.md says what the fields of a step are. */
export interface Script {
  seat: number
  names: string[]
  steps: ScriptStep[]
}

export interface ScriptStep {
  say: string
  /** A new position to continue from, in hexadecimal, and its options. */
  state?: string
  options?: Record<string, unknown>
  by?: number
  do?: string
  vain?: string
  free?: boolean
}

/** How an option is written into a state; one without a place has only its default. */
interface OptionLayout {
  name: string
  default: unknown
  place?: number
  type?: string
  /** Values that have a name. */
  names?: Record<string, number>
  /** What the state stores for each value; null for a number, which is stored as it is. */
  codes?: [value: unknown, code: number][] | null
  least?: number | null
  most?: number | null
}

type Entries = Record<string, (...values: (number | bigint)[]) => number>
type Numbers = Int8Array | Int32Array | BigInt64Array | Float64Array | Uint8Array
const PAGE = 1 << 16
/** Vectors of weights are read fastest at multiples of this. */
const ALIGNMENT = 16
const ARRAYS: Record<string, new (buffer: ArrayBuffer, place: number, length: number) => Numbers> = {
  i1: Int8Array,
  i4: Int32Array,
  i8: BigInt64Array,
  f8: Float64Array,
  bytes: Uint8Array,
}

export class Module {
  readonly layout: Layout
  readonly nodes: number
  readonly memory: WebAssembly.Memory
  readonly #entries: Entries
  /** The number of weights; 0 in the module without a net. */
  readonly #weights: number

  /** A new game of a compiled module, with room for a search of at most *nodes* nodes, and the weights of a net. */
  constructor(compiled: WebAssembly.Module, layout: Layout, nodes = 0, weights = new Float32Array()) {
    this.layout = layout
    this.nodes = nodes
    this.#weights = weights.length
    const pages = Math.ceil((this.weights + weights.byteLength) / PAGE)
    this.memory = new WebAssembly.Memory({ initial: pages })
    new Float32Array(this.memory.buffer, this.weights, weights.length).set(weights)
    const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, layout.memory)
    const env = { __linear_memory: this.memory, __stack_pointer: stack }
    this.#entries = new WebAssembly.Instance(compiled, { env }).exports as Entries
  }

  /** Forget the game, as if the module were new. */
  clear(): void {
    new Uint8Array(this.memory.buffer).fill(0, this.layout.room, this.tree)
  }

  /** Where the nodes of a search begin. */
  get tree(): number {
    return this.layout.memory + this.layout.size
  }

  /** Where the hash table of a search begins. */
  get hashes(): number {
    return this.tree + this.layout.node * (this.nodes + 1)
  }

  /** The size of the hash table: a power of two, so that it is at most half full. */
  get places(): number {
    return this.nodes ? 2 ** (Math.floor(Math.log2(2 * this.nodes)) + 1) : 0
  }

  /** Where the weights of a net begin. */
  get weights(): number {
    return Math.ceil((this.hashes + 4 * this.places) / ALIGNMENT) * ALIGNMENT
  }

  /** Call an entry; its first argument is always the address of the game. */
  call(entry: string, ...values: (number | bigint)[]): number {
    return this.#entries[entry]!(this.layout.memory, ...values)
  }

  /** A field of the game, such as its legal actions; it stays in the module's memory. */
  field<T extends Numbers = Uint8Array>(name: string): T {
    const [, size, type] = this.layout.fields[name]!
    const kind = ARRAYS[type] ?? Uint8Array
    return new kind(this.memory.buffer, this.place(name), size / elementSize(type)) as T
  }

  /** The address of a field. */
  place(name: string): number {
    return this.layout.memory + this.layout.fields[name]![0]
  }

  /** The bytes of a field, whatever its type. */
  bytes(name: string): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.place(name), this.layout.fields[name]![1])
  }

  /** Begin a search from a view, with its own generator; one with a net is told the actions since the last deal. */
  startSearch(view: Uint8Array, generator: bigint, past: number[] = []): void {
    new Uint8Array(this.memory.buffer).fill(0, this.tree, this.weights)
    if (this.#weights) this.#remember(past)
    const playout = this.layout.memory + this.layout.fields.playout![0]
    new Uint8Array(this.memory.buffer).set(view, playout + this.layout.playoutFields.seen![0])
    const state = playout + this.layout.playoutFields.state![0]
    new DataView(this.memory.buffer).setBigUint64(state + this.layout.generator, generator, true)
  }

  /** Tell a search what was done since the last deal, unless it is too much to remember. */
  #remember(past: number[]): void {
    const known = this.field<Int32Array>('past')
    const fits = past.length <= known.length
    if (fits) known.set(past)
    this.field<Int32Array>('past_count')[0] = fits ? past.length : 0
    this.bytes('imagined').fill(0)
  }

  /** What a search found out about an action: visits, the sum of their values and that of the squares. */
  found(action: number): [visits: number, total: number, squares: number] {
    const { tree, nodes, hashes, places, layout } = this
    const node = this.call('find', tree, nodes + 1, hashes, places, action)
    if (!node) return [0, 0, 0]
    const data = new DataView(this.memory.buffer, tree + node * layout.node, layout.node)
    const { visits, total, squares } = layout.nodeFields
    return [data.getInt32(visits![0], true), data.getFloat64(total![0], true), data.getFloat64(squares![0], true)]
  }

  /** Search for some playouts more; *used* is 1 at first, then what this returned. */
  search(used: number, playouts: number): number {
    const { tree, nodes, hashes, places, layout } = this
    const where = [tree, nodes + 1, hashes, places, used, layout.horizon, playouts]
    return this.#weights ? this.callNet('think', ...where) : this.call('search', ...where)
  }

  /** Call an entry that needs the net, whose first arguments are where the weights are. */
  callNet(entry: string, ...values: number[]): number {
    return this.call(entry, this.weights, this.#weights, ...values)
  }
}

function elementSize(type: string): number {
  return type === 'bytes' ? 1 : Number(type.slice(1))
}
