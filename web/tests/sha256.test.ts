import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromHex, hmacSha256, sha256, toHex } from '../src/lib/fairness/sha256.ts'

/** Bytes without a pattern that repeats with the blocks. */
function bytes(length: number, seed: number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => (place * 167 + seed * 59 + ((place * place) >> 3)) & 0xff)
}

test('the known answers of the standard', () => {
  const hash = (text: string) => toHex(sha256(new TextEncoder().encode(text)))

  expect(hash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('every length up to five blocks hashes as elsewhere', () => {
  for (let length = 0; length <= 320; length++) {
    const message = bytes(length, length)
    expect(toHex(sha256(message)), `${length} bytes`).toBe(createHash('sha256').update(message).digest('hex'))
  }
})

test('a long message hashes as elsewhere', () => {
  const message = bytes(200_003, 1)

  expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
})

test('a part of a larger buffer is hashed by itself', () => {
  const message = bytes(100, 3).subarray(10, 42)

  expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
})

test('keys and messages of every length are signed as elsewhere', () => {
  for (let length = 0; length <= 140; length++) {
    const [key, message] = [bytes(length, 7), bytes((length * 13) % 150, length)]
    const expected = createHmac('sha256', key).update(message).digest('hex')
    expect(toHex(hmacSha256(key, message)), `key of ${length} bytes`).toBe(expected)
  }
})

test('hexadecimal digits there and back, and nothing else', () => {
  expect(toHex(fromHex('00ff10a9')!)).toBe('00ff10a9')
  expect(fromHex('')).toHaveLength(0)
  for (const text of ['0', '0g', 'FF', ' 00', '00\n', '0x00']) expect(fromHex(text), text).toBeNull()
})
