/** The shuffle against the worked example of docs/fairness.md, whose numbers the tests of the engine check too. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromHex, sha256, toHex } from '../src/lib/fairness/sha256.ts'
import { Shuffle } from '../src/lib/fairness/shuffle.ts'

const PAGE = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8')
const SECRET = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')!
const NONCES = ['saga', '']
/** From OpenSSL, for "saga,,0,0" and "saga,,0,1". */
const BLOCKS =
  'f61637c042b3ac4d94692e502fe15faee97199a3fa6c47747939fc1cd9539147' +
  'cb583fdcd5b3c58aaf1a93199dbf1e5ecf47d896867753199cd2385e61fb66de'

function words(chance: Shuffle, count: number): number[] {
  return Array.from({ length: count }, () => chance.below(2 ** 32))
}

test('the commitment of the example is that of its secret', () => {
  expect(PAGE).toContain(toHex(sha256(SECRET)))
})

test('words are the blocks in order', () => {
  const found = words(new Shuffle(SECRET, NONCES, 0), 16).map((word) => word.toString(16).padStart(8, '0'))

  expect(found.join('')).toBe(BLOCKS)
})

test('the numbers of the example', () => {
  const rows = [...PAGE.matchAll(/^\| `(\w{8})` \| (\d+) \| (\d+) \| (\d+) \|/gm)]
  const chance = new Shuffle(SECRET, NONCES, 0)

  expect(rows).toHaveLength(9)
  for (const [, word, , count, gives] of rows) expect(chance.below(Number(count)), word).toBe(Number(gives))
})

test('the cards of the example', () => {
  const chance = new Shuffle(SECRET, NONCES, 0)
  const opener = chance.below(2)
  const colours = chance.shuffle([...'ROYGBP'])
  const cards = chance.shuffle(colours.slice(0, 4).flatMap((colour) => [...'123456789'].map((digit) => colour + digit)))

  expect(opener).toBe(0)
  expect(colours).toEqual([...'YROPBG'])
  for (const part of [cards.slice(0, 9), cards.slice(9, 18), cards.slice(18)]) {
    expect(PAGE).toContain(`\`${part.join(' ')}\``)
  }
})

test('words that would favour low numbers are skipped', () => {
  const count = 2 ** 31 + 1 // about every second word is too high
  const stream = words(new Shuffle(SECRET, NONCES, 0), 16)
  const fitting = stream.filter((word) => word < count)
  const chance = new Shuffle(SECRET, NONCES, 0)

  expect(fitting.length).toBeGreaterThan(0)
  expect(fitting.length).toBeLessThan(stream.length)
  expect(fitting.map(() => chance.below(count))).toEqual(fitting)
})

test('a number below 1 takes a word too', () => {
  const chance = new Shuffle(SECRET, NONCES, 0)
  chance.below(1)

  expect(chance.below(2 ** 32)).toBe(words(new Shuffle(SECRET, NONCES, 0), 2)[1])
})

test('cards are sorted first, so the order they come in does not matter', () => {
  const orders = ['dbca', 'abcd', 'dcba'].map((cards) => new Shuffle(SECRET, NONCES, 0).shuffle([...cards]).join(''))

  expect(orders).toEqual(['adbc', 'adbc', 'adbc'])
})

test('every order is equally likely', () => {
  const rounds = 2400
  const counts = new Map<string, number>()
  for (let deal = 0; deal < rounds; deal++) {
    const order = new Shuffle(SECRET, [], deal).shuffle([...'abcd']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - rounds / 24) ** 2 / (rounds / 24), 0)

  expect(counts.size).toBe(24)
  expect(chiSquare).toBeGreaterThan(8) // 23 degrees of freedom: 0.1 % beyond either
  expect(chiSquare).toBeLessThan(50)
})

test('secret, nonces and the number of the deal all matter', () => {
  const other = SECRET.toReversed()
  const chances = [
    new Shuffle(SECRET, ['a', 'b'], 0),
    new Shuffle(other, ['a', 'b'], 0),
    new Shuffle(SECRET, ['b', 'a'], 0),
    new Shuffle(SECRET, ['a', ''], 0),
    new Shuffle(SECRET, ['', 'a'], 0),
    new Shuffle(SECRET, ['a', 'b'], 1),
    new Shuffle(SECRET, ['ab'], 0),
  ]

  expect(new Set(chances.map((chance) => words(chance, 8).join(' '))).size).toBe(chances.length)
})
