/** A strict reader of records: the part of TOML that they are written in, and nothing else. */

export type Value = string | number | boolean | Value[] | Table
export interface Table {
  [key: string]: Value
}

/** A text that is no record; *line* is where it goes wrong, counted from 1. */
export class RecordError extends Error {
  constructor(
    readonly line: number,
    text: string,
  ) {
    super(`line ${line}: ${text}`)
  }
}

const BLANK = /(?:[ \t]|\r?\n|#[^\n]*)*/y
const SPACE = /[ \t]*/y
const LINE_END = /[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/y
const HEADER = /\[[ \t]*([\w-]+)[ \t]*\]/y
const ARRAY_HEADER = /\[\[[ \t]*([\w-]+)[ \t]*\]\]/y
const KEY = /([\w-]+)[ \t]*=/y
// TOML allows no control characters in either.
// eslint-disable-next-line no-control-regex
const TEXT = /"((?:[^"\\\u0000-\u001f\u007f]|\\.)*)"/y
// eslint-disable-next-line no-control-regex
const PLAIN_TEXT = /'([^'\u0000-\u001f\u007f]*)'/y
const INTEGER = /([+-]?(?:0|[1-9]\d*))(?![\w.:+-])/y
const BOOLEAN = /(true|false)(?![\w.:+-])/y
const ESCAPE = /\\(?:([btnfr"\\])|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[^])/g
const ESCAPED: Record<string, string> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', '"': '"', '\\': '\\' }
const DEEPEST = 8

const FORMAT = 'allfather-record/1'
const GAME = /^([a-z][\w-]*)\/1$/

/** What a record says of its game besides the result. */
export interface GameRecord {
  game: string
  seats: string[]
  options: Table
  /** One table for each deal, with the actions that followed it. */
  deals: Table[]
  /** Whether the game began with its first deal, not from some position. */
  isWhole: boolean
}

/** Read a record; whether it keeps the rules is for the engine to say. Throws a RecordError. */
export function readRecord(text: string): GameRecord {
  const { format, game, seats, options, deals = [], position } = parseToml(text)
  if (format !== FORMAT) throw new RecordError(1, 'this is no record')
  const name = typeof game === 'string' ? game.match(GAME)?.[1] : undefined
  if (name === undefined) throw new RecordError(1, 'there is no such game')
  if (!isTexts(seats)) throw new RecordError(1, 'the seats must be texts')
  if (!isTable(options)) throw new RecordError(1, 'the options must be a table')
  if (!Array.isArray(deals) || !deals.every(isTable)) throw new RecordError(1, 'the deals must be tables')
  return { game: name, seats, options, deals, isWhole: position === undefined }
}

/** Whether a value is an array of texts. */
export function isTexts(value: Value | undefined): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isTable(value: Value | undefined): value is Table {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Read tables and values; throws a RecordError. */
export function parseToml(text: string): Table {
  return new Reader(text).read()
}

/** A table without the names that every object has, so that no key of a text can mean one of them. */
function newTable(): Table {
  return Object.create(null) as Table
}

class Reader {
  #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  read(): Table {
    const root = newTable()
    const lists = new Set<string>()
    let table = root
    for (this.#take(BLANK); this.#at < this.#text.length; this.#take(BLANK)) {
      const list = this.#take(ARRAY_HEADER)
      const name = list ?? this.#take(HEADER)
      if (list !== null) table = this.#nextOf(root, list, lists)
      else if (name !== null) this.#put(root, name, (table = newTable()))
      else this.#put(table, this.#take(KEY) ?? this.#fail('a key or a table is expected'), this.#value(0))
      if (this.#take(LINE_END) === null) this.#fail('something follows where the line should end')
    }
    return root
  }

  /** Begin the next table of the list *name*. */
  #nextOf(root: Table, name: string, lists: Set<string>): Table {
    if (!lists.has(name)) this.#put(root, name, [])
    lists.add(name)
    const table = newTable()
    ;(root[name] as Value[]).push(table)
    return table
  }

  #put(table: Table, key: string, value: Value): void {
    if (key in table) this.#fail(`${key} is there twice`)
    table[key] = value
  }

  #value(depth: number): Value {
    this.#take(SPACE)
    if (this.#text[this.#at] === '[') return this.#array(depth + 1)
    const text = this.#take(TEXT)
    if (text !== null) return this.#unescaped(text)
    const plain = this.#take(PLAIN_TEXT)
    if (plain !== null) return plain
    const boolean = this.#take(BOOLEAN)
    if (boolean !== null) return boolean === 'true'
    const integer = Number(this.#take(INTEGER) ?? this.#fail('a text, a number, true, false or an array is expected'))
    return Number.isSafeInteger(integer) ? integer : this.#fail('the number is too large')
  }

  #array(depth: number): Value[] {
    if (depth > DEEPEST) this.#fail('the arrays go too deep')
    const items: Value[] = []
    this.#at++
    this.#take(BLANK)
    while (this.#text[this.#at] !== ']') {
      items.push(this.#value(depth))
      this.#take(BLANK)
      if (this.#text[this.#at] === ',') this.#at++
      else if (this.#text[this.#at] !== ']') this.#fail('a comma or the end of the array is expected')
      this.#take(BLANK)
    }
    this.#at++
    return items
  }

  #unescaped(text: string): string {
    return text.replace(ESCAPE, (escape, letter: string | undefined, short?: string, long?: string) => {
      if (letter) return ESCAPED[letter]!
      const code = parseInt(short ?? long ?? 'none', 16)
      const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return isCharacter ? String.fromCodePoint(code) : this.#fail(`${escape} means nothing`)
    })
  }

  /** What *pattern* finds right here, or its first group; null if it does not fit. */
  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (!match) return null
    this.#at = pattern.lastIndex
    return match[1] ?? match[0]
  }

  #fail(text: string): never {
    throw new RecordError(this.#text.slice(0, this.#at).split('\n').length, text)
  }
}
