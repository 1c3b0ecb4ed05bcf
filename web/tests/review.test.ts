import { expect, test } from 'vitest'
import { remarkOn } from '../src/replay/review.svelte.ts'

const ACTIONS = ['pass', 'R1', 'R2', 'R3', 'R4']
const FOUND = [
  { action: 2, visits: 900, expected: 0.5, low: 0.48, high: 0.52 },
  { action: 1, visits: 60, expected: 0.47, low: 0.44, high: 0.49 },
  { action: 3, visits: 40, expected: 0.3, low: 0.2, high: 0.4 },
  { action: 0, visits: 3, expected: 0.2, low: 0, high: 0.7 },
  { action: 4, visits: 0, expected: 0, low: 0, high: 1 },
]

test.each([
  ['R2', 'the best'],
  ['R1', 'hardly worse'],
  ['pass', 'perhaps as good'],
  ['R4', 'never tried'],
])('%s, which is %s, deserves no remark', (action) => {
  expect(remarkOn(FOUND, ACTIONS, action)).toBeNull()
})

test('an action that is clearly worse does', () => {
  expect(remarkOn(FOUND, ACTIONS, 'R3')).toEqual({ share: 0.3, better: 'R2', betterShare: 0.5 })
})
