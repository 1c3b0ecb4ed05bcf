/** One table, as the live connection tells it. */
import { type Refusal, api, asRefusal } from './api.ts'
import { type AnyView, type Trial, merged } from './game.ts'
import { live, type Message } from './live.svelte.ts'
import { keepPromise } from './promises.ts'
import type { AnyOut, Happened, Hint, Line, Opinion, Reacted, TableInfo, Tried, Update } from './protocol.ts'

const LONGEST_LOG = 2000

export class LiveTable {
  info: TableInfo | null = $state.raw(null)
  view: AnyView | null = $state.raw(null)
  hands: AnyView[] | null = $state.raw(null)
  seat: number | null = $state(null)
  version = $state(0)
  log: Happened[] = $state.raw([])
  hurries = $state(false)
  /** Milliseconds that every seat had left when the last update came. */
  left: number[] | null = $state.raw(null)
  updatedAt = $state(0)
  opinions: Opinion[] | null = $state.raw(null)
  chat: Line[] = $state([])
  reactions: Reacted[] = $state([])
  refusal: Refusal | null = $state.raw(null)
  isBusy = $state(false)
  #stop: () => void

  constructor(readonly id: string) {
    this.#stop = live.listen(
      (message) => this.#heard(message),
      () => this.#watch(),
    )
  }

  /** See no more of it. */
  close(): void {
    this.#stop()
    if (live.state === 'open') void live.ask({ type: 'unwatch', table: this.id }).catch(() => {})
  }

  /** Send a message about this table; a refusal is shown. */
  async say(message: Message): Promise<boolean> {
    this.isBusy = true
    this.refusal = null
    try {
      await live.ask(message)
      return true
    } catch (error) {
      this.refusal = asRefusal(error)
      return false
    } finally {
      this.isBusy = false
    }
  }

  act(action: string): void {
    void this.say({ type: 'act', table: this.id, version: this.version, action })
  }

  async attempt(action: string): Promise<Trial<AnyView>> {
    const tried = (await live.ask({ type: 'try', table: this.id, version: this.version, action })) as Tried
    if (!tried.view) return { view: null }
    return { view: merged(tried.view as AnyView, tried.own as Partial<AnyView> | null) }
  }

  async askHint(): Promise<void> {
    this.isBusy = true
    try {
      const hint = (await live.ask({ type: 'hint', table: this.id, version: this.version })) as Hint
      if (hint.version === this.version) this.opinions = hint.opinions
    } catch (error) {
      this.refusal = asRefusal(error)
    } finally {
      this.isBusy = false
    }
  }

  async #watch(): Promise<void> {
    try {
      await live.ask({ type: 'watch', table: this.id, version: this.version })
      this.chat = await api.chat(this.id)
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal.code !== 'offline') this.refusal = refusal
    }
  }

  #heard(message: AnyOut): void {
    if (!('table' in message) || message.table !== this.id) return
    if (message.type === 'update') this.#update(message)
    if (message.type === 'said') this.chat.push(message)
    if (message.type === 'reacted') this.reactions.push(message)
  }

  #update(update: Update): void {
    if (update.info) this.info = update.info
    if (update.info) keepPromise(update.info)
    const view = update.view as AnyView | null | undefined
    this.seat = update.seat ?? null
    this.hurries = update.hurries ?? false
    this.left = update.left ?? null
    this.updatedAt = Date.now()
    if (update.version !== this.version) this.opinions = null
    this.isBusy = false
    this.version = update.version
    this.log = [...this.log, ...update.events].slice(-LONGEST_LOG)
    this.hands = update.hands && view ? update.hands.map((own) => merged(view, own as Partial<AnyView>)) : null
    this.view = view ? merged(view, update.own as Partial<AnyView> | null) : null
  }
}
