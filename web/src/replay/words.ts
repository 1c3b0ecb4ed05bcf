/** The steps of a replay in words. */
import { t } from '../lib/text.svelte.ts'
import type { GameModule } from '../games/module.ts'
import { type Step, actionAs } from './replay.ts'

/** What happened in a step, as the seat *eyes* saw it. */
export function stepWords(module: GameModule, steps: Step[], at: number, names: string[], eyes: number | null): string {
  const step = steps[at]!
  const action = actionAs(step, eyes)
  if (action !== null && step.seat !== null) return module.actionWords(action, names[step.seat] ?? '')
  return module.dealWords(steps[at - 1]?.view)
}

/** Who won, in a sentence. */
export function winnerWords(winners: number[], names: string[]): string {
  const found = winners.map((seat) => names[seat] ?? '')
  if (found.length === 1) return t('result-lost', { name: found[0]! })
  return t('result-shared', { names: found.join(', ') })
}
