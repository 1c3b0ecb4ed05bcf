/** The tables of a record, whose values are read by name and type; an error has the number of its line. */
import { RecordError, type Table, type Value, isTable, isTexts, parseToml } from './record.ts'
import { Refusal } from '../server/refusal.ts'

type Path = (string | number)[]
type Lines = ReadonlyMap<string, number>

const TOKEN = new RegExp(
  [
    /(?<comment>#[^\n]*)/,
    /(?<header>^[ \t]*\[\[?[ \t]*[\w-]+[ \t]*\]\]?)/,
    /(?<key>^[ \t]*[\w-]+(?=[ \t]*=))/,
    /(?<open>\[)/,
    /(?<close>\])/,
    /(?<value>"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[^\s,[\]#="']+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

export class Section {
  readonly values: Table
  readonly #lines: Lines
  readonly #path: Path

  constructor(values: Table, lines: Lines, path: Path = []) {
    this.values = values
    this.#lines = lines
    this.#path = path
  }

  /** A whole record. Throws a Refusal if it cannot be parsed. */
  static of(text: string): Section {
    try {
      return new Section(parseToml(text), lineNumbers(text))
    } catch (error) {
      if (error instanceof RecordError) throw new Refusal('bad-record', { line: error.line }, error.message)
      throw error
    }
  }

  /** The line of a value, or of this table if there is no such value. */
  line(...path: Path): number {
    return this.#lines.get(keyOf([...this.#path, ...path])) ?? this.#lines.get(keyOf(this.#path)) ?? 1
  }

  /** That the value at a path is wrong. */
  wrong(path: Path, text: string, code = 'bad-record', values: Record<string, unknown> = {}): Refusal {
    const line = this.line(...path)
    return new Refusal(code, { line, ...values }, `line ${line}: ${text}`)
  }

  /** Do something; a refusal of it is about the value at a path. */
  at<T>(path: Path, what: () => T): T {
    try {
      return what()
    } catch (error) {
      throw error instanceof Refusal ? this.wrong(path, error.message, error.code, error.values) : error
    }
  }

  texts(key: string): string[] {
    const found = this.values[key]
    if (!isTexts(found)) throw this.wrong(this.oddItem(key, 'string'), `${key} must be an array of texts`)
    return found
  }

  table(key: string): Section {
    const found = this.values[key]
    if (!isTable(found)) throw this.wrong([key], `${key} must be a table`)
    return new Section(found, this.#lines, [...this.#path, key])
  }

  /** The tables `[[key]]`; empty if there are none. */
  tables(key: string): Section[] {
    const found = this.values[key] ?? []
    if (!Array.isArray(found) || !found.every(isTable)) throw this.wrong([key], `${key} must be tables`)
    return found.map((values, place) => new Section(values, this.#lines, [...this.#path, key, place]))
  }

  /** Throws a Refusal if there are other keys. */
  only(...keys: string[]): void {
    for (const key of Object.keys(this.values))
      if (!keys.includes(key)) throw this.wrong([key], `${key} has no meaning here`)
  }

  /** Throws a Refusal unless a value is what it must be. */
  expect(key: string, wanted: Value): void {
    const [found, right] = [JSON.stringify(this.values[key]), JSON.stringify(wanted)]
    if (found === right) return
    const path = Array.isArray(wanted) ? this.oddItem(key, 'number') : [key]
    throw this.wrong(path, `${key} is ${found ?? 'missing'}, but must be ${right}`)
  }

  /** The path of the first item of an array that is not of a type, or of the array. */
  oddItem(key: string, type: string): Path {
    const found = this.values[key]
    const place = Array.isArray(found) ? found.findIndex((item) => typeof item !== type) : -1
    return place < 0 ? [key] : [key, place]
  }
}

/** The line, from 1, of every table, key and item of an array. */
function lineNumbers(text: string): Lines {
  const lines = new Map([['', text.trimEnd().split('\n').length]]) // what is missing is missing at the end
  const arrays = new Map<string, number>()
  let table: Path = []
  let key: Path = []
  let [depth, item, line, place] = [0, 0, 1, 0]
  for (const { 0: found, index, groups = {} } of text.matchAll(TOKEN)) {
    line += text.slice(place, index).split('\n').length - 1
    place = index
    const word = found.trim()
    if (groups.header !== undefined && !depth) {
      table = nextTable(word, arrays)
      lines.set(keyOf(table), line)
    } else if (groups.key !== undefined && !depth) {
      key = [...table, word]
      item = 0
      lines.set(keyOf(key), line)
    } else if (groups.open !== undefined || groups.header !== undefined) depth += 1
    else if (groups.close !== undefined) depth -= 1
    else if (groups.value !== undefined && depth) lines.set(keyOf([...key, item++]), line)
  }
  return lines
}

/** The path of the table that a header opens; *arrays* counts the tables of each array so far. */
function nextTable(header: string, arrays: Map<string, number>): Path {
  const name = header.replace(/[[\] \t]/g, '')
  if (!header.startsWith('[[')) return [name]
  const place = arrays.get(name) ?? 0
  arrays.set(name, place + 1)
  return [name, place]
}

function keyOf(path: Path): string {
  return path.join('.')
}
