/** The live connection: one WebSocket for the whole page, which comes back by itself when it is lost. */
import { untrack } from 'svelte'
import { get, Refusal } from './api.ts'
import type { Announced, AnyIn, AnyOut, Hint, RefusedOut, Tables, Update } from './protocol.ts'

/** A message without the number by which its answer is known. */
type Unnumbered<M> = M extends AnyIn ? Omit<M, 'id'> : never
export type Message = Unnumbered<AnyIn>
type Listener = (message: AnyOut) => void
type Waiting = { done: (answer: AnyOut) => void; failed: (refusal: Refusal) => void }

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 5000
/** The server does not want to see us again before we have done something about it. */
const FINAL_CODES = [4003, 4029]

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

  /** Be told everything the server says, and, each time the connection is there again, when to ask anew. */
  listen(listener: Listener, onOpen: () => void): () => void {
    this.#listeners.add(listener)
    this.#openers.add(onOpen)
    untrack(() => (this.state === 'open' ? onOpen() : this.connect())) // whoever listens need not begin anew with it
    return () => {
      this.#listeners.delete(listener)
      this.#openers.delete(onOpen)
    }
  }

  /** Words from the host of the server, for those who are not connected. */
  async hearNews(): Promise<void> {
    const news = await get<string[]>('/announcements').catch(() => [])
    if (this.state === 'idle') this.announcements = news
  }

  connect(): void {
    if (this.#socket) return
    if (this.state !== 'lost') this.state = 'connecting'
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as AnyOut)
    socket.onclose = (event) => this.#closed(socket, event.code)
  }

  /** Resolves when messages get through. */
  ready(): Promise<void> {
    if (this.state === 'open') return Promise.resolve()
    return new Promise((done) => {
      const stop = this.listen(
        () => {},
        () => {
          queueMicrotask(() => stop())
          done()
        },
      )
    })
  }

  /** Come back as somebody else: after signing in or out. */
  reconnect(): void {
    const socket = this.#socket
    this.#socket = null
    this.state = 'connecting'
    if (socket) {
      socket.onclose = null
      socket.close()
      this.#fail()
    }
    this.connect()
  }

  /** Send a message and wait for its answer; a refusal is thrown. */
  ask(message: Message): Promise<AnyOut> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal('offline', {}, 'offline'))
    const id = ++this.#number
    this.#socket.send(JSON.stringify({ ...message, id }))
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }))
  }

  #opened(): void {
    this.state = 'open'
    this.#pause = FIRST_PAUSE
    this.announcements = []
    for (const open of this.#openers) open()
  }

  #heard(message: AnyOut): void {
    if (message.type === 'announced') this.announcements.push((message as Announced).text)
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
    if (this.state === 'lost') setTimeout(() => this.connect(), this.#pause)
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE)
  }

  #fail(): void {
    for (const { failed } of this.#waiting.values()) failed(new Refusal('offline', {}, 'offline'))
    this.#waiting.clear()
  }
}

function refusal(message: RefusedOut): Refusal {
  return new Refusal(message.code, message.values ?? {}, message.text)
}

export const live = new Live()
for (const moment of ['visibilitychange', 'online']) {
  const target = moment === 'online' ? window : document
  target.addEventListener(moment, () => live.state === 'lost' && live.connect())
}

export type { Hint, Tables, Update }
