/** Progress through a lesson, with a small one made up for the tests. */
import { describe, expect, it } from 'vitest'
import { Refusal } from '../src/lib/server/refusal.ts'
import { Course } from '../src/learn/course.svelte.ts'
import type { Lesson, LessonStep } from '../src/learn/lesson.ts'
import type { GameView } from '../src/lib/table/game.ts'

const LEGAL = ['a', 'b', 'c']
const VIEW: GameView = { seat: 0, to_act: 0, legal: [] }

function step(say: string, what: Partial<LessonStep> = {}): LessonStep {
  return { say, view: { ...VIEW, legal: LEGAL }, ends: [], ...what }
}

const LESSON: Lesson = {
  game: 'odin',
  players: 2,
  seat: 0,
  names: ['', 'Leif'],
  steps: [
    step('hello'),
    step('lead', { by: 0, do: 'a' }),
    step('others', { by: 1, do: 'x' }),
    step('others', { by: 1, do: 'y' }),
    step('try', { by: 0, vain: 'z' }),
    step('mixed', { by: 1, do: 'x' }),
    step('mixed', { by: 0, do: 'b' }),
    step('free', { by: 0, free: true }),
    step('end'),
  ],
  attempt(at, action) {
    if (!LEGAL.includes(action)) throw new Refusal('too-low', { value: at }, 'too low')
    return action === 'c' ? null : VIEW
  },
}

function course(start = 0): Course {
  return new Course(LESSON, start)
}

describe('reading', () => {
  it('goes through everything that is said', () => {
    const way = course()
    const said = [way.say]
    for (let presses = 0; presses < 20 && !way.isLast; presses += 1) {
      way.next()
      if (way.say !== said.at(-1)) said.push(way.say)
    }
    expect(said).toEqual(['hello', 'lead', 'others', 'try', 'mixed', 'free', 'end'])
    expect(way.at).toBe(LESSON.steps.length - 1)
  })

  it('does not end before the end, nor go back before the beginning', () => {
    const way = course(6)
    way.next()
    expect(way.say).toBe('end')
    const first = course()
    first.back()
    expect(first.at).toBe(0)
  })

  it('goes back to the beginning of what was said', () => {
    const way = course(2)
    way.follow()
    way.next()
    way.back()
    expect([way.say, way.at]).toEqual(['others', 2])
  })

  it('goes on where somebody was, at most at the end', () => {
    expect(course(3).say).toBe('try')
    expect(course(99).say).toBe('end')
  })
})

describe('others', () => {
  it('act one by one, while what is said stays until it is read', () => {
    const way = course(2)
    expect(way.isFollowing).toBe(true)
    way.follow()
    way.follow()
    expect([way.say, way.at, way.isFollowing, way.task]).toEqual(['others', 4, false, null])
    way.next()
    expect([way.say, way.task]).toEqual(['try', 'try'])
  })

  it('have all acted when the learner does not wait', () => {
    const way = course(4)
    way.next()
    expect([way.say, way.at, way.task]).toEqual(['mixed', 6, 'act'])
  })

  it('are told in the log', () => {
    const way = course(4)
    expect(way.log.map(({ action }) => action)).toEqual([undefined, 'a', 'x', 'y'])
    way.speech = 6
    expect(way.log).toEqual([{ event: 'dealt', version: 8 }])
  })
})

describe('the learner', () => {
  it('does what is asked for, and what is said goes on', () => {
    const way = course(1)
    way.act('a')
    expect([way.say, way.at]).toEqual(['others', 2])
  })

  it('may do it before having read on', () => {
    const way = course()
    way.act('a')
    expect(way.say).toBe('others')
  })

  it('is told gently that something else was asked for', () => {
    const way = course(1)
    way.act('b')
    expect(way.at).toBe(1)
    expect(way.notice).toEqual({ kind: 'allowed' })
    way.act('a')
    expect(way.notice).toBeNull()
  })

  it('cannot act for others', () => {
    const way = course(2)
    way.act('a')
    expect([way.at, way.notice]).toEqual([2, { kind: 'not-yet' }])
  })

  it('tries in vain and learns why', async () => {
    const way = course(3)
    await expect(way.attempt('y')).rejects.toThrow('too low')
    expect(way.hasTried).toBe(false)
    await expect(way.attempt('z')).rejects.toThrow('too low')
    expect(way.hasTried).toBe(true)
    way.next()
    expect(way.say).toBe('mixed')
  })

  it('does anything legal where it is free to', () => {
    const way = course(5)
    way.act('z')
    expect(way.say).toBe('free')
    way.act('c')
    expect(way.say).toBe('end')
  })

  it('sees what would come of an action, unless that is hidden', async () => {
    await expect(course(1).attempt('b')).resolves.toEqual({ view: VIEW })
    await expect(course(1).attempt('c')).resolves.toEqual({ view: null })
  })

  it('learns why at once when an action was to be tried', () => {
    const way = course(3)
    way.act('z')
    expect(way.notice).toMatchObject({ kind: 'why', refusal: { code: 'too-low', values: { value: 4 } } })
  })
})
