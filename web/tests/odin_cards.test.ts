/** What the page knows about ODIN's cards. */
import { describe, expect, it } from 'vitest'
import type { Happened } from '../src/lib/server/protocol.ts'
import {
  actionFor,
  arranged,
  asAction,
  cardsOf,
  lastTurns,
  leadOf,
  moved,
  playable,
  sinceOwn,
  sorted,
  takenBy,
  turnsOf,
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
    expect(asAction(['G4'])).toBe('G4')
  })

  it('has cards of one colour or one number only', () => {
    expect(asAction(['R2', 'G3'])).toBeNull()
    expect(asAction(['R2', 'G2', 'G3'])).toBeNull()
  })

  it('is what an action lays', () => {
    expect(cardsOf('R9 R1')).toEqual(['R9', 'R1'])
    expect(cardsOf('pass')).toEqual([])
    expect(cardsOf('+G8')).toEqual([])
    expect(['+G8', 'G8', 'pass'].map(takenBy)).toEqual(['G8', null, null])
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
  const told = (log: Happened[], players: number) =>
    lastTurns(turnsOf(log), players).map((turn) => turn && (turn.laid.join(' ') || 'pass'))

  it('is of this round', () => {
    const log = [acted(0, 'R2'), acted(1, 'pass'), acted(2, 'G8')]
    expect(told(log, 3)).toEqual(['R2', 'pass', 'G8'])
  })

  it('is forgotten when the round ends', () => {
    const log = [acted(0, 'R2'), acted(1, 'pass'), acted(2, 'pass', 'round-over')]
    expect(told(log, 3)).toEqual([null, null, null])
    expect(told([...log, acted(0, 'R3')], 3)).toEqual(['R3', null, null])
  })

  it('is no card that is taken', () => {
    const log = [acted(0, 'R2'), acted(1, 'pass'), acted(2, 'G8'), acted(2, '+R2'), acted(0, 'pass')]
    expect(told(log, 3)).toEqual(['pass', 'pass', 'G8'])
  })

  it('is nothing after a deal', () => {
    const log: Happened[] = [acted(0, 'R2', 'hand-over'), { event: 'dealt', version: 2 }]
    expect(told(log, 2)).toEqual([null, null])
    expect(told(log.slice(0, 1), 2)).toEqual(['R2', null])
  })
})

describe('a turn', () => {
  it('has the card that was taken, chosen or not', () => {
    const taken = { ...acted(1, 'G8 G1'), ends: [{ event: 'taken', card: 'R2' }] }
    const log = [acted(0, 'R2'), taken, acted(2, 'Y9 Y3'), acted(2, '+G8'), acted(0, 'pass')]
    expect(turnsOf(log).map(({ taken }) => taken)).toEqual([null, 'R2', 'G8', null])
  })

  it('is told once the others have moved on', () => {
    const turns = turnsOf([acted(0, 'R2'), acted(1, 'pass'), acted(2, 'G8')])
    expect(sinceOwn(turns, 0).map(({ seat }) => seat)).toEqual([2, 1])
    expect(sinceOwn(turns, 2).map(({ seat }) => seat)).toEqual([2])
    expect(sinceOwn(turns, null).map(({ seat }) => seat)).toEqual([2, 1, 0])
  })
})

describe('a hand', () => {
  it('keeps the order of its own, and new cards come last', () => {
    const order = moved(['R1', 'G2', 'B3'], 'B3', 'R1')
    expect(order).toEqual(['B3', 'R1', 'G2'])
    expect(moved(['R1', 'G2', 'B3'], 'R1', 'B3')).toEqual(['G2', 'B3', 'R1'])
    expect(arranged(['G2', 'P4', 'B3', 'R5'], order)).toEqual(['B3', 'G2', 'R5', 'P4'])
  })
})
