/** The commitments that this browser saw at tables, and what it was shown there, stored so that it cannot be changed later. */
import type { TableInfo } from '../server/protocol.ts'
import { sha256, toHex } from './sha256.ts'

/** What the server and the players were bound to when this browser gave its nonce. */
export interface Known {
  /** The commitment of the server, as this browser first saw it. */
  commitment: string
  /** Whether the game had begun by then. */
  late?: true
  /** The nonce of this browser. */
  nonce?: string
  /** The commitments of all seats when this browser opened its nonce. */
  commitments?: string[]
}

/** What this browser was shown of a game, deal by deal. */
export interface ShownGame {
  /** The version of the table up to which this is complete; null if it no longer is. */
  version: number | null
  deals: ShownDeal[]
}

export interface ShownDeal {
  /** The actions after the deal, as everybody was told them. */
  told: string[]
  /** The cards that were shown, in the words of the game's own check. */
  cards: string[]
}

const KEY = 'allfather-commitments'
const SHOWN = 'allfather-shown-'
/** Tables that are remembered, the latest. */
const MOST = 50

function read(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Known>
  } catch {
    return {}
  }
}

function write(known: Record<string, Known>): void {
  try {
    const tables = Object.keys(known)
    for (const table of tables.slice(0, -MOST)) localStorage.removeItem(SHOWN + table)
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(known).slice(-MOST))))
  } catch {
    // Without storage the record can still be checked against what the server says now.
  }
}

/** Remember the commitment of a table the first time it is seen, as long as the secret is not known. */
export function keepCommitment({ id, status, commitment }: TableInfo): void {
  const known = read()
  if (id in known || !['open', 'playing'].includes(status)) return
  write({ ...known, [id]: { commitment, ...(status === 'playing' ? { late: true } : {}) } })
}

/** What this browser remembers for a table. */
export function knownOf(table: string): Known | undefined {
  return read()[table]
}

/** A new nonce for the deals of a table. */
export function newNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}

/** The commitment to a nonce. */
export function sealOf(nonce: string): string {
  return toHex(sha256(new TextEncoder().encode(nonce)))
}

/**
 * Remember a nonce, and the commitments with which it was opened, while *give* sends it. They are kept before, because
 * the table may go on before the answer comes; if it is refused, all is as it was.
 */
export async function giving(
  table: string,
  given: Pick<Known, 'nonce' | 'commitments'>,
  give: () => Promise<boolean>,
): Promise<boolean> {
  const before = knownOf(table)
  if (before) write({ ...read(), [table]: { ...before, ...given } })
  const isGiven = await give()
  if (before && !isGiven) write({ ...read(), [table]: before })
  return isGiven
}

/** What this browser was shown of the game at a table. */
export function shownAt(table: string): ShownGame {
  try {
    return JSON.parse(localStorage.getItem(SHOWN + table) ?? '') as ShownGame
  } catch {
    return { version: 0, deals: [] }
  }
}

/** Remember what this browser was shown. */
export function keepShown(table: string, shown: ShownGame): void {
  try {
    if (table in read()) localStorage.setItem(SHOWN + table, JSON.stringify(shown))
  } catch {
    // Then less of the record is checked.
  }
}
