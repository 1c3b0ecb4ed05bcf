/** The registry of games that have a board; any other game is shown on a plain board. */
import { plain } from './default/index.ts'
import type { Game } from './module.ts'
import { odin } from './odin/index.ts'
import { ravens } from './ravens/index.ts'

const GAMES: Record<string, Game> = { odin, ravens }

/** The game of this name, or the default one if it is not registered. */
export function gameOf(name: string): Game {
  return Object.hasOwn(GAMES, name) ? GAMES[name]! : plain
}

/** The URLs of the sprites of all games. */
export const SPRITES = Object.values(GAMES).flatMap(({ sprite }) => sprite ?? [])
