import { describe, expect, it } from 'vitest'
import { cornerOf, joinsOf, layoutOf } from '../src/games/ravens/board/layout.ts'

const ROOMS = [
  { name: 'small phone', width: 286, height: 134 },
  { name: 'flat small phone', width: 180, height: 160 },
  { name: 'flat phone', width: 400, height: 200 },
  { name: 'phone', width: 344, height: 290 },
  { name: 'tablet', width: 600, height: 560 },
  { name: 'desk', width: 880, height: 440 },
]

describe.each(ROOMS)('the path on a $name', ({ width, height }) => {
  it.each([1, 2, 9, 14, 18, 24, 48])('of %i cards is never too wide, nor its spaces too small', (count) => {
    const layout = layoutOf(count, width, height)
    expect(layout.totalWidth).toBeLessThanOrEqual(width)
    expect(layout.width).toBeGreaterThanOrEqual(22)
    expect(layout.height).toBeGreaterThanOrEqual(18)
    expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(count)
    expect(layout.columns * (layout.rows - 1)).toBeLessThan(count)
  })

  it('fits the room up to 18 cards', () => {
    for (let count = 1; count <= 18; count++) {
      expect(layoutOf(count, width, height).totalHeight).toBeLessThanOrEqual(height)
    }
  })
})

it('spaces are as large as fingers wherever there is room', () => {
  for (const { width, height } of ROOMS.slice(3)) {
    expect(layoutOf(16, width, height).width).toBeGreaterThanOrEqual(44)
    expect(layoutOf(16, width, height).height).toBeGreaterThanOrEqual(40)
  }
})

it('a path that is too long for the room is as low as it can be', () => {
  const layout = layoutOf(60, 286, 134)
  expect(layout.totalHeight).toBeGreaterThan(134)
  expect(layout.totalWidth).toBeLessThanOrEqual(286)
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
