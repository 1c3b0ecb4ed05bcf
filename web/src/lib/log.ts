/** What happened at a table, and what ended with it. */
import type { Happened } from './protocol.ts'

/** The end of a round, a hand, a stage or the game, as its rules tell it. */
export type Ending = {
  event: string
  /** Of a hand or stage: what each seat got in it, and has in all. */
  points?: number[]
  scores?: number[]
  /** Of the game. */
  winners?: number[]
}

/** The log as the game now stands: an action that was taken back is gone, and so is the word of it. */
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

/** The end of this kind that came with *happened*, if one did. */
export function endOf<E extends Ending>(happened: Happened | undefined, kind: E['event']): E | null {
  const found = happened?.ends?.find(({ event }) => event === kind)
  return found ? (found as E) : null
}

/** The end of this kind that came with the last deal or action, if one did. */
export function lastEnd<E extends Ending>(log: readonly Happened[], kind: E['event']): E | null {
  return endOf<E>(
    log.findLast(({ event }) => event === 'acted' || event === 'dealt'),
    kind,
  )
}
