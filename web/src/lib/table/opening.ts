/** Opening tables, quickly or with all choices. */
import { api } from '../server/api.ts'
import { me } from '../person/me.svelte.ts'
import type { GameInfo, NewTable, Terms } from '../server/protocol.ts'
import { go } from '../router.svelte.ts'
import { settings } from '../person/settings.svelte.ts'

/** Tables that start as soon as their page is loaded. */
const startingSoon = new Set<string>()
/** The code or id of the table at which the person takes a seat as soon as its page is loaded. */
let joining = ''

/** Open a table and go there; with *start* its game starts at once. */
export async function openTable(wish: NewTable, { start }: { start: boolean }): Promise<void> {
  await me.arrive()
  const { table, person } = await api.openTable(wish)
  me.become(person)
  if (start) startSoon(table.id)
  go(`/t/${table.code}`)
}

/** A table of the chosen kind; everything else is as the person last chose it. */
export function usualTable(game: GameInfo): NewTable {
  const terms: Partial<Terms> = { bots: settings.level, pace: settings.pace, hints: settings.hints }
  return { game: game.name, players: usualPlayers(game), terms }
}

/** The number of players that the person last chose, if the game allows it. */
export function usualPlayers({ players, default_players }: GameInfo): number {
  return players.includes(settings.players) ? settings.players : default_players
}

/** Let a table start as soon as its page is loaded. */
export function startSoon(table: string): void {
  startingSoon.add(table)
}

/** Whether the table was opened here to start at once; true only the first time. */
export function startsNow(table: string): boolean {
  return startingSoon.delete(table)
}

/** Go to a table, by its code or id, and take a seat there. */
export function joinTable(name: string): void {
  joining = name
  go(`/t/${name}`)
}

/** Whether the person came to take a seat at this table; true only the first time. */
export function joinsNow({ id, code }: { id: string; code: string }): boolean {
  const isWanted = joining !== '' && [id, code.toUpperCase()].includes(joining)
  joining = ''
  return isWanted
}
