/** The points of a finished game, for each hand or stage. */
import type { Replay } from './protocol.ts'

export interface Round {
  points: number[]
  scores: number[]
}

interface Ending {
  event: string
  scores: number[]
}

/** What every hand of ODIN or stage of Odins Raben gave to each seat. */
export function rounds(replay: Replay): Round[] {
  const endings = replay.steps.flatMap(({ ends }) => ends as unknown as Ending[])
  let before: number[] = Array.from({ length: replay.players }, () => 0)
  return endings
    .filter(({ event }) => event === 'hand-over' || event === 'stage-over')
    .map(({ scores }) => {
      const points = scores.map((score, seat) => score - (before[seat] ?? 0))
      before = scores
      return { points, scores }
    })
}
