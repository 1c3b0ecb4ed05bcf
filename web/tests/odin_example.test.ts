/** The example of the rules page is played by the rules. */
import { expect, it } from 'vitest'
import { valueOf } from '../src/games/odin/cards.ts'
import { LEFT, STEPS } from '../src/games/odin/rules/example.ts'

const PLAYERS = 3
const HANDS = [
  ['Y3', 'O5', 'O2', 'O1', 'P4'],
  ['R6', 'G8', 'P8', 'O9', 'R1'],
  ['B7', 'B4', 'Y9', 'G2'],
]

function isSet(cards: string[]): boolean {
  return [0, 1].some((place) => new Set(cards.map((card) => card[place])).size === 1)
}

it('has a play, and what is taken and discarded, at every step', () => {
  const hands = HANDS.map((hand) => new Set(hand))
  let middle: string[] = []
  STEPS.forEach(({ id, played, taken, discarded }, place) => {
    if (id === 'over') {
      expect(discarded).toEqual(middle)
      middle = []
    } else if (played.length) {
      const hand = hands[id === 'out' ? 0 : place % PLAYERS]!
      for (const card of played) expect(hand.delete(card), id).toBe(true)
      expect(isSet(played), id).toBe(true)
      if (middle.length) {
        expect([0, 1], id).toContain(played.length - middle.length)
        expect(Number(valueOf(played)), id).toBeGreaterThan(Number(valueOf(middle)))
        expect([taken, ...(discarded ?? [])], id).toEqual(expect.arrayContaining(middle))
        hand.add(taken!)
      } else expect(taken ?? discarded, id).toBeUndefined()
      middle = played
    } else expect(taken ?? discarded, id).toBeUndefined()
  })
  expect([...hands[0]!]).toEqual([])
  expect([...hands[1]!].sort()).toEqual(LEFT.leif.toSorted())
  expect([...hands[2]!].sort()).toEqual(LEFT.you.toSorted())
})
