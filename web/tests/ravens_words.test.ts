import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseMessages } from '../locales.ts'
import type { RavensView, SeatInfo } from '../src/lib/server/protocol.ts'

const FILE = join(import.meta.dirname, '../../src/allfather/locales/en.ftl')
const messages = vi.hoisted(() => ({ known: new Map<string, Set<string>>() }))

/** Returns the id of the message and its values; fails if there is no such message or a value is missing. */
vi.mock('../src/lib/text.svelte.ts', () => ({
  t: (id: string, values: Record<string, unknown> = {}) => {
    const wanted = messages.known.get(id)
    if (!wanted) throw new Error(`nobody has written ${id}`)
    for (const name of wanted) if (values[name] === undefined) throw new Error(`${id} lacks ${name}`)
    return [id, ...Object.values(values)].join(' ')
  },
  isKnown: (id: string) => messages.known.has(id),
  language: () => 'en',
}))

messages.known = parseMessages(readFileSync(FILE, 'utf8'), 'en.ftl')
const { describeTable, doWords, actionWords, stageTitle } = await import('../src/games/ravens/words.ts')

const KINDS = ['M', 'F', 'W', 'S', 'P', 'order', 'raven', 'land', 'stone']
const EFFECTS = [
  'order pile',
  'order path',
  'raven back',
  'raven on',
  'land turn',
  'land remove',
  'stone put',
  'stone swap',
]
const PLAYS = [
  ...KINDS.flatMap((kind) => [`pile ${kind}`, `drop ${kind}`, `magic ${kind}`]),
  'drop ^',
  'magic ^',
  ...EFFECTS,
  ...EFFECTS.map((effect) => `${effect} ^`),
  'fly M',
  'fly WW',
  'fly W^1',
  'fly ^1',
  'fly ^2',
  'clear MW',
  'clear MWW^1',
  'clear MW^2',
  'clear ^2',
  'clear ^3',
]
const OTHERS = ['end', 'extend', 'stay', 'keep', 'turn']

const VIEW: RavensView = {
  seat: 0,
  options: {
    back_needs_two: true,
    protect_ravens: true,
    protect_stone: true,
    components: 'standard',
    longest_path: 16,
  },
  phase: 'play',
  awaited: null,
  to_act: 0,
  path: ['MF', 'WS', 'PP'],
  ravens: [1, 0],
  stone: [1, 2],
  magic: ['Odin', 'M'],
  magic_cards: [['M'], []],
  discards: [[], ['F']],
  removed: [],
  hand: ['M', 'land'],
  pile: ['W', 'S'],
  hand_sizes: [2, 5],
  pile_sizes: [2, 0],
  pack_sizes: [9, 9],
  landscape_count: 20,
  bottom: [],
  drawn: '',
  unseen: [[], []],
  plays: [1, 0],
  plays_left: [2, 3],
  laid: 0,
  effect: null,
  first: null,
  ordered: null,
  scores: [3, 4],
  turn: 2,
  stage: 1,
  scoreless: 0,
  legal: ['end'],
}
const SEATS: SeatInfo[] = [{ name: 'Astrid' }, { name: 'Karl' }]

describe('the log', () => {
  it.each([...PLAYS, ...OTHERS, 'pile', 'next', 'next M', 'at 5', 'at 1:5'])('has a sentence for %s', (action) => {
    expect(actionWords(action, 'Astrid')).toMatch(/^ravens-did-[\w-]+ Astrid/)
  })

  it('names what is known', () => {
    expect(actionWords('pile', 'Astrid')).toBe('ravens-did-pile Astrid')
    expect(actionWords('pile W', 'Astrid')).toBe('ravens-did-pile-card Astrid card-W')
    expect(actionWords('clear MW^2', 'Astrid')).toBe('ravens-did-clear-both Astrid card-M and card-W 2')
    expect(actionWords('at 1:5', 'Astrid')).toBe('ravens-did-at-space Astrid 5 Munin')
  })
})

describe('a button', () => {
  it.each([...PLAYS, ...OTHERS])('has words for %s', (action) => {
    expect(doWords(action, VIEW, null)).toMatch(/^ravens-do-/)
  })

  it('says where a raven would be', () => {
    const after = (ravens: [number, number]) => ({ ...VIEW, ravens })
    expect(doWords('fly M', VIEW, after([2, 0]))).toBe('ravens-do-fly-to 2')
    expect(doWords('clear MW', VIEW, after([3, 0]))).toBe('ravens-do-clear-goal')
    expect(doWords('raven back ^', VIEW, after([1, 4]))).toBe('ravens-do-raven-back-to Munin 4')
    expect(doWords('raven on', VIEW, after([2, 0]))).toBe('ravens-do-raven-on-to Hugin 2')
  })
})

describe('the end of a stage', () => {
  const END = { event: 'stage-over', stage: 2, distance: 0, magic: [0, 3], scores: [4, 7] }
  const titleOf = (winner: 0 | 1 | null, seat: number | null) =>
    stageTitle({ ...END, winner }, ['Astrid', 'Karl'], seat)

  it('has a winner by R23 when both ravens are home', () => {
    expect(titleOf(1, 1)).toBe('ravens-end-you 2')
    expect(titleOf(1, 0)).toBe('ravens-end-other Karl 2')
    expect(titleOf(0, null)).toBe('ravens-end-other Astrid 2')
  })

  it('has none by R30 when the ravens are level', () => {
    expect(titleOf(null, 0)).toBe('ravens-end-nobody 2')
  })
})

describe('the table in sentences', () => {
  it('starts with the turn and the own cards', () => {
    const lines = describeTable(VIEW, SEATS)
    expect(lines.slice(0, 4)).toEqual([
      'ravens-read-stage 1 2',
      'ravens-read-your-turn 2 3',
      'ravens-read-hand card-M and card-land',
      'ravens-read-pile card-S and card-W',
    ])
    expect(lines).toContain('ravens-read-path Hugin 1 card-M, 2 card-W, 3 card-P')
    expect(lines).toContain('ravens-read-stone Munin 2')
  })

  it('tells a spectator no cards', () => {
    const lines = describeTable({ ...VIEW, seat: null, hand: [], pile: [] }, SEATS)
    expect(lines.some((line) => line.startsWith('ravens-read-hand'))).toBe(false)
    expect(lines).toContain('turn-of Astrid')
  })
})
