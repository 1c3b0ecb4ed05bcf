import { describe, expect, it } from 'vitest'
import type { Other, Played, Standing } from '../src/lib/server/protocol.ts'
import { gamesOf, latestOf, meanOf, placesOf, ratingsOf, ticksOf } from '../src/people/statistics.ts'

function other(points: number, place = 2): Other {
  return { name: 'karl', bot: true, points, place }
}

function played(changes: Partial<Played> = {}): Played {
  const usual = { table: 'T', at: 0, game: 'odin', players: 3, points: 4, place: 2, rating: 1500, change: 0 }
  return { ...usual, others: [other(0, 1), other(7)], ...changes }
}

function standing(changes: Partial<Standing> = {}): Standing {
  return { game: 'odin', players: 3, games: 1, won: 0, points: 4, rating: 1500, uncertainty: 400, ...changes }
}

describe('the games of a standing', () => {
  it('are those of its game and number of players, the oldest first', () => {
    const recent = [
      played({ table: 'C' }),
      played({ table: 'B', players: 2 }),
      played({ table: 'A' }),
      played({ game: 'ravens' }),
    ]
    expect(gamesOf(recent, standing()).map(({ table }) => table)).toEqual(['A', 'C'])
  })

  it('have the latest game in the standing that is shown first', () => {
    const standings = [standing(), standing({ players: 4 })]
    expect(latestOf({ standings, recent: [played({ players: 4 }), played()] })).toBe(standings[1])
    expect(latestOf({ standings, recent: [] })).toBe(standings[0])
    expect(latestOf({ standings: [], recent: [] })).toBeUndefined()
  })
})

describe('ratings', () => {
  it('begin with the one before the first game', () => {
    const games = [played({ rating: 1520, change: 20 }), played({ rating: 1490, change: -30 })]
    expect(ratingsOf(games)).toEqual([1500, 1520, 1490])
    expect(ratingsOf([])).toEqual([])
  })
})

describe('places', () => {
  it('are counted from the first to the last', () => {
    expect(placesOf([played({ place: 1 }), played(), played({ place: 3 }), played({ place: 3 })], 3)).toEqual([1, 1, 2])
  })
})

describe('the lines behind a plot', () => {
  it.each([[[1500, 1343, 1195]], [[1500]], [[0, 0.5]], [[999, 1001]], [[-20, 3011]]])(
    'are few, round and around %j',
    (values) => {
      const ticks = ticksOf(values)
      const step = ticks[1]! - ticks[0]!
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
      expect(ticks.every((tick, index) => tick === ticks[0]! + index * step)).toBe(true)
      expect([1, 2, 5]).toContain(step / 10 ** Math.floor(Math.log10(step)))
    },
  )
})

it('takes the mean', () => {
  expect(meanOf([1, 2, 6])).toBe(3)
})
