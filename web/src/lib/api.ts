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

export const api = {
  games: () => get<Offer>('/games'),
  me: () => get<Person | null>('/me'),
  myTables: () => get<OwnTable[]>('/me/tables'),
  openTable: (wish: NewTable) => send<Opening>('POST', '/tables', wish),
  findCode: (code: string) => get<Place>(`/codes/${encodeURIComponent(code)}`),
  table: (id: string) => get<TableInfo>(`/tables/${encodeURIComponent(id)}`),
  chat: (id: string) => get<Line[]>(`/tables/${encodeURIComponent(id)}/chat`),
  record: (id: string) => getText(`/tables/${encodeURIComponent(id)}/record`),
  fairness: (id: string) => get<Fairness>(`/tables/${encodeURIComponent(id)}/fairness`),
  replay: (id: string) => get<Replay>(`/tables/${encodeURIComponent(id)}/replay`),
  person: (id: string) => get<Profile>(`/people/${encodeURIComponent(id)}`),
  leaderboard: (game: string, players: number) => get<Ranked[]>(`/leaderboards/${game}/${players}`),
}
