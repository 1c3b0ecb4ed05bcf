/** The workers in which bots think, as many as the machine has cores for. */
import { parseBot } from './bots.ts'
import type { Kit, Turn } from './game.ts'
import { netOf } from './nets.ts'
import { type Thought, together } from './search.ts'
import type { FromWorker, ToWorker } from './think.worker.ts'

const MOST_WORKERS = 8

interface Thinker {
  worker: Worker
  /** The addresses of the games that the worker knows, with or without a net. */
  knows: Set<string>
}

class Thinkers {
  #thinkers: Thinker[] = []
  #number = 0
  #waiting = new Map<number, { done: (thought: Thought) => void; failed: (error: unknown) => void }>()

  /** What *bot* thinks of a turn: with a time limit all workers search and the results are added up. */
  async think(kit: Kit, turn: Turn, bot: string, signal: AbortSignal): Promise<Thought> {
    const { looksAhead, needsNet, time } = parseBot(bot)
    const able = needsNet ? await netOf(kit, turn.players) : kit
    signal.throwIfAborted()
    const count = looksAhead && time !== null ? this.#cores : 1
    return together(await Promise.all(Array.from({ length: count }, (_, at) => this.#ask(at, able, turn, bot, signal))))
  }

  /** Start the first worker, so that *bot* does not have to wait for it, and load the net if it needs one. */
  wake(kit: Kit, players: number, bot: string): void {
    this.#thinker(0, kit)
    if (parseBot(bot).needsNet) netOf(kit, players).catch(() => {}) // whoever asks the bot is told
  }

  /** One core is left for the page. */
  get #cores(): number {
    return Math.min(Math.max((navigator.hardwareConcurrency || 2) - 1, 1), MOST_WORKERS)
  }

  #ask(at: number, kit: Kit, turn: Turn, bot: string, signal: AbortSignal): Promise<Thought> {
    const { worker } = this.#thinker(at, kit)
    const number = ++this.#number
    const seed = crypto.getRandomValues(new BigInt64Array(1))[0]!
    return new Promise((done, failed) => {
      this.#waiting.set(number, { done, failed })
      signal.addEventListener('abort', () => {
        if (!this.#waiting.delete(number)) return // it is answered
        worker.postMessage({ kind: 'stop', number } satisfies ToWorker)
        failed(signal.reason as Error)
      })
      worker.postMessage({ kind: 'question', number, game: kit.address, turn, bot, seed } satisfies ToWorker)
    })
  }

  #thinker(at: number, kit: Kit): Thinker {
    const thinker = (this.#thinkers[at] ??= this.#start())
    const game = kit.address
    if (!thinker.knows.has(game)) thinker.worker.postMessage({ kind: 'kit', game, kit } satisfies ToWorker)
    thinker.knows.add(game)
    return thinker
  }

  #start(): Thinker {
    const worker = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      this.#waiting.get(data.number)?.done(data.thought)
      this.#waiting.delete(data.number)
    })
    worker.addEventListener('error', (event) => this.#fail(event.message))
    return { worker, knows: new Set() }
  }

  /** A worker failed: whoever waits is told, and the next question starts new ones. */
  #fail(message: string): void {
    for (const { worker } of this.#thinkers) worker.terminate()
    this.#thinkers = []
    for (const { failed } of this.#waiting.values()) failed(new Error(message))
    this.#waiting.clear()
  }
}

export const thinkers = new Thinkers()
