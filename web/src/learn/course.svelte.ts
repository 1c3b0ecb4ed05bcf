/** One learner's way through a lesson: what is said, what the table shows, and what is to be done. */
import { type Refusal, asRefusal, send } from '../lib/api.ts'
import { type GameView, type Trial, merged } from '../lib/game.ts'
import type { Attempt, Happened, Lesson, LessonStep, Verdict } from '../lib/protocol.ts'

/** Steps over which the same is said; *last* is the last of them. */
export interface Speech {
  say: string
  first: number
  last: number
}

/** What the teacher adds: something else was asked for, it is not the time, or it is not possible. */
export type Notice = { kind: 'allowed' } | { kind: 'not-yet' } | { kind: 'why'; refusal: Refusal }

type Judge = (attempt: Attempt) => Promise<Verdict>

export class Course {
  readonly speeches: Speech[]
  readonly #views: GameView[]
  readonly #judge: Judge
  readonly #verdicts = new Map<string, Promise<Verdict>>()
  /** The step before which the game is shown. */
  at = $state(0)
  /** What is being said; it waits for the learner, though the others may have gone on. */
  #place = $state(0)
  notice: Notice | null = $state.raw(null)

  constructor(
    readonly lesson: Lesson,
    start = 0,
    judge: Judge = (attempt) => send<Verdict>('POST', `/lessons/${lesson.game}`, attempt),
  ) {
    this.speeches = speechesOf(lesson.steps)
    this.#views = lesson.steps.map(({ view, own }) => merged(view, own) as unknown as GameView)
    this.#judge = judge
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
    return this.#views[this.at]!
  }

  get say(): string {
    return this.speeches[this.#place]!.say
  }

  get isLast(): boolean {
    return this.#place === this.speeches.length - 1
  }

  /** The step that is due now; none when everything of this speech is done. */
  get #due(): LessonStep | null {
    return this.at <= this.speeches[this.#place]!.last ? this.lesson.steps[this.at]! : null
  }

  /** What the learner has to do now: something, or something that will be refused. */
  get task(): 'act' | 'try' | null {
    if (this.#due?.by !== this.lesson.seat) return null
    return this.#due.vain == null ? 'act' : 'try'
  }

  /** Whether the learner has something to do while this is said. */
  get hasTask(): boolean {
    const { first, last } = this.speeches[this.#place]!
    return this.lesson.steps.slice(first, last + 1).some(({ by }) => by === this.lesson.seat)
  }

  /** Whether somebody else is about to act. */
  get isFollowing(): boolean {
    return this.#due?.by != null && this.#due.by !== this.lesson.seat
  }

  /** Whether the learner has been refused what was to be tried. */
  get hasTried(): boolean {
    return this.task === 'try' && this.notice?.kind === 'why'
  }

  /** What has happened since the game was last set up. */
  get log(): Happened[] {
    const { steps } = this.lesson
    const start = steps.findLastIndex((step, place) => step.free && place < this.at) + 1
    const acted = steps.slice(start, this.at).flatMap(({ by, do: action, ends = [] }, place): Happened[] => {
      return action == null ? [] : [{ event: 'acted', version: start + place + 1, seat: by ?? null, action, ends }]
    })
    return [{ event: 'dealt', version: start }, ...acted]
  }

  /** Somebody else acts. */
  follow(): void {
    this.#go(this.at + 1)
  }

  /** Read on; what was still to be done is done. */
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

  /** The learner plays. */
  act(action: string): void {
    const place = this.#placeOf(action)
    if (place !== null) this.#pass(place + 1)
    else if (this.task === null) this.notice = { kind: 'not-yet' }
    else if (this.view.legal.includes(action)) this.notice = { kind: 'allowed' }
    else void this.attempt(action).catch(() => {})
  }

  /** What would come of an action. Throws a Refusal that says why it is not possible. */
  async attempt(action: string): Promise<Trial<GameView>> {
    const { at } = this
    try {
      const { view, own } = await this.#verdict(at, action)
      return { view: view ? (merged(view, own) as unknown as GameView) : null }
    } catch (error) {
      const refusal = asRefusal(error)
      const isWanted = this.lesson.steps[at]!.vain === action
      if (isWanted && at === this.at) this.notice = { kind: 'why', refusal }
      throw refusal
    }
  }

  #verdict(step: number, action: string): Promise<Verdict> {
    const key = `${step} ${action}`
    const asked = this.#verdicts.get(key) ?? this.#judge({ step, action })
    this.#verdicts.set(key, asked)
    asked.catch((error: unknown) => {
      // What was lost on the way may be asked again.
      if (['offline', 'too-fast'].includes(asRefusal(error).code)) this.#verdicts.delete(key)
    })
    return asked
  }

  /** The step that *action* fulfils: this one, or one that only waits for the learner to read on. */
  #placeOf(action: string): number | null {
    const { steps, seat } = this.lesson
    let place = this.at
    while (place < steps.length - 1 && (steps[place]!.by == null || steps[place]!.vain != null)) place += 1
    const { by, do: wanted, free } = steps[place]!
    const isWanted = by === seat && (free ? this.view.legal.includes(action) : wanted === action)
    return isWanted ? place : null
  }

  /** Go on to a step, and on in what is said if it is the first of something. */
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
