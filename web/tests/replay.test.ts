import { expect, test } from 'vitest'
import type { OdinView, Replay } from '../src/lib/server/protocol.ts'
import { plainModule } from '../src/games/default/module.ts'
import { odinModule } from '../src/games/odin/module.ts'
import { ravensModule } from '../src/games/ravens/module.ts'
import { lastEnd } from '../src/lib/table/log.ts'
import { Player } from '../src/replay/player.svelte.ts'
import { type Step, chapters, expand, seatsOf, shownAt, actionAs, winnersOf } from '../src/replay/replay.ts'
import replays from './fixtures/replays.json'

const ODIN = expand(replays.odin.replay as unknown as Replay)
const RAVENS = expand(replays.ravens.replay as unknown as Replay)

test.each([
  ['odin', ODIN],
  ['ravens', RAVENS],
] as const)('each step of %s shows what the engine showed', (game, steps) => {
  expect(replays[game].truth.length).toBeGreaterThan(2)
  for (const { step, view, hands } of replays[game].truth) {
    expect(steps[step]!.view).toEqual(view)
    expect(steps[step]!.hands).toEqual(hands)
  }
})

test('a game without steps has none', () => {
  expect(expand({ ...(replays.odin.replay as unknown as Replay), steps: [] })).toEqual([])
})

test('with all hands shown nobody is at home', () => {
  const shown = shownAt(ODIN, 10, seatsOf(['Astrid', '?']), null)

  expect(shown).toMatchObject({ seat: null, seats: [{ name: 'Astrid' }, null], isBusy: false, opinions: null })
  expect(shown.view).toBe(ODIN[10]!.view)
  expect(shown.hands?.map((view) => (view as OdinView).hand.length)).toEqual((shown.view as OdinView).sizes)
  expect(shown.log).toHaveLength(11)
  expect(shown.log.at(-1)).toMatchObject({
    event: 'acted',
    version: 11,
    seat: ODIN[10]!.seat,
    action: ODIN[10]!.action,
  })
})

test('through the eyes of a seat nobody else’s hand is seen', () => {
  const shown = shownAt(ODIN, 10, seatsOf(['Astrid', 'Karl']), 1)

  expect(shown.hands).toBeNull()
  expect(shown.seat).toBe(1)
  expect((shown.view as OdinView).hand).toEqual((ODIN[10]!.hands[1] as OdinView).hand)
  expect(shown.view.legal).toEqual([])
})

test('nothing can be done in a replay', async () => {
  const shown = shownAt(ODIN, 0, seatsOf(['Astrid', 'Karl']), 0)

  expect(shown.act('pass')).toBeUndefined()
  expect(await shown.attempt('pass')).toEqual({ view: null })
})

test('what others put on their pile is told to themselves alone', () => {
  const hidden = RAVENS.find(({ action }) => action?.startsWith('pile '))!
  const open = RAVENS.find(({ action }) => action?.startsWith('fly '))!

  expect(actionAs(hidden, null)).toBe(hidden.action)
  expect(actionAs(hidden, hidden.seat)).toBe(hidden.action)
  expect(actionAs(hidden, 1 - hidden.seat!)).toBe('pile')
  expect(actionAs(open, 1 - open.seat!)).toBe(open.action)
})

test('the hands of ODIN, with points and totals', () => {
  expect(chapters(odinModule, ODIN).map(({ number, points, scores }) => ({ number, points, scores }))).toEqual([
    { number: 1, points: [0, 3], scores: [0, 3] },
    { number: 2, points: [0, 4], scores: [0, 7] },
    { number: 3, points: [0, 1], scores: [0, 8] },
  ])
  expect(winnersOf(ODIN)).toEqual([0])
})

test('chapters are joined, begin with a deal and have all steps', () => {
  const found = chapters(odinModule, ODIN)

  expect(found.map(({ from }) => ODIN[from]!.event)).toEqual(['dealt', 'dealt', 'dealt'])
  expect(found.map(({ to }) => to)).toEqual([...found.slice(1).map(({ from }) => from), ODIN.length])
})

test('a game that was broken off has no winner, and its last stage no points', () => {
  expect(chapters(ravensModule, RAVENS)).toEqual([
    { number: 1, from: 0, to: RAVENS.length, points: null, scores: null },
  ])
  expect(winnersOf(RAVENS)).toBeNull()
  expect(winnersOf([])).toBeNull()
})

test('a stage ends with its points', () => {
  const stage = (number: number, points: number[], scores: number[]): Step => ({
    ...RAVENS[0]!,
    view: { ...RAVENS[0]!.view, stage: number } as Step['view'],
    ends: [{ event: 'stage-over', points, scores }],
  })

  expect(chapters(ravensModule, [stage(3, [5, 0], [5, 6]), stage(4, [0, 7], [5, 13]), RAVENS[0]!])).toEqual([
    { number: 3, from: 0, to: 1, points: [5, 0], scores: [5, 6] },
    { number: 4, from: 1, to: 2, points: [0, 7], scores: [5, 13] },
    { number: 1, from: 2, to: 3, points: null, scores: null },
  ])
})

test('the end of a hand is known until the next deal', () => {
  const seats = seatsOf(['Astrid', 'Karl'])
  const at = ODIN.findIndex(({ ends }) => ends.some(({ event }) => event === 'hand-over'))

  expect(lastEnd(shownAt(ODIN, at - 1, seats, null).log, 'hand-over')).toBeNull()
  expect(lastEnd(shownAt(ODIN, at, seats, 1).log, 'hand-over')).toMatchObject({ winner: 0, points: [0, 3] })
  expect(lastEnd(shownAt(ODIN, at + 1, seats, null).log, 'hand-over')).toBeNull()
  expect(lastEnd([], 'hand-over')).toBeNull()
})

test('an end stays known while people come and go', () => {
  const log = [
    { event: 'acted', version: 1, seat: 0, action: 'end', ends: [{ event: 'stage-over', stage: 1 }] },
    { event: 'went-away', version: 2, seat: 1 },
  ]

  expect(lastEnd(log, 'stage-over')).toEqual({ event: 'stage-over', stage: 1 })
})

test('a game that does not count its hands has them counted', () => {
  const end = (points: number[], scores: number[]): Step => ({ ...ODIN[0]!, ends: [{ event: 'over', points, scores }] })

  expect(chapters(plainModule, [end([5, 0], [5, 0]), end([0, 7], [5, 7])])).toMatchObject([
    { number: 1, from: 0, to: 1, points: [5, 0] },
    { number: 2, from: 1, to: 2, points: [0, 7] },
  ])
})

test('keys lead through the steps, and not beyond', () => {
  const player = new Player(5)
  const places = (keys: string[]) => keys.map((key) => (player.press(key), player.at))

  expect(places(['ArrowRight', 'ArrowRight', 'ArrowLeft'])).toEqual([1, 2, 1])
  expect(places(['End', 'ArrowRight', 'Home', 'ArrowLeft'])).toEqual([4, 4, 0, 0])
  expect(player.press('x')).toBe(false)
})

test('a replay that goes on by itself stops at the end, and begins again from there', () => {
  const player = new Player(3)
  player.press(' ')
  expect(player.isPlaying).toBe(true)
  player.tick()
  player.tick()
  expect([player.at, player.isPlaying]).toEqual([2, false])
  player.toggle()
  expect([player.at, player.isPlaying]).toEqual([0, true])
  player.go(1)
  expect([player.at, player.isPlaying]).toEqual([1, false])
})

test.each([
  [2, 2],
  [-1, 0],
  [99, 4],
  [Number.NaN, 0],
])('a replay that is to begin with step %s begins with %s', (start, at) => {
  expect(new Player(5, start).at).toBe(at)
})

test('a game of one step does not go on', () => {
  const player = new Player(1)
  player.toggle()

  expect(player.isPlaying).toBe(false)
})
