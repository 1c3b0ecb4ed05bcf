/** Games dealt by the engine pass; any change to them is found. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Promised, sealOf } from '../src/lib/promises.ts'
import type { Fairness } from '../src/lib/protocol.ts'
import { type GameRecord, type Table, type Value, readRecord } from '../src/lib/record.ts'
import { fromHex, sha256, toHex } from '../src/lib/sha256.ts'
import { type Finding, asFairness, isFair, verify as verifyWith } from '../src/lib/verify.ts'
import { deals as odin } from '../src/games/odin/deals.ts'
import { deals as ravens } from '../src/games/ravens/deals.ts'
import deals from './fixtures/deals.json'

type Name = keyof typeof deals
const OTHER = '00'.repeat(32)
const DRAWN = {
  odin: ['opener', 'colours', 'hands'],
  ravens: ['starter', 'magic', 'landscapes', 'pack_0', 'pack_1', 'pack'],
}

function verify(text: string, ...rest: [Fairness, Promised?]): Finding[] {
  return verifyWith(readRecord(text).rules === odin.rules ? odin : ravens, text, ...rest)
}

function written(table: Table): string {
  return Object.entries(table)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`)
    .join('')
}

/** The text of a record after a change to its contents. */
function changed(name: Name, change: (record: GameRecord) => void): string {
  const record = readRecord(deals[name].record)
  change(record)
  const head = { format: 'allfather-record/1', game: record.rules, seats: record.seats }
  const tables = record.deals.map((deal) => `[[deals]]\n${written(deal)}`).join('')
  return `${written(head)}[options]\n${written(record.options)}${tables}`
}

function said(findings: Finding[]): string[] {
  return findings.map(({ deal, part, ok }) => `${deal ?? 'game'} ${part} ${ok ? 'ok' : 'wrong'}`)
}

function wrong(name: Name, text: string): string[] {
  return said(verify(text, deals[name].fairness).filter(({ ok }) => !ok))
}

/** Where a part was drawn: the first and the last deal that has it, and in which a change makes a difference. */
function places(record: GameRecord, part: string): number[] {
  const found = record.deals.flatMap((deal, number) => {
    const value = part === 'opener' && number > 0 ? undefined : deal[part]
    return value !== undefined && JSON.stringify(CHANGES[part]!(value)) !== JSON.stringify(value) ? [number] : []
  })
  return [...new Set([found[0]!, found.at(-1)!])]
}

function exchanged(cards: string[]): string[] {
  const other = cards.findIndex((card) => card !== cards[0])
  return cards.map((card, place) => (place === 0 ? cards[other]! : place === other ? cards[0]! : card))
}

const CHANGES: Record<string, (value: Value) => Value> = {
  opener: (seat) => 1 - (seat as number),
  starter: (seat) => 1 - (seat as number),
  colours: (colours) => (colours === 'ROYG' ? 'YGBP' : 'ROYG'),
  hands: (hands) => swapCards(hands as string[]),
  magic: (way) => (way === 'M+F' ? 'F+S' : 'M+F'),
  landscapes: (cards) => (cards as string[]).map((card) => [...card].reverse().join('')),
  pack: (cards) => exchanged(cards as string[]),
  pack_0: (cards) => exchanged(cards as string[]),
  pack_1: (cards) => exchanged(cards as string[]),
}

/** Hands of two seats that have exchanged their first cards. */
function swapCards(hands: string[]): string[] {
  const [first, second, ...others] = hands.map((hand) => hand.split(' '))
  const swapped = [
    [second![0]!, ...first!.slice(1)],
    [first![0]!, ...second!.slice(1)],
  ]
  return [...swapped, ...others].map((hand) => hand.join(' '))
}

describe('the example of docs/fairness.md', () => {
  const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8')
  const block = (kind: string) => page.split(`\`\`\`${kind}\n`)[1]!.split('```')[0]!
  const fairness = JSON.parse(block('json')) as (typeof deals)['odin-2']['fairness']

  test('is fair', () => {
    const findings = verify(block('toml'), fairness)

    expect(said(findings)).toEqual(['game secret ok', 'game nonces ok', '0 opener ok', '0 colours ok', '0 hands ok'])
    expect(isFair(findings)).toBe(true)
  })

  test('keeps what was promised', () => {
    const promised = { commitment: fairness.commitment, nonce: 'saga' }

    expect(said(verify(block('toml'), fairness, promised)).slice(0, 4)).toEqual([
      'game secret ok',
      'game nonces ok',
      'game promise ok',
      'game own-nonce ok',
    ])
  })
})

test.each(Object.keys(deals) as Name[])('%s is fair, in every part of every deal', (name) => {
  const { record, fairness } = deals[name]
  const read = readRecord(record)
  const findings = verify(record, fairness)

  expect(said(findings.filter(({ ok }) => !ok))).toEqual([])
  expect(isFair(findings)).toBe(true)
  const parts = read.deals.flatMap((deal, number) => {
    return Object.keys(deal).flatMap((part) => {
      const isDrawn = !['actions', 'scores'].includes(part) && (part !== 'opener' || number === 0)
      return isDrawn ? [`${number} ${part} ok`] : []
    })
  })
  expect(said(findings).slice(2)).toEqual(parts)
})

test('the games have several deals, and all that is ever drawn', () => {
  const parts = (name: Name) => {
    return new Set(
      verify(deals[name].record, deals[name].fairness)
        .slice(2)
        .map(({ part }) => part),
    )
  }

  expect([...parts('odin-2')].toSorted()).toEqual(DRAWN.odin.toSorted())
  expect([...parts('ravens')].toSorted()).toEqual(DRAWN.ravens.toSorted())
  const ravens = readRecord(deals.ravens.record).deals
  expect(ravens.filter((deal) => 'magic' in deal).length).toBeGreaterThan(1)
  expect(ravens.filter((deal) => 'landscapes' in deal && !('magic' in deal)).length).toBeGreaterThan(1)
})

test('a record that is written anew says the same', () => {
  expect(
    wrong(
      'odin-2',
      changed('odin-2', () => {}),
    ),
  ).toEqual([])
  expect(
    wrong(
      'ravens',
      changed('ravens', () => {}),
    ),
  ).toEqual([])
})

describe.each(['odin-2', 'ravens'] as const)('in %s', (name) => {
  const drawn = DRAWN[name === 'ravens' ? 'ravens' : 'odin']

  test.each(drawn)('a change of %s is found, and nothing else is blamed', (part) => {
    for (const number of places(readRecord(deals[name].record), part)) {
      const text = changed(name, ({ deals }) => (deals[number]![part] = CHANGES[part]!(deals[number]![part]!)))
      expect(wrong(name, text)).toEqual([`${number} ${part} wrong`])
    }
  })

  test.each(drawn)('%s that is missing or of another kind is found', (part) => {
    const [number] = places(readRecord(deals[name].record), part)
    for (const value of [true, [1], 'x']) {
      const text = changed(name, ({ deals }) => (deals[number!]![part] = value))
      expect(wrong(name, text)).toEqual([`${number} ${part} wrong`])
    }
    expect(
      wrong(
        name,
        changed(name, ({ deals }) => delete deals[number!]![part]),
      ),
    ).toContain(`${number} ${part === 'pack' ? 'landscapes' : part} wrong`)
  })

  test('deals in another order are found', () => {
    const text = changed(name, ({ deals }) => deals.splice(1, 2, deals[2]!, deals[1]!))

    expect(wrong(name, text).length).toBeGreaterThan(0)
  })

  test('a part that no deal has is found', () => {
    expect(
      wrong(
        name,
        changed(name, ({ deals }) => (deals[1]!.colours = 'ROYG')),
      ),
    ).toEqual(['1 colours wrong'])
    expect(
      wrong(
        name,
        changed(name, ({ deals }) => (deals[1]!.starter = 0)),
      ),
    ).toEqual(['1 starter wrong'])
  })

  test('a secret that was not committed to is found', () => {
    const { record, fairness } = deals[name]
    const found = said(verify(record, { ...fairness, secret: OTHER }).filter(({ ok }) => !ok))

    expect(found).toContain('game secret wrong')
    expect(found).toContain(name === 'ravens' ? '0 pack_0 wrong' : '0 hands wrong')
  })

  test('another secret with its commitment does not bring the same deals', () => {
    const { record, fairness } = deals[name]
    const findings = verify(record, { ...fairness, secret: OTHER, commitment: toHex(sha256(fromHex(OTHER)!)) })

    expect(said(findings)[0]).toBe('game secret ok')
    expect(isFair(findings)).toBe(false)
  })

  test.each([
    ['Sleipnir-9', ''],
    ['', 'Sleipnir-8'],
    ['Sleipnir-8', 'x'],
    ['', ''],
  ])('the nonces %j, %j are found', (...nonces) => {
    const commitments = nonces.map(sealOf)
    const findings = verify(deals[name].record, { ...deals[name].fairness, nonces, commitments })

    expect(said(findings).slice(0, 2)).toEqual(['game secret ok', 'game nonces ok'])
    expect(isFair(findings)).toBe(false)
  })
})

test('a commitment that is not the promised one, and a nonce that got lost, are found', () => {
  const { record, fairness } = deals['odin-3']
  const found = (promised: { commitment: string; nonce?: string }) => {
    return said(verify(record, fairness, promised).filter(({ ok }) => !ok))
  }

  expect(found({ commitment: fairness.commitment, nonce: 'b_2' })).toEqual([])
  expect(found({ commitment: fairness.commitment })).toEqual([])
  expect(found({ commitment: OTHER, nonce: 'b_2' })).toEqual(['game promise wrong'])
  expect(found({ commitment: fairness.commitment, nonce: 'mine' })).toEqual(['game own-nonce wrong'])
})

test('nonces that nobody committed to are found; somebody may not have opened theirs', () => {
  const { record, fairness } = deals['odin-2']
  const [seal = ''] = fairness.commitments
  const found = (commitments: string[]) => said(verify(record, { ...fairness, commitments }))[1]

  expect(found([OTHER, ''])).toBe('game nonces wrong')
  expect(found(['', seal])).toBe('game nonces wrong')
  expect(found([seal, OTHER])).toBe('game nonces ok')
})

test.each(['', 'zz', '00', `${OTHER}00`])('%j is no secret', (secret) => {
  const { record, fairness } = deals['odin-2']
  const bytes = fromHex(secret) ?? new Uint8Array()

  expect(said(verify(record, { ...fairness, secret, commitment: toHex(sha256(bytes)) }))[0]).toBe('game secret wrong')
})

test.each([[['Sleipnir-8']], [['Sleipnir-8', '', '']], [['Sleipnir-8,', '']], [['Sleipnir-8', 'a'.repeat(65)]]])(
  '%j are not the nonces of two seats',
  (nonces) => {
    const { record, fairness } = deals['odin-2']

    expect(said(verify(record, { ...fairness, nonces }))[1]).toBe('game nonces wrong')
  },
)

test('cards that the game does not have cannot have been shuffled', () => {
  const at = places(readRecord(deals.ravens.record), 'pack')[0]!
  const later = readRecord(deals.ravens.record).deals.findIndex((deal) => 'landscapes' in deal && !('magic' in deal))

  expect(
    wrong(
      'ravens',
      changed('ravens', ({ deals }) => (deals[at]!.pack = ['joker'])),
    ),
  ).toEqual([`${at} pack wrong`])
  expect(
    wrong(
      'ravens',
      changed('ravens', ({ deals }) => (deals[at]!.pack = Array<string>(6).fill('M'))),
    ),
  ).toEqual([`${at} pack wrong`])
  expect(
    wrong(
      'ravens',
      changed('ravens', ({ deals }) => (deals[later]!.landscapes = ['MM', 'MM', 'MM'])),
    ),
  ).toEqual([`${later} landscapes wrong`])
})

test('other options than those of the deals are found', () => {
  expect(
    wrong(
      'odin-2',
      changed('odin-2', ({ options }) => (options.all_colours = true)),
    ),
  ).toContain('0 colours wrong')
  const standard = changed('ravens-few-cards', ({ options }) => (options.components = 'standard'))
  expect(wrong('ravens-few-cards', standard)).toContain('0 landscapes wrong')
  expect(
    wrong(
      'ravens',
      changed('ravens', ({ options }) => (options.components = 'none')),
    ),
  ).toContain('0 magic wrong')
})

test('a game without deals, or from a position, is not called fair', () => {
  const { record, fairness } = deals['odin-2']
  const empty = verify(
    changed('odin-2', ({ deals }) => deals.splice(0)),
    fairness,
  )

  expect(empty.every(({ ok }) => ok)).toBe(true)
  expect(isFair(empty)).toBe(false)
  expect(said(verify(`position = "x"\n${record}`, fairness))).toContain('game beginning wrong')
})

test('what is no fairness file is not taken for one', () => {
  const { fairness } = deals['odin-2']

  expect(asFairness({ ...fairness, more: 1 })).toEqual(fairness)
  for (const value of [null, 'x', 7, [], {}, { ...fairness, nonces: 'saga' }, { ...fairness, nonces: [1, 2] }]) {
    expect(asFairness(value)).toBeNull()
  }
})
