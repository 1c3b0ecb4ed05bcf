/** Texts about any game. */
import type { SeatInfo } from '../../lib/server/protocol.ts'
import { t } from '../../lib/text.svelte.ts'
import { labelled, listed, seatName } from '../../lib/words.ts'
import { type PlainView, cardsIn, numberOf, otherFields } from './fields.ts'

/** An action as a sentence for the log. */
export function actionWords(action: string, name: string): string {
  return t('plain-acted', { name, action })
}

/** The table described in sentences, for screen readers. */
export function describeTable(view: PlainView, seats: (SeatInfo | null)[]): string[] {
  const names = seats.map(seatName)
  const hand = cardsIn(view, 'hand')
  const middle = cardsIn(view, 'middle')
  const lines: string[] = []
  if (view.to_act !== null) {
    lines.push(view.to_act === view.seat ? t('your-turn') : t('turn-of', { name: names[view.to_act] ?? '' }))
  }
  if (hand.length) lines.push(labelled(t('plain-hand'), listed(hand)))
  lines.push(labelled(t('plain-middle'), middle.length ? listed(middle) : t('plain-no-cards')))
  lines.push(...names.map((name, seat) => [name, ...factsOf(view, seat)].join(', ')))
  return [...lines, ...otherFields(view).map(({ name, text }) => labelled(name, text))]
}

/** The number of cards and points of a seat, as far as the view contains them. */
export function factsOf(view: PlainView, seat: number): string[] {
  const cards = numberOf(view, 'sizes', seat)
  const points = numberOf(view, 'scores', seat)
  return [
    ...(cards === null ? [] : [t('cards-count', { count: cards })]),
    ...(points === null ? [] : [t('points-count', { count: points })]),
  ]
}
