/** Requests to the server. */
import type {
  Fairness,
  Line,
  NewTable,
  Offer,
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

/** A refusal by the server; its code and values are for the translated sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, unknown>,
    text: string,
  ) {
    super(text)
  }
}

/** Any error as a refusal. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('offline', {}, String(error))
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const answer = await fetch(`/api${path}`, init)
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refusal(problem?.code ?? 'failed', problem?.values ?? {}, problem?.text ?? answer.statusText)
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

/** The table that an address names: a short code has six letters; whatever else is the id. */
export async function findTable(name: string): Promise<{ id: string; code: string }> {
  const isCode = /^[A-Za-z]{6}$/.test(name)
  return isCode ? { id: (await api.findCode(name)).table, code: name } : api.table(name)
}

export const api = {
  games: () => get<Offer>('/games'),
  me: () => get<Person | null>('/me'),
  myTables: () => get<OwnTable[]>('/me/tables'),
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
