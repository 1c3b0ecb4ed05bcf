/** A strong bot looks at what one player decided in a finished game, in this browser. */
import { Game } from '../engine/game.ts'
import { kitOf } from '../engine/kits.ts'
import { readRecord } from '../engine/records.ts'
import { type Rated, rated } from '../engine/search.ts'
import { thinkers } from '../engine/thinkers.ts'
import { gameInfo } from '../lib/server/offer.svelte.ts'
import { type Refusal, asRefusal } from '../lib/server/refusal.ts'
import type { Source } from './source.ts'

/** A decision that could have been better. */
export interface Remark {
  /** The step of the replay in which it was made. */
  step: number
  /** The share of the win that it led to, and that of the better one. */
  share: number
  better: string
  betterShare: number
}

/** For each decision: so many playouts on each core, however busy the machine is, but at most so many seconds. */
const PLAYOUTS = 2000
const MOST_SECONDS = 2
/** The loss that deserves a remark, as a share of the win. */
const LOSS = 0.05

export class Review {
  done = $state(0)
  total = $state(0)
  isOver = $state(false)
  remarks: Remark[] = $state.raw([])
  refusal: Refusal | null = $state.raw(null)
  readonly #stop = new AbortController()

  constructor(
    source: Source,
    readonly seat: number,
  ) {
    this.#run(source).catch((error: unknown) => {
      if (!this.#stop.signal.aborted) this.refusal = asRefusal(error)
    })
  }

  stop(): void {
    this.#stop.abort()
  }

  async #run({ replay, record }: Source): Promise<void> {
    const kit = await kitOf(replay.game)
    const { game } = await readRecord(kit, await record())
    const bot = gameInfo(replay.game)!.hint.replace(/:.*/, `:playouts=${PLAYOUTS},time=${MOST_SECONDS}`)
    const { signal } = this.#stop
    const again = () => new Game(kit, game.players, game.options)
    this.total = countChoices(again(), game, this.seat)
    const now = again()
    for (const [step, event] of game.past.entries()) {
      signal.throwIfAborted()
      if ('action' in event && isChoice(now, this.seat)) {
        const thought = await thinkers.think(kit, now.turn(this.seat), bot, signal)
        const remark = remarkOn(rated(kit, thought, game.players), kit.layout.actions, event.action)
        if (remark) this.remarks = [...this.remarks, { step, ...remark }]
        this.done += 1
      }
      now.repeat(event)
    }
    this.isOver = true
  }
}

function isChoice(game: Game, seat: number): boolean {
  return game.toAct === seat && game.legalIds.length > 1
}

function countChoices(now: Game, { past }: Game, seat: number): number {
  let count = 0
  for (const event of past) {
    if (isChoice(now, seat)) count += 1
    now.repeat(event)
  }
  return count
}

/**
 * What there is to say about an action, given what was found out about all; the most visited is the bot's own choice.
 * Nothing if the loss is small, or if the action was tried so little that it may be as good.
 */
export function remarkOn(found: Rated[], actions: string[], action: string): Omit<Remark, 'step'> | null {
  const best = found[0]
  const made = found.find((one) => actions[one.action] === action)
  if (!best || !made || best.expected - made.expected < LOSS || best.expected <= made.high) return null
  return { share: made.expected, better: actions[best.action]!, betterShare: best.expected }
}
