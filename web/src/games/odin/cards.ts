/** What the page itself has to know of ODIN's cards: how to show and sort them, and which actions a selection fits. */
import { endOf } from '../../lib/log.ts'
import type { Happened } from '../../lib/protocol.ts'
import type { Sorting } from '../../lib/settings.svelte.ts'

const COLOURS = 'ROYGBP'
/** Events that begin a round, as the end of another does. */
const BEGINS = ['began', 'dealt']

export function colourOf(card: string): string {
  return card[0]!
}

export function numberOf(card: string): number {
  return Number(card[1])
}

/** The number that cards form, as it is shown: 82, 942. */
export function valueOf(cards: readonly string[]): string {
  return cards
    .map(numberOf)
    .sort((a, b) => b - a)
    .join('')
}

/** A hand in the order a person likes. */
export function sorted(cards: readonly string[], by: Sorting): string[] {
  const colour = (card: string) => COLOURS.indexOf(colourOf(card))
  const key = (card: string) =>
    by === 'colour' ? colour(card) * 10 + numberOf(card) : numberOf(card) * 10 + colour(card)
  return [...cards].sort((a, b) => key(a) - key(b))
}

/** The cards of an action that lays some; none of a pass or a take. */
export function cardsOf(action: string): string[] {
  return action === 'pass' || action.startsWith('+') ? [] : action.split(' ')
}

/** The legal action that lays exactly the selected cards, if there is one. */
export function actionFor(selected: readonly string[], legal: readonly string[]): string | undefined {
  return legal.find((action) => {
    const cards = cardsOf(action)
    return cards.length === selected.length && selected.length > 0 && cards.every((card) => selected.includes(card))
  })
}

/** The cards that could join the selection, or start one, on the way to a legal action. */
export function playable(selected: readonly string[], legal: readonly string[]): Set<string> {
  const reachable = legal.map(cardsOf).filter((cards) => selected.every((card) => cards.includes(card)))
  return new Set(reachable.flat())
}

/** How the cards of a set are written as an action, whether or not it is legal. */
export function asAction(cards: readonly string[]): string {
  const order = [...cards].sort((a, b) => numberOf(b) - numberOf(a) || COLOURS.indexOf(a[0]!) - COLOURS.indexOf(b[0]!))
  return order.join(' ')
}

/** What each seat did last in this round: the text of the action, or nothing. */
export function lastActions(log: readonly Happened[], players: number): (string | null)[] {
  const start = log.findLastIndex((happened) => BEGINS.includes(happened.event) || endOf(happened, 'round-over'))
  const found: (string | null)[] = Array.from({ length: players }, () => null)
  for (const { event, seat, action } of log.slice(start + 1)) {
    if (event === 'acted' && seat != null && action && !action.startsWith('+')) found[seat] = action
  }
  return found
}
