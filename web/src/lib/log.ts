/** What happened at a table, and what ended with it. */
import type { Happened } from './protocol.ts'

/** The end of a round, a hand, a stage or the game, as reported by the server. */
export type Ending = {
  event: string
  /** For a hand or stage: the points of each seat in it, and its total. */
  points?: number[]
  scores?: number[]
  /** For the game. */
  winners?: number[]
}

/**
 * The current log, without actions that were taken back and the events that say so. Whoever sits down again in the same
 * seat before the game has only committed to a number.
 */
export function settled(log: readonly Happened[]): Happened[] {
  const found: Happened[] = []
  const seated = new Set<number>()
  for (const happened of log) {
    const { event, seat } = happened
    if (event === 'began') seated.clear()
    if (event === 'left') seated.delete(seat!)
    if (event === 'sat' && seated.has(seat!)) continue
    if (event === 'sat') seated.add(seat!)
    if (event !== 'took-back') found.push(happened)
    else {
      const place = found.findLastIndex(({ event, seat }) => event === 'acted' && seat === happened.seat)
      if (place >= 0) found.splice(place, 1)
    }
  }
  return found
}

/** *log* without the actions that only end a turn in which something was done. */
export function notable(log: readonly Happened[], isClosing: (action: string) => boolean): Happened[] {
  return log.filter(({ event, seat, action, ends }, place) => {
    const before = log[place - 1]
    const isFirst = before?.event !== 'acted' || before.seat !== seat
    return event !== 'acted' || isFirst || !!ends?.length || !isClosing(action ?? '')
  })
}

/** The ending of this kind that came with *happened*, if there is one. */
export function endOf<E extends Ending>(happened: Happened | undefined, kind: E['event']): E | null {
  const found = happened?.ends?.find(({ event }) => event === kind)
  return found ? (found as E) : null
}

/** Whether a hand or stage ended with *happened*. */
export function isChapterEnd({ ends }: Happened): boolean {
  return ends?.some(({ points }) => points) ?? false
}

/** The ending of this kind that came with the last deal or action, if there is one. */
export function lastEnd<E extends Ending>(log: readonly Happened[], kind: E['event']): E | null {
  return endOf<E>(
    log.findLast(({ event }) => event === 'acted' || event === 'dealt'),
    kind,
  )
}

/** The end of a hand or stage that came with the last deal or action, if there is one. */
export function lastChapterEnd(log: readonly Happened[]): Required<Pick<Ending, 'points' | 'scores'>> | null {
  const last = log.findLast(({ event }) => event === 'acted' || event === 'dealt')
  const { points, scores } = (last?.ends?.find(({ points }) => points) ?? {}) as Partial<Ending>
  return points && scores ? { points, scores } : null
}

/** The actions of the last turn that anybody but *own* has had since the last hand or stage was dealt. */
export function lastTurn(log: readonly Happened[], own: number | null): Happened[] {
  const lines = settled(log)
  const end = lines.findLastIndex(isChapterEnd)
  const isDealt = lines.findLastIndex(({ event }) => event === 'dealt') > end
  const acted = lines.slice(isDealt ? end + 1 : 0).filter(({ event, seat }) => event === 'acted' && seat != null)
  const last = acted.findLastIndex(({ seat }) => seat !== own)
  const first = acted.findLastIndex(({ seat }, place) => place < last && seat !== acted[last]?.seat) + 1
  return acted.slice(first, last + 1)
}
