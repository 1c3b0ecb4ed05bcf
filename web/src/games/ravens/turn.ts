/** The last turn of the opponent, as the recap shows it: which cards were played, and what for. */
import type { Happened, RavensView } from '../../lib/server/protocol.ts'
import { t } from '../../lib/text.svelte.ts'
import { costOf, isEffect, verbOf } from './choosing/choices.ts'
import type { Verb } from './notation.ts'
import { RAVENS, slug } from './words.ts'

/** A card whose face is not known. */
export const HIDDEN = ''

/** Cards that were played for the same purpose, and that purpose in words. */
export interface Deed {
  cards: string[]
  words: string
}

/** A card played from hand or pile; empty if it was put face down, unless it is the own one. */
export interface Played {
  cards: string[]
  from: 'hand' | 'pile'
  to: 'discard' | 'magic' | 'pile'
}

/** Actions that use no card, and belong to what was done before them. */
const PARTS: readonly Verb[] = ['at', 'end', 'stay', 'keep', 'turn', 'next']

/** The cards that an action of *seat* played between two views. Null if it played none. */
export function playedBy(action: string, seat: number, before: RavensView, after: RavensView): Played | null {
  const cost = costOf(action)
  const verb = verbOf(action)
  if (verb === 'pile') return { cards: [action.slice(5) || HIDDEN], from: 'hand', to: 'pile' }
  if (!cost) return null
  const to = verb === 'magic' ? 'magic' : 'discard'
  const laid = (view: RavensView) => (to === 'magic' ? view.magic_cards : view.discards)[seat]!
  const top = isEffect(action) ? [verb] : added(laid(after), laid(before))
  return { cards: cost.top ? top : cost.hand, from: cost.hand.length ? 'hand' : 'pile', to }
}

/** The cards of *after* that are not among those of *before*: both are sorted, so the last ones need not be new. */
function added(after: readonly string[], before: readonly string[]): string[] {
  const left = [...before]
  return after.filter((card) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** What a turn consisted of; *cardsOf* gives the cards of each of its actions. */
export function deedsOf(turn: readonly Happened[], cardsOf: (line: Happened) => string[]): Deed[] {
  const deeds: (Deed & { kind: string })[] = []
  turn.forEach((line, place) => {
    const action = line.action ?? ''
    const verb = verbOf(action)
    if (PARTS.includes(verb)) return
    const kind = isEffect(action) ? slug(action) : verb
    const last = deeds.at(-1)
    if (last?.kind === kind && kind === verb) last.cards.push(...cardsOf(line))
    else deeds.push({ kind, cards: [...cardsOf(line)], words: wordsOf(kind, turn.slice(place)) })
  })
  return deeds.length ? deeds : [{ cards: [], words: t('ravens-recap-nothing') }]
}

/** What cards were played for; the targets are in the actions that follow the first. */
function wordsOf(kind: string, [first, ...follow]: readonly Happened[]): string {
  const targets: string[] = []
  for (const { action } of follow) {
    if (verbOf(action ?? '') !== 'at') break
    targets.push(action!.slice(3))
  }
  const [lane, space] = targets[0]?.split(':') ?? []
  const seat = first!.seat ?? 0
  const moved = kind === 'raven-back' ? 1 - seat : seat
  const raven = RAVENS[space === undefined ? moved : Number(lane)]!
  const [number, second] = [Number(space ?? targets[0] ?? 0), Number(targets[1] ?? 0)]
  return t(`ravens-recap-${kind}`, { number, second, raven })
}
