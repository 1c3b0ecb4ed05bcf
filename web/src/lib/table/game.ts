/** What every board is given, whether for a live table, a replay or a lesson. */
import type { Happened, Opinion, SeatInfo } from '../server/protocol.ts'

/** The fields that the views of all games have. */
export interface GameView {
  /** The seat whose view it is; null for a spectator. */
  seat: number | null
  to_act: number | null
  legal: string[]
}

/** The result of a possible action: the game afterwards, as far as the seat may know it. */
export type Trial<V> = { view: V | null }

/** A table as its board shows it. */
export interface Shown<V> {
  /** The view of the own seat. */
  view: V
  /** The view of every seat, if all hands are shown. */
  hands: V[] | null
  seats: (SeatInfo | null)[]
  /** The own seat; null for a spectator. */
  seat: number | null
  /** The log, latest last. */
  log: Happened[]
  /** Whether this is a replay of a finished game. */
  isReplay?: boolean
  /** Whether the person's last message is still unanswered. */
  isBusy: boolean
  /** The hint for the legal actions, if one was requested. */
  opinions: Opinion[] | null
  /** The end of a hand, a stage or the game that waits for the person to go on; null if none does. */
  moment?: { isLast: boolean; goOn: () => void } | null
  /** Milliseconds that bots wait before they act. */
  pace?: number
  /** Whether forced actions are made automatically, where that can be turned on. */
  autoPass?: { isOn: boolean; turnOn: () => void }
  /** The time that every seat has left, if there is a clock. */
  clocks?: string[] | null
  /** Make an action; the answer is a new view, or a refusal that the table shows. */
  act: (action: string) => void
  /** The result of a possible action. Throws a Refusal with the reason if it is illegal. */
  attempt: (action: string) => Promise<Trial<V>>
}

/** *view* overlaid with the fields that differ for one seat. */
export function merged<V extends object>(view: V, own: Partial<V> | null | undefined): V {
  return own ? { ...view, ...own } : view
}
