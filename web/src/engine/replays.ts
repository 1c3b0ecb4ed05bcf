/** A game step by step, as the server tells it: what `allfather.server.table.replay` does in Python. */
import type { Ending } from '../lib/table/log.ts'
import type { Replay, ReplayStep } from '../lib/server/protocol.ts'
import { Breaks } from './breaks.ts'
import { type Event, Game, namedOptions } from './game.ts'
import type { Recorded } from './records.ts'

type Fields = Record<string, unknown>
/** The fields that an audience was shown, as JSON. */
type Shown = Map<string, string>

/** Every step of a game, with only what differs from the step before. */
export async function replayOf({ game, names }: Recorded): Promise<Replay> {
  const replayer = new Replayer(new Game(game.kit, game.players, game.options))
  const breaks = new Breaks()
  const steps: ReplayStep[] = []
  for (const event of game.past) {
    steps.push(replayer.step(event))
    await breaks.due()
  }
  return { game: game.kit.layout.name, players: game.players, options: namedOptions(game), names, steps }
}

/** What people are told of what ended: everything except the ends of turns. */
export function reported(ends: Ending[]): Ending[] {
  return ends.filter(({ event }) => event !== 'turn-over')
}

/** Plays a game again, and remembers what each audience was shown last. */
class Replayer {
  readonly #game: Game
  readonly #view: Shown = new Map()
  readonly #own: Shown[]

  constructor(game: Game) {
    this.#game = game
    this.#own = Array.from({ length: game.players }, (): Shown => new Map())
  }

  step(event: Event): ReplayStep {
    const seat = this.#game.toAct
    const ends = reported(this.#game.repeat(event))
    if ('deal' in event) return { event: 'dealt', ...this.#changes(), ends }
    const { action } = event
    const told = this.#game.told(action)
    return { event: 'acted', seat, action, ...(told === action ? {} : { told }), ...this.#changes(), ends }
  }

  #changes(): { view: Fields; own: Fields[] } {
    return {
      view: changes(this.#view, this.#game.view(null) as unknown as Fields),
      own: this.#own.map((shown, seat) => changes(shown, this.#game.own(seat))),
    }
  }
}

/** The fields that are new or differ from what was shown, which they then replace. */
function changes(shown: Shown, now: Fields): Fields {
  const changed: Fields = {}
  for (const [name, value] of Object.entries(now)) {
    const text = JSON.stringify(value)
    if (shown.get(name) === text) continue
    shown.set(name, text)
    changed[name] = value
  }
  return changed
}
