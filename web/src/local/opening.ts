/** Beginning games in this browser. */
import { hasKit, kitOf } from '../engine/kits.ts'
import { Game } from '../engine/game.ts'
import { gameOf } from '../games/index.ts'
import type { NewTable, Terms } from '../lib/server/protocol.ts'
import { games } from '../lib/server/offer.svelte.ts'
import { settings } from '../lib/person/settings.svelte.ts'
import { hasServer, savesData } from '../lib/server/site.ts'
import { type Saved, save, tidy } from './store.ts'

type Wish = Pick<Saved, 'game' | 'players' | 'options' | 'level' | 'pace' | 'hints'> & { seat?: number }

/** Whether a game against bots with these terms can be played in this browser. */
export function canPlayHere(game: string, terms: Partial<Terms> = {}): boolean {
  const needsServer = terms.rated || terms.listed || (terms.clock && terms.clock.kind !== 'none')
  return hasKit(game) && (!hasServer || (settings.solo && !needsServer))
}

/** Load what a game in this browser needs, because it is probably about to begin; not where data is to be saved. */
export function prepare(game: string): void {
  if (!canPlayHere(game) || savesData) return
  kitOf(game).catch(() => {}) // whoever begins the game is told
  loadTable(game)
}

/** Load the tables of all games, but no modules. Call this once their files are kept in this browser. */
export function loadTables(): void {
  for (const { name } of games()) if (canPlayHere(name)) loadTable(name)
}

function loadTable(game: string): void {
  for (const one of [gameOf(game).load(), import('../pages/Solo.svelte')]) one.catch(() => {})
}

/** What is wished of a table, for a game in this browser. */
export function asWish({ game, players, options, terms }: NewTable, defaultPlayers: number): Wish {
  return {
    game,
    players: players ?? defaultPlayers,
    options: options ?? {},
    level: terms?.bots ?? settings.level,
    pace: terms?.pace ?? settings.pace,
    hints: terms?.hints ?? settings.hints,
  }
}

/** Begin a game; return its address. In another game after *wish* everybody moves on by one seat. */
export async function begin({ game, players, options, level, pace, hints, seat }: Wish): Promise<string> {
  const kit = await kitOf(game)
  const chosen = new Game(kit, players, options).options // checks them
  const id = newId()
  void save({
    id,
    game,
    rules: kit.layout.rules,
    players,
    options: chosen,
    seed: newId(),
    seat: seat === undefined ? 0 : (seat + 1) % players,
    level,
    pace,
    hints,
    actions: [],
    undone: 0,
    isOver: false,
    at: Date.now(),
  }).then(tidy)
  return `/solo/${id}`
}

/** 60 random bits, in hexadecimal: seeds are not negative. */
function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2))
  return ((BigInt(words[0]! & 0x0fffffff) << 32n) | BigInt(words[1]!)).toString(16)
}
