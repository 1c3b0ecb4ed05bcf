/** Finished games of this browser: their replays, and their records for the server. */
import { kitOf } from '../engine/kits.ts'
import { type Recorded, writeRecord } from '../engine/records.ts'
import { replayOf } from '../engine/replays.ts'
import { gameOf } from '../games/index.ts'
import { api } from '../lib/server/api.ts'
import { me } from '../lib/person/me.svelte.ts'
import { Refusal } from '../lib/server/refusal.ts'
import type { Source } from '../replay/source.ts'
import { Match } from './match.ts'
import { type Saved, find, save } from './store.ts'
import { seatsOf } from './table.svelte.ts'

/** The game with this id. Throws a Refusal if it is not there or not over. */
export async function fromSolo(id: string): Promise<Source> {
  const saved = await find(id)
  if (!saved) throw new Refusal('not-found', {}, 'there is no such game')
  if (!saved.isOver) throw new Refusal('not-over', {}, 'the game is not over')
  const [recorded, module] = await Promise.all([recordedOf(saved), gameOf(saved.game).load()])
  return {
    replay: await replayOf(recorded),
    module,
    seats: seatsOf(saved.players, saved.seat, saved.level),
    table: null,
    code: '',
    record: () => Promise.resolve(writeRecord(recorded)),
    fairness: () => Promise.resolve(null),
  }
}

/** Keep a finished game at the server too. Whoever has no name there becomes a guest. Throws a Refusal. */
export async function keep(saved: Saved): Promise<void> {
  await me.arrive()
  const record = writeRecord(await recordedOf(saved))
  saved.kept = (await api.keepRecord({ record, seat: saved.seat })).id
  await save(saved)
}

async function recordedOf(saved: Saved): Promise<Recorded> {
  const names = seatsOf(saved.players, saved.seat, saved.level).map(({ name }) => name)
  return { game: new Match(await kitOf(saved.game), saved).game, names }
}
