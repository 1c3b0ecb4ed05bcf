/** Which actions use the chosen cards; what an action costs is generated, and what is legal is decided elsewhere. */
import type { Opinion } from '../../../lib/server/protocol.ts'
import { COSTS, ODIN_CARDS, type Verb } from '../notation.ts'

/** Actions that move the own raven along the path, and those that put a card somewhere else. */
const FLIGHTS: readonly Verb[] = ['clear', 'fly']
const PUT_AWAY: readonly Verb[] = ['pile', 'magic', 'drop']
/** The most natural action first. */
const ORDER: readonly string[] = [...FLIGHTS, ...ODIN_CARDS, ...PUT_AWAY]
const TOP = '^'
const ALL_ACTIONS = Object.keys(COSTS)

/** The cards that an action uses: from hand, and a number off the top of the pile. */
export interface Cost {
  hand: string[]
  top: number
}

/** What a person has chosen: places in the hand, and a number of cards off the top of the pile. */
export interface Chosen {
  places: number[]
  top: number
}

export const NOTHING: Chosen = { places: [], top: 0 }

export function verbOf(action: string): Verb {
  return action.split(' ')[0] as Verb
}

/** Whether an action puts a card on the pile, the magic way or the discards. */
export function isPutAway(action: string): boolean {
  return PUT_AWAY.includes(verbOf(action))
}

/** Whether an action is an effect of an Odin card. */
export function isEffect(action: string): boolean {
  return ODIN_CARDS.includes(verbOf(action))
}

/** The legal action with this first word, if there is one. */
export function byVerb(legal: readonly string[], verb: Verb): string | undefined {
  return legal.find((action) => verbOf(action) === verb)
}

/** The cards that an action uses; null if it uses none. */
export function costOf(action: string): Cost | null {
  const cards = COSTS[action]?.split(' ')
  if (!cards) return null
  const hand = cards.filter((card) => card !== TOP)
  return { hand, top: cards.length - hand.length }
}

/** The cards chosen from hand. */
export function chosenCards(hand: readonly string[], chosen: Chosen): string[] {
  return chosen.places.map((place) => hand[place]!)
}

/** Those of *actions* that use exactly the chosen cards, the most natural first. */
export function actionsFor(actions: readonly string[], hand: readonly string[], chosen: Chosen): string[] {
  const cards = chosenCards(hand, chosen).sort().join(' ')
  const found = actions.filter((action) => {
    const cost = costOf(action)
    return cost !== null && cost.top === chosen.top && cost.hand.sort().join(' ') === cards
  })
  return found.sort((a, b) => ORDER.indexOf(verbOf(a)) - ORDER.indexOf(verbOf(b)))
}

/** The action that is made without a further choice; it never drops cards. */
export function primaryOf(actions: readonly string[]): string | undefined {
  return actions.find((action) => verbOf(action) !== 'drop')
}

/** What the person probably wanted to do with the chosen cards, besides putting them away; legal or not. */
export function wishesFor(hand: readonly string[], pile: readonly string[], chosen: Chosen): string[] {
  const cards = [...chosenCards(hand, chosen), ...topCards(pile, chosen.top)]
  const odin = cards.find((card) => ODIN_CARDS.includes(card))
  const wished = actionsFor(ALL_ACTIONS, hand, chosen).filter((action) => !isPutAway(action))
  return wished.filter((action) => (isEffect(action) ? verbOf(action) : undefined) === odin)
}

/** The wishes that are worth explaining: a flight is not if another one is legal. */
export function vainWishes(wishes: readonly string[], legal: readonly string[]): string[] {
  const canFly = wishes.some((action) => FLIGHTS.includes(verbOf(action)) && legal.includes(action))
  return wishes.filter((action) => !legal.includes(action) && !(canFly && FLIGHTS.includes(verbOf(action))))
}

/** The *count* cards on top of a pile, the top one first. */
export function topCards(pile: readonly string[], count: number): string[] {
  return count ? pile.slice(-count).reverse() : []
}

/** Whether any legal action uses a card from hand. */
export function isAlive(legal: readonly string[], card: string): boolean {
  return legal.some((action) => costOf(action)?.hand.includes(card))
}

/** The maximum number of cards off the pile that a legal action uses. */
export function deepest(legal: readonly string[]): number {
  return Math.max(0, ...legal.map((action) => costOf(action)?.top ?? 0))
}

/** The next number of cards off the pile: one more, and none after the maximum. */
export function nextTop(top: number, legal: readonly string[], pileSize: number): number {
  const most = Math.max(deepest(legal), Math.min(1, pileSize))
  return top >= most ? 0 : top + 1
}

/** How a card from hand can fly: alone, or together with others. */
export function flightOf(legal: readonly string[], card: string): 'alone' | 'together' | null {
  const costs = legal.filter((action) => verbOf(action) === 'fly').map((action) => costOf(action)!)
  if (costs.some(({ hand, top }) => hand.length === 1 && hand[0] === card && !top)) return 'alone'
  return costs.some(({ hand }) => hand.includes(card)) ? 'together' : null
}

/** The choice of cards that makes an action; null if the hand does not hold them all. */
export function choiceOf(action: string, hand: readonly string[]): Chosen | null {
  const cost = costOf(action)
  if (!cost) return null
  const places: number[] = []
  for (const card of cost.hand) {
    const place = hand.findIndex((held, at) => held === card && !places.includes(at))
    if (place < 0) return null
    places.push(place)
  }
  return { places, top: cost.top }
}

/** The action that is meant when the chosen cards are dropped somewhere. */
export function droppedAction(actions: readonly string[], where: string): string | undefined {
  const verbs: Record<string, readonly Verb[]> = {
    path: FLIGHTS,
    pile: ['pile'],
    magic: ['magic'],
    discard: ['drop'],
  }
  return actions.find((action) => verbs[where]?.includes(verbOf(action)))
}

/** The action that would put the chosen card where it was dropped, legal or not. */
export function droppedWish(hand: readonly string[], chosen: Chosen, where: string): string | undefined {
  return droppedAction(actionsFor(ALL_ACTIONS, hand, chosen), where)
}

/** The actions by target: a card such as '5', or a space such as '1:5'. */
export function targetsOf(legal: readonly string[]): Map<string, string> {
  const aimed = legal.filter((action) => verbOf(action) === 'at')
  return new Map(aimed.map((action) => [action.slice(3), action]))
}

/** The expected share of the win of every action, in per cent. */
export function sharesOf(opinions: readonly Opinion[] | null): Map<string, number> {
  return new Map(opinions?.map(({ action, expected }) => [action, Math.round(100 * expected)]))
}
