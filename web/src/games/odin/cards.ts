/** What the page needs to know about ODIN's cards: how to show and sort them, and which actions match a selection. */
import { type Ending, endOf } from '../../lib/table/log.ts'
import type { Happened } from '../../lib/server/protocol.ts'
import type { Sorting } from '../../lib/person/settings.svelte.ts'
import { COLOURS, LARGEST_SETS, PASS, TAKE } from './notation.ts'

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
  return action === PASS || takenBy(action) ? [] : action.split(' ')
}

/** The card that an action takes; null if it takes none. */
export function takenBy(action: string): string | null {
  return action.startsWith(TAKE) ? action.slice(TAKE.length) : null
}

/** What the legal actions of a leader are: single cards, the whole hand too, or nothing but the whole hand. */
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

/** The action that lays exactly these cards, legal or not; null if no action lays them together. */
export function asAction(cards: readonly string[]): string | null {
  const whole = LARGEST_SETS.map(cardsOf).find((set) => cards.every((card) => set.includes(card)))
  return whole?.filter((card) => cards.includes(card)).join(' ') ?? null
}

/** A hand in an order of the person's own; cards that are not in it come last, by colour. */
export function arranged(cards: readonly string[], order: readonly string[]): string[] {
  const placed = order.filter((card) => cards.includes(card))
  return [...placed, ...sorted(cards, 'colour').filter((card) => !placed.includes(card))]
}

/** *cards* with *card* in the place of *other*. */
export function moved(cards: readonly string[], card: string, other: string): string[] {
  const rest = cards.filter((one) => one !== card)
  return rest.toSpliced(cards.indexOf(other), 0, card)
}

/** What a seat did in a turn: the cards it laid, none if it passed, and the one it took. */
export interface Turn {
  version: number
  seat: number
  laid: string[]
  taken: string | null
  endsRound: boolean
}

/** The only card that was beaten, which is taken without a decision. */
export interface Taken extends Ending {
  card: string
}

/** The turns of this hand, latest last. The log may begin in the middle of a turn. */
export function turnsOf(log: readonly Happened[]): Turn[] {
  const turns: Turn[] = []
  for (const happened of log) {
    const { event, seat, action, version } = happened
    if (BEGINS.includes(event)) turns.length = 0
    if (event !== 'acted' || seat == null || !action) continue
    const taken = takenBy(action)
    if (taken) {
      const turn = turns.at(-1)
      if (turn) turn.taken = taken
    } else {
      const taken = endOf<Taken>(happened, 'taken')?.card ?? null // without a decision
      turns.push({ version, seat, laid: cardsOf(action), taken, endsRound: endOf(happened, 'round-over') !== null })
    }
  }
  return turns
}

/** The last turn of each seat in this round, if it had one. */
export function lastTurns(turns: readonly Turn[], players: number): (Turn | null)[] {
  const round = turns.slice(turns.findLastIndex(({ endsRound }) => endsRound) + 1)
  return Array.from({ length: players }, (_, seat) => round.findLast((turn) => turn.seat === seat) ?? null)
}

/** What happened since *own* had a turn, latest first; only the own turn if nothing did. */
export function sinceOwn(turns: readonly Turn[], own: number | null): Turn[] {
  const last = turns.findLastIndex(({ seat }) => seat === own)
  return turns.slice(last === turns.length - 1 ? last : last + 1).toReversed()
}
