/** A game by its compiled rules: what `allfather.core.game.Game` is in Python. */
import { Refusal } from '../lib/refusal.ts'
import type { Ending } from '../lib/log.ts'
import type { GameView } from '../lib/game.ts'
import { CHANCE, OVER, SPECTATOR } from './constants.ts'
import { type Layout, Module } from './module.ts'
import { Reader, spoken } from './shapes.ts'
import { Writer } from './writer.ts'

/** A compiled module and what there is to know about it. */
export interface Kit {
  compiled: WebAssembly.Module
  layout: Layout
  /** The address of its files, without their ending; each net has its own. */
  address: string
  /** The weights of a net, if this is the module that plays with it. */
  weights?: Float32Array<ArrayBuffer>
}

/** What a bot gets: the record of its seat's view, and the actions since the last deal if the game looks back. */
export interface Turn {
  players: number
  seen: Uint8Array
  past: number[]
}

export type Options = Record<string, unknown>

/** A deal, as the rules' own bytes, or an action. */
export type Event = { deal: Uint8Array } | { action: string }

export class Game {
  readonly kit: Kit
  readonly players: number
  readonly options: Options
  /** All events since the beginning; whoever sets the state has another past. */
  readonly past: Event[] = []
  readonly #module: Module
  readonly #ids: ReadonlyMap<string, number>
  /** The legal actions of this position, once somebody has asked for them. */
  #legal: readonly number[] | null = null

  /** A game that awaits its first deal; *seed* decides all deals. Throws a Refusal if an option is invalid. */
  constructor(kit: Kit, players: number, options: Options = {}, seed = 0n) {
    this.kit = kit
    this.players = players
    this.#module = new Module(kit.compiled, kit.layout)
    this.#ids = idsOf(kit.layout)
    this.options = this.#begin(options)
    this.#module.call('seed', seed, 0n)
  }

  /** The full state, hidden cards included, as bytes. */
  get state(): Uint8Array {
    return this.#module.bytes('state').slice()
  }

  set state(bytes: Uint8Array) {
    this.#module.bytes('state').set(bytes)
    this.#legal = null
  }

  /** The seat to act; null if a deal is awaited or the game is over. */
  get toAct(): number | null {
    const actor = this.#module.call('actor')
    return actor < 0 ? null : actor
  }

  get awaitsDeal(): boolean {
    return this.#module.call('actor') === CHANCE
  }

  get isOver(): boolean {
    return this.#module.call('actor') === OVER
  }

  get scores(): number[] {
    this.#module.call('scores')
    return this.#points()
  }

  /** The place of every seat, from 1; tied seats share a place. */
  get places(): number[] {
    this.#module.call('ranking')
    return this.#points()
  }

  /** The seats that have won; empty while the game is on. */
  get winners(): number[] {
    return this.isOver ? this.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) : []
  }

  /** The ids of the legal actions; empty if no seat is to act. */
  get legalIds(): readonly number[] {
    return (this.#legal ??= this.#listed())
  }

  #listed(): number[] {
    if (this.toAct === null) return []
    const count = this.#module.call('legal_actions')
    return [...this.#module.field<Int32Array>('actions').subarray(0, count)]
  }

  /** The texts of the legal actions. */
  get legal(): string[] {
    return this.legalIds.map((action) => this.kit.layout.actions[action]!)
  }

  /** Make the next deal, drawn by the generator unless it is given; return what ended with it. */
  deal(given: Uint8Array | null = null): Ending[] {
    this.#remember()
    if (given) this.#module.bytes('deal').set(given)
    this.#change(given ? 'deal' : 'draw')
    this.past.push({ deal: this.#module.bytes('deal').slice() })
    return this.#endings()
  }

  /** Make an event of the past of another game; return what ended with it. */
  repeat(event: Event): Ending[] {
    return 'deal' in event ? this.deal(event.deal) : this.play(event.action)
  }

  /** What a record tells of a deal that is about to be made. */
  tellDeal(deal: Uint8Array): Record<string, unknown> {
    this.#module.bytes('deal').set(deal)
    this.#module.call('tell_deal')
    const { fields, shapes } = this.kit.layout.deals
    const told = Object.entries(this.#reader('dealt', fields).object(shapes))
    return Object.fromEntries(told.filter(([, value]) => value !== null))
  }

  /** The names of what a record tells of the next deal. */
  get dealFields(): string[] {
    return Object.keys(this.tellDeal(new Uint8Array(this.#module.bytes('deal').length)))
  }

  /** The deal of which a record tells this. Throws a Refusal that has the name of a wrong field. */
  takeDeal(told: Record<string, unknown>): Uint8Array {
    const { fields, shapes } = this.kit.layout.deals
    const writer = new Writer(this.#module.memory.buffer, this.#module.place('dealt'), fields)
    const wrong = (field: string) => new Refusal('bad-deal', { field }, `${field} is not possible here`)
    for (const field of this.dealFields) if (!writer.write(shapes[field]!, told[field])) throw wrong(field)
    const number = this.#module.call('take_deal')
    if (number >= 0) throw wrong(Object.keys(shapes)[number]!)
    return this.#module.bytes('deal').slice()
  }

  /** The id of an action. Throws a Refusal if it is not legal for the seat to act, or for *seat*. */
  check(action: string, seat: number | null = null): number {
    const { toAct } = this
    if (toAct === null) throw new Refusal(this.isOver ? 'game-over' : 'out-of-turn', {}, 'nobody can act')
    if (seat !== null && seat !== toAct) throw new Refusal('out-of-turn', {}, `seat ${toAct} is to act`)
    const id = this.#ids.get(action)
    if (id === undefined) throw new Refusal('bad-notation', {}, `there is no action ${action}`)
    if (!this.legalIds.includes(id)) throw this.#whyIllegal(id)
    return id
  }

  /** Check an action and make it; return what ended with it. */
  play(action: string, seat: number | null = null): Ending[] {
    const id = this.check(action, seat)
    this.#remember()
    this.#change('apply', id)
    this.past.push({ action })
    return this.#endings()
  }

  /** The view of a seat after a legal action; null if that would reveal something hidden. */
  preview(action: string, seat: number): GameView | null {
    const id = this.check(action, seat)
    const { state, legalIds } = this
    this.#remember()
    this.#change('apply', id)
    const view = this.#module.call('was_predictable') ? this.view(seat) : null
    this.state = state
    this.#legal = legalIds
    return view
  }

  /** Everything that a seat may know; null is a spectator. */
  view(seat: number | null): GameView {
    this.#module.call('observe', seat ?? SPECTATOR)
    const { view } = this.kit.layout
    const shown = this.#reader('seen', view.fields).object(view.shapes)
    const legal = seat !== null && seat === this.toAct ? this.legal : []
    return { ...shown, options: this.options, legal } as unknown as GameView
  }

  /** The fields that turn a spectator's view into that of *seat*, except for the legal actions. */
  own(seat: number): Record<string, unknown> {
    this.#module.call('observe', seat)
    const { view, own } = this.kit.layout
    const shapes = Object.fromEntries(own.map((name) => [name, view.shapes[name]!]))
    return this.#reader('seen', view.fields).object(shapes)
  }

  /** What a bot in a seat gets. */
  turn(seat: number): Turn {
    this.#module.call('observe', seat)
    return { players: this.players, seen: this.#module.bytes('seen').slice(), past: this.#sinceDeal }
  }

  /** The actions since the last deal, if the game looks back and has seen that deal. */
  get #sinceDeal(): number[] {
    const dealt = this.past.findLastIndex((event) => 'deal' in event)
    if (!this.kit.layout.looksBack || dealt < 0) return []
    return this.past.slice(dealt + 1).flatMap((event) => ('action' in event ? this.#ids.get(event.action)! : []))
  }

  /** The text of an action as the other seats may see it. */
  told(action: string): string {
    return this.kit.layout.told[this.#ids.get(action)!] ?? action
  }

  #begin(chosen: Options): Options {
    const { starts, options } = this.kit.layout
    const start = starts[this.players]
    if (!start) throw new Refusal('bad-option', {}, `this game is not for ${this.players} players`)
    const place = this.#module.place('state')
    this.state = fromHex(start.state)
    const data = new DataView(this.#module.memory.buffer)
    const given = { ...chosen, ...start.fixed }
    return Object.fromEntries(
      options.map((option) => {
        const value = named(option, given[option.name] ?? option.default)
        const code = codeOf(option, value)
        if (option.type === 'i4') data.setInt32(place + option.place!, code, true)
        else if (option.type === 'i1') data.setInt8(place + option.place!, code)
        return [option.name, value]
      }),
    )
  }

  /** Call an entry that leads to another position. */
  #change(entry: string, ...values: number[]): void {
    this.#module.call(entry, ...values)
    this.#legal = null
  }

  #remember(): void {
    this.#module.bytes('before').set(this.#module.bytes('state'))
  }

  #endings(): Ending[] {
    this.#module.call('find_endings')
    const { fields, shapes } = this.kit.layout.endings
    const reader = this.#reader('ended', fields)
    const happened = reader.numbers('happened')
    const ended = shapes
      .filter((_, at) => happened[at])
      .map(({ name, values }) => ({ event: name, ...reader.object(values) }))
    if (!this.isOver) return ended
    return [...ended, { event: 'game-over', winners: this.winners, scores: this.scores }]
  }

  #whyIllegal(action: number): Refusal {
    const { fields, shapes } = this.kit.layout.reasons
    const { name, values, sentence } = shapes[this.#module.call('explain', action)]!
    const found = this.#reader('reason', fields).object(values)
    return new Refusal(name, found, spoken(sentence, found))
  }

  #points(): number[] {
    return [...this.#module.field<BigInt64Array>('points')].slice(0, this.players).map(Number)
  }

  #reader(record: string, fields: Layout['fields']): Reader {
    return new Reader(this.#module.memory.buffer, this.#module.place(record), fields)
  }
}

const IDS = new WeakMap<Layout, ReadonlyMap<string, number>>()

/** The id of every action by its text. */
export function idsOf(layout: Layout): ReadonlyMap<string, number> {
  const known = IDS.get(layout)
  if (known) return known
  const found = new Map(layout.actions.map((text, action) => [text, action]))
  IDS.set(layout, found)
  return found
}

/** The options as records have them: a value that has a name is given by its name. */
export function namedOptions({ kit, options }: Game): Options {
  return Object.fromEntries(
    kit.layout.options.map(({ name, names = {} }) => {
      const value = options[name]
      return [name, Object.keys(names).find((word) => names[word] === value) ?? value]
    }),
  )
}

/** Throws a Refusal unless there is such an option and it can have this value. */
export function checkOption(layout: Layout, name: string, value: unknown): void {
  const option = layout.options.find((one) => one.name === name)
  if (!option) throw new Refusal('bad-option', {}, `there is no option ${name}`)
  codeOf(option, named(option, value))
}

type Option = Layout['options'][number]

/** The value of an option, which may be given by its name. */
function named({ names }: Option, value: unknown): unknown {
  return typeof value === 'string' && names?.[value] !== undefined ? names[value] : value
}

/** An option's value as the state stores it. */
function codeOf(option: Option, value: unknown): number {
  const { name, codes, least, most } = option
  const isNumber = typeof value === 'number' && Number.isInteger(value)
  if (option.place === undefined && value === option.default) return 0
  if (codes) {
    const found = codes.find(([choice]) => choice === value)
    if (found) return found[1]
  } else if (isNumber && least != null && most != null && value >= least && value <= most) return value
  throw new Refusal('bad-option', {}, `${name} cannot be ${String(value)} here`)
}

/** Bytes written in hexadecimal. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16))
}
