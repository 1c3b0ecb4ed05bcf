/** A learner's progress through a lesson: what is said, what the table shows, and what to do. */
import type { GameView, Trial } from '../lib/table/game.ts'
import type { Happened } from '../lib/server/protocol.ts'
import { Refusal, asRefusal } from '../lib/server/refusal.ts'
import type { Lesson, LessonStep } from './lesson.ts'

/** A speech and the steps it covers; *last* is the last of them. */
export interface Speech {
  say: string
  first: number
  last: number
}

/** A remark of the teacher: another action was asked for, it is not yet time, or the action is not possible. */
export type Notice = { kind: 'allowed' } | { kind: 'not-yet' } | { kind: 'why'; refusal: Refusal }

export class Course {
  readonly speeches: Speech[]
  /** The next step; the game is shown before it. */
  at = $state(0)
  /** The current speech, which waits for the learner even if the other seats have gone on. */
  #place = $state(0)
  notice: Notice | null = $state.raw(null)

  constructor(
    readonly lesson: Lesson,
    start = 0,
  ) {
    this.speeches = speechesOf(lesson.steps)
    this.speech = Math.min(start, this.speeches.length - 1)
  }

  get speech(): number {
    return this.#place
  }

  set speech(place: number) {
    this.#place = place
    this.#go(this.speeches[place]!.first)
  }

  get view(): GameView {
    return this.lesson.steps[this.at]!.view
  }

  get say(): string {
    return this.speeches[this.#place]!.say
  }

  get isLast(): boolean {
    return this.#place === this.speeches.length - 1
  }

  /** The step that is due now; null once all steps of this speech are done. */
  get #due(): LessonStep | null {
    return this.at <= this.speeches[this.#place]!.last ? this.lesson.steps[this.at]! : null
  }

  /** What the learner has to do now: an action, or one that will be refused. */
  get task(): 'act' | 'try' | null {
    if (this.#due?.by !== this.lesson.seat) return null
    return this.#due.vain == null ? 'act' : 'try'
  }

  /** The action that the learner is asked for now; null if there is none, or any will do. */
  get wanted(): string | null {
    return this.task === null ? null : (this.#due!.do ?? this.#due!.vain ?? null)
  }

  /** Whether the learner has something to do while this is said. */
  get hasTask(): boolean {
    const { first, last } = this.speeches[this.#place]!
    return this.lesson.steps.slice(first, last + 1).some(({ by }) => by === this.lesson.seat)
  }

  /** Whether another seat is about to act. */
  get isFollowing(): boolean {
    return this.#due?.by != null && this.#due.by !== this.lesson.seat
  }

  /** Whether the action to be tried has been refused, as planned. */
  get hasTried(): boolean {
    return this.task === 'try' && this.notice?.kind === 'why'
  }

  /** What has happened since the game was last set up. */
  get log(): Happened[] {
    const { steps } = this.lesson
    const start = steps.findLastIndex((step, place) => step.free && place < this.at) + 1
    const acted = steps.slice(start, this.at).flatMap(({ by, do: action, ends }, place): Happened[] => {
      return action == null ? [] : [{ event: 'acted', version: start + place + 1, seat: by ?? null, action, ends }]
    })
    return [{ event: 'dealt', version: start }, ...acted]
  }

  /** Make the action of another seat. */
  follow(): void {
    this.#go(this.at + 1)
  }

  /** Go on: make what the learner has to do, skip what the other seats do, or go to the next speech. */
  next(): void {
    if (this.task) this.#pass(this.at + 1)
    else {
      const { last } = this.speeches[this.#place]!
      const own = this.isFollowing
        ? this.lesson.steps.findIndex((step, place) => place > this.at && step.by === this.lesson.seat)
        : -1
      if (own >= 0 && own <= last) this.#go(own)
      else if (!this.isLast) this.speech += 1
    }
  }

  back(): void {
    if (this.#place > 0) this.speech -= 1
  }

  /** Make an action of the learner. */
  act(action: string): void {
    const place = this.#placeOf(action)
    if (place !== null) this.#pass(place + 1)
    else if (this.task === null) this.notice = { kind: 'not-yet' }
    else if (this.view.legal.includes(action)) this.notice = { kind: 'allowed' }
    else this.#tried(action)
  }

  /** The result of a possible action. Throws a Refusal with the reason if it is illegal. */
  async attempt(action: string): Promise<Trial<GameView>> {
    const tried = this.#tried(action)
    return tried instanceof Refusal ? Promise.reject(tried) : Promise.resolve({ view: tried })
  }

  /** The game after an action, or why it is illegal; that is said if the learner was asked to try it. */
  #tried(action: string): GameView | null | Refusal {
    try {
      return this.lesson.attempt(this.at, action)
    } catch (error) {
      const refusal = asRefusal(error)
      if (this.lesson.steps[this.at]!.vain === action) this.notice = { kind: 'why', refusal }
      return refusal
    }
  }

  /** The step that *action* completes: the one that is due, or else the next one that asks for an action. */
  #placeOf(action: string): number | null {
    const { steps, seat } = this.lesson
    let place = this.at
    while (place < steps.length - 1 && (steps[place]!.by == null || steps[place]!.vain != null)) place += 1
    const { by, do: wanted, free } = steps[place]!
    const isWanted = by === seat && (free ? this.view.legal.includes(action) : wanted === action)
    return isWanted ? place : null
  }

  /** Go on to a step, and to the next speech if the step is its first. */
  #pass(at: number): void {
    this.#go(at)
    this.#place = this.speeches.findIndex(({ last }) => at <= last)
  }

  #go(at: number): void {
    this.at = at
    this.notice = null
  }
}

function speechesOf(steps: readonly LessonStep[]): Speech[] {
  const found: Speech[] = []
  steps.forEach(({ say }, place) => {
    const current = found.at(-1)
    if (current?.say === say) current.last = place
    else found.push({ say, first: place, last: place })
  })
  return found
}
