/** A lesson: a scripted game that this browser plays, step by step. */
import { Game, type Kit, fromHex } from '../engine/game.ts'
import { reported } from '../engine/replays.ts'
import type { GameView } from '../lib/table/game.ts'
import type { Ending } from '../lib/table/log.ts'

/** One step: something is said, and perhaps somebody acts. */
export interface LessonStep {
  /** The message `lesson-GAME-SAY`; if the learner is to act, `lesson-GAME-SAY-task` says how. */
  say: string
  /** The game before the step as the learner sees it. */
  view: GameView
  /** The seat that acts; none if there is only something to read. */
  by?: number
  /** The action of that seat. */
  do?: string
  /** An illegal action that the learner is asked to try. */
  vain?: string
  /** Whether any legal action will do. */
  free?: boolean
  /** What ends with the action. */
  ends: Ending[]
}

export interface Lesson {
  game: string
  players: number
  /** The seat of the learner. */
  seat: number
  /** The name in each seat; empty for the learner. */
  names: string[]
  steps: LessonStep[]
  /** The game after an action of the learner at a step; null if that would reveal something hidden. Throws a Refusal. */
  attempt: (step: number, action: string) => GameView | null
}

/** The lesson of a game; null if there is none. */
export function lessonOf(kit: Kit): Lesson | null {
  const script = kit.layout.lesson
  if (!script) return null
  const { seat, names } = script
  const before: { game: Game; state: Uint8Array }[] = []
  let game: Game | null = null
  const steps = script.steps.map(({ state, options, ...step }): LessonStep => {
    if (state !== undefined) {
      game = new Game(kit, names.length, options)
      game.state = fromHex(state)
    }
    before.push({ game: game!, state: game!.state })
    const view = game!.view(seat)
    return { ...step, view, ends: step.do === undefined ? [] : reported(game!.play(step.do, step.by)) }
  })
  const attempt = (step: number, action: string): GameView | null => {
    const { game, state } = before[step]!
    game.state = state
    return game.preview(action, seat)
  }
  return { game: kit.layout.name, players: names.length, seat, names, steps, attempt }
}
