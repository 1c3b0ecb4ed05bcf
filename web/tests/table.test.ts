/** The log without what was taken back, the points of every round, and the clock. */
import { describe, expect, it } from 'vitest'
import { clockText } from '../src/lib/table/clock.svelte.ts'
import { settled } from '../src/lib/table/log.ts'
import type { Happened } from '../src/lib/server/protocol.ts'

function acted(version: number, seat: number, action: string): Happened {
  return { event: 'acted', version, seat, action }
}

describe('the log', () => {
  const dealt: Happened = { event: 'dealt', version: 1 }

  it('is as it was told if nothing is taken back', () => {
    const log = [dealt, acted(2, 0, 'R2'), acted(3, 1, 'pass')]
    expect(settled(log)).toEqual(log)
  })

  it('forgets the last action of whoever took it back, and nobody else’s', () => {
    const log = [
      dealt,
      acted(2, 0, 'R2'),
      acted(3, 1, 'G3'),
      acted(4, 0, 'R9'),
      { event: 'took-back', version: 5, seat: 0 },
    ]
    expect(settled(log).map(({ version }) => version)).toEqual([1, 2, 3])
    const more = [...log, { event: 'took-back', version: 6, seat: 1 }]
    expect(settled(more).map(({ version }) => version)).toEqual([1, 2])
  })

  it('tells once that somebody sits down', () => {
    const sat = (version: number, seat: number): Happened => ({ event: 'sat', version, seat })
    const log = [sat(2, 0), sat(3, 1), sat(4, 0), { event: 'left', version: 5, seat: 1 }, sat(6, 1)]
    expect(settled(log).map(({ version }) => version)).toEqual([2, 3, 5, 6])
    const playing = [...log, { event: 'began', version: 7 }, sat(8, 1)] // who waits for the seat of a bot
    expect(settled(playing).at(-1)?.version).toBe(8)
  })

  it('may have begun after what was taken back', () => {
    expect(settled([{ event: 'took-back', version: 5, seat: 0 }, dealt])).toEqual([dealt])
  })
})

describe('the clock', () => {
  it.each([
    [247_000, '4:07'],
    [59_001, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
    [-500, '0:00'],
    [3_600_000, '60:00'],
  ])('shows %i milliseconds as %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text)
  })
})
