/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104), implemented here because browsers provide them only in secure contexts. */

const BLOCK = 64

const START = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19')
const ROUNDS = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc3' +
    '72be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da' +
    '983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13' +
    '650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc70208' +
    '90befffaa4506cebbef9a3f7c67178f2',
)

function words(hex: string): Int32Array {
  return Int32Array.from(hex.match(/.{8}/g) ?? [], (word) => parseInt(word, 16))
}

/** Bytes as hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The bytes of a hexadecimal string; null if it is not one. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** The 32 bytes of the SHA-256 of *message*. */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = START.slice()
  const blocks = new DataView(padded(message).buffer)
  for (let at = 0; at < blocks.byteLength; at += BLOCK) mix(hash, schedule(blocks, at))
  const bytes = new DataView(new ArrayBuffer(32))
  hash.forEach((word, place) => bytes.setInt32(4 * place, word))
  return new Uint8Array(bytes.buffer)
}

/** The 32 bytes of the HMAC-SHA-256 of *message* under *key*. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key
  const mask = (byte: number) => Uint8Array.from({ length: BLOCK }, (_, place) => (short[place] ?? 0) ^ byte)
  return sha256(joined(mask(0x5c), sha256(joined(mask(0x36), message))))
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** *message* padded to whole blocks: a one bit, zeros, and the length in bits. */
function padded(message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  bytes.set(message)
  bytes[message.length] = 0x80
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n)
  return bytes
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The message schedule of one block: 64 words. */
function schedule(blocks: DataView, at: number): Int32Array {
  const spread = new Int32Array(64)
  for (let i = 0; i < 16; i++) spread[i] = blocks.getInt32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const near = spread[i - 2]!
    const far = spread[i - 15]!
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    spread[i] = spread[i - 16]! + low + spread[i - 7]! + high
  }
  return spread
}

/** Update the hash with one block. */
function mix(hash: Int32Array, spread: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const first = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[i]! + spread[i]!) | 0
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word))
}
