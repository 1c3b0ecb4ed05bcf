/** What decided a game, whether many or few points are good. */
import { describe, expect, it } from 'vitest'
import type { Chapter } from '../src/replay/replay.ts'
import { outcomeOf, standings } from '../src/table/outcome.ts'

function chapter(number: number, points: number[]): Chapter {
  return { number, from: 0, to: 0, points, scores: null }
}

describe('the outcome of a game', () => {
  it('is the margin and the hand with the greatest difference, if few points are good', () => {
    const played = [chapter(1, [3, 0, 5]), chapter(2, [0, 9, 6]), chapter(3, [2, 0, 5])]
    const found = outcomeOf([1, 2, 3], [5, 9, 16], played)
    expect(found).toEqual({ first: 0, second: 1, margin: 4, decisive: { number: 2, won: 0, lost: 9 } })
  })

  it('is the same if many points are good', () => {
    const found = outcomeOf([2, 1], [7, 12], [chapter(1, [4, 2]), chapter(2, [3, 10])])
    expect(found).toEqual({ first: 1, second: 0, margin: 5, decisive: { number: 2, won: 10, lost: 3 } })
  })

  it('has no decisive hand if there was one only, or nothing between the two', () => {
    expect(outcomeOf([1, 2], [0, 4], [chapter(1, [0, 4])])?.decisive).toBeNull()
    const level = outcomeOf([1, 1], [4, 4], [chapter(1, [0, 4]), chapter(2, [4, 0])])
    expect(level).toMatchObject({ margin: 0, decisive: null })
  })

  it('lists the seats, best first', () => {
    expect(standings([3, 1, 2])).toEqual([1, 2, 0])
  })
})
