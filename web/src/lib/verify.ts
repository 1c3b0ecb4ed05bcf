/**
 * The check of a finished game as docs/fairness.md describes it: every deal is drawn anew in this browser and compared
 * with the record. What a reshuffled pack was made of is taken from the record; the engine checks that when it replays.
 */
import type { Promised } from './promises.ts'
import type { Fairness } from './protocol.ts'
import { type GameRecord, type Table, type Value, isTexts, readRecord } from './record.ts'
import { fromHex, sha256, toHex } from './sha256.ts'
import { Shuffle } from './shuffle.ts'

/** Whether something is as it was promised. */
export interface Finding {
  /** The number of a deal, from 0; null for what concerns the whole game. */
  deal: number | null
  part: string
  ok: boolean
}

/** What a part of a deal ought to be, in the form in which it is compared; null if nothing will do. */
type Drawn = [part: string, expected: string | null]
type ChanceOf = (deal: number) => Shuffle

const SECRET_SIZE = 32
const NONCE = /^[A-Za-z0-9_-]{0,64}$/
const COLOURS = [...'ROYGBP']
const DIGITS = [...'123456789']
const HAND = 9
/** The cards of Odins Raben, as a table with cards of its own names them. */
export const STANDARD =
  'MM2 MF3 MW3 MS3 MP3 FF2 FW3 FS3 FP3 WW2 WS3 WP3 SS2 SP3 PP2 / ' +
  'M5 F5 W5 S5 P5 order1 raven2 land3 stone2 / Odin+M M+F F+S S+W W+P P+Odin'

/** What deals came from, if *value* tells it. */
export function asFairness(value: unknown): Fairness | null {
  const { commitment, secret, nonces } = (value ?? {}) as Partial<Record<keyof Fairness, Value>>
  const isOne = typeof commitment === 'string' && typeof secret === 'string' && isTexts(nonces)
  return isOne ? { commitment, secret, nonces } : null
}

/** Everything that can be found out about the deals of a game; throws a RecordError if the record cannot be read. */
export function verify(text: string, fairness: Fairness, promised?: Promised): Finding[] {
  const record = readRecord(text)
  const secret = fromHex(fairness.secret) ?? new Uint8Array()
  const chanceOf = (deal: number) => new Shuffle(secret, fairness.nonces, deal)
  return [
    ...aboutPromises(record, secret, fairness, promised),
    ...record.deals.flatMap((deal, number) => aboutDeal(record, deal, number, chanceOf)),
  ]
}

/** Whether all is well, and there was anything to find. */
export function isFair(findings: Finding[]): boolean {
  return findings.some(({ deal }) => deal !== null) && findings.every(({ ok }) => ok)
}

function aboutPromises(record: GameRecord, secret: Uint8Array, fairness: Fairness, promised?: Promised): Finding[] {
  const { commitment, nonces } = fairness
  const found: [part: string, ok: boolean][] = [
    ['secret', secret.length === SECRET_SIZE && toHex(sha256(secret)) === commitment],
    ['nonces', nonces.length === record.seats.length && nonces.every((nonce) => NONCE.test(nonce))],
  ]
  if (!record.isWhole) found.push(['beginning', false])
  if (promised) found.push(['promise', promised.commitment === commitment])
  if (promised?.nonce) found.push(['own-nonce', nonces.includes(promised.nonce)])
  return found.map(([part, ok]) => ({ deal: null, part, ok }))
}

function aboutDeal(record: GameRecord, deal: Table, number: number, chanceOf: ChanceOf): Finding[] {
  const drawn = record.game === 'odin' ? drawOdin(record, number, chanceOf) : drawRavens(record, deal, number, chanceOf)
  const known = new Set(['actions', 'scores', ...drawn.map(([part]) => part)])
  if (record.game === 'odin') known.add('opener') // of a later hand: by rule, not by chance
  const surplus = Object.keys(deal).filter((part) => !known.has(part))
  return [
    ...drawn.map(([part, expected]) => ({ deal: number, part, ok: told(part, deal[part]) === expected })),
    ...surplus.map((part) => ({ deal: number, part, ok: false })),
  ]
}

/** A part of a record in the form in which it is compared: sorted, where the order means nothing. */
function told(part: string, value: Value | undefined): string | undefined {
  if (part === 'hands') return isTexts(value) ? value.map((hand) => sorted(hand.split(' '))).join(' / ') : undefined
  if (isTexts(value)) return value.join(' ')
  if (part === 'colours') return typeof value === 'string' ? sorted([...value]) : undefined
  if (part === 'magic') return typeof value === 'string' ? value : undefined
  return typeof value === 'number' ? String(value) : undefined
}

function sorted(cards: string[]): string {
  return [...cards].sort().join(' ')
}

function drawOdin(record: GameRecord, number: number, chanceOf: ChanceOf): Drawn[] {
  const players = record.seats.length
  const start = chanceOf(0)
  const opener = start.below(players)
  const colours = start.shuffle(COLOURS).slice(0, players === 2 && record.options.all_colours !== true ? 4 : 6)
  const pack = colours.flatMap((colour) => DIGITS.map((digit) => colour + digit))
  const cards = (number ? chanceOf(number) : start).shuffle(pack)
  const hands = record.seats.map((_, seat) => sorted(cards.slice(HAND * seat, HAND * (seat + 1))))
  const first: Drawn[] = [
    ['opener', String(opener)],
    ['colours', sorted(colours)],
  ]
  return [...(number ? [] : first), ['hands', hands.join(' / ')]]
}

function drawRavens(record: GameRecord, deal: Table, number: number, chanceOf: ChanceOf): Drawn[] {
  const chance = chanceOf(number)
  const { lands, cards, ways } = componentsOf(record)
  if (number && 'pack' in deal) return [['pack', drawAgain(deal.pack, cards, (left) => chance.shuffle(left))]]
  if (number && !('magic' in deal)) {
    return [['landscapes', drawAgain(deal.landscapes, lands, (left) => drawLands(left, chance))]]
  }
  const first: Drawn[] = number ? [] : [['starter', String(chance.below(2))]]
  return [
    ...first,
    ['magic', chance.shuffle(ways)[0] ?? null],
    ['landscapes', drawLands(lands, chance).join(' ')],
    ['pack_0', chance.shuffle(cards).join(' ')],
    ['pack_1', chance.shuffle(cards).join(' ')],
  ]
}

/** What the cards of a record would be if they had been shuffled anew; null unless they are some of *all*. */
function drawAgain(cards: Value | undefined, all: string[], draw: (cards: string[]) => string[]): string | null {
  if (!isTexts(cards)) return null
  const left = all.map(named)
  for (const card of cards.map(named)) {
    if (!left.includes(card)) return null
    left.splice(left.indexOf(card), 1)
  }
  return draw(cards).join(' ')
}

/** Landscape cards, shuffled and turned. */
function drawLands(cards: string[], chance: Shuffle): string[] {
  return chance.shuffle(cards.map(named)).map((card) => (chance.below(2) ? turned(card) : card))
}

/** A landscape card the way round that names it; other cards as they are. */
function named(card: string): string {
  return /^[MFWSP]{2}$/.test(card) && turned(card) < card ? turned(card) : card
}

function turned(card: string): string {
  return [...card].reverse().join('')
}

/** All landscape cards, the cards of a player and the magic-way cards. */
function componentsOf(record: GameRecord): { lands: string[]; cards: string[]; ways: string[] } {
  const option = record.options.components
  const written = option === 'standard' ? STANDARD : option
  const [lands = '', cards = '', ways = ''] = typeof written === 'string' ? written.split(' / ') : []
  return { lands: counted(lands), cards: counted(cards), ways: ways.split(' ').filter(Boolean) }
}

/** The cards that a list such as "MM2 MF3" counts. */
function counted(list: string): string[] {
  const words = [...list.matchAll(/([A-Za-z]+)(\d{1,2})/g)]
  return words.flatMap(([, card, count]) => Array<string>(Number(count)).fill(card!))
}
