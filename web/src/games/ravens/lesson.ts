/** What the lesson of Odins Raben points at. */
import type { RavensView } from '../../lib/server/protocol.ts'
import type { Pointing } from '../module.ts'
import { choiceOf } from './choosing/choices.ts'

/** By what is said, where no action is asked for. */
const SPOKEN_OF: Record<string, string[]> = {
  aim: ['[data-fly="raven-0"]', '.land.goal'],
  other: ['[data-fly="raven-1"]', '[data-fly="stone"]'],
  stone: ['[data-fly="stone"]'],
  lay: ['[data-do="keep"]', '[data-do="turn"]'],
  later: ['[data-fly="raven-0"]', '.land.goal'],
  points: ['.totals'],
}

export function pointsAt(view: RavensView, say: string, action: string | null): Pointing | null {
  if (action === null) return say in SPOKEN_OF ? { first: SPOKEN_OF[say]! } : null
  const chosen = choiceOf(action, view.hand)
  const cards = chosen?.places.map((place) => `[role=option]:nth-child(${place + 1})`) ?? []
  return { first: [...cards, ...(chosen?.top ? ['[data-card="^"]'] : [])], then: `[data-do="${action}"]` }
}
