/** A game in this browser asks its compiled rules no more than it has to. */
import { beforeEach, expect, test, vi } from 'vitest'
import { parseBot } from '../src/engine/bots.ts'
import type { Kit } from '../src/engine/game.ts'
import { glance, rated } from '../src/engine/search.ts'
import { Match } from '../src/local/match.ts'
import type { Saved } from '../src/local/store.ts'

const rules = vi.hoisted(() => ({ calls: [] as string[], made: 0 }))

/** Two seats act in turn, and each can do the same two things for ever. */
vi.mock('../src/engine/module.ts', () => ({
  Module: class {
    readonly memory = { buffer: new ArrayBuffer(64) }
    readonly #state = new Uint8Array(this.memory.buffer, 0, 1)
    readonly nodes = 0

    constructor() {
      rules.made += 1
    }

    call(entry: string): number {
      rules.calls.push(entry)
      if (entry === 'draw') this.#state[0] = 1
      if (entry === 'apply') this.#state[0] = this.#state[0] === 1 ? 2 : 1
      if (entry === 'actor') return this.#state[0]! - 1
      return entry === 'legal_actions' ? 2 : 0
    }

    clear(): void {}
    place = () => 0
    bytes = (field: string) => (field === 'state' ? this.#state : new Uint8Array(1))
    field = (name: string) => (name === 'actions' ? Int32Array.of(0, 1) : new Float64Array(4))
  },
}))

const layout = {
  rules: 'game/1',
  actions: ['pass', 'lay'],
  told: {},
  options: [],
  starts: { 2: { state: '00', fixed: {} } },
  view: { fields: {}, shapes: {} },
  endings: { fields: { happened: [8, 0, 'i1', 0] }, shapes: [] },
  generator: 0,
}
const kit = { layout, compiled: {}, address: '' } as unknown as Kit

function begun(): Match {
  const saved = { rules: 'game/1', players: 2, options: {}, seed: '1', seat: 0, actions: [] as string[], undone: 0 }
  const match = new Match(kit, saved as unknown as Saved)
  match.deal()
  return match
}

beforeEach(() => {
  rules.calls = []
  rules.made = 0
})

test('legal actions are listed once for each position', () => {
  const match = begun()
  for (let turn = 0; turn < 6; turn++) {
    const { legal } = match.game.view(turn % 2)
    match.game.preview(legal[0]!, turn % 2)
    match.play(legal[turn % 2]!, turn % 2)
  }

  expect(rules.calls.filter((entry) => entry === 'legal_actions')).toHaveLength(6)
  expect(() => match.play('lay', 1)).toThrow('seat 0 is to act')
  expect(match.log).toHaveLength(7)
})

test('what was told stays the same when more happens', () => {
  const match = begun()
  match.play('lay')
  const before = match.log
  match.play('pass')

  expect(match.log.slice(0, 2)).toEqual(before)
  expect(match.log[1]).toBe(before[1])
  match.takeBack()
  expect(match.log).toEqual(before.slice(0, 1))
})

test('bots share one module', () => {
  const thoughts = Array.from({ length: 5 }, (_, seed) =>
    glance(kit, new Uint8Array(1), parseBot('greedy'), BigInt(seed)),
  )
  for (const thought of thoughts) rated(kit, thought, 2)

  expect(rules.made).toBe(1)
})
