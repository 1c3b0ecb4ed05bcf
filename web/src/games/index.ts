/** The games that this page knows; it shows any other on a plain board. */
import { plain } from './default/index.ts'
import type { Game } from './module.ts'
import { odin } from './odin/index.ts'
import { ravens } from './ravens/index.ts'

const GAMES: Record<string, Game> = { odin, ravens }

/** The game of this name; a plain one if the page has never heard of it. */
export function gameOf(name: string): Game {
  return Object.hasOwn(GAMES, name) ? GAMES[name]! : plain
}

/** The addresses of all drawings of games. */
export const SPRITES = Object.values(GAMES).flatMap(({ sprite }) => sprite ?? [])
