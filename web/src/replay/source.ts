/** Where a replay comes from: a table of this server, a record that is kept there, or a file. */
import { hasKit, kitOf } from '../engine/kits.ts'
import { readRecord } from '../engine/records.ts'
import { replayOf } from '../engine/replays.ts'
import { gameOf } from '../games/index.ts'
import type { GameModule } from '../games/module.ts'
import { api, findTable, send } from '../lib/server/api.ts'
import { Refusal, asRefusal } from '../lib/server/refusal.ts'
import type { Fairness, Replay, SeatInfo } from '../lib/server/protocol.ts'
import { asFairness } from '../lib/fairness/verify.ts'
import { seatsOf } from './replay.ts'

export interface Source {
  replay: Replay
  module: GameModule
  seats: (SeatInfo | null)[]
  /** The table, if the game was played here. */
  table: string | null
  /** The short code of the table, which lets those look who were given the link. */
  code: string
  record: () => Promise<string>
  /** The contents of the fairness file; null if there is none. */
  fairness: () => Promise<Fairness | null>
}

/** A game that was played at a table of this server, which has this id or short code. */
export async function fromTable(name: string): Promise<Source> {
  const { id, code } = await findTable(name)
  const [replay, info] = await Promise.all([api.replay(id, code), api.table(id, code)])
  return {
    replay,
    module: await gameOf(replay.game).load(),
    seats: info.seats,
    table: id,
    code,
    record: () => api.record(id, code),
    fairness: async () => asFairness(await api.fairness(id, code)),
  }
}

/** A game from a record file. */
export async function fromRecord(record: string, fairness: Fairness | null): Promise<Source> {
  const replay = await replayOfRecord(record)
  if (!replay.steps.length) throw new Refusal('replay-empty', {}, 'empty')
  return {
    replay,
    module: await gameOf(replay.game).load(),
    seats: seatsOf(replay.names),
    table: null,
    code: '',
    record: () => Promise.resolve(record),
    fairness: () => Promise.resolve(fairness),
  }
}

/** A game that the person keeps at the server. */
export async function fromKept(id: string): Promise<Source> {
  return fromRecord(await api.keptRecord(id), null)
}

/** The replay of a record, made in this browser if it can, or else by the server. */
async function replayOfRecord(record: string): Promise<Replay> {
  const game = gameIn(record)
  if (!hasKit(game)) return send<Replay>('POST', '/replays', { record })
  try {
    return await replayOf(await readRecord(await kitOf(game), record))
  } catch (error) {
    const refusal = asRefusal(error)
    if (refusal.code !== 'not-here') throw refusal
    return send<Replay>('POST', '/replays', { record }).catch((lost: unknown) => {
      throw ['offline', 'failed'].includes(asRefusal(lost).code) ? refusal : lost
    })
  }
}

/** The name of the game of a record; empty if it has none. */
export function gameIn(record: string): string {
  return record.match(/^\s*game\s*=\s*["']([\w-]+)\//m)?.[1] ?? ''
}

/** Whether a given text is a fairness file or a record. */
export function readFile(text: string): { record: string } | { fairness: Fairness } {
  try {
    const fairness = asFairness(JSON.parse(text))
    if (fairness) return { fairness }
  } catch {
    // Not JSON: treat it as a record; whoever replays it reports what is wrong with it.
  }
  return { record: text }
}
