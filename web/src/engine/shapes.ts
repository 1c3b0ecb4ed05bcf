/** Reads records from the memory of a module as plain data, by the shapes that `allfather.core.shapes` declares. */

/** Place, size in bytes, type of the elements and length of a row of a field. */
export type Field = [place: number, size: number, type: string, row: number]
export type Fields = Record<string, Field>
/** All elements, as many as a field says, or as many as a field says for the seat in another field. */
type Count = string | [sizes: string, seat: string] | null

export type Shape =
  | { kind: 'number'; field: string }
  | { kind: 'numbers'; field: string; count: Count; out_of: number }
  | { kind: 'word'; field: string; words: (string | null)[]; none: string | null }
  | { kind: 'words'; field: string; words: string[]; count: Count; backwards: boolean; row: number }
  | { kind: 'tally'; field: string; words: string[]; each: boolean; count: Count }
  | { kind: 'members'; field: string; words: string[]; bits: number[]; each: boolean; count: Count }
  | { kind: 'joined'; shape: Shape; by: string; each: boolean }
  | { kind: 'together'; shapes: Shape[] }
  | { kind: 'only'; shape: Shape; field: string; values: number[] | null }
  | { kind: 'constant'; text: string }
export type Shapes = Record<string, Shape>

/** A reason or an ending. */
export interface Narration {
  name: string
  values: Shapes
  /** English, with the values in braces. */
  sentence: string
}

const HALF = 32

/** One record in a memory. */
export class Reader {
  readonly #data: DataView
  readonly #place: number
  readonly #fields: Fields

  constructor(memory: ArrayBuffer, place: number, fields: Fields) {
    this.#data = new DataView(memory)
    this.#place = place
    this.#fields = fields
  }

  /** An object with all of *shapes*. */
  object(shapes: Shapes): Record<string, unknown> {
    return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, this.read(shape)]))
  }

  read(shape: Shape): unknown {
    switch (shape.kind) {
      case 'number':
        return unlessNegative(this.number(shape.field))
      case 'numbers':
        return this.#counted(shape).map((value) => (shape.out_of ? shape.out_of - value : value))
      case 'word': {
        const number = this.number(shape.field)
        return number < 0 ? shape.none : shape.words[number]
      }
      case 'words': {
        const words = this.#counted(shape).map((number) => shape.words[number]!)
        return shape.backwards ? words.reverse() : words
      }
      case 'tally':
        return this.#tally(shape)
      case 'members': {
        const found = this.#masks(shape.field).map((mask) => shape.words.filter((_, at) => has(mask, shape.bits[at]!)))
        return shape.each ? found.slice(0, this.count(shape.count, found.length)) : found[0]
      }
      case 'joined':
        return shape.each
          ? (this.read(shape.shape) as string[][]).map((part) => part.join(shape.by))
          : (this.read(shape.shape) as string[]).join(shape.by)
      case 'together':
        return shape.shapes.map((part) => this.read(part))
      case 'only':
        return this.#isThere(shape.field, shape.values) ? this.read(shape.shape) : null
      case 'constant':
        return shape.text
    }
  }

  /** The value of a field, or the first of its elements. */
  number(name: string): number {
    return this.numbers(name)[0]!
  }

  /** All elements of a field. */
  numbers(name: string): number[] {
    const [place, size, type] = this.#fields[name]!
    const width = Number(type.slice(1))
    return Array.from({ length: size / width }, (_, at) => this.#element(this.#place + place + at * width, width))
  }

  #element(at: number, width: number): number {
    if (width === 1) return this.#data.getInt8(at)
    if (width === 2) return this.#data.getInt16(at, true)
    return width === 4 ? this.#data.getInt32(at, true) : Number(this.#data.getBigInt64(at, true))
  }

  /** The elements of a field of 64-bit masks, each as two halves. */
  #masks(name: string): [low: number, high: number][] {
    const [place, size] = this.#fields[name]!
    return Array.from({ length: size / 8 }, (_, mask) => {
      const at = this.#place + place + mask * 8
      return [this.#data.getUint32(at, true), this.#data.getUint32(at + 4, true)]
    })
  }

  #counted({ field, count, row = 0 }: { field: string; count: Count; row?: number }): number[] {
    const length = this.#fields[field]![3]
    const values = this.numbers(field).slice(row * length, (row + 1) * length)
    return values.slice(0, this.count(count, values.length))
  }

  /** How many of *all* elements count. */
  count(count: Count, all: number): number {
    if (count === null) return all
    if (typeof count === 'string') return this.number(count)
    const seat = this.number(count[1])
    return seat < 0 ? 0 : this.numbers(count[0])[seat]!
  }

  #tally({ field, words, each, count }: Shape & { kind: 'tally' }): string[] | string[][] {
    const counts = this.numbers(field)
    const row = (first: number) => words.flatMap((word, at) => Array<string>(counts[first + at]!).fill(word))
    if (!each) return row(0)
    const rows = this.count(count, counts.length / words.length)
    return Array.from({ length: rows }, (_, at) => row(at * words.length))
  }

  #isThere(name: string, values: number[] | null): boolean {
    if (values) return values.includes(this.number(name))
    const [place, size] = this.#fields[name]!
    return Array.from({ length: size }, (_, at) => this.#data.getUint8(this.#place + place + at)).some(Boolean)
  }
}

/** The values of a sentence, put into it. */
export function spoken(sentence: string, values: Record<string, unknown>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

function unlessNegative(value: number): number | null {
  return value < 0 ? null : value
}

function has([low, high]: [number, number], bit: number): boolean {
  return ((bit < HALF ? low >>> bit : high >>> (bit - HALF)) & 1) === 1
}
