/** What the page needs to know about ODIN's cards: how to show and sort them, and which actions match a selection. */
import { endOf } from '../../lib/log.ts'
import type { Happened } from '../../lib/protocol.ts'
import type { Sorting } from '../../lib/settings.svelte.ts'

const COLOURS = 'ROYGBP'
/** Events after which a new round begins. */
const BEGINS = ['began', 'dealt']

export function colourOf(card: string): string {
  return card[0]!
}

export function numberOf(card: string): number {
  return Number(card[1])
}

/** The value of a set, as text: '73', '851'. */
export function valueOf(cards: readonly string[]): string {
  return cards
    .map(numberOf)
    .sort((a, b) => b - a)
    .join('')
}

/** A hand in the chosen order. */
export function sorted(cards: readonly string[], by: Sorting): string[] {
  const colour = (card: string) => COLOURS.indexOf(colourOf(card))
  const key = (card: string) =>
    by === 'colour' ? colour(card) * 10 + numberOf(card) : numberOf(card) * 10 + colour(card)
  return [...cards].sort((a, b) => key(a) - key(b))
}

/** The cards that an action lays; empty for a pass or a take. */
export function cardsOf(action: string): string[] {
  return action === 'pass' || action.startsWith('+') ? [] : action.split(' ')
}

/** What may be led: a single card, the whole hand instead (O4, O5), or nothing but the whole hand (O19). */
export function leadOf(legal: readonly string[]): 'one' | 'whole' | 'forced' {
  if (!legal.some((action) => cardsOf(action).length > 1)) return 'one'
  return legal.length > 1 ? 'whole' : 'forced'
}

/** The legal action that lays exactly the selected cards, if there is one. */
export function actionFor(selected: readonly string[], legal: readonly string[]): string | undefined {
  return legal.find((action) => {
    const cards = cardsOf(action)
    return cards.length === selected.length && selected.length > 0 && cards.every((card) => selected.includes(card))
  })
}

/** The cards that can extend the selection towards a legal action, or start one. */
export function playable(selected: readonly string[], legal: readonly string[]): Set<string> {
  const reachable = legal.map(cardsOf).filter((cards) => selected.every((card) => cards.includes(card)))
  return new Set(reachable.flat())
}

/** The notation of the action that lays a set, legal or not. */
export function asAction(cards: readonly string[]): string {
  const order = [...cards].sort((a, b) => numberOf(b) - numberOf(a) || COLOURS.indexOf(a[0]!) - COLOURS.indexOf(b[0]!))
  return order.join(' ')
}

/** The last action of each seat in this round, if any, as text. */
export function lastActions(log: readonly Happened[], players: number): (string | null)[] {
  const start = log.findLastIndex((happened) => BEGINS.includes(happened.event) || endOf(happened, 'round-over'))
  const found: (string | null)[] = Array.from({ length: players }, () => null)
  for (const { event, seat, action } of log.slice(start + 1)) {
    if (event === 'acted' && seat != null && action && !action.startsWith('+')) found[seat] = action
  }
  return found
}
