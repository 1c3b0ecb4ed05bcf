/**
 * Verifies a finished game as described in docs/fairness.md: every deal is recomputed in this browser and compared with
 * the record. The contents of a reshuffled pack are taken from the record; the engine checks them when it replays it.
 */
import type { GameView } from './game.ts'
import { type Promised, type ShownGame, sealOf } from './promises.ts'
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
  /** The game and the version of its rules. */
  rules: string
  /** For each part of a deal that was drawn, whether it is correct. */
  check(record: GameRecord, deal: Table, number: number, chanceOf: ChanceOf): [part: string, ok: boolean][]
  /** Further parts that a deal may have, which follow from the rules. */
  byRule: string[]
  /** The cards of the deals so far that a view shows and the view before did not, for `holds`; *number* is the last. */
  shown(view: GameView, before: GameView | null, number: number): string[]
  /** Whether cards that were shown after deal *number* are those of the record. */
  holds(record: GameRecord, number: number, cards: string): boolean
  /** What everybody was told of an action. */
  told(action: string): string
}

const SECRET_SIZE = 32
const NONCE = /^[A-Za-z0-9_-]{0,64}$/
/** The parts of every deal that are not dealt. */
const BESIDES = ['actions', 'scores']

/** The contents of a fairness file, if *value* is one. */
export function asFairness(value: unknown): Fairness | null {
  const { commitment, secret, nonces, commitments } = (value ?? {}) as Partial<Record<keyof Fairness, Value>>
  const isOne = typeof commitment === 'string' && typeof secret === 'string' && isTexts(nonces) && isTexts(commitments)
  return isOne ? { commitment, secret, nonces, commitments } : null
}

/** All checks of the deals of a game. Throws a RecordError if the record cannot be parsed. */
export function verify(
  deals: DealCheck,
  text: string,
  fairness: Fairness,
  promised?: Promised,
  shown?: ShownGame,
): Finding[] {
  const record = readRecord(text)
  if (record.rules !== deals.rules) throw new RecordError(1, `the rules are ${record.rules}, not ${deals.rules}`)
  const secret = fromHex(fairness.secret) ?? new Uint8Array()
  const chanceOf = (deal: number) => new Shuffle(secret, fairness.nonces, deal)
  return [
    ...aboutPromises(record, secret, fairness, promised),
    ...(shown?.deals.length ? [{ deal: null, part: 'shown', ok: isAsShown(deals, record, shown) }] : []),
    ...record.deals.flatMap((_, number) => aboutDeal(deals, record, number, chanceOf)),
  ]
}

/** Whether there were any checks and all of them passed. */
export function isFair(findings: Finding[]): boolean {
  return findings.some(({ deal }) => deal !== null) && findings.every(({ ok }) => ok)
}

function aboutPromises(record: GameRecord, secret: Uint8Array, fairness: Fairness, promised?: Promised): Finding[] {
  const { commitment, nonces, commitments } = fairness
  const isList = nonces.length === record.seats.length && nonces.every((nonce) => NONCE.test(nonce))
  const found: [part: string, ok: boolean][] = [
    ['secret', secret.length === SECRET_SIZE && toHex(sha256(secret)) === commitment],
    ['nonces', isList && areSealed(nonces, commitments)],
  ]
  if (!record.isWhole) found.push(['beginning', false])
  if (promised) found.push([promised.late ? 'promise-late' : 'promise', promised.commitment === commitment])
  if (promised?.nonce) found.push(['own-nonce', nonces.includes(promised.nonce)])
  if (promised?.commitments) found.push(['seals', areSealed(nonces, promised.commitments)])
  return found.map(([part, ok]) => ({ deal: null, part, ok }))
}

/** Whether each nonce is the one that its seat committed to; a seat may not have opened its nonce. */
function areSealed(nonces: string[], commitments: string[]): boolean {
  return nonces.every((nonce, seat) => nonce === '' || sealOf(nonce) === commitments[seat])
}

/** Whether the record has what this browser was shown: all cards and, in this order, all actions. */
function isAsShown(deals: DealCheck, record: GameRecord, shown: ShownGame): boolean {
  return shown.deals.every(({ told, cards }, number) => {
    const actions = record.deals[number]?.actions
    if (!isTexts(actions) || !cards.every((some) => deals.holds(record, number, some))) return false
    return isSame(
      actions.slice(0, told.length).map((action) => deals.told(action)),
      told,
    )
  })
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
