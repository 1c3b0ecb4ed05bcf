/** The lines of what a record has; tests/wasm compares them with Python's for thousands of records. */
import { expect, test } from 'vitest'
import { Section } from '../src/lib/fairness/section.ts'

const RECORD = Section.of(`# [a] "comment"
format = 'x'
seats = [ "a",
  "b # c", # ]
]
[options]
limit = 15

[[deals]]
hands = ["R1 [",
  3]
[[deals]]
scores = [1]
`)

test('values, items and tables have lines', () => {
  const [first, second] = RECORD.tables('deals')

  expect([RECORD.line('format'), RECORD.line('seats', 1), RECORD.table('options').line('limit')]).toEqual([2, 4, 7])
  expect([first!.line(), first!.line('hands', 1), second!.line('scores', 0)]).toEqual([9, 11, 13])
})

test('what is missing is missing in its table, or at the end', () => {
  expect(RECORD.table('options').line('opener')).toBe(6)
  expect(RECORD.line('result')).toBe(13)
})

test.each([
  [() => RECORD.tables('deals')[0]!.texts('hands'), 11],
  [() => RECORD.tables('deals')[1]!.expect('scores', [2]), 13],
  [() => RECORD.only('format', 'seats', 'deals'), 6],
  [() => RECORD.table('seats'), 3],
  [() => Section.of('a = 1\nb = \n'), 2],
])('an error has its line (%#)', (read, line) => {
  expect(read).toThrow(expect.objectContaining({ code: 'bad-record', values: { line } }))
})
