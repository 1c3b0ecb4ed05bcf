/** The verifiable shuffle of docs/fairness.md: the chance of one deal, drawn again from what the server has shown. */
import { hmacSha256 } from './sha256.ts'

const RANGE = 2 ** 32

export class Shuffle {
  #secret: Uint8Array
  #deal: string
  #block = 0
  #words: number[] = []

  /** A seat that gave no nonce has an empty text; deals are counted from 0. */
  constructor(secret: Uint8Array, nonces: readonly string[], deal: number) {
    this.#secret = secret
    this.#deal = [...nonces, deal].join(',')
  }

  /** Draw from 0 … *count* - 1, all equally likely. */
  below(count: number): number {
    const limit = RANGE - (RANGE % count) // words from here on would favour the low numbers
    let word = this.#word()
    while (word >= limit) word = this.#word()
    return word % count
  }

  /** *cards* in random order, whatever order they came in. */
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
