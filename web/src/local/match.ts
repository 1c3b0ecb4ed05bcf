/** A game against bots in this browser, with everything that happened in it. */
import { Game, type Kit } from '../engine/game.ts'
import { reported } from '../engine/replays.ts'
import type { GameView } from '../lib/game.ts'
import type { Ending } from '../lib/log.ts'
import type { Happened } from '../lib/protocol.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Saved } from './store.ts'

interface Step {
  /** What the person was told; its version counts everything that ever happened, also what was taken back. */
  told: Happened
  seat: number | null
  action: string | null
  ends: Ending[]
  /** The state before it. */
  before: Uint8Array
  /** Whether there was something to choose. */
  isChoice: boolean
}

export class Match {
  readonly saved: Saved
  readonly kit: Kit
  readonly game: Game
  /** Changes with everything that happens, taking back included. */
  version = 0
  readonly #steps: Step[] = []

  /** Play a saved game again up to where it is. Throws a Refusal if the rules have changed since. */
  constructor(kit: Kit, saved: Saved) {
    if (saved.rules !== kit.layout.rules)
      throw new Refusal('other-rules', { rules: saved.rules }, `this game was played by ${saved.rules}`)
    this.kit = kit
    this.saved = saved
    this.game = new Game(kit, saved.players, saved.options, BigInt(`0x${saved.seed}`))
    for (const action of saved.actions) {
      while (this.game.awaitsDeal) this.deal()
      this.#act(action)
    }
  }

  /** Whether a hand or stage has just ended and the next one is not dealt yet. */
  get isBetween(): boolean {
    return this.game.awaitsDeal && !!this.#steps.at(-1)?.ends.some(({ points }) => points)
  }

  deal(): void {
    const before = this.game.state
    const ends = this.game.deal()
    this.#note('dealt', { seat: null, action: null, ends, before, isChoice: false })
  }

  /** Make an action of the seat to act, or of *seat*. Throws a Refusal if it is not legal. */
  play(action: string, seat: number | null = null): void {
    this.#act(action, seat)
    this.saved.actions.push(action)
    this.saved.isOver = this.game.isOver
  }

  /** Whether the person has decided something that can be taken back. */
  get canTakeBack(): boolean {
    return this.#lastDecision >= 0
  }

  /** Go back to before the person's last decision. */
  takeBack(): void {
    const at = this.#lastDecision
    if (at < 0) return
    this.game.state = this.#steps[at]!.before
    this.game.past.length = at
    this.#steps.length = at
    this.saved.actions = this.#steps.flatMap(({ action }) => action ?? [])
    this.saved.undone += 1
    this.saved.isOver = false
    delete this.saved.kept // it may end differently now
    this.version += 1
  }

  get #lastDecision(): number {
    return this.#steps.findLastIndex(({ seat, isChoice }) => seat === this.saved.seat && isChoice)
  }

  /** What happened, as the person was told. */
  get log(): Happened[] {
    return this.#steps.map(({ told }) => told)
  }

  /** The view of every seat. */
  get hands(): GameView[] {
    return Array.from({ length: this.saved.players }, (_, seat) => this.game.view(seat))
  }

  #act(action: string, by: number | null = null): void {
    const { state: before, toAct: seat, legalIds } = this.game
    const ends = this.game.play(action, by)
    this.#note('acted', { seat, action, ends, before, isChoice: legalIds.length > 1 })
  }

  #note(event: 'dealt' | 'acted', step: Omit<Step, 'told'>): void {
    this.version += 1
    const { seat, action, ends } = step
    const text = action === null || seat === this.saved.seat ? action : this.game.told(action)
    const told = { event, version: this.version, seat, action: text, ends: reported(ends) }
    this.#steps.push({ ...step, told })
  }
}
