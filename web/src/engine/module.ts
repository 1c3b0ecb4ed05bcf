/** A compiled game: the functions of its module, and its memory by the names of the fields. */

/** Place, size in bytes and type of the elements of a field. */
export type Field = [place: number, size: number, type: string]
type Fields = Record<string, Field>

/** Where everything lies in the memory of a module; `allfather.wasm.layout` writes it. */
export interface Layout {
  game: string
  room: number
  /** Turns after which a search trusts its outlook. */
  horizon: number
  size: number
  fields: Fields
  /** The place of the random generator in a state. */
  generator: number
  node: number
  nodeFields: Fields
  playoutFields: Fields
}

type Entries = Record<string, (...values: (number | bigint)[]) => number>
type Numbers = Int8Array | Int32Array | BigInt64Array | Float64Array | Uint8Array
const PAGE = 1 << 16
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

  /** A new game of a compiled module, with room for a search of at most *nodes* nodes. */
  constructor(compiled: WebAssembly.Module, layout: Layout, nodes = 0) {
    this.layout = layout
    this.nodes = nodes
    const pages = Math.ceil((this.hashes + 4 * this.places) / PAGE)
    this.memory = new WebAssembly.Memory({ initial: pages })
    const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, layout.room)
    const env = { __linear_memory: this.memory, __stack_pointer: stack }
    this.#entries = new WebAssembly.Instance(compiled, { env }).exports as Entries
  }

  /** Where the nodes of a search begin. */
  get tree(): number {
    return this.layout.room + this.layout.size
  }

  /** Where the hash table of a search begins. */
  get hashes(): number {
    return this.tree + this.layout.node * (this.nodes + 1)
  }

  /** The size of the hash table: a power of two, so that it is at most half full. */
  get places(): number {
    return this.nodes ? 2 ** (Math.floor(Math.log2(2 * this.nodes)) + 1) : 0
  }

  /** Call an entry; its first argument is always the address of the game. */
  call(entry: string, ...values: (number | bigint)[]): number {
    return this.#entries[entry]!(this.layout.room, ...values)
  }

  /** A field of the game, such as its legal actions; it stays in the module's memory. */
  field<T extends Numbers = Uint8Array>(name: string): T {
    const [place, size, type] = this.layout.fields[name]!
    const kind = ARRAYS[type] ?? Uint8Array
    return new kind(this.memory.buffer, this.layout.room + place, size / elementSize(type)) as T
  }

  /** The bytes of a field, whatever its type. */
  bytes(name: string): Uint8Array {
    const [place, size] = this.layout.fields[name]!
    return new Uint8Array(this.memory.buffer, this.layout.room + place, size)
  }

  /** Begin a search from a view, with its own generator. */
  startSearch(view: Uint8Array, generator: bigint): void {
    new Uint8Array(this.memory.buffer).fill(0, this.tree)
    const playout = this.layout.room + this.layout.fields.playout![0]
    new Uint8Array(this.memory.buffer).set(view, playout + this.layout.playoutFields.seen![0])
    const state = playout + this.layout.playoutFields.state![0]
    new DataView(this.memory.buffer).setBigUint64(state + this.layout.generator, generator, true)
  }

  /** Search for some playouts more; *used* is 1 at first, then what this returned. */
  search(used: number, playouts: number): number {
    const { tree, nodes, hashes, places, layout } = this
    return this.call('search', tree, nodes + 1, hashes, places, used, layout.horizon, playouts)
  }
}

function elementSize(type: string): number {
  return type === 'bytes' ? 1 : Number(type.slice(1))
}
