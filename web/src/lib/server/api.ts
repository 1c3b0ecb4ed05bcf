/** Requests to the server. */
import { apiAt, hasServer } from './site.ts'
import type {
  Fairness,
  Kept,
  KeptRecord,
  Line,
  NewRecord,
  NewTable,
  Opening,
  OwnTable,
  Person,
  Place,
  Problem,
  Profile,
  Ranked,
  Replay,
  TableInfo,
} from './protocol.ts'
import { Refusal } from './refusal.ts'

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  if (!hasServer) throw new Refusal('offline', {}, 'there is no server')
  return fetched(apiAt(path), init)
}

/** The answer from an address. Throws a Refusal. */
export async function fetched(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init)
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refusal(
    problem?.code ?? (answer.status === 404 ? 'not-found' : 'failed'),
    problem?.values ?? {},
    problem?.text ?? answer.statusText,
  )
}

export async function get<T>(path: string): Promise<T> {
  return (await ask('GET', path)).json() as Promise<T>
}

export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text()
}

export async function send<T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const text = await (await ask(method, path, body)).text()
  return (text ? JSON.parse(text) : null) as T
}

/** Something about a table; whoever was given the link to an unlisted table shows its code. */
export function pathOf(id: string, code: string, what = ''): string {
  return `/tables/${encodeURIComponent(id)}${what}${code && `?code=${encodeURIComponent(code)}`}`
}

/** The table that an address names: a short code has six letters, however it is typed; whatever else is the id. */
export async function findTable(name: string): Promise<{ id: string; code: string }> {
  const code = name.replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z]{6}$/.test(code) ? { id: (await api.findCode(code)).table, code } : api.table(name)
}

export const api = {
  me: () => get<Person | null>('/me'),
  myTables: () => get<OwnTable[]>('/me/tables'),
  keptRecords: () => get<KeptRecord[]>('/me/records'),
  keptRecord: (id: string) => getText(`/me/records/${encodeURIComponent(id)}`),
  keepRecord: (kept: NewRecord) => send<Kept>('POST', '/me/records', kept),
  deleteRecord: (id: string) => send('DELETE', `/me/records/${encodeURIComponent(id)}`),
  openTable: (wish: NewTable) => send<Opening>('POST', '/tables', wish),
  findCode: (code: string) => get<Place>(`/codes/${encodeURIComponent(code)}`),
  table: (id: string, code = '') => get<TableInfo>(pathOf(id, code)),
  chat: (id: string, code: string) => get<Line[]>(pathOf(id, code, '/chat')),
  record: (id: string, code: string) => getText(pathOf(id, code, '/record')),
  fairness: (id: string, code: string) => get<Fairness>(pathOf(id, code, '/fairness')),
  replay: (id: string, code: string) => get<Replay>(pathOf(id, code, '/replay')),
  person: (id: string) => get<Profile>(`/people/${encodeURIComponent(id)}`),
  leaderboard: (game: string, players: number) => get<Ranked[]>(`/leaderboards/${game}/${players}`),
}
