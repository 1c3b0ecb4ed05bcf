/** What decided a finished game, from its points alone: whether many or few are good follows from the places. */
import type { Chapter } from '../replay/replay.ts'

/** The winner, whoever came next, by how many points, and the hand or stage that made the greatest difference. */
export interface Outcome {
  first: number
  second: number
  margin: number
  /** Null in a game of a single hand or stage, and where no points were between the two. */
  decisive: { number: number; won: number; lost: number } | null
}

/** The seats, best first. */
export function standings(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
}

export function outcomeOf(places: readonly number[], scores: readonly number[], played: Chapter[]): Outcome | null {
  const [first, second] = standings(places)
  if (first === undefined || second === undefined) return null
  const lead = scores[first]! - scores[second]!
  const gains = played.map(({ number, points }) => {
    const [won, lost] = [points?.[first] ?? 0, points?.[second] ?? 0]
    return { number, won, lost, gain: (won - lost) * Math.sign(lead) }
  })
  const best = gains.reduce<(typeof gains)[number] | null>((a, b) => (a && a.gain >= b.gain ? a : b), null)
  const decisive = best && played.length > 1 && best.gain > 0 ? best : null
  return {
    first,
    second,
    margin: Math.abs(lead),
    decisive: decisive && { number: decisive.number, won: decisive.won, lost: decisive.lost },
  }
}
