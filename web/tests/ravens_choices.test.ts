import { describe, expect, it } from 'vitest'
import {
  NOTHING,
  actionsFor,
  choiceOf,
  costOf,
  deepest,
  droppedAction,
  droppedWish,
  flightOf,
  isAlive,
  nextTop,
  primaryOf,
  sharesOf,
  targetsOf,
  vainWishes,
  wishesFor,
} from '../src/games/ravens/choosing/choices.ts'

const HAND = ['M', 'W', 'W', 'land']
const LEGAL = [
  'end',
  'pile M',
  'pile W',
  'pile land',
  'drop M',
  'drop W',
  'drop land',
  'drop ^',
  'magic W',
  'land turn',
  'land remove',
  'fly M',
  'fly ^1',
  'fly WW',
  'fly M^1',
  'clear MWW',
  'clear WW^1',
  'clear M^1',
  'clear ^3',
]

describe('what an action costs', () => {
  it.each([
    ['fly M', ['M'], 0],
    ['fly WW', ['W', 'W'], 0],
    ['fly W^1', ['W'], 1],
    ['fly ^2', [], 2],
    ['clear MWW^1', ['M', 'W', 'W'], 1],
    ['clear ^3', [], 3],
    ['pile raven', ['raven'], 0],
    ['drop ^', [], 1],
    ['magic ^', [], 1],
    ['land turn', ['land'], 0],
    ['land turn ^', [], 1],
    ['order pile', ['order'], 0],
    ['stone put ^', [], 1],
  ])('%s', (action, hand, top) => {
    expect(costOf(action)).toEqual({ hand, top })
  })

  it.each(['end', 'extend', 'stay', 'keep', 'turn', 'at 5', 'at 1:5', 'next M'])('%s takes no cards', (action) => {
    expect(costOf(action)).toBeNull()
  })
})

describe('the actions of a selection', () => {
  it('are those that take exactly its cards, the most natural first', () => {
    expect(actionsFor(LEGAL, HAND, { places: [0], top: 0 })).toEqual(['fly M', 'pile M', 'drop M'])
    expect(actionsFor(LEGAL, HAND, { places: [2], top: 0 })).toEqual(['pile W', 'magic W', 'drop W'])
    expect(actionsFor(LEGAL, HAND, { places: [3], top: 0 })).toEqual([
      'land turn',
      'land remove',
      'pile land',
      'drop land',
    ])
  })

  it('do not depend on the order of the cards', () => {
    expect(actionsFor(LEGAL, HAND, { places: [2, 0, 1], top: 0 })).toEqual(['clear MWW'])
    expect(actionsFor(LEGAL, HAND, { places: [1, 2], top: 0 })).toEqual(['fly WW'])
  })

  it('count the cards off the pile', () => {
    expect(actionsFor(LEGAL, HAND, { places: [], top: 1 })).toEqual(['fly ^1', 'drop ^'])
    expect(actionsFor(LEGAL, HAND, { places: [0], top: 1 })).toEqual(['clear M^1', 'fly M^1'])
    expect(actionsFor(LEGAL, HAND, { places: [], top: 2 })).toEqual([])
    expect(actionsFor(LEGAL, HAND, { places: [], top: 3 })).toEqual(['clear ^3'])
  })

  it('are none for nothing', () => {
    expect(actionsFor(LEGAL, HAND, NOTHING)).toEqual([])
  })
})

it('the primary action is the most natural one, but never to drop a card', () => {
  expect(primaryOf(['fly M', 'pile M', 'drop M'])).toBe('fly M')
  expect(primaryOf(['magic ^', 'drop ^'])).toBe('magic ^')
  expect(primaryOf(['drop ^'])).toBeUndefined()
})

describe('what one may have hoped for', () => {
  const pile = ['stone', 'S', 'W']

  it('is a flight for flight cards', () => {
    expect(wishesFor(HAND, pile, { places: [0], top: 0 })).toEqual(['fly M'])
    expect(wishesFor(HAND, pile, { places: [2], top: 1 })).toEqual(['clear W^1', 'fly W^1'])
    expect(wishesFor(HAND, pile, { places: [], top: 1 })).toEqual(['fly ^1'])
    expect(wishesFor(HAND, pile, { places: [1, 0], top: 0 })).toEqual(['clear MW'])
    expect(wishesFor(HAND, pile, { places: [2, 1, 0], top: 1 })).toEqual(['clear MWW^1'])
    expect(wishesFor(HAND, pile, { places: [], top: 2 })).toEqual(['clear ^2', 'fly ^2'])
  })

  it('is both effects for an Odin card', () => {
    expect(wishesFor(HAND, pile, { places: [3], top: 0 })).toEqual(['land turn', 'land remove'])
    expect(wishesFor(HAND, ['S', 'stone'], { places: [], top: 1 })).toEqual(['stone put ^', 'stone swap ^'])
  })

  it('is nothing for cards that no action takes together', () => {
    expect(wishesFor(HAND, pile, { places: [0, 3], top: 0 })).toEqual([])
    expect(wishesFor(HAND, pile, { places: [], top: 3 })).toEqual([])
    expect(wishesFor(['M', 'M', 'M', 'M'], pile, { places: [0, 1, 2, 3], top: 0 })).toEqual([])
    expect(wishesFor(HAND, pile, NOTHING)).toEqual([])
  })

  it('is explained if it is illegal, but no flight if another one is legal', () => {
    expect(vainWishes(['clear WW', 'fly WW'], LEGAL)).toEqual([])
    expect(vainWishes(['clear SS', 'fly SS'], LEGAL)).toEqual(['clear SS', 'fly SS'])
    expect(vainWishes(['land turn', 'land remove'], ['land turn'])).toEqual(['land remove'])
  })

  it('is to put a card where it is dropped', () => {
    const dropped = (where: string) => droppedWish(HAND, { places: [0], top: 0 }, where)
    expect(['pile', 'magic', 'discard', 'path'].map(dropped)).toEqual(['pile M', 'magic M', 'drop M', 'fly M'])
    expect(droppedWish(HAND, { places: [], top: 1 }, 'pile')).toBeUndefined()
  })
})

describe('cards', () => {
  it('are alive while some legal action takes them', () => {
    expect(HAND.map((card) => isAlive(LEGAL, card))).toEqual([true, true, true, true])
    expect(HAND.map((card) => isAlive(['end', 'drop ^', 'fly WW'], card))).toEqual([false, true, true, false])
  })

  it('fly alone or together', () => {
    expect(['M', 'W', 'land'].map((card) => flightOf(LEGAL, card))).toEqual(['alone', 'together', null])
  })

  it('off the pile are chosen one after the other, as deep as an action goes', () => {
    expect(deepest(LEGAL)).toBe(3)
    expect([0, 1, 2, 3].map((top) => nextTop(top, LEGAL, 5))).toEqual([1, 2, 3, 0])
    expect([0, 1].map((top) => nextTop(top, ['end', 'drop ^'], 5))).toEqual([1, 0])
  })

  it('off the pile can be chosen to learn why not, if there are any', () => {
    expect(nextTop(0, ['end'], 2)).toBe(1)
    expect(nextTop(0, ['end'], 0)).toBe(0)
  })

  it('of an action are found in the hand', () => {
    expect(choiceOf('clear MWW^1', HAND)).toEqual({ places: [0, 1, 2], top: 1 })
    expect(choiceOf('fly SS', HAND)).toBeNull()
    expect(choiceOf('end', HAND)).toBeNull()
  })
})

it('cards that are dropped somewhere do what that place is for', () => {
  const actions = ['clear MM', 'fly MM', 'pile M', 'drop M']
  expect(['path', 'pile', 'magic', 'discard', 'pack'].map((where) => droppedAction(actions, where))).toEqual([
    'clear MM',
    'pile M',
    undefined,
    'drop M',
    undefined,
  ])
})

it('targets are cards, or spaces of a lane', () => {
  expect([...targetsOf(['at 5', 'at 12', 'end'])]).toEqual([
    ['5', 'at 5'],
    ['12', 'at 12'],
  ])
  expect(targetsOf(['at 1:5']).get('1:5')).toBe('at 1:5')
})

it('shares are in per cent', () => {
  const opinion = { action: 'end', expected: 0.634, low: 0.6, high: 0.7, visits: 9 }
  expect(sharesOf([opinion]).get('end')).toBe(63)
  expect(sharesOf(null).size).toBe(0)
})
