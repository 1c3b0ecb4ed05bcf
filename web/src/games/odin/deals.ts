/** Verifies a deal of ODIN: recomputes it and compares it with the record. */
import type { OdinView } from '../../lib/server/protocol.ts'
import { type Value, isTexts } from '../../lib/fairness/record.ts'
import { type DealCheck, isSame } from '../../lib/fairness/verify.ts'
import { COLOURS, DUEL_COLOURS, HAND, NUMBERS } from './notation.ts'

export const deals: DealCheck = {
  rules: 'odin/1',
  byRule: ['opener'], // of later hands
  check(record, deal, number, chanceOf) {
    const players = record.seats.length
    const start = chanceOf(0)
    const opener = start.below(players)
    const colours = start
      .shuffle([...COLOURS])
      .slice(0, players === 2 && record.options.all_colours !== true ? DUEL_COLOURS : undefined)
    const pack = colours.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`))
    const cards = (number ? chanceOf(number) : start).shuffle(pack)
    const hands = record.seats.map((_, seat) => cards.slice(HAND * seat, HAND * (seat + 1)).sort())
    const first: [string, boolean][] = [
      ['opener', isSame(deal.opener, opener)],
      ['colours', typeof deal.colours === 'string' && isSame([...deal.colours].sort(), [...colours].sort())],
    ]
    return [...(number ? [] : first), ['hands', isSame(sortedHands(deal.hands), hands)]]
  },
  shown(view) {
    const { seat, hand, sizes, middle, discards } = view as OdinView
    const isFresh = sizes.every((size) => size === HAND) && !middle.length && !discards.length
    return isFresh && seat !== null ? [[seat, ...hand.toSorted()].join(' ')] : []
  },
  holds(record, number, cards) {
    const [seat, ...hand] = cards.split(' ')
    return isSame(sortedHands(record.deals[number]?.hands)?.[Number(seat)], hand)
  },
  told: (action) => action,
}

/** The cards of each hand, in arbitrary order. */
function sortedHands(hands: Value | undefined): string[][] | undefined {
  return isTexts(hands) ? hands.map((hand) => hand.split(' ').sort()) : undefined
}
