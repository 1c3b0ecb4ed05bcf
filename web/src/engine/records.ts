/** Writes a game as a record and plays a record again: what `allfather.core.recording` does in Python. */
import { FORMAT } from '../lib/fairness/record.ts'
import { Refusal } from '../lib/server/refusal.ts'
import { Section } from '../lib/fairness/section.ts'
import { Breaks } from './breaks.ts'
import { Game, type Kit, type Options, checkOption, namedOptions } from './game.ts'

/** The longest line; a longer list of texts is wrapped. */
const WIDTH = 100

type Pairs = [key: string, value: unknown][]

/** A game with the names of its players. */
export interface Recorded {
  game: Game
  names: string[]
}

/** The record of a game so far. */
export function writeRecord({ game, names }: Recorded): string {
  const head = table([
    ['format', FORMAT],
    ['game', game.kit.layout.rules],
    ['seats', names],
  ])
  const deals = dealsOf(game).map((deal) => `\n[[deals]]\n${table(Object.entries(deal))}`)
  const result = table([
    ['scores', game.scores],
    ['winners', game.winners],
  ])
  return `${head}\n[options]\n${table(Object.entries(namedOptions(game)))}${deals.join('')}\n[result]\n${result}`
}

/** The contents of each table of a deal: what was dealt, the actions and, if its hand or stage has ended, the scores. */
function dealsOf(game: Game): Record<string, unknown>[] {
  const replay = new Game(game.kit, game.players, game.options)
  const deals: Record<string, unknown>[] = []
  let actions: string[] = []
  for (const event of game.past) {
    if ('action' in event) actions.push(event.action)
    else deals.push({ ...replay.tellDeal(event.deal), actions: (actions = []) })
    replay.repeat(event)
    if (replay.toAct === null) deals.at(-1)!.scores = replay.scores
  }
  return deals
}

/** Keys and values, one on each line. */
function table(pairs: Pairs): string {
  return pairs.map(([key, value]) => `${entry(key, value)}\n`).join('')
}

function entry(key: string, value: unknown): string {
  const line = `${key} = ${written(value)}`
  const isLong = lengthOf(line) > WIDTH && Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isLong ? `${key} = [\n${wrapped(value.map(written))}]` : line
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  return JSON.stringify(value).replaceAll('\x7f', '\\u007f') // TOML, unlike JSON, requires the escape
}

function wrapped(items: string[]): string {
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last === undefined || lengthOf(last) + lengthOf(item) + 3 > WIDTH) lines.push(`    ${item},`)
    else lines[lines.length - 1] = `${last} ${item},`
  }
  return lines.map((line) => `${line}\n`).join('')
}

/** The number of characters; some have two units. */
function lengthOf(text: string): number {
  return [...text].length
}

/**
 * Play a record again and check everything in it. Throws a Refusal with the line of what is wrong; its code is
 * `not-here` if the record begins with a position or has options that only the server can read.
 */
export async function readRecord(kit: Kit, text: string): Promise<Recorded> {
  const record = Section.of(text)
  record.expect('format', FORMAT)
  record.expect('game', kit.layout.rules)
  record.only('format', 'game', 'seats', 'position', 'options', 'deals', 'result')
  const names = record.texts('seats')
  const options = optionsIn(kit, record.table('options'))
  if ('position' in record.values) throw elsewhere(record.line('position'))
  const game = record.at(['seats'], () => new Game(kit, names.length, options))
  const breaks = new Breaks()
  for (const deal of record.tables('deals')) await playDeal(game, deal, breaks)
  const result = record.table('result')
  result.only('scores', 'winners')
  result.expect('scores', game.scores)
  result.expect('winners', game.winners)
  return { game, names }
}

function optionsIn({ layout }: Kit, chosen: Section): Options {
  for (const [name, value] of Object.entries(chosen.values)) {
    const option = layout.options.find((one) => one.name === name)
    if (option && option.place === undefined && value !== option.default) throw elsewhere(chosen.line(name))
    chosen.at([name], () => checkOption(layout, name, value))
  }
  return chosen.values
}

function elsewhere(line: number): Refusal {
  return new Refusal('not-here', {}, `line ${line}: only the server can read this`)
}

/** Make a deal and the actions that followed it. */
async function playDeal(game: Game, deal: Section, breaks: Breaks): Promise<void> {
  if (!game.awaitsDeal) throw deal.wrong([], 'no deal is awaited')
  deal.only(...game.dealFields, 'actions', 'scores')
  game.deal(dealIn(game, deal))
  for (const [step, action] of deal.texts('actions').entries()) {
    deal.at(['actions', step], () => game.play(action))
    await breaks.due()
  }
  if (game.toAct === null) deal.expect('scores', game.scores)
  else if ('scores' in deal.values) throw deal.wrong(['scores'], 'scores before the end')
}

function dealIn(game: Game, deal: Section): Uint8Array {
  try {
    return game.takeDeal(deal.values)
  } catch (error) {
    if (error instanceof Refusal) throw deal.wrong(deal.oddItem(String(error.values.field), 'string'), error.message)
    throw error
  }
}
