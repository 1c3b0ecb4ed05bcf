/** The end of a hand, a stage or a game: the table stays as it is until the person goes on. */
import { isChapterEnd } from '../lib/table/log.ts'
import { mayMove } from '../lib/person/settings.svelte.ts'
import type { Table } from '../lib/table/table.svelte.ts'

/** Milliseconds after which a game goes on by itself; the pace of bots does not matter. */
export const MOMENT = 15_000
/** Milliseconds before something is counted, and for each of its steps. */
const BEFORE_COUNTING = 900
const STEP = 170
/** Milliseconds in which a tap still means the counting that has just ended. */
const TOO_SOON = 500

/** Keeps the end of a hand, a stage or a game on the table until the person goes on, or for a while. */
export class Moments {
  readonly #table: () => Table
  /** The version of the end that the person has left behind. */
  #left = $state(0)
  #isKnown = false
  #isResultShown = false

  /** *isPaused* stops the time; *onover* is called once the end of the game has been seen. */
  constructor(table: () => Table, isPaused: () => boolean, onover: () => void) {
    this.#table = table
    $effect(() => {
      this.#arrive()
      if (this.isLast && !this.isOn && !this.#isResultShown) onover()
      this.#isResultShown = this.isLast && !this.isOn
    })
    $effect(() => {
      if (!this.isOn || isPaused()) return
      const timer = setTimeout(() => this.goOn(), MOMENT)
      return () => clearTimeout(timer)
    })
  }

  /** The version of the end that the table shows; 0 if it shows none. */
  #end = $derived.by(() => {
    const last = this.#table().log.findLast(({ event }) => event === 'acted' || event === 'dealt')
    return last && isChapterEnd(last) ? last.version : 0
  })

  isOn = $derived(this.#end !== 0 && this.#end !== this.#left)

  get isLast(): boolean {
    return this.#table().info?.status === 'over'
  }

  goOn(): void {
    if (!this.isOn) return
    this.#left = this.#end
    if (!this.isLast) this.#table().goOn()
  }

  /** Whoever comes to a finished game sees its result at once. */
  #arrive(): void {
    if (!this.#isKnown && this.isLast) this.#left = this.#end
    this.#isKnown = true
  }
}

/** Counts up before the person's eyes, one by one; at once where nothing may move. */
export class Counting {
  done = $state(0)
  readonly #total: () => number
  /** When the last was counted, unless it was hurried. */
  #endedAt = -Infinity

  constructor(total: () => number) {
    this.#total = total
    $effect(() => {
      if (this.isDone) return
      if (!mayMove()) {
        this.done = this.#total()
        return
      }
      const timer = setTimeout(() => this.#count(), this.done ? STEP : BEFORE_COUNTING)
      return () => clearTimeout(timer)
    })
  }

  get isDone(): boolean {
    return this.done >= this.#total()
  }

  /** Finish the counting; return whether there was any to finish, or has been until just now. */
  hurry(): boolean {
    const isOver = this.isDone && performance.now() > this.#endedAt + TOO_SOON
    this.done = this.#total()
    return !isOver
  }

  #count(): void {
    this.done += 1
    if (this.isDone) this.#endedAt = performance.now()
  }
}

/** What has been counted of each of *amounts*, one after another, when *done* are counted in all. */
export function countedOf(amounts: readonly number[], done: number): number[] {
  let left = done
  return amounts.map((amount) => {
    const counted = Math.min(amount, left)
    left -= counted
    return counted
  })
}
