/** What the server promised before a game, kept in this browser so that nobody can change it afterwards. */
import type { TableInfo } from './protocol.ts'

/** The commitment as this browser first saw it, and the nonce it gave. */
export interface Promised {
  commitment: string
  nonce?: string
}

const KEY = 'allfather-promises'
const MOST = 200

function read(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Promised>
  } catch {
    return {}
  }
}

function write(promises: Record<string, Promised>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(promises).slice(-MOST))))
  } catch {
    // Then the record can still be checked against what the server says now.
  }
}

/** Remember the commitment of a table the first time it is seen, as long as its game has not begun. */
export function keepPromise(info: TableInfo): void {
  const promises = read()
  if (info.id in promises || info.status !== 'open') return
  write({ ...promises, [info.id]: { commitment: info.commitment } })
}

/** What this browser was promised for a table. */
export function promisedFor(table: string): Promised | undefined {
  return read()[table]
}

/** A new nonce for the deals of a table. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Remember the nonce that the server has taken for a table. */
export function keepNonce(table: string, nonce: string): void {
  const promises = read()
  const promised = promises[table]
  if (promised) write({ ...promises, [table]: { ...promised, nonce } })
}
