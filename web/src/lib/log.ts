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

/** The current log, without actions that were taken back and the events that say so. */
export function settled(log: readonly Happened[]): Happened[] {
  const found: Happened[] = []
  for (const happened of log) {
    if (happened.event !== 'took-back') found.push(happened)
    else {
      const place = found.findLastIndex(({ event, seat }) => event === 'acted' && seat === happened.seat)
      if (place >= 0) found.splice(place, 1)
    }
  }
  return found
}

/** The ending of this kind that came with *happened*, if there is one. */
export function endOf<E extends Ending>(happened: Happened | undefined, kind: E['event']): E | null {
  const found = happened?.ends?.find(({ event }) => event === kind)
  return found ? (found as E) : null
}

/** The ending of this kind that came with the last deal or action, if there is one. */
export function lastEnd<E extends Ending>(log: readonly Happened[], kind: E['event']): E | null {
  return endOf<E>(
    log.findLast(({ event }) => event === 'acted' || event === 'dealt'),
    kind,
  )
}
