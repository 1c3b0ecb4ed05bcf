/** Parses records, which are TOML with strings, integers, booleans, arrays and tables. */
import { TomlError, type TomlValue, parse } from 'smol-toml'

export type Value = string | number | boolean | Value[] | Table
export interface Table {
  [key: string]: Value
}

/** The text is not a record; *line* is the offending line, counted from 1. */
export class RecordError extends Error {
  readonly line: number

  constructor(line: number, text: string) {
    super(`line ${line}: ${text}`)
    this.line = line
  }
}

const DEEPEST = 8
export const FORMAT = 'allfather-record/1'
const RULES = /^[a-z][\w-]*\/\d+$/

/** The contents of a record, except for the result. */
export interface GameRecord {
  /** The game and the version of its rules. */
  rules: string
  seats: string[]
  options: Table
  /** One table for each deal, with the actions that followed it. */
  deals: Table[]
  /** Whether the game started with its first deal, not from a position. */
  isWhole: boolean
}

/** Parse a record. Throws a RecordError. Whether it follows the rules is checked by the engine. */
export function readRecord(text: string): GameRecord {
  const { format, game, seats, options, deals = [], position } = parseToml(text)
  if (format !== FORMAT) throw new RecordError(1, 'this is not a record')
  if (typeof game !== 'string' || !RULES.test(game)) throw new RecordError(1, 'there is no such game')
  if (!isTexts(seats)) throw new RecordError(1, 'the seats must be texts')
  if (!isTable(options)) throw new RecordError(1, 'the options must be a table')
  if (!Array.isArray(deals) || !deals.every(isTable)) throw new RecordError(1, 'the deals must be tables')
  return { rules: game, seats, options, deals, isWhole: position === undefined }
}

/** Whether a value is an array of strings. */
export function isTexts(value: Value | undefined): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

export function isTable(value: Value | undefined): value is Table {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Parse tables and values. Throws a RecordError. */
export function parseToml(text: string): Table {
  try {
    const table = parse(text, { maxDepth: DEEPEST })
    check(table)
    return table as Table
  } catch (error) {
    throw error instanceof TomlError ? new RecordError(error.line, error.message) : error
  }
}

/** Reject values that no record has: dates, and other numbers, which would look equal when compared as JSON. */
function check(value: TomlValue): void {
  if (value instanceof Date || (typeof value === 'number' && !Number.isSafeInteger(value)))
    throw new RecordError(1, `a record has no value like ${String(value)}`)
  if (typeof value === 'object') Object.values(value).forEach(check)
}
