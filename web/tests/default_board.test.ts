/** A game without a board of its own can be seen and played. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import Board from '../src/games/default/Board.svelte'
import { type PlainView, cardsIn, numberOf, otherFields, textOf } from '../src/games/default/fields.ts'
import { plainModule } from '../src/games/default/module.ts'
import type { Shown } from '../src/lib/table/game.ts'
import { loadLanguage } from '../src/lib/text.svelte.ts'

const ENGLISH = readFileSync(join(import.meta.dirname, '../../src/allfather/locales/en.ftl'), 'utf8')
const VIEW: PlainView = {
  seat: 1,
  players: 3,
  to_act: 1,
  hand: ['3', 'knave of cups'],
  middle: ['7'],
  sizes: [4, 2, 1],
  scores: [0, 12, 1],
  legal: ['3', 'pass'],
  top_rank: 7,
  discards: [['1'], [], []],
  options: { is_long: true, limit: 5 },
  winner: null,
}

function shown(changes: Partial<Shown<PlainView>> = {}): Shown<PlainView> {
  return {
    view: VIEW,
    hands: null,
    seats: [{ name: 'Astrid' }, { name: 'Leif' }, null],
    seat: 1,
    log: [],
    isBusy: false,
    opinions: null,
    act: () => {},
    attempt: () => Promise.resolve({ view: null }),
    ...changes,
  }
}

function text(changes: Partial<Shown<PlainView>> = {}): string {
  const { body } = render(Board, { props: { shown: shown(changes) } })
  return body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(ENGLISH)))
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('navigator', { languages: ['en'] })
  await loadLanguage()
})

describe('fields of a view', () => {
  it('are read if they are what they seem', () => {
    expect(cardsIn(VIEW, 'hand')).toEqual(['3', 'knave of cups'])
    expect(cardsIn(VIEW, 'sizes')).toEqual([])
    expect(cardsIn(VIEW, 'nothing')).toEqual([])
    expect(numberOf(VIEW, 'scores', 1)).toBe(12)
    expect(numberOf(VIEW, 'scores', 3)).toBeNull()
    expect(numberOf(VIEW, 'top_rank', 0)).toBeNull()
  })

  it('are listed if the board has no place for them, unless they are empty', () => {
    expect(otherFields(VIEW)).toEqual([
      { name: 'top rank', text: '7' },
      { name: 'discards', text: '1 / – / –' },
      { name: 'options', text: 'is long ✓, limit 5' },
    ])
  })

  it.each([
    [null, ''],
    [[], ''],
    [[[], []], ''],
    [false, '✗'],
    [['a', 2], 'a, 2'],
    [{ a: [1, 2], b: null }, 'a 1, 2, b –'],
  ])('%j is %s', (value, expected) => {
    expect(textOf(value)).toBe(expected)
  })
})

describe('the plain board', () => {
  it('shows everybody, all cards, and what can be done', () => {
    const board = text()

    expect(board).toContain('Astrid 4 cards 0 points')
    expect(board).toContain('Leif 2 cards 12 points')
    expect(board).toContain('Seat 3 1 card 1 point')
    expect(board).toContain('knave of cups')
    expect(board).toMatch(/Your turn\. .* 3 pass/)
    expect(board).toContain('top rank 7')
  })

  it('offers nothing to those who look on, or in a replay', () => {
    expect(text({ isReplay: true })).not.toContain('pass')
    expect(text({ seat: null })).not.toContain('knave')
    expect(text({ view: { ...VIEW, to_act: 0 } })).toContain('Astrid')
    expect(text({ view: { ...VIEW, to_act: 0 } })).not.toContain('pass')
  })

  it('shows every hand where they may be seen', () => {
    const hands = [['1', '2'], ['3'], ['9']].map((hand) => ({ ...VIEW, hand }))

    expect(text({ seat: null, hands, view: { ...VIEW, hand: [] } })).toContain('4 cards 0 points 1 2')
  })

  it('makes do with the least that a view has', () => {
    expect(text({ view: { seat: null, to_act: null, legal: [] }, seat: null })).toContain('No cards')
  })
})

it('has words for actions and for those who hear the table', () => {
  expect(plainModule.actionWords('draw 2', 'Leif')).toBe('Leif: draw 2')
  expect(plainModule.describeTable(VIEW, shown().seats)).toEqual([
    'Your turn',
    'Your hand: 3 and knave of cups',
    'On the table: 7',
    'Astrid, 4 cards, 0 points',
    'Leif, 2 cards, 12 points',
    'Seat 3, 1 card, 1 point',
    'top rank: 7',
    'discards: 1 / – / –',
    'options: is long ✓, limit 5',
  ])
})
