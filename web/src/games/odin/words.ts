/** Texts about ODIN. */
import type { OdinView, SeatInfo } from '../../lib/server/protocol.ts'
import { t } from '../../lib/text.svelte.ts'
import { listed } from '../../lib/words.ts'
import { leadOf, takenBy, valueOf } from './cards.ts'
import { PASS } from './notation.ts'

/** The name of a card: "red 7". */
export function cardName(card: string): string {
  return t(`colour-${card[0]}`, { number: Number(card[1]) })
}

/** The names of the cards in the text of an action. */
export function cardNames(cards: string): string {
  return listed(cards.split(' ').filter(Boolean).map(cardName))
}

/** An action as a sentence for the log. */
export function actionWords(action: string, name: string): string {
  if (action === PASS) return t('odin-say-passed', { name })
  const taken = takenBy(action)
  if (taken) return takenWords(taken, name)
  const cards = action.split(' ')
  return t('odin-say-laid', { name, count: cards.length, cards: cardNames(action), value: valueOf(cards) })
}

/** That somebody took a card, as a sentence for the log. */
export function takenWords(card: string, name: string): string {
  return t('odin-say-took', { name, card: cardName(card) })
}

/** What a leader may play. */
export function leadWords(legal: readonly string[]): string {
  const kind = leadOf(legal)
  return kind === 'one' ? t('odin-lead') : t(`odin-lead-${kind}`)
}

/** An action as a suggestion: "Play 73". */
export function adviceWords(action: string): string {
  if (action === PASS) return t('odin-pass')
  const taken = takenBy(action)
  if (taken) return t('odin-take-card', { card: cardName(taken) })
  return t('odin-play-value', { value: valueOf(action.split(' ')) })
}

/** A card with its figure: "red 7, berserker". */
export function fullName(card: string): string {
  return t('odin-card', { name: cardName(card), figure: t(`figure-${card[1]}`) })
}

/** The table described in sentences, for screen readers. */
export function describeTable(view: OdinView, seats: (SeatInfo | null)[]): string[] {
  const name = (seat: number) => seats[seat]?.name ?? t('seat-number', { number: seat + 1 })
  const lines = view.sizes.map((size, seat) =>
    t('odin-read-seat', {
      name: name(seat),
      cards: t('cards-count', { count: size }),
      points: t('points-count', { count: view.scores[seat] ?? 0 }),
    }),
  )
  view.known.forEach((cards, seat) => {
    if (cards.length) lines.push(t('odin-read-known', { name: name(seat), cards: cardNames(cards.join(' ')) }))
  })
  if (view.middle.length && view.owner !== null) {
    const cards = cardNames(view.middle.join(' '))
    lines.unshift(t('odin-read-middle', { cards, value: valueOf(view.middle), name: name(view.owner) }))
  } else lines.unshift(t('odin-middle-empty'))
  if (view.hand.length) lines.unshift(t('odin-read-hand', { cards: cardNames(view.hand.join(' ')) }))
  return lines
}
