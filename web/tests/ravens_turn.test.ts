import { describe, expect, it, vi } from 'vitest'
import type { Happened, RavensView } from '../src/lib/server/protocol.ts'

vi.mock('../src/lib/text.svelte.ts', () => ({
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(' '),
  language: () => 'en',
}))
const { deedsOf, playedBy } = await import('../src/games/ravens/turn.ts')

const BEFORE = { discards: [['M'], ['F', 'stone']], magic_cards: [[], []] } as unknown as RavensView
const AFTER = { discards: [['M'], ['F', 'W', 'W', 'stone']], magic_cards: [[], ['P']] } as unknown as RavensView

function turnOf(...actions: string[]): Happened[] {
  return actions.map((action, version) => ({ event: 'acted', version, seat: 1, action }))
}

describe('the cards of an action', () => {
  it.each([
    ['fly MM', ['M', 'M'], 'hand', 'discard'],
    ['fly ^2', ['W', 'W'], 'pile', 'discard'],
    ['fly W^1', ['W', 'W'], 'hand', 'discard'],
    ['magic ^', ['P'], 'pile', 'magic'],
    ['magic P', ['P'], 'hand', 'magic'],
    ['stone put', ['stone'], 'hand', 'discard'],
    ['land turn ^', ['land'], 'pile', 'discard'],
    ['pile', [''], 'hand', 'pile'],
    ['drop raven', ['raven'], 'hand', 'discard'],
  ])('%s', (action, cards, from, to) => {
    expect(playedBy(action, 1, BEFORE, AFTER)).toEqual({ cards, from, to })
  })

  it.each(['end', 'stay', 'extend', 'keep', 'turn', 'at 3', 'at 0:4', 'next'])('%s has none', (action) => {
    expect(playedBy(action, 1, BEFORE, AFTER)).toBeNull()
  })
})

describe('a turn in a line', () => {
  const told = (...actions: string[]) =>
    deedsOf(turnOf(...actions), ({ action }) => playedBy(action!, 1, BEFORE, AFTER)?.cards ?? [])

  it('puts flights in a row together', () => {
    expect(told('fly M', 'fly FF', 'end', 'stay')).toMatchObject([
      { cards: ['M', 'F', 'F'], words: expect.stringContaining('ravens-recap-fly') as string },
    ])
  })

  it('names the target of an effect', () => {
    expect(told('stone put', 'at 0:4')[0]!.words).toBe('ravens-recap-stone-put 4 0 Hugin')
    expect(told('stone swap', 'at 2', 'at 5')[0]!.words).toBe('ravens-recap-stone-swap 2 5 Munin')
    expect(told('land turn', 'at 3')[0]!.words).toBe('ravens-recap-land-turn 3 0 Munin')
  })

  it('names the raven that an effect moves', () => {
    expect(told('raven back')[0]!.words).toContain('Hugin')
    expect(told('raven on')[0]!.words).toContain('Munin')
  })

  it('says so if nothing was played', () => {
    expect(told('end', 'stay')).toEqual([{ cards: [], words: 'ravens-recap-nothing' }])
  })
})
