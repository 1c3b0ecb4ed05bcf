/** The live connection: one WebSocket for the whole page, which reconnects automatically. */
import { untrack } from 'svelte'
import { get } from './api.ts'
import { Refusal } from './refusal.ts'
import { apiAt, hasServer } from './site.ts'
import { type AnyIn, type AnyOut, CLOSED_FAST, CLOSED_REFUSED, type RefusedOut } from './protocol.ts'

/** A message without the number that identifies its answer. */
type Unnumbered<M> = M extends AnyIn ? Omit<M, 'id'> : never
export type Message = Unnumbered<AnyIn>
type Listener = (message: AnyOut) => void
type Waiting = { done: (answer: AnyOut) => void; failed: (refusal: Refusal) => void }

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 5000
/** How long an answer may take before the connection is considered dead; a hint takes a second. */
const PATIENCE = 10_000
const CHECK_EVERY = 25_000
/** Close codes after which the page must not reconnect automatically. */
const FINAL_CODES: readonly number[] = [CLOSED_REFUSED, CLOSED_FAST]

class Live {
  /** Whether messages get through. */
  state: 'idle' | 'connecting' | 'open' | 'lost' | 'refused' = $state('idle')
  announcements: string[] = $state([])
  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  #number = 0
  #waiting = new Map<number, Waiting>()
  #listeners = new Set<Listener>()
  #openers = new Set<() => void>()

  /** Subscribe to all messages of the server; *onOpen* is called each time the connection is open. */
  listen(listener: Listener, onOpen: () => void): () => void {
    this.#listeners.add(listener)
    const stop = this.onOpen(onOpen)
    untrack(() => (this.state === 'open' ? onOpen() : this.connect())) // an effect that listens must not rerun with it
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }

  /** Call back each time the connection is open. */
  onOpen(open: () => void): () => void {
    this.#openers.add(open)
    return () => this.#openers.delete(open)
  }

  /** Resolves when the connection is open. */
  ready(): Promise<void> {
    if (this.state === 'open') return Promise.resolve()
    this.connect()
    return new Promise((done) => {
      const stop = this.onOpen(() => {
        stop()
        done()
      })
    })
  }

  /** Load the announcements of the host while there is no connection. */
  async hearNews(): Promise<void> {
    const news = await get<string[]>('/announcements').catch(() => [])
    if (this.state === 'idle') this.announcements = news
  }

  connect(): void {
    if (this.#socket || !hasServer) return
    if (this.state !== 'lost') this.state = 'connecting'
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${apiAt('/live')}`)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as AnyOut)
    socket.onclose = (event) => this.#closed(socket, event.code)
  }

  /** Replace the connection by a new one: after signing in or out, or because it is dead. */
  reconnect(state: 'connecting' | 'lost' = 'connecting'): void {
    const socket = this.#socket
    this.#socket = null
    this.state = state
    if (socket) {
      socket.onclose = socket.onmessage = null
      socket.close()
      this.#fail()
    }
    this.connect()
  }

  /** Check whether the connection is still alive: a phone that was asleep is not told that it closed. */
  async check(): Promise<void> {
    if (this.state === 'lost') this.connect()
    else if (this.state === 'open') await this.ask({ type: 'ping' }).catch(() => {})
  }

  /** Send a message and wait for its answer. Throws a Refusal. */
  ask(message: Message): Promise<AnyOut> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(offline())
    const id = ++this.#number
    socket.send(JSON.stringify({ ...message, id }))
    const late = setTimeout(() => this.#socket === socket && this.reconnect('lost'), PATIENCE)
    const answer = new Promise<AnyOut>((done, failed) => this.#waiting.set(id, { done, failed }))
    return answer.finally(() => clearTimeout(late))
  }

  #opened(): void {
    this.state = 'open'
    this.#pause = FIRST_PAUSE
    this.announcements = []
    for (const open of [...this.#openers]) open()
  }

  #heard(message: AnyOut): void {
    if (message.type === 'announced') this.announcements.push(message.text)
    for (const listener of this.#listeners) listener(message)
    const id = 'id' in message ? message.id : undefined
    const waiting = id === undefined ? undefined : this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id!)
    if (message.type === 'refused') waiting.failed(refusal(message))
    else waiting.done(message)
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return
    this.#socket = null
    this.#fail()
    this.state = FINAL_CODES.includes(code) ? 'refused' : 'lost'
    if (this.state === 'refused') return
    // A random delay, so that not all clients reconnect at once when a server restarts.
    setTimeout(() => this.connect(), this.#pause * (0.5 + Math.random()))
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE)
  }

  #fail(): void {
    for (const { failed } of this.#waiting.values()) failed(offline())
    this.#waiting.clear()
  }
}

function offline(): Refusal {
  return new Refusal('offline', {}, 'offline')
}

function refusal(message: RefusedOut): Refusal {
  return new Refusal(message.code, message.values ?? {}, message.text)
}

export const live = new Live()
addEventListener('online', () => void live.check())
addEventListener('pageshow', (event) => event.persisted && void live.check())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void live.check())
setInterval(() => void live.check(), CHECK_EVERY)
