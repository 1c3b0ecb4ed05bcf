/** What every board is given, whether the table is live, a replay or a lesson. */
import type { Happened, Opinion, SeatInfo } from './protocol.ts'

/** What the view of every game has. */
export interface GameView {
  /** Whose view it is; null for those who look on. */
  seat: number | null
  to_act: number | null
  legal: string[]
}

/** What would come of an action: the game afterwards, as far as one may know it. */
export type Trial<V> = { view: V | null }

/** A table as its board shows it. */
export interface Shown<V> {
  /** The game as the own seat sees it. */
  view: V
  /** What every seat sees, where all hands are shown. */
  hands: V[] | null
  seats: (SeatInfo | null)[]
  /** The own seat; null for those who look on. */
  seat: number | null
  /** All that happened and is still known, the latest last. */
  log: Happened[]
  /** Whether it is all over, and only looked at again. */
  isReplay?: boolean
  /** Whether the last message of the person still waits for its answer. */
  isBusy: boolean
  /** What a search thinks of the legal actions, if it was asked. */
  opinions: Opinion[] | null
  /** The time that every seat has left, if there is a clock. */
  clocks?: string[] | null
  /** Act; the answer comes as another view, or as a refusal that the table shows. */
  act: (action: string) => void
  /** What would come of an action. Throws a Refusal that says why it is not possible. */
  attempt: (action: string) => Promise<Trial<V>>
}

/** *view* with the fields that one seat sees otherwise put over it. */
export function merged<V extends object>(view: V, own: Partial<V> | null | undefined): V {
  return own ? { ...view, ...own } : view
}
