/** A table in this browser: one person against bots, without a server. */
import { replayOf } from '../engine/replays.ts'
import { rated } from '../engine/search.ts'
import { thinkers } from '../engine/thinkers.ts'
import type { GameView, Trial } from '../lib/game.ts'
import { me } from '../lib/me.svelte.ts'
import { gameInfo, isClosing } from '../lib/offer.svelte.ts'
import { BOT_NAMES, DEFAULT_TERMS, type Replay, type SeatInfo, type TableInfo } from '../lib/protocol.ts'
import { asRefusal } from '../lib/refusal.ts'
import { Table } from '../lib/table.svelte.ts'
import type { Match } from './match.ts'
import { begin } from './opening.ts'
import { remove, save, type Saved } from './store.ts'

/** Milliseconds before a forced action is made automatically. */
const FORCED_DELAY = 500
/** Milliseconds after which a page that draws no frames is not waited for. */
const UNSEEN = 200

export class LocalTable extends Table {
  readonly match: Match
  /** What would happen next by itself; replaced by whatever happens first. */
  #next = new AbortController()
  /** Ends the wait before a bot's action, while there is one. */
  #skip: () => void = () => {}

  constructor(match: Match) {
    super()
    this.match = match
    this.seat = match.saved.seat
    if (match.game.awaitsDeal && !match.isBetween) match.deal()
    this.#show()
    void this.#begin()
  }

  /** Let the bots begin when the cards can be seen. */
  async #begin(): Promise<void> {
    const { signal } = this.#next
    await isDrawn()
    if (signal.aborted) return
    thinkers.wake(this.match.kit, this.match.game.players, botOf(this.match.saved))
    this.#follow(signal)
  }

  get isBusy(): boolean {
    return false
  }

  get canTakeBack(): boolean {
    return this.version >= 0 && this.match.canTakeBack
  }

  /** Whether the person has not acted yet. */
  get isFresh(): boolean {
    return this.version >= 0 && !this.match.canTakeBack
  }

  close(): void {
    this.#next.abort()
  }

  act(action: string): void {
    try {
      this.match.play(action, this.seat)
    } catch (error) {
      this.refusal = asRefusal(error)
      return
    }
    this.#changed()
  }

  async attempt(action: string): Promise<Trial<GameView>> {
    return Promise.resolve({ view: this.match.game.preview(action, this.seat!) })
  }

  takeBack(): void {
    this.match.takeBack()
    this.#changed()
  }

  async askHint(): Promise<void> {
    const { match } = this
    const { signal } = this.#next
    this.isAsking = true
    try {
      const thought = await thinkers.think(
        match.kit,
        match.game.turn(this.seat!),
        gameInfo(match.saved.game)!.hint,
        signal,
      )
      const opinions = rated(match.kit, thought, match.saved.players)
      const texts = match.kit.layout.actions
      if (!signal.aborted) this.opinions = opinions.map((opinion) => ({ ...opinion, action: texts[opinion.action]! }))
    } catch (error) {
      if (!signal.aborted) this.refusal = asRefusal(error)
    } finally {
      this.isAsking = false
    }
  }

  setAutoPass(on: boolean): void {
    this.autoPass = on
    this.#goOn()
  }

  skip(): void {
    this.#skip()
  }

  setPace(pace: number): void {
    this.match.saved.pace = pace
    this.info = infoOf(this.match)
    void save(this.match.saved)
    this.#skip()
  }

  /** Deal the next hand or stage. */
  goOn(): void {
    if (!this.match.isBetween) return
    this.match.deal()
    this.#changed()
  }

  async leave(): Promise<boolean> {
    this.close()
    await remove(this.match.saved.id)
    return true
  }

  playAgain(): Promise<string | null> {
    return begin(this.match.saved)
  }

  replay(): Promise<Replay> {
    return replayOf({ game: this.match.game, names: this.info!.seats.map((seat) => seat!.name) })
  }

  #play(action: string): void {
    this.match.play(action)
    this.#changed()
  }

  /** Show what has changed, keep it, and go on. */
  #changed(): void {
    this.#show()
    this.match.saved.at = Date.now()
    void save(this.match.saved)
    this.#goOn()
  }

  #show(): void {
    const { match } = this
    this.info = infoOf(match)
    this.view = match.game.view(this.seat)
    this.hands = match.game.isOver ? match.hands : null
    this.opinions = null
    this.log = match.log
    this.version = match.version
  }

  /** Let happen what happens next by itself: a deal, a bot's action or a forced one. */
  #goOn(): void {
    this.#next.abort()
    this.#next = new AbortController()
    this.#follow(this.#next.signal)
  }

  #follow(signal: AbortSignal): void {
    void this.#await(signal).catch((error: unknown) => {
      if (!signal.aborted) this.refusal = asRefusal(error)
    })
  }

  async #await(signal: AbortSignal): Promise<void> {
    const { match, seat } = this
    const { game, saved, kit } = match
    if (game.isOver) return
    if (match.isBetween) return // until the person goes on
    if (game.awaitsDeal) {
      match.deal()
      this.#changed()
    } else if (game.toAct !== seat) {
      const thinking = thinkers.think(kit, game.turn(game.toAct!), botOf(saved), signal)
      const waiting = this.#pause(saved.pace, signal)
      waiting.catch(() => {}) // nobody may wait for it
      const action = kit.layout.actions[rated(kit, await thinking, saved.players)[0]!.action]!
      if (!isClosing(saved.game, action)) await waiting
      this.#play(action)
    } else if (this.autoPass && game.legalIds.length === 1) {
      await this.#pause(FORCED_DELAY, signal)
      this.#play(game.legal[0]!)
    }
  }

  /** Wait until the time is over or skipped; rejected when *signal* says so. */
  #pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((done, failed) => {
      const timer = setTimeout(done, milliseconds)
      this.#skip = done
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        failed(signal.reason as Error)
      })
    })
  }
}

/** Resolves when the next frame has been drawn, or soon if none is because nobody can see it. */
function isDrawn(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, UNSEEN)
  })
}

/** What a server would tell about the table. */
function infoOf({ saved, game }: Match): TableInfo {
  return {
    id: saved.id,
    code: '',
    game: saved.game,
    players: saved.players,
    options: saved.options,
    terms: {
      ...DEFAULT_TERMS,
      grace: null,
      bots: saved.level,
      pace: saved.pace,
      hints: saved.hints,
      chat: false,
      spectators: false,
      rated: false,
    },
    status: game.isOver ? 'over' : 'playing',
    host: '',
    seats: seatsOf(saved.players, saved.seat, saved.level),
    commitment: '',
    ...(game.isOver ? { result: { scores: game.scores, places: game.places } } : {}),
  }
}

/** The bot that plays the other seats, as commands name it. */
function botOf({ game, level }: Saved): string {
  const { levels } = gameInfo(game)!
  return (levels.find(({ name }) => name === level) ?? levels[0]!).bot
}

/** The person and the bots around them. */
export function seatsOf(players: number, own: number, level: string): SeatInfo[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === own ? { name: me.name, shield: me.shield } : { name: BOT_NAMES[seat]!, bot: level },
  )
}
