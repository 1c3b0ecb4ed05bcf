/** Nets: the bots that need one, when it is loaded, and its weights. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseBot } from '../src/engine/bots.ts'
import type { Kit } from '../src/engine/game.ts'
import { netOf } from '../src/engine/nets.ts'
import { widened } from '../src/engine/weights.ts'

/** An empty module. */
const CODE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)
const HALVES = Uint16Array.of(0x3c00, 0xc000)
let asked: string[]
let isOnline: boolean

function kit(net: unknown = { fewest: [2, 3] }): Kit {
  return { layout: { rules: 'game/1', net }, address: '/engine/game-1' } as Kit
}

beforeEach(() => {
  asked = []
  isOnline = true
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    if (!isOnline) return Promise.resolve(new Response('', { status: 503 }))
    return Promise.resolve(new Response(address.endsWith('.wasm') ? CODE : HALVES))
  })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['greedy', false, false, 0.5, 0],
  ['search:playouts=300', true, false, null, 0],
  ['net', false, true, 0.5, 0],
  ['net:temperature=1.5', false, true, 0.5, 1.5],
  ['think', true, true, 0.5, 0],
  ['think:time=0.2,wall=1', true, true, 0.2, 0],
])('%s', (text, looksAhead, needsNet, time, temperature) => {
  expect(parseBot(text)).toMatchObject({ looksAhead, needsNet, time, temperature })
})

test('every finite 16-bit float is widened to the same number', () => {
  const halves = Uint16Array.from({ length: 1 << 16 }, (_, bits) => bits).filter((bits) => (bits & 0x7c00) !== 0x7c00)
  const numbers = [...halves].map((bits) => {
    const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023]
    const size = exponent ? (1 + fraction / 1024) * 2 ** (exponent - 15) : fraction * 2 ** -24
    return bits & 0x8000 ? -size : size
  })

  expect(halves).toHaveLength(2 * 31 * 1024)
  expect([...widened(halves)]).toEqual(numbers)
})

test('a net is loaded once, when it is first needed', async () => {
  const game = kit()
  const [one, other] = await Promise.all([netOf(game, 3), netOf(game, 6)])

  expect(one).toBe(other)
  expect(asked).toEqual(['/engine/game-1.net.wasm', '/engine/game-1.3.weights'])
  expect(one.layout).toBe(game.layout)
  expect(one.weights).toEqual(Float32Array.of(1, -2))

  await netOf(game, 2)
  expect(asked.slice(2)).toEqual(['/engine/game-1.net.wasm', '/engine/game-1.2.weights'])
})

test('a net that cannot be loaded is asked for again', async () => {
  const game = kit()
  isOnline = false
  await expect(netOf(game, 2)).rejects.toMatchObject({ code: 'offline' })
  isOnline = true

  expect((await netOf(game, 2)).weights).toHaveLength(2)
})

test('a game without a net says so', async () => {
  await expect(netOf(kit(null), 2)).rejects.toMatchObject({ code: 'no-engine' })
  expect(asked).toEqual([])
})
