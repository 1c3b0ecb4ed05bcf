/** The verifiable shuffle of docs/fairness.md: recomputes one deal from what the server has revealed. */
import { hmacSha256 } from './sha256.ts'

const RANGE = 2 ** 32

export class Shuffle {
  #secret: Uint8Array
  #deal: string
  #block = 0
  #words: number[] = []

  /** A seat without a nonce has an empty string; deals are counted from 0. */
  constructor(secret: Uint8Array, nonces: readonly string[], deal: number) {
    this.#secret = secret
    this.#deal = [...nonces, deal].join(',')
  }

  /** Draw uniformly from 0 … *count* - 1. */
  below(count: number): number {
    const limit = RANGE - (RANGE % count) // larger words would favour the low numbers
    let word = this.#word()
    while (word >= limit) word = this.#word()
    return word % count
  }

  /** *cards* in random order; the result does not depend on their order. */
  shuffle(cards: readonly string[]): string[] {
    const left = [...cards].sort()
    return cards.map(() => left.splice(this.below(left.length), 1)[0]!)
  }

  #word(): number {
    if (!this.#words.length) this.#words = this.#nextBlock()
    return this.#words.shift()!
  }

  #nextBlock(): number[] {
    const text = new TextEncoder().encode(`${this.#deal},${this.#block++}`)
    const bytes = new DataView(hmacSha256(this.#secret, text).buffer)
    return Array.from({ length: 8 }, (_, place) => bytes.getUint32(4 * place))
  }
}
