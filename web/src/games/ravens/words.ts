/** Texts about Odins Raben. */
import type { Ending } from '../../lib/table/log.ts'
import type { RavensView, SeatInfo } from '../../lib/server/protocol.ts'
import { t } from '../../lib/text.svelte.ts'
import { listed, seatName } from '../../lib/words.ts'
import { costOf, verbOf } from './choosing/choices.ts'

export const RAVENS = ['Hugin', 'Munin']

/** How a stage ended. */
export interface StageResult extends Ending {
  stage: number
  /** By R23 also if both ravens are on the last space. */
  winner: 0 | 1 | null
  /** The points of the winner for the race, and of each seat for the magic way. */
  distance: number
  magic: number[]
  scores: number[]
}

/** The first cards of a long path went under the landscape pack (R32). */
export interface Trimming extends Ending {
  cards: string[]
}

/** The name of a card: "mountain". */
export function cardName(card: string): string {
  return t(`card-${card}`)
}

/** The names of the cards in the text of an action. */
export function cardNames(cards: string): string {
  return listed(cards.split(' ').filter(Boolean).map(cardName))
}

/** An action as a sentence for the log; a card put face down is named if it is known. */
export function actionWords(action: string, name: string): string {
  const verb = verbOf(action)
  const rest = action.slice(verb.length + 1)
  if (verb === 'fly' || verb === 'clear') return flightWords(verb, action, name)
  if (verb === 'at') return targetWords(rest, name)
  if (['pile', 'next', 'drop', 'magic'].includes(verb)) {
    if (rest === '^') return t(`ravens-did-${verb}-top`, { name })
    return rest ? t(`ravens-did-${verb}-card`, { name, card: cardName(rest) }) : t(`ravens-did-${verb}`, { name })
  }
  return t(`ravens-did-${slug(action)}`, { name })
}

function flightWords(verb: string, action: string, name: string): string {
  const { hand, top } = costOf(action)!
  if (verb === 'fly' && hand.length === 2) return t('ravens-did-fly-pair', { name, card: cardName(hand[0]!) })
  const from = !hand.length ? 'pile' : top ? 'both' : 'hand'
  return t(`ravens-did-${verb}-${from}`, { name, cards: cardNames(hand.join(' ')), count: top })
}

function targetWords(target: string, name: string): string {
  const [lane, space] = target.split(':')
  if (space === undefined) return t('ravens-did-at-card', { name, number: Number(target) })
  return t('ravens-did-at-space', { name, number: Number(space), raven: RAVENS[Number(lane)]! })
}

/** An effect as part of the id of a message: `land-turn`, from hand or pile. */
export function slug(action: string): string {
  return action.replace(' ^', '').replace(' ', '-')
}

/** What a button does, in a few words; *after* is the game afterwards, if that is known. */
export function doWords(action: string, view: RavensView, after: RavensView | null): string {
  const verb = verbOf(action)
  const own = view.to_act ?? 0
  if (verb === 'fly' || verb === 'clear') return flyWords(verb, own, view, after)
  if (verb === 'raven') return ravenWords(slug(action), slug(action) === 'raven-on' ? own : 1 - own, after)
  return t(`ravens-do-${['pile', 'drop', 'magic'].includes(verb) ? verb : slug(action)}`)
}

function flyWords(verb: string, own: number, view: RavensView, after: RavensView | null): string {
  if (!after) return t(`ravens-do-${verb}`)
  const space = after.ravens[own]!
  return space === view.path.length ? t(`ravens-do-${verb}-goal`) : t(`ravens-do-${verb}-to`, { space })
}

function ravenWords(effect: string, moved: number, after: RavensView | null): string {
  const raven = RAVENS[moved]!
  return after
    ? t(`ravens-do-${effect}-to`, { raven, space: after.ravens[moved]! })
    : t(`ravens-do-${effect}`, { raven })
}

/** Who won a stage. */
export function stageTitle({ stage, winner }: StageResult, names: string[], seat: number | null): string {
  if (winner === null) return t('ravens-end-nobody', { number: stage })
  if (winner === seat) return t('ravens-end-you', { number: stage })
  return t('ravens-end-other', { name: names[winner]!, number: stage })
}

/** The table described in sentences, for screen readers. */
export function describeTable(view: RavensView, seats: (SeatInfo | null)[]): string[] {
  const names = [0, 1].map((seat) => seatName(seats[seat] ?? null, seat))
  const own = view.seat ?? 0
  const [hand, pile] = view.plays_left
  const lines = [t('ravens-read-stage', { stage: view.stage, turn: view.turn })]
  if (view.to_act !== null)
    lines.push(
      view.to_act === view.seat
        ? t('ravens-read-your-turn', { hand, pile })
        : t('turn-of', { name: names[view.to_act]! }),
    )
  if (view.seat !== null) {
    lines.push(t('ravens-read-hand', { cards: cardsOrNone(view.hand) }))
    lines.push(t('ravens-read-pile', { cards: cardsOrNone([...view.pile].reverse()) }))
  }
  for (const seat of [own, 1 - own]) lines.push(...laneLines(view, seat, names[seat]!))
  if (view.stone) lines.push(t('ravens-read-stone', { raven: RAVENS[view.stone[0]]!, number: view.stone[1] }))
  lines.push(magicLine(view, names))
  return lines
}

function laneLines(view: RavensView, seat: number, name: string): string[] {
  const lands = view.path.map((card) => cardName(card[seat]!))
  return [
    t('ravens-read-lane', { name, raven: RAVENS[seat]!, space: view.ravens[seat]!, last: view.path.length }),
    t('ravens-read-path', {
      raven: RAVENS[seat]!,
      lands: lands.map((land, place) => `${place + 1} ${land}`).join(', '),
    }),
    t('ravens-read-seat', {
      name,
      points: view.scores[seat]!,
      hand: view.hand_sizes[seat]!,
      pile: view.pile_sizes[seat]!,
      pack: view.pack_sizes[seat]!,
      discard: view.discards[seat]!.length,
    }),
  ]
}

function magicLine(view: RavensView, names: string[]): string {
  const [first, second] = view.magic_cards.map((cards) => cards.length)
  const symbols = view.magic.map(cardName).join(', ')
  return t('ravens-read-magic', { symbols, first: names[0]!, second: names[1]!, ofFirst: first!, ofSecond: second! })
}

function cardsOrNone(cards: readonly string[]): string {
  return cards.length ? cardNames(cards.join(' ')) : t('ravens-none')
}
