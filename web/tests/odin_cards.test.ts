/** What the page knows about ODIN's cards. */
import { describe, expect, it } from 'vitest'
import type { Happened } from '../src/lib/protocol.ts'
import {
  actionFor,
  asAction,
  cardsOf,
  lastActions,
  leadOf,
  playable,
  sorted,
  valueOf,
} from '../src/games/odin/cards.ts'

const LEGAL = ['pass', 'R9 R1', 'R9 G9', 'R9 G9 B9', 'G4 G2']

function acted(seat: number, action: string, ...ends: string[]): Happened {
  return { event: 'acted', version: 1, seat, action, ends: ends.map((event) => ({ event })) }
}

describe('a set of cards', () => {
  it('is worth its digits from high to low', () => {
    expect(valueOf(['G3', 'G7'])).toBe('73')
    expect(valueOf(['P5', 'P8', 'P1'])).toBe('851')
    expect(valueOf([])).toBe('')
  })

  it('is written as the server writes it', () => {
    expect(asAction(['R1', 'R9'])).toBe('R9 R1')
    expect(asAction(['P5', 'B5', 'R5'])).toBe('R5 B5 P5')
  })

  it('is what an action lays', () => {
    expect(cardsOf('R9 R1')).toEqual(['R9', 'R1'])
    expect(cardsOf('pass')).toEqual([])
    expect(cardsOf('+G8')).toEqual([])
  })
})

describe('a hand', () => {
  const hand = ['P1', 'R9', 'O1', 'R2']

  it('is sorted by colour or by number', () => {
    expect(sorted(hand, 'colour')).toEqual(['R2', 'R9', 'O1', 'P1'])
    expect(sorted(hand, 'number')).toEqual(['O1', 'P1', 'R2', 'R9'])
  })

  it('stays as it was', () => {
    sorted(hand, 'number')
    expect(hand).toEqual(['P1', 'R9', 'O1', 'R2'])
  })
})

describe('a selection', () => {
  it('is an action in whatever order it was made', () => {
    expect(actionFor(['R1', 'R9'], LEGAL)).toBe('R9 R1')
    expect(actionFor(['B9', 'R9', 'G9'], LEGAL)).toBe('R9 G9 B9')
  })

  it('is none if it lacks a card, has one too many, or is empty', () => {
    expect(actionFor(['R9'], LEGAL)).toBeUndefined()
    expect(actionFor(['R9', 'R1', 'G9'], LEGAL)).toBeUndefined()
    expect(actionFor([], LEGAL)).toBeUndefined()
  })

  it('can grow into whatever has all of it', () => {
    expect(playable([], LEGAL)).toEqual(new Set(['R9', 'R1', 'G9', 'B9', 'G4', 'G2']))
    expect(playable(['G9'], LEGAL)).toEqual(new Set(['R9', 'G9', 'B9']))
    expect(playable(['R1', 'B9'], LEGAL)).toEqual(new Set())
  })
})

describe('a lead', () => {
  it('is one card', () => {
    expect(leadOf(['R9', 'G9', 'B1'])).toBe('one')
    expect(leadOf(['R9'])).toBe('one')
  })

  it('may be the whole hand if that is all one colour or all one number', () => {
    expect(leadOf(['R9', 'R1', 'R9 R1'])).toBe('whole')
  })

  it('has to be the whole hand where the table says so', () => {
    expect(leadOf(['R9 R1'])).toBe('forced')
  })
})

describe('what each seat did last', () => {
  it('is of this round', () => {
    const log = [acted(0, 'R2'), acted(1, 'pass'), acted(2, 'G8')]
    expect(lastActions(log, 3)).toEqual(['R2', 'pass', 'G8'])
  })

  it('is forgotten when the round ends', () => {
    const log = [acted(0, 'R2'), acted(1, 'pass'), acted(2, 'pass', 'round-over')]
    expect(lastActions(log, 3)).toEqual([null, null, null])
    expect(lastActions([...log, acted(0, 'R3')], 3)).toEqual(['R3', null, null])
  })

  it('is no card that is taken', () => {
    const log = [acted(0, 'R2'), acted(1, 'pass'), acted(2, 'G8'), acted(2, '+R2'), acted(0, 'pass')]
    expect(lastActions(log, 3)).toEqual(['pass', 'pass', 'G8'])
  })

  it('is nothing after a deal', () => {
    const log: Happened[] = [acted(0, 'R2', 'hand-over'), { event: 'dealt', version: 2 }]
    expect(lastActions(log, 2)).toEqual([null, null])
    expect(lastActions(log.slice(0, 1), 2)).toEqual(['R2', null])
  })
})
