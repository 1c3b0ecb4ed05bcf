/** A finished game, step by step. */
import type { GameModule } from '../games/module.ts'
import type { GameView, Shown } from '../lib/table/game.ts'
import type { Ending } from '../lib/table/log.ts'
import type { Happened, Replay, SeatInfo } from '../lib/server/protocol.ts'

/** One step of a replay: what happened, and all views afterwards. */
export interface Step {
  event: 'dealt' | 'acted'
  seat: number | null
  action: string | null
  /** The action as the other seats saw it. */
  told: string | null
  /** The game as spectators see it. */
  view: GameView
  /** The game as each seat sees it. */
  hands: GameView[]
  ends: Ending[]
}

/** A hand or a stage: its steps are *from* … *to* - 1. */
export interface Chapter {
  number: number
  from: number
  to: number
  /** The points of each seat in it, and the totals; null if it was not finished. */
  points: number[] | null
  scores: number[] | null
}

/** Every step in full: the server sends only what differs from the previous step. */
export function expand(replay: Replay): Step[] {
  let view = {}
  let own: object[] = replay.names.map(() => ({}))
  return replay.steps.map((step) => {
    view = { ...view, ...step.view }
    own = own.map((old, seat) => ({ ...old, ...step.own[seat] }))
    return {
      event: step.event,
      seat: step.seat ?? null,
      action: step.action ?? null,
      told: step.told ?? step.action ?? null,
      view: view as GameView,
      hands: own.map((more) => ({ ...view, ...more }) as GameView),
      ends: step.ends as Ending[],
    }
  })
}

/** The seats, as far as the names in a record describe them. */
export function seatsOf(names: string[]): (SeatInfo | null)[] {
  return names.map((name) => (name === '?' ? null : { name }))
}

/** The table after step *at*, as seen by the seat *eyes*, or with all hands if that is null. */
export function shownAt(steps: Step[], at: number, seats: (SeatInfo | null)[], eyes: number | null): Shown<GameView> {
  const { view, hands } = steps[at]!
  return {
    view: eyes === null ? view : hands[eyes]!,
    hands: eyes === null ? hands : null,
    seats,
    seat: eyes,
    log: logUntil(steps, at, eyes),
    isReplay: true,
    isBusy: false,
    opinions: null,
    act: () => {},
    attempt: () => Promise.resolve({ view: null }),
  }
}

function logUntil(steps: Step[], at: number, eyes: number | null): Happened[] {
  return steps.slice(0, at + 1).map((step, place) => {
    const { event, seat, ends } = step
    return { event, version: place + 1, seat, action: actionAs(step, eyes), ends }
  })
}

/** The action of a step as the seat *eyes* saw it. */
export function actionAs({ seat, action, told }: Step, eyes: number | null): string | null {
  return eyes === null || eyes === seat ? action : told
}

/** The hands or stages of a game: each ends with its points, except for the last of an unfinished game. */
export function chapters(module: GameModule, steps: Step[]): Chapter[] {
  const found: Chapter[] = []
  steps.forEach(({ ends }, at) => {
    const end = ends.find(({ points }) => points)
    if (!end && at < steps.length - 1) return
    const { to: from, number: last } = found.at(-1) ?? { to: 0, number: 0 }
    const counted = module.chapterOf(steps[from]!.view)
    const number = counted === last ? last + 1 : counted // a game without a board of its own has no number
    found.push({ number, from, to: at + 1, points: end?.points ?? null, scores: end?.scores ?? null })
  })
  return found
}

/** The winners; null if the game was not finished. */
export function winnersOf(steps: Step[]): number[] | null {
  return steps.at(-1)?.ends.find(({ event }) => event === 'game-over')?.winners ?? null
}
