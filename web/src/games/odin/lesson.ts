/** What the lesson of ODIN points at. */
import type { OdinView } from '../../lib/server/protocol.ts'
import type { Pointing } from '../module.ts'
import { cardsOf, takenBy } from './cards.ts'
import { PASS } from './notation.ts'

const HAND = '[role=listbox]'
const MIDDLE = '.middle .set'
/** By what is said, where no action is asked for. */
const SPOKEN_OF: Record<string, string> = {
  aim: HAND,
  higher: MIDDLE,
  more: MIDDLE,
  value: MIDDLE,
  number: MIDDLE,
  three: MIDDLE,
  green: MIDDLE,
}

export function pointsAt(_view: OdinView, say: string, action: string | null): Pointing | null {
  if (action === null) return say in SPOKEN_OF ? { first: [SPOKEN_OF[say]!] } : null
  if (action === PASS) return { first: ['.pass'] }
  const taken = takenBy(action)
  if (taken) return { first: [`.takes [data-fly="${taken}"]`] }
  return { first: cardsOf(action).map((card) => `[role=option][data-card="${card}"]`), then: '.play' }
}
