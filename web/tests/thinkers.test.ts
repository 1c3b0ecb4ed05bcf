import { beforeEach, expect, test, vi } from 'vitest'
import type { Kit } from '../src/engine/game.ts'
import type { ToWorker } from '../src/engine/think.worker.ts'

/** A worker that does nothing but keep what it was told. */
class Idle extends EventTarget {
  static all: Idle[] = []
  readonly heard: ToWorker[] = []

  constructor() {
    super()
    Idle.all.push(this)
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message)
  }

  terminate(): void {}

  /** Answer the last question. */
  answer(visits: number): void {
    const { number } = this.heard.findLast(({ kind }) => kind === 'question') as ToWorker & { kind: 'question' }
    const data = { number, thought: { legal: [3], found: [[visits, 1, 1]] } }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

vi.mock('../src/engine/nets.ts', () => ({
  netOf: (kit: Kit) => Promise.resolve({ ...kit, address: 'net', weights: WEIGHTS }),
}))

const WEIGHTS = Float32Array.of(1, 2)
const kit = { layout: { rules: 'game/1' }, address: 'game' } as Kit
const turn = { players: 2, seen: new Uint8Array(1), past: [] }

async function thinkersOn(cores: number) {
  vi.stubGlobal('Worker', Idle)
  vi.stubGlobal('navigator', { hardwareConcurrency: cores })
  vi.resetModules()
  return (await import('../src/engine/thinkers.ts')).thinkers
}

beforeEach(() => {
  Idle.all = []
})

test.each([
  ['search:time=0.5', 4, 3],
  ['search:time=0.5', 2, 1],
  ['search:time=0.5', 64, 8],
  ['search:playouts=300', 4, 1],
  ['greedy', 4, 1],
])('%s on %i cores has %i workers, whose visits are added up', async (bot, cores, count) => {
  const thinkers = await thinkersOn(cores)
  const thinking = thinkers.think(kit, turn, bot, new AbortController().signal)

  expect(Idle.all).toHaveLength(count)
  for (const worker of Idle.all) worker.answer(10)
  expect((await thinking).found).toEqual([[10 * count, count, count]])
})

test.each([
  ['think:time=0.5', 3],
  ['think:playouts=50', 1],
  ['net', 1],
])('%s has %i workers on 4 cores, which get the net once', async (bot, count) => {
  const thinkers = await thinkersOn(4)
  thinkers.wake(kit, 2, bot)
  for (let asked = 0; asked < 2; asked++) {
    const thinking = thinkers.think(kit, turn, bot, new AbortController().signal)
    await vi.waitFor(() =>
      expect(Idle.all.at(-1)!.heard.filter(({ kind }) => kind === 'question')[asked]).toBeDefined(),
    )
    for (const worker of Idle.all) worker.answer(1)
    await thinking
  }

  expect(Idle.all).toHaveLength(count)
  for (const { heard } of Idle.all) {
    const kits = heard.filter((message) => message.kind === 'kit')
    expect(kits.filter((message) => message.kit.weights === WEIGHTS)).toHaveLength(1)
    const { game } = kits.find((message) => message.kit.weights)!
    for (const message of heard) if (message.kind === 'question') expect(message.game).toBe(game)
  }
})

test('who does not want to know while the net is loaded starts nothing', async () => {
  const thinkers = await thinkersOn(4)
  const stop = new AbortController()
  const thinking = thinkers.think(kit, turn, 'think:time=0.5', stop.signal)
  stop.abort()

  await expect(thinking).rejects.toBe(stop.signal.reason)
  expect(Idle.all).toEqual([])
})

test('who does not want to know any more stops all workers', async () => {
  const thinkers = await thinkersOn(4)
  const stop = new AbortController()
  const thinking = thinkers.think(kit, turn, 'search:time=0.5', stop.signal)
  stop.abort()

  await expect(thinking).rejects.toBe(stop.signal.reason)
  expect(Idle.all.map(({ heard }) => heard.map(({ kind }) => kind))).toEqual(Array(3).fill(['kit', 'question', 'stop']))
})

test('a worker that has answered is not stopped', async () => {
  const thinkers = await thinkersOn(2)
  const stop = new AbortController()
  const thinking = thinkers.think(kit, turn, 'greedy', stop.signal)
  Idle.all[0]!.answer(1)
  await thinking
  stop.abort()

  expect(Idle.all[0]!.heard.map(({ kind }) => kind)).toEqual(['kit', 'question'])
})

test('a worker knows a game once, and is replaced if it fails', async () => {
  const thinkers = await thinkersOn(2)
  for (const visits of [1, 2]) {
    const thinking = thinkers.think(kit, turn, 'greedy', new AbortController().signal)
    Idle.all[0]!.answer(visits)
    expect((await thinking).found[0]![0]).toBe(visits)
  }
  expect(Idle.all[0]!.heard.map(({ kind }) => kind)).toEqual(['kit', 'question', 'question'])

  const thinking = thinkers.think(kit, turn, 'greedy', new AbortController().signal)
  Idle.all[0]!.dispatchEvent(Object.assign(new Event('error'), { message: 'broken' }))
  await expect(thinking).rejects.toThrow('broken')
  void thinkers.think(kit, turn, 'greedy', new AbortController().signal)
  expect(Idle.all).toHaveLength(2)
})
