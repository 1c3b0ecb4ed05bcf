/** What happened at a table, without what was taken back. */
import type { Happened } from './protocol.ts'

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
