/** The data for the plots of a person's statistics. */
import type { Played, Standing, Statistics } from '../lib/server/protocol.ts'

/** The recent games that *standing* counts, the oldest first. */
export function gamesOf(recent: Played[], standing: Standing): Played[] {
  return recent.filter(({ game, players }) => game === standing.game && players === standing.players).toReversed()
}

/** The standing to show first: that of the latest game. */
export function latestOf({ standings, recent }: Statistics): Standing | undefined {
  const latest = recent[0]
  return standings.find(({ game, players }) => game === latest?.game && players === latest.players) ?? standings[0]
}

/** The rating before the first of *games* and after each of them. */
export function ratingsOf(games: Played[]): number[] {
  const first = games[0]
  return first ? [first.rating - first.change, ...games.map(({ rating }) => rating)] : []
}

/** How often each place was reached, the first place first. */
export function placesOf(games: Played[], players: number): number[] {
  return Array.from({ length: players }, (_, index) => games.filter(({ place }) => place === index + 1).length)
}

/** The mean of *values*, of which there is at least one. */
export function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** At most *most* + 1 round numbers at equal distances that enclose all *values*: the ticks of an axis. */
export function ticksOf(values: number[], most = 5): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const step = roundStep(Math.max(high - low, 1) / most, (size) => ticks(low, high, size).length <= most + 1)
  return ticks(low, high, step)
}

function ticks(low: number, high: number, step: number): number[] {
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least *least* and fits. */
function roundStep(least: number, fits: (step: number) => boolean): number {
  for (let ten = 1; ; ten *= 10) {
    const step = [1, 2, 5].map((digit) => digit * ten).find((size) => size >= least && fits(size))
    if (step) return step
  }
}
