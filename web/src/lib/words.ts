/** Texts about games and tables in the person's language. */
import type { Ending } from './log.ts'
import type { Refusal } from './refusal.ts'
import type { Happened, SeatInfo, TableInfo } from './protocol.ts'
import { shieldOfName } from './shield.ts'
import { isKnown, language, t, you } from './text.svelte.ts'

/** A list as a phrase: "a, b and c". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language()).format(words)
}

/** A label and what it is about, with the punctuation of the language. */
export const labelled = (label: string, value: string): string => t('labelled', { label, value })

/** Why something was refused, in a sentence; *cardName* gives the names of cards. */
export function reason(refusal: Refusal, cardName: (card: string) => string = String): string {
  const { code, values } = refusal
  const cases = [values.why, values.phase, values.from].map((which) => `${code}-${String(which)}`)
  const found = [...cases, code].find((word) => isKnown(`why-${word}`))
  if (!found) return refusal.message
  const spoken = Object.entries(values).map(([key, value]) => [key, inWords(key, value, cardName)] as const)
  return t(`why-${found}`, Object.fromEntries(spoken))
}

/** A value of a refusal, formatted for a sentence; values of sets have no thousands separator. */
function inWords(key: string, value: unknown, cardName: (card: string) => string): string | number {
  if (key === 'cards') return listed(String(value).split(' ').filter(Boolean).map(cardName))
  if (key === 'card' || key === 'landscape') return cardName(String(value))
  return typeof value === 'number' && key !== 'value' && key !== 'middle' ? value : String(value)
}

/** That a table is closed, and why if the server closed it by itself. */
export function closedWords({ reason }: TableInfo): string {
  return reason && isKnown(`closed-${reason}`) ? t(`closed-${reason}`) : t('table-closed')
}

/** The name of a level of bots. */
export function levelName(level: string): string {
  return t(`level-${level}`)
}

/** The name of whoever sits in a seat. */
export function seatName(info: SeatInfo | null, seat: number): string {
  return info?.name ?? t('seat-number', { number: seat + 1 })
}

/** The seats as they are shown to the person in the seat *own*, who is called "You" there. */
export function seatsFor(own: number | null, seats: (SeatInfo | null)[]): (SeatInfo | null)[] {
  return seats.map((seat, place) =>
    seat && place === own ? { ...seat, name: you(), shield: seat.shield || shieldOfName(seat.name) } : seat,
  )
}

/** The part of a game's module that says what happened. */
interface Telling {
  actionWords: (action: string, name: string) => string
  endingWords: (ending: Ending, name: string) => string
}

/** An event in sentences: first itself, then what came with it. */
export function happenedWords(
  { actionWords, endingWords }: Telling,
  happened: Happened,
  seats: (SeatInfo | null)[],
): string[] {
  const info = happened.seat == null ? null : (seats[happened.seat] ?? null)
  const successor = happened.event === 'sat' ? info?.successor : null
  const name = happened.seat == null ? '' : (successor ?? seatName(info, happened.seat))
  const isAction = happened.event === 'acted' && happened.action
  const first = isAction ? actionWords(happened.action!, name) : t(`log-${happened.event}`, { name })
  const more = (happened.ends ?? []).map((ending) => endingWords(ending as Ending, name))
  return [first, ...more.filter(Boolean)]
}

/** The points of a hand or stage, a sentence for each seat. */
export function pointsTold(points: readonly number[], scores: readonly number[], names: readonly string[]): string[] {
  return points.map((count, seat) =>
    t('moment-told', { name: names[seat] ?? '', added: t('points-count', { count }), total: scores[seat] ?? 0 }),
  )
}

/** Who won, as told to the person in *seat*, or to a spectator. */
export function resultWords(info: TableInfo, seat: number | null): string {
  const winners = info.seats.flatMap((_, place) => (info.result?.places[place] === 1 ? [place] : []))
  if (winners.length === 1 && winners[0] === seat) return t('result-won')
  const names = winners.map((winner) => seatName(info.seats[winner] ?? null, winner))
  return winners.length === 1 ? t('result-lost', { name: names[0]! }) : t('result-shared', { names: listed(names) })
}
