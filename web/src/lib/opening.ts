/** Opening tables: the short way, and the one with all choices. */
import { api } from './api.ts'
import { me } from './me.svelte.ts'
import type { GameInfo, NewTable, Terms } from './protocol.ts'
import { go } from './router.svelte.ts'
import { settings } from './settings.svelte.ts'

/** Tables that begin as soon as their page is there. */
const startingSoon = new Set<string>()

/** Open a table and go there; if it is for bots alone it begins at once. */
export async function openTable(wish: NewTable, { start }: { start: boolean }): Promise<void> {
  const { table, person } = await api.openTable(wish)
  me.become(person)
  if (start) startSoon(table.id)
  go(`/t/${table.code}`)
}

/** A table of the chosen kind, with everything else as the person last had it. */
export function usualTable(game: GameInfo): NewTable {
  const terms: Partial<Terms> = { bots: settings.level, pace: settings.pace, hints: settings.hints }
  return { game: game.name, players: usualPlayers(game), terms }
}

/** For how many players: as many as the person last chose, if the game can be played by so many. */
export function usualPlayers({ players, default_players }: GameInfo): number {
  return players.includes(settings.players) ? settings.players : default_players
}

/** Have a table begin as soon as its page is there. */
export function startSoon(table: string): void {
  startingSoon.add(table)
}

/** Whether the table was opened here to begin at once; asked once. */
export function startsNow(table: string): boolean {
  return startingSoon.delete(table)
}
