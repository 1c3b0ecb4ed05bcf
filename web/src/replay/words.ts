/** The steps of a replay in words. */
import { t } from '../lib/text.svelte.ts'
import { actionWords } from '../lib/words.ts'
import { type Step, toldAction } from './replay.ts'

/** What happened in a step, as *eyes* were told it. */
export function stepWords(game: string, steps: Step[], at: number, names: string[], eyes: number | null): string {
  const step = steps[at]!
  const action = toldAction(step, eyes)
  if (action !== null && step.seat !== null) return actionWords(game, action, names[step.seat] ?? '')
  const before = steps[at - 1]?.view
  const awaited = before && 'awaited' in before ? before.awaited : null
  if (awaited === 'pack') return t('replay-new-pack')
  if (awaited === 'landscapes') return t('replay-new-landscapes')
  return t('log-dealt')
}

/** "Hand 2" or "Stage 2". */
export function chapterWords(game: string, number: number): string {
  return game === 'odin' ? t('log-hand', { number }) : t('log-stage', { number })
}

/** Who won, in a sentence. */
export function winnerWords(winners: number[], names: string[]): string {
  const found = winners.map((seat) => names[seat] ?? '')
  if (found.length === 1) return t('result-lost', { name: found[0]! })
  return t('result-shared', { names: found.join(', ') })
}
