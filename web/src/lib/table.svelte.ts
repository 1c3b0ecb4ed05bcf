/** Tables as the page shows them, and those that the live connection keeps up to date. */
import { api } from './api.ts'
import { Refusal, asRefusal } from './refusal.ts'
import { type GameView, type Trial, merged } from './game.ts'
import { live, type Message } from './live.svelte.ts'
import { me } from './me.svelte.ts'
import { gameOf } from '../games/index.ts'
import { startSoon } from './opening.ts'
import { isChapterEnd } from './log.ts'
import { keepPromise } from './promises.ts'
import type {
  AnyOut,
  Happened,
  Hint,
  Line,
  Opinion,
  Reacted,
  RefusedOut,
  Replay,
  TableInfo,
  Tried,
  Update,
} from './protocol.ts'
import { Witness } from './witness.ts'

const LONGEST_LOG = 2000
const MOST_REACTIONS = 4
const UPDATES_AT_ONCE = 10

/** A table with its game, wherever it is played. */
export abstract class Table {
  info: TableInfo | null = $state.raw(null)
  view: GameView | null = $state.raw(null)
  hands: GameView[] | null = $state.raw(null)
  seat: number | null = $state(null)
  version = $state(0)
  log: Happened[] = $state.raw([])
  autoPass = $state(false)
  /** Milliseconds that every seat had left when the last update came. */
  left: number[] | null = $state.raw(null)
  updatedAt = $state(0)
  opinions: Opinion[] | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  isAsking = $state(false)

  /** Whether an action is still unanswered, or there is nobody to answer one. */
  abstract get isBusy(): boolean
  /** Whether the person's last action can be taken back. */
  abstract get canTakeBack(): boolean
  abstract act(action: string): void
  abstract attempt(action: string): Promise<Trial<GameView>>
  abstract takeBack(): void
  abstract askHint(): Promise<void>
  /** Leave the end of a hand or stage behind. */
  abstract goOn(): void
  /** Do not wait for what only waits so that it can be followed. */
  abstract skip(): void
  /** Change how long bots wait. */
  abstract setPace(pace: number): void
  /** Have forced actions made automatically, or stop that. */
  abstract setAutoPass(on: boolean): void
  /** Give up the seat for good; return whether that worked. */
  abstract leave(): Promise<boolean>
  /** Play again; return the address of the new table, if that worked. */
  abstract playAgain(): Promise<string | null>
  /** The whole game, once it is over. */
  abstract replay(): Promise<Replay>
  /** Stop watching. */
  abstract close(): void

  get isMyTurn(): boolean {
    return this.info?.status === 'playing' && this.seat !== null && this.view?.to_act === this.seat
  }
}

export class LiveTable extends Table {
  isReversible = $state(false)
  chat: Line[] = $state([])
  reactions: Reacted[] = $state.raw([])
  /** The people whose chat is muted. */
  muted: string[] = $state([])
  /** How many lines of the chat have been seen. */
  readLines = $state(0)
  /** The unanswered message that changes the game, if any. */
  #pending: Message | null = $state.raw(null)
  /** The updates that wait until the person leaves the end of a hand or stage behind. */
  #held: Update[] = []
  /** The version up to which the person has seen everything. */
  #seen = 0
  /** The version at which the person did not want to wait. */
  #skipped = 0
  #witnessing: Promise<Witness | null> | null = null
  #stop: () => void

  constructor(
    readonly id: string,
    readonly code: string,
  ) {
    super()
    this.#stop = live.listen(
      (message) => this.#heard(message),
      () => void this.#watch(),
    )
  }

  close(): void {
    this.#stop()
    if (live.state === 'open') void live.ask({ type: 'unwatch', table: this.id }).catch(() => {})
  }

  get isBusy(): boolean {
    return this.#pending !== null || live.state !== 'open'
  }

  get canTakeBack(): boolean {
    return this.isMyTurn && this.isReversible
  }

  /** The number of unread lines of the chat. */
  get unread(): number {
    return this.chat.slice(this.readLines).filter(({ person }) => !this.muted.includes(person)).length
  }

  /** Send a message about this table; a refusal is shown. */
  async say(message: Message): Promise<boolean> {
    this.refusal = null
    try {
      await live.ask(message)
      return true
    } catch (error) {
      this.refusal = asRefusal(error)
      return false
    }
  }

  act(action: string): void {
    void this.#change({ type: 'act', table: this.id, version: this.version, action })
  }

  takeBack(): void {
    void this.#change({ type: 'take-back', table: this.id, version: this.version })
  }

  /** Take a seat, or any free one, as a guest if necessary; return whether that worked. */
  async sit(seat: number | null, commitment = ''): Promise<boolean> {
    try {
      await me.arrive()
      await live.ready()
    } catch (error) {
      this.refusal = asRefusal(error)
      return false
    }
    return this.say({ type: 'sit', table: this.id, seat, commitment })
  }

  /** The server does not wait for this: what it has sent since is shown now. */
  goOn(): void {
    this.#seen = this.version
    if (!this.#held.length) this.skip()
    void this.#catchUp()
  }

  /** A few updates at a time: hundreds may have come meanwhile, and the page must stay responsive. */
  async #catchUp(): Promise<void> {
    while (this.#held.length) {
      for (const update of this.#held.splice(0, UPDATES_AT_ONCE)) this.#update(update)
      if (this.#held.length) await new Promise((done) => setTimeout(done))
    }
  }

  /** Among people, the pace of bots is the host's matter. */
  skip(): void {
    const isAlone = this.info?.seats.every((seat, place) => place === this.seat || !(seat?.person || seat?.successor))
    if (this.info?.status !== 'playing' || this.seat === null || !isAlone || this.isMyTurn) return
    if (this.#skipped === this.version) return
    this.#skipped = this.version
    void live.ask({ type: 'skip', table: this.id, version: this.version }).catch(() => {})
  }

  setPace(pace: number): void {
    void this.say({ type: 'set-pace', table: this.id, pace })
  }

  /** Show a reaction to everybody at the table. */
  react(reaction: string): void {
    void this.say({ type: 'react', table: this.id, reaction })
  }

  leave(): Promise<boolean> {
    return this.say({ type: 'leave', table: this.id })
  }

  setAutoPass(on: boolean): void {
    void this.say({ type: 'auto-pass', table: this.id, on })
  }

  /** Whoever plays alone begins at once. */
  async playAgain(): Promise<string | null> {
    if (!this.info?.rematch && !(await this.say({ type: 'rematch', table: this.id }))) return null
    const next = this.info?.rematch
    if (!next) return null
    if (this.info!.seats.every((seat) => !seat?.person || seat.person === me.person?.id)) startSoon(next)
    return `/t/${next}`
  }

  replay(): Promise<Replay> {
    return api.replay(this.id, this.code)
  }

  /** Mute a person in the chat, or unmute them. */
  mute(person: string, on: boolean): void {
    this.muted = on ? [...this.muted, person] : this.muted.filter((other) => other !== person)
    void live.ask({ type: 'mute', person, on }).catch(() => {})
  }

  async #change(message: Message): Promise<void> {
    this.#pending = message
    await this.say(message)
    if (this.#pending === message) this.#pending = null
  }

  async attempt(action: string): Promise<Trial<GameView>> {
    const tried = (await live.ask({ type: 'try', table: this.id, version: this.version, action })) as Tried
    if (!tried.view) return { view: null }
    return { view: merged(tried.view as GameView, tried.own as Partial<GameView> | null) }
  }

  async askHint(): Promise<void> {
    const asked = this.version
    this.isAsking = true
    try {
      const hint = (await live.ask({ type: 'hint', table: this.id, version: asked })) as Hint
      if (hint.version === this.version) this.opinions = hint.opinions
    } catch (error) {
      if (asked === this.version) this.refusal = asRefusal(error)
    } finally {
      this.isAsking = false
    }
  }

  async #watch(): Promise<void> {
    try {
      await live.ask({ type: 'watch', table: this.id, version: this.version, code: this.code })
      if (this.refusal?.code === 'offline') this.refusal = null
      for (const person of this.muted) void live.ask({ type: 'mute', person, on: true }).catch(() => {})
      await this.#loadChat()
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal.code !== 'offline') this.refusal = refusal
    }
  }

  /** Load earlier chat; lines that arrive meanwhile are kept. */
  async #loadChat(): Promise<void> {
    const isFirst = this.chat.length === 0
    const old = await api.chat(this.id, this.code).catch(nothingAllowed)
    const last = old.at(-1)?.at ?? 0
    this.chat = [...old, ...this.chat.filter(({ at }) => at > last)]
    if (isFirst) this.readLines = this.chat.length
  }

  #heard(message: AnyOut): void {
    if (message.type === 'refused' && message.values?.table === this.id) this.#turnedAway(message)
    if (!('table' in message) || message.table !== this.id) return
    if (message.type === 'update') {
      if (this.#mustWait(message)) this.#held.push(message)
      else this.#update(message)
    }
    if (message.type === 'said') this.chat.push(message)
    if (message.type === 'reacted') this.reactions = [...this.reactions.slice(1 - MOST_REACTIONS), message]
  }

  /** The game has begun, and it is only for those who sit there. */
  #turnedAway({ code, values, text }: RefusedOut): void {
    this.info = null
    this.refusal = new Refusal(code, values ?? {}, text)
  }

  /** Whether an update has to wait for the person, who still looks at the end of a hand or stage; clocks do not wait. */
  #mustWait({ events, left }: Update): boolean {
    if (this.#held.length) return true
    if (left || this.#seen >= this.version || !events.some(({ event }) => event === 'dealt')) return false
    const last = this.log.findLast(({ event }) => event === 'acted' || event === 'dealt')
    return !!last && isChapterEnd(last)
  }

  #update(update: Update): void {
    if (update.info) this.info = update.info
    if (update.info) keepPromise(update.info)
    const view = update.view as GameView | null | undefined
    this.seat = update.seat ?? null
    this.autoPass = update.auto_pass ?? false
    this.isReversible = update.reversible ?? false
    this.left = update.left ?? null
    this.updatedAt = Date.now()
    const news = update.events.filter(({ version }) => version > this.version)
    if (news.some(({ event }) => event === 'acted' || event === 'took-back')) this.opinions = null
    if (news.some(({ seat }) => seat === update.seat)) this.#pending = null // the answer follows
    this.version = update.version
    this.log = [...this.log, ...news].slice(-LONGEST_LOG)
    this.hands = update.hands && view ? update.hands.map((own) => merged(view, own as Partial<GameView>)) : null
    this.view = view ? merged(view, update.own as Partial<GameView> | null) : null
    this.#witness(update, this.view)
  }

  /** Note what is shown of the game, as soon as its module is there. */
  #witness({ version, events }: Update, view: GameView | null): void {
    const game = this.info?.game
    if (!view || game === undefined) return
    this.#witnessing ??= gameOf(game)
      .load()
      .then(({ deals }) => deals && new Witness(this.id, deals))
    void this.#witnessing.then((witness) => witness?.see(version, events, view)).catch(() => {})
  }
}

/** Who comes when the game is over may not read what was written. */
function nothingAllowed(error: unknown): Line[] {
  if (asRefusal(error).code === 'not-allowed-here') return []
  throw error
}
