/** Which legal actions match the chosen cards, by their notation; the server decides what is legal. */
import type { Opinion } from '../../lib/protocol.ts'

export const LANDSCAPES = 'MFWSP'
const EFFECTS: Record<string, string[]> = {
  order: ['order pile', 'order path'],
  raven: ['raven back', 'raven on'],
  land: ['land turn', 'land remove'],
  stone: ['stone put', 'stone swap'],
}
/** The most natural action first. */
const ORDER = ['clear', 'fly', ...Object.keys(EFFECTS), 'pile', 'magic', 'drop']

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

export function verbOf(action: string): string {
  return action.split(' ')[0]!
}

/** The cards that an action uses; null if it uses none. */
export function costOf(action: string): Cost | null {
  const [verb, rest = ''] = [verbOf(action), action.split(' ').at(-1)]
  if (verb === 'fly' || verb === 'clear') {
    const [letters = '', top = '0'] = rest.split('^')
    return { hand: [...letters], top: Number(top) }
  }
  if (rest === '^') return { hand: [], top: 1 }
  if (verb in EFFECTS) return { hand: [verb], top: 0 }
  return ['pile', 'drop', 'magic'].includes(verb) ? { hand: [rest], top: 0 } : null
}

/** The cards chosen from hand. */
export function chosenCards(hand: readonly string[], chosen: Chosen): string[] {
  return chosen.places.map((place) => hand[place]!)
}

/** The legal actions that use exactly the chosen cards, the most natural first. */
export function actionsFor(legal: readonly string[], hand: readonly string[], chosen: Chosen): string[] {
  const cards = chosenCards(hand, chosen).sort().join(' ')
  const found = legal.filter((action) => {
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
  const cards = chosenCards(hand, chosen)
  const all = [...cards, ...topCards(pile, chosen.top)]
  if (all.length === 1)
    return (
      EFFECTS[all[0]!]?.map((effect) => (chosen.top ? `${effect} ^` : effect)) ?? [flight('fly', cards, chosen.top)]
    )
  if (!all.length || all.some((card) => card in EFFECTS)) return []
  if (all.length === 2 && all[0] === all[1]) return [flight('fly', cards, chosen.top)]
  return all.length <= 4 && cards.length <= 3 ? [flight('clear', cards, chosen.top)] : []
}

function flight(verb: string, cards: string[], top: number): string {
  const letters = [...cards].sort((a, b) => LANDSCAPES.indexOf(a) - LANDSCAPES.indexOf(b)).join('')
  return `${verb} ${letters}${top ? `^${top}` : ''}`
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
  const verbs: Record<string, string[]> = {
    path: ['clear', 'fly'],
    pile: ['pile'],
    magic: ['magic'],
    discard: ['drop'],
  }
  return actions.find((action) => verbs[where]?.includes(verbOf(action)))
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

/** The cards of the path that are new or were turned, counted from 1; empty if the whole path is new. */
export function changedCards(before: readonly string[], after: readonly string[]): number[] {
  if (after.length < before.length) return []
  const changed = after.flatMap((card, place) => (card === before[place] ? [] : [place + 1]))
  return changed.length > 3 ? [] : changed
}
