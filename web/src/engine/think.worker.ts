/** A worker in which bots think. It gets the turn of a seat and nothing else of a game, and can be stopped. */
import { parseBot } from './bots.ts'
import type { Kit, Turn } from './game.ts'
import { glance, Search, type Thought } from './search.ts'

/** To the worker: a compiled game, a question about a turn, or the number of a question that is not asked any more. */
export type ToWorker =
  | { kind: 'kit'; game: string; kit: Kit }
  | { kind: 'question'; number: number; game: string; turn: Turn; bot: string; seed: bigint }
  | { kind: 'stop'; number: number }

export interface FromWorker {
  number: number
  thought: Thought
}

/** Milliseconds between two looks at the messages that have arrived. */
const SLICE = 20
const kits = new Map<string, Kit>()
const stopped = new Set<number>()

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'kit') kits.set(data.game, data.kit)
  else if (data.kind === 'stop') stopped.add(data.number)
  else void answer(data)
})

async function answer({ number, game, turn, bot, seed }: ToWorker & { kind: 'question' }): Promise<void> {
  const thought = await think(kits.get(game)!, number, turn, bot, seed)
  if (thought) postMessage({ number, thought } satisfies FromWorker)
  stopped.delete(number)
}

/** The thought about a turn; null if the question was withdrawn. */
async function think(kit: Kit, number: number, turn: Turn, text: string, seed: bigint): Promise<Thought | null> {
  const bot = parseBot(text)
  if (!bot.looksAhead) return glance(kit, turn.seen, bot, seed)
  const search = new Search(kit, turn, bot, seed)
  const end = performance.now() + 1000 * (bot.time ?? Infinity)
  try {
    do {
      search.slice(SLICE)
      await messages()
      if (stopped.has(number)) return null
    } while (!search.isDone && performance.now() < end)
    return search.thought
  } finally {
    search.close()
  }
}

/** Let messages that have arrived be handled; timers would wait for longer. */
function messages(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })
}
