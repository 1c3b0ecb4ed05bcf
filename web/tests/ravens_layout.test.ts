import { describe, expect, it } from 'vitest'
import { cornerOf, joinsOf, layoutOf } from '../src/games/ravens/layout.ts'

const ROOMS = [
  { name: 'phone', width: 344, height: 290 },
  { name: 'tablet', width: 600, height: 560 },
  { name: 'desk', width: 880, height: 440 },
]

describe.each(ROOMS)('the path on a $name', ({ width, height }) => {
  it.each([1, 2, 9, 14, 18, 24, 48])('of %i cards is never too wide, nor its spaces too small', (count) => {
    const layout = layoutOf(count, width, height)
    expect(layout.totalWidth).toBeLessThanOrEqual(width)
    expect(layout.width).toBeGreaterThanOrEqual(44)
    expect(layout.height).toBeGreaterThanOrEqual(40)
    expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(count)
    expect(layout.columns * (layout.rows - 1)).toBeLessThan(count)
  })

  it('fits the room up to 18 cards', () => {
    for (let count = 1; count <= 18; count++) {
      expect(layoutOf(count, width, height).totalHeight).toBeLessThanOrEqual(height)
    }
  })
})

it('a path that is too long for the room is as low as it can be', () => {
  const layout = layoutOf(40, 344, 290)
  expect(layout.columns).toBe(6)
  expect(layout.totalHeight).toBeGreaterThan(290)
})

it('cards go from left to right, and rows from top to bottom', () => {
  const layout = layoutOf(14, 344, 290)
  const corners = Array.from({ length: 14 }, (_, place) => cornerOf(layout, place + 1))
  for (let place = 1; place < corners.length; place++) {
    const [before, here] = [corners[place - 1]!, corners[place]!]
    expect(here.y > before.y || here.x > before.x).toBe(true)
    if (here.y > before.y) expect(here.x).toBe(corners[0]!.x)
  }
  expect(cornerOf(layout, 0).x + layout.width / 2).toBeLessThan(corners[0]!.x)
  expect(joinsOf(layout)).toHaveLength(layout.rows - 1)
})
