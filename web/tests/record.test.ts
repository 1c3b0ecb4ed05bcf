import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseToml, readRecord } from '../src/lib/fairness/record.ts'
import { STANDARD } from '../src/games/ravens/deals.ts'
import deals from './fixtures/deals.json'

const HEAD = 'format = "allfather-record/1"\ngame = "odin/1"\nseats = ["a", "b"]\n[options]\nlimit = 15\n'

function line(text: string, number: number): string {
  return `line ${number}: ${text}`
}

test('everything that records are written with', () => {
  const text = `
    # a comment
    text = "tab \\t, quote \\", \\\\, \\u00e6 \\U0001F426"  # and another
    plain = 'C:\\d "x"'
    numbers = [0, -7, +15]
    yes = true
    no=false
    empty = []
    many = [
      "a, b", # within
      [ "]", '#' ],
    ]
    [one]
    key = 1
    [[ lots ]]
    key = 2
    [[lots]]
    key = 3`

  expect(parseToml(text)).toEqual({
    text: 'tab \t, quote ", \\, æ 🐦',
    plain: 'C:\\d "x"',
    numbers: [0, -7, 15],
    yes: true,
    no: false,
    empty: [],
    many: ['a, b', [']', '#']],
    one: { key: 1 },
    lots: [{ key: 2 }, { key: 3 }],
  })
})

test('lines of any system end', () => {
  expect(parseToml('a = 1\r\n[b]\r\nc = [\r\n 2 ]\r\n')).toEqual({ a: 1, b: { c: [2] } })
})

test('a key of every object is a key like others', () => {
  const table = parseToml('__proto__ = "x"\ntoString = 1\n[constructor]\nkey = 1')

  expect(Object.keys(table)).toEqual(['__proto__', 'toString', 'constructor'])
  expect(({} as Record<string, unknown>).key).toBeUndefined()
})

test.each([
  ['a = ', 1],
  ['a = 1\nb', 2],
  ['a = 1 b = 2', 1],
  ['a = 1\n\na = 2', 3],
  ['[a]\n[a]', 2],
  ['a = []\n[[a]]', 2],
  ['[[a]]\n[a]', 2],
  ['a = "x', 1],
  ['a = "x\ny"', 1],
  ['a = "\\q"', 1],
  ['a = "\\ud800"', 1],
  ['a = "\\U00110000"', 1],
  ["a = 'x", 1],
  ['a = 01', 1],
  ['a = 1.5', 1],
  ['a = nan', 1],
  ['a = [[-inf]]', 1],
  ['a = 99999999999999999999', 1],
  ['a = 1979-05-27', 1],
  ['a = True', 1],
  ['a = trueish', 1],
  ['a = [1 2]', 1],
  ['a = [\n1,\n,]', 3],
  ['a = [1\n', 2],
  ['a.b = 1\na.b = 2', 2],
  ['a = {b = 1}\n[a]', 2],
  ['[a', 1],
  [`a = ${'['.repeat(2000)}`, 1],
])('%j is refused at its line', (text, number) => {
  expect(() => parseToml(text)).toThrow(line('', number))
})

test('a record that is none', () => {
  expect(() => readRecord('')).toThrow('this is not a record')
  expect(() => readRecord(HEAD.replace('record/1', 'record/2'))).toThrow('this is not a record')
  expect(() => readRecord(HEAD.replace('odin/1', 'toString'))).toThrow('no such game')
  expect(() => readRecord(HEAD.replace('"a", "b"', '1, 2'))).toThrow('seats')
  expect(() => readRecord(HEAD.replace('[options]', '[[options]]'))).toThrow('options')
  expect(() => readRecord(`${HEAD}[deals]\nactions = []`)).toThrow('deals')
})

test('a record before its first deal, and one from a position', () => {
  expect(readRecord(HEAD)).toMatchObject({ rules: 'odin/1', seats: ['a', 'b'], deals: [], isWhole: true })
  expect(readRecord(`position = "…"\n${HEAD}`).isWhole).toBe(false)
})

test.each(Object.entries(deals))('the record of %s as the engine wrote it', (name, { record, fairness }) => {
  const read = readRecord(record)

  expect(read.rules.split('/')[0]).toBe(name.split('-')[0])
  expect(read.seats).toHaveLength(fairness.nonces.length)
  expect(read.seats[2] ?? 'Sæ "the" \\ \'Owl\'').toBe('Sæ "the" \\ \'Owl\'')
  expect(read.deals).toHaveLength(record.split('[[deals]]').length - 1)
  const actions = read.deals.flatMap((deal) => deal.actions as string[])
  expect(record).toContain(`"${actions.at(-1)}"`)
})

test('the standard cards are those of the engine', () => {
  const file = readFileSync(new URL('../../src/allfather/ravens/components.toml', import.meta.url), 'utf8')
  const { landscapes, player, magic } = parseToml(file) as Record<string, Record<string, unknown>>
  const counts = (table: Record<string, unknown>) => Object.entries(table).map((entry) => entry.join(''))
  const [lands, cards, ways] = STANDARD.split(' / ').map((list) => list.split(' '))

  expect(lands?.toSorted()).toEqual(counts(landscapes!).toSorted())
  expect(cards?.toSorted()).toEqual(counts(player!).toSorted())
  expect(ways).toEqual(magic!.ways)
})
