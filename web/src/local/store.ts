/** Games against bots that are kept in this browser, in IndexedDB. */
import type { Options } from '../engine/game.ts'

/** A game: its deals follow from the seed, everything else from the actions. */
export interface Saved {
  id: string
  game: string
  /** Name and version of the rules it was begun with. */
  rules: string
  players: number
  options: Options
  /** Decides all deals, in hexadecimal. */
  seed: string
  /** The person's seat. */
  seat: number
  /** The level of the bots in all other seats. */
  level: string
  pace: number
  hints: boolean
  actions: string[]
  /** How many actions were taken back. */
  undone: number
  isOver: boolean
  /** The id of its record at the server, once it is kept there. */
  kept?: string
  /** When it was last changed, in milliseconds since 1970. */
  at: number
}

const NAME = 'allfather'
const GAMES = 'games'
const MOST_KEPT = 50

let opening: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  return (opening ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' })
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('no database'))
  }))
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const open = await database()
  return new Promise((done, failed) => {
    const transaction = open.transaction(GAMES, mode, { durability: 'strict' })
    const request = ask(transaction.objectStore(GAMES))
    transaction.oncomplete = () => done(request.result)
    transaction.onerror = transaction.onabort = () => failed(transaction.error ?? new Error('not saved'))
  })
}

/** Games of this visit, for browsers that keep nothing. */
const visit = new Map<string, Saved>()
/** The ids of the games that are being kept: nobody has to wait for that. */
const saving = new Set<string>()

/** Keep a game as it is now. */
export async function save(game: Saved): Promise<void> {
  visit.set(game.id, game)
  saving.add(game.id)
  await run('readwrite', (store) => store.put(game)).catch(() => {})
  saving.delete(game.id)
}

export async function find(id: string): Promise<Saved | null> {
  if (saving.has(id)) return visit.get(id)!
  const kept = await run('readonly', (store) => store.get(id) as IDBRequest<Saved | undefined>).catch(() => undefined)
  return kept ?? visit.get(id) ?? null
}

/** All games, latest first. */
export async function all(): Promise<Saved[]> {
  const kept = await run('readonly', (store) => store.getAll() as IDBRequest<Saved[]>).catch(() => [...visit.values()])
  return kept.sort((a, b) => b.at - a.at)
}

export async function remove(id: string): Promise<void> {
  visit.delete(id)
  await run('readwrite', (store) => store.delete(id)).catch(() => {})
}

/** Forget the oldest games beyond those that are kept. */
export async function tidy(): Promise<void> {
  for (const { id } of (await all()).slice(MOST_KEPT)) await remove(id)
}
