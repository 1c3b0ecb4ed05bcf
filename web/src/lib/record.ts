/** A reader of records, which are written in TOML: texts, whole numbers, booleans, arrays and tables. */
import { TomlError, type TomlValue, parse } from 'smol-toml'

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
  try {
    const table = parse(text, { maxDepth: DEEPEST })
    check(table)
    return table as Table
  } catch (error) {
    throw error instanceof TomlError ? new RecordError(error.line, error.message) : error
  }
}

/** Refuse what no record has: other numbers, which look alike when they are compared as JSON, and dates. */
function check(value: TomlValue): void {
  if (value instanceof Date || (typeof value === 'number' && !Number.isSafeInteger(value)))
    throw new RecordError(1, `a record has no value like ${String(value)}`)
  if (typeof value === 'object') Object.values(value).forEach(check)
}
