/** What the server committed to before a game, stored in this browser so that it cannot be changed later. */
import type { TableInfo } from './protocol.ts'

/** The commitment as this browser first saw it, and the nonce it contributed. */
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
    // Without storage the record can still be checked against what the server says now.
  }
}

/** Remember the commitment of a table when it is first seen, unless its game has already started. */
export function keepPromise(info: TableInfo): void {
  const promises = read()
  if (info.id in promises || info.status !== 'open') return
  write({ ...promises, [info.id]: { commitment: info.commitment } })
}

/** What this browser remembers for a table. */
export function promisedFor(table: string): Promised | undefined {
  return read()[table]
}

/** A new nonce for the deals of a table. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Remember the nonce that the server accepted for a table. */
export function keepNonce(table: string, nonce: string): void {
  const promises = read()
  const promised = promises[table]
  if (promised) write({ ...promises, [table]: { ...promised, nonce } })
}
