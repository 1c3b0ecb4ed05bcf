/** What this server offers. Only the server knows which games there are, and their order. */
import { lasting } from './kept.ts'
import type { GameInfo, Offer } from './protocol.ts'
import { isKnown, t } from './text.svelte.ts'

const RETRY_DELAY = 3000
let offer: Offer | null = $state.raw(null)

/** Ask the server; without it, take what it offered last, or retry later. */
export async function loadOffer(): Promise<void> {
  try {
    offer = await lasting<Offer>('/games')
  } catch {
    setTimeout(() => void loadOffer(), RETRY_DELAY)
  }
}

/** Whether the server has answered. */
export function isOffered(): boolean {
  return offer !== null
}

/** The games that can be played here; empty before the server has answered. */
export function games(): GameInfo[] {
  return offer?.games ?? []
}

/** The game of this name, or the first game if there is no name. */
export function gameInfo(name: string | undefined): GameInfo | undefined {
  return name === undefined ? games()[0] : games().find((game) => game.name === name)
}

/** Whether an action only ends a turn: a bot needs no time for it, and it is not told unless it is all that was done. */
export function isClosing(game: string, action: string): boolean {
  return gameInfo(game)?.closing.includes(action) ?? false
}

/** The title of a game in the person's language, or else the server's. */
export function gameTitle(name: string): string {
  return isKnown(`game-${name}`) ? t(`game-${name}`) : (gameInfo(name)?.title ?? name)
}

/** Ask the server again, for what may have changed. Throws if it does not answer. */
export async function refreshOffer(): Promise<void> {
  offer = await lasting<Offer>('/games')
}
