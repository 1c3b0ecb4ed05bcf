import { describe, expect, it } from 'vitest'
import { newLands, nextLands } from '../src/games/ravens/board/lands.ts'

const START = newLands(['MF', 'WS', 'PP', 'FM'])

describe('which landscape card is which', () => {
  it('a turned card stays where it is', () => {
    expect(nextLands(START, ['MF', 'SW', 'PP', 'FM'], 0)).toMatchObject({ ids: [0, 1, 2, 3], changed: [1] })
  })

  it('two swapped cards change places', () => {
    expect(nextLands(START, ['PP', 'WS', 'MF', 'FM'], 0)).toMatchObject({ ids: [2, 1, 0, 3], changed: [2, 0] })
  })

  it('a laid card is new', () => {
    expect(nextLands(START, [...START.path, 'SP'], 0)).toMatchObject({ ids: [0, 1, 2, 3, 4], changed: [4] })
  })

  it('a removed card leaves a gap between two others', () => {
    expect(nextLands(START, ['MF', 'PP', 'FM'], 0)).toMatchObject({ ids: [0, 2, 3], changed: [0, 2] })
    expect(nextLands(START, ['MF', 'WS', 'PP'], 0)).toMatchObject({ ids: [0, 1, 2], changed: [2] })
  })

  it('cards that leave the beginning of a long path change nothing', () => {
    expect(nextLands(START, ['PP', 'FM', 'SP'], 2)).toMatchObject({ ids: [2, 3, 4], changed: [4] })
  })

  it('another path has other cards', () => {
    const other = nextLands(START, ['WM', 'MS', 'FF', 'PW'], 0)
    expect(other.changed).toEqual([])
    expect(other.ids.some((id) => START.ids.includes(id))).toBe(false)
  })
})
