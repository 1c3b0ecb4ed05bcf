/** What a browser was shown is found in the record of the game; a record with other cards or actions is found out. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameView } from '../src/lib/table/game.ts'
import { giving, keepCommitment, knownOf, sealOf, shownAt } from '../src/lib/fairness/commitments.ts'
import type { Happened, Replay, TableInfo } from '../src/lib/server/protocol.ts'
import { isFair, verify } from '../src/lib/fairness/verify.ts'
import { Witness } from '../src/lib/fairness/witness.ts'
import { deals as odin } from '../src/games/odin/deals.ts'
import { deals as ravens } from '../src/games/ravens/deals.ts'
import replays from './fixtures/replays.json'

type Name = keyof typeof replays
const CHECKS = { odin, ravens }
const EYES = [null, 0, 1]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size
    },
  })
})

function meet(id: string, status: TableInfo['status'] = 'open'): void {
  keepCommitment({ id, status, commitment: replays.odin.fairness.commitment } as TableInfo)
}

/** The updates of a game as somebody saw it: its version, what happened and the view. */
function updates(name: Name, seat: number | null): [number, Happened[], GameView][] {
  const { steps } = replays[name].replay as unknown as Replay
  let seen = {} as GameView
  let own: Partial<GameView> = {}
  return steps.map(({ event, seat: actor, action, told, ...step }, place) => {
    seen = { ...seen, ...step.view }
    if (seat !== null) own = { ...own, ...step.own[seat] }
    const happened = { event, version: place + 1, seat: actor, action: told ?? action } as Happened
    return [place + 1, [happened], { ...seen, seat, ...own }]
  })
}

/** Watch a whole game. */
function watch(name: Name, seat: number | null): void {
  meet('table')
  const witness = new Witness('table', CHECKS[name])
  for (const update of updates(name, seat)) witness.see(...update)
}

/** What does not fit to a record that may have been forged. */
function wrong(name: Name, record = replays[name].record): string[] {
  const found = verify(CHECKS[name], record, replays[name].fairness, knownOf('table'), shownAt('table'))
  expect(found.map(({ part }) => part)).toContain('shown')
  return found.filter(({ ok }) => !ok).map(({ part }) => part)
}

describe.each(['odin', 'ravens'] as const)('%s', (name) => {
  test.each(EYES)('as seat %j saw it is that of the record', (seat) => {
    watch(name, seat)
    const { deals } = shownAt('table')

    expect(wrong(name)).toEqual([])
    expect(deals.flatMap(({ told }) => told).length).toBeGreaterThan(20)
    expect(deals.some(({ cards }) => cards.length)).toBe(seat !== null || name === 'ravens')
  })

  test.each(EYES)('with another action is found out by seat %j', (seat) => {
    watch(name, seat)
    const [told] = shownAt('table').deals[0]!.told

    expect(wrong(name, replays[name].record.replace(`"${told}`, '"other'))).toContain('shown')
  })
})

test('hands that were exchanged are found out by those who held them, even if all else fits', () => {
  const forged = replays.odin.record.replace(/hands = \["([^"]*)", "([^"]*)"\]/, 'hands = ["$2", "$1"]')
  for (const seat of [0, 1]) {
    watch('odin', seat)
    expect(wrong('odin', forged)).toContain('shown')
  }
})

test.each(['pack_0', 'landscapes', 'magic'])('another %s of Odins Raben is found out', (part) => {
  watch('ravens', 0)
  const forged = replays.ravens.record.replace(
    new RegExp(`${part} = ("[^"]*"|\\[[^\\]]*\\])`),
    part === 'magic' ? `${part} = "F+S"` : `${part} = ["WS", "MM"]`,
  )

  expect(wrong('ravens', forged)).toContain('shown')
})

test('the own cards that were drawn later are compared, too', () => {
  watch('ravens', 0)
  const drawn = shownAt('table').deals.flatMap(({ cards }) => cards.filter((text) => text.startsWith('pack_0')))

  expect(drawn.length).toBeGreaterThan(3)
})

test('an action that was taken back is not expected in the record', () => {
  meet('table')
  const witness = new Witness('table', odin)
  const [deal, first, ...rest] = updates('odin', 0)
  witness.see(...deal!)
  witness.see(2, [{ event: 'acted', version: 2, seat: 1, action: 'G9' }], deal![2])
  witness.see(3, [{ event: 'took-back', version: 3, seat: 1 }], deal![2])
  const later = (version: number, events: Happened[]) => events.map((one) => ({ ...one, version: version + 2 }))
  for (const [version, events, view] of [first!, ...rest]) witness.see(version + 2, later(version, events), view)

  expect(wrong('odin')).toEqual([])
})

test('somebody who reloads the page, or comes back in time, has seen it all', () => {
  meet('table')
  const all = updates('odin', 0)
  for (const update of all.slice(0, 5)) new Witness('table', odin).see(...update)
  const missed = all.slice(0, 30)
  const [version, , view] = missed.at(-1)!
  new Witness('table', odin).see(
    version,
    missed.flatMap(([, events]) => events),
    view,
  )

  expect(shownAt('table').deals.flatMap(({ told }) => told).length).toBe(missed.length - shownAt('table').deals.length)
  expect(wrong('odin')).toEqual([])
})

test('what came after a gap is not compared', () => {
  meet('table')
  const witness = new Witness('table', odin)
  const [deal, first] = updates('odin', 0)
  witness.see(...deal!)
  witness.see(...first!)
  witness.see(500, [{ event: 'acted', version: 500, seat: 0, action: 'pass' }], first![2])
  witness.see(501, [{ event: 'acted', version: 501, seat: 1, action: 'G9' }], first![2])

  expect(shownAt('table').deals).toHaveLength(1)
  expect(shownAt('table').deals[0]!.told).toHaveLength(1)
  expect(wrong('odin')).toEqual([])
})

test('the last fifty tables are remembered', () => {
  for (let number = 0; number < 60; number++) {
    meet(`table-${number}`)
    const [deal] = updates('odin', 0)
    new Witness(`table-${number}`, odin).see(...deal!)
  }

  expect(knownOf('table-9')).toBeUndefined()
  expect(knownOf('table-10')).toBeDefined()
  expect(localStorage.length).toBe(1 + 50)
})

describe('the commitments', () => {
  const { record, fairness } = replays.odin

  function found(): string[] {
    const findings = verify(odin, record, fairness, knownOf('table'))
    expect(isFair(findings)).toBe(findings.every(({ ok }) => ok))
    return findings
      .filter(({ deal }) => deal === null)
      .slice(2)
      .map(({ part, ok }) => `${part} ${ok ? 'ok' : 'wrong'}`)
  }

  test('are kept with the commitments of all seats', async () => {
    meet('table')
    const [nonce = ''] = fairness.nonces
    const commitments = [sealOf(nonce), '']
    await giving('table', { nonce, commitments }, () => Promise.resolve(true))

    expect(found()).toEqual(['commitment ok', 'own-nonce ok', 'seals ok'])
  })

  test('say if somebody changed a nonce after others were opened', async () => {
    meet('table')
    const [nonce = ''] = fairness.nonces
    await giving('table', { nonce, commitments: [sealOf('another'), ''] }, () => Promise.resolve(true))

    expect(found()).toEqual(['commitment ok', 'own-nonce ok', 'seals wrong'])
  })

  test('forget a nonce that was refused', async () => {
    meet('table')
    await giving('table', { nonce: 'mine' }, () => Promise.resolve(false))

    expect(found()).toEqual(['commitment ok'])
  })

  test('may be known only since the game has begun', () => {
    meet('table', 'playing')
    expect(found()).toEqual(['commitment-late ok'])
    meet('late', 'over')
    expect(knownOf('late')).toBeUndefined()
  })
})
