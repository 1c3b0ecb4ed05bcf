/** Writes plain data into a record in the memory of a module: the inverse of `Reader`, for the shapes that deals have. */
import { type Fields, Reader, type Shape } from './shapes.ts'

type Listed = Shape & { kind: 'words' | 'tally' | 'members' }

export class Writer {
  readonly #data: DataView
  readonly #place: number
  readonly #fields: Fields
  readonly #reader: Reader

  /** The fields that say how many elements count must have been written before. */
  constructor(memory: ArrayBuffer, place: number, fields: Fields) {
    this.#data = new DataView(memory)
    this.#place = place
    this.#fields = fields
    this.#reader = new Reader(memory, place, fields)
  }

  /** Write a value; return whether it is one that the shape can have. */
  write(shape: Shape, value: unknown): boolean {
    switch (shape.kind) {
      case 'only':
        return this.write(shape.shape, value)
      case 'number':
        return this.#fits(shape.field, value) && this.#put(shape.field, 0, value)
      case 'joined': {
        const texts = shape.each ? value : [value]
        if (!areTexts(texts)) return false
        const parts = texts.map((text) => text.split(shape.by))
        return this.write(shape.shape, shape.each ? parts : parts[0])
      }
      case 'words':
      case 'tally':
      case 'members':
        return this.#list(shape, value)
      default:
        throw new Error(`a ${shape.kind} cannot be written`)
    }
  }

  #list(shape: Listed, value: unknown): boolean {
    if (shape.kind === 'words') return areTexts(value) && this.#words(shape, value)
    const rows = shape.each ? value : [value]
    const length = this.#fields[shape.field]![1] / (shape.kind === 'tally' ? shape.words.length : 8)
    if (!Array.isArray(rows) || rows.length !== (shape.each ? this.#reader.count(shape.count, length) : 1)) return false
    return rows.every((texts, row) => {
      if (!areTexts(texts) || !texts.every((text) => shape.words.includes(text))) return false
      return shape.kind === 'tally' ? this.#tally(shape, texts, row) : this.#members(shape, texts, row)
    })
  }

  #words({ field, words, count, backwards, row }: Shape & { kind: 'words' }, texts: string[]): boolean {
    const length = this.#fields[field]![3]
    if (texts.length !== this.#reader.count(count, length)) return false
    const ordered = backwards ? [...texts].reverse() : texts
    return ordered.every((text, at) => words.includes(text) && this.#put(field, row * length + at, words.indexOf(text)))
  }

  #tally({ field, words }: Shape & { kind: 'tally' }, texts: string[], row: number): boolean {
    return words.every((word, at) => {
      const count = texts.filter((text) => text === word).length
      return this.#fits(field, count) && this.#put(field, row * words.length + at, count)
    })
  }

  #members({ field, words, bits }: Shape & { kind: 'members' }, texts: string[], row: number): boolean {
    const mask = texts.reduce((all, text) => all | (1n << BigInt(bits[words.indexOf(text)]!)), 0n)
    this.#data.setBigInt64(this.#place + this.#fields[field]![0] + 8 * row, mask, true)
    return new Set(texts).size === texts.length
  }

  #fits(name: string, value: unknown): value is number {
    const width = Number(this.#fields[name]![2].slice(1))
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** (8 * width - 1)
  }

  #put(name: string, at: number, value: number): true {
    const [place, , type] = this.#fields[name]!
    const width = Number(type.slice(1))
    const address = this.#place + place + at * width
    if (width === 1) this.#data.setInt8(address, value)
    else if (width === 2) this.#data.setInt16(address, value, true)
    else this.#data.setInt32(address, value, true)
    return true
  }
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
