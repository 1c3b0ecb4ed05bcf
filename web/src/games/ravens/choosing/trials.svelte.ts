/** The results of possible actions, from the server; each is requested once per position. */
import { asRefusal } from '../../../lib/server/refusal.ts'
import type { Shown } from '../../../lib/table/game.ts'
import type { RavensView } from '../../../lib/server/protocol.ts'
import { reason } from '../../../lib/words.ts'
import { cardName } from '../words.ts'

/** The game afterwards, or why the action is illegal. */
export interface Outcome {
  view: RavensView | null
  why: string
}

/** Refusals that do not concern the action itself. */
const PASSING = ['stale', 'offline', 'too-fast', 'busy']

export class Trials {
  #outcomes: Record<string, Outcome> = $state.raw({})
  #view: RavensView | null = null
  #asked = new Set<string>()

  /** Request the results of those *actions* that have not been requested yet. */
  ask(shown: Shown<RavensView>, actions: readonly string[]): void {
    if (shown.view !== this.#view) {
      this.#view = shown.view
      this.#outcomes = {}
      this.#asked.clear()
    }
    for (const action of actions) {
      if (this.#asked.has(action)) continue
      this.#asked.add(action)
      void this.#try(shown, action)
    }
  }

  /** The result of an action in the position of *view*, if it is known. */
  of(view: RavensView, action: string): Outcome | null {
    const outcome = this.#outcomes[action] ?? null
    return view === this.#view ? outcome : null
  }

  async #try(shown: Shown<RavensView>, action: string): Promise<void> {
    const view = shown.view
    const outcome = await shown.attempt(action).then(
      (trial) => ({ view: trial.view, why: '' }),
      (error: unknown) => {
        const refusal = asRefusal(error)
        return { view: null, why: PASSING.includes(refusal.code) ? '' : reason(refusal, cardName) }
      },
    )
    if (view === this.#view) this.#outcomes = { ...this.#outcomes, [action]: outcome }
  }
}
