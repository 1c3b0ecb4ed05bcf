/**
 * Verifies a finished game as described in docs/fairness.md: every deal is recomputed in this browser and compared with
 * the record. The contents of a reshuffled pack are taken from the record; the engine checks them when it replays it.
 */
import type { Promised } from './promises.ts'
import type { Fairness } from './protocol.ts'
import { type GameRecord, RecordError, type Table, type Value, isTexts, readRecord } from './record.ts'
import { fromHex, sha256, toHex } from './sha256.ts'
import { Shuffle } from './shuffle.ts'

/** The result of one check. */
export interface Finding {
  /** The number of a deal, from 0; null for a check of the whole game. */
  deal: number | null
  part: string
  ok: boolean
}

/** The shuffle of each deal, recomputed. */
export type ChanceOf = (deal: number) => Shuffle

/** How the deals of a game are verified. */
export interface DealCheck {
  game: string
  /** For each part of a deal that was drawn, whether it is correct. */
  check(record: GameRecord, deal: Table, number: number, chanceOf: ChanceOf): [part: string, ok: boolean][]
  /** Further parts that a deal may have, which follow from the rules. */
  byRule: string[]
}

const SECRET_SIZE = 32
const NONCE = /^[A-Za-z0-9_-]{0,64}$/
/** The parts of every deal that are not dealt. */
const BESIDES = ['actions', 'scores']

/** The contents of a fairness file, if *value* is one. */
export function asFairness(value: unknown): Fairness | null {
  const { commitment, secret, nonces } = (value ?? {}) as Partial<Record<keyof Fairness, Value>>
  const isOne = typeof commitment === 'string' && typeof secret === 'string' && isTexts(nonces)
  return isOne ? { commitment, secret, nonces } : null
}

/** All checks of the deals of a game. Throws a RecordError if the record cannot be parsed. */
export function verify(deals: DealCheck, text: string, fairness: Fairness, promised?: Promised): Finding[] {
  const record = readRecord(text)
  if (record.game !== deals.game) throw new RecordError(1, 'this is another game')
  const secret = fromHex(fairness.secret) ?? new Uint8Array()
  const chanceOf = (deal: number) => new Shuffle(secret, fairness.nonces, deal)
  return [
    ...aboutPromises(record, secret, fairness, promised),
    ...record.deals.flatMap((_, number) => aboutDeal(deals, record, number, chanceOf)),
  ]
}

/** Whether there were any checks and all of them passed. */
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

function aboutDeal(deals: DealCheck, record: GameRecord, number: number, chanceOf: ChanceOf): Finding[] {
  const deal = record.deals[number]!
  const checked = deals.check(record, deal, number, chanceOf)
  const known = new Set([...BESIDES, ...deals.byRule, ...checked.map(([part]) => part)])
  const surplus = Object.keys(deal).filter((part) => !known.has(part))
  return [
    ...checked.map(([part, ok]) => ({ deal: number, part, ok })),
    ...surplus.map((part) => ({ deal: number, part, ok: false })),
  ]
}

/** Whether a part of a record equals what was recomputed. */
export function isSame(value: Value | undefined, drawn: Value | null): boolean {
  return JSON.stringify(value) === JSON.stringify(drawn)
}
