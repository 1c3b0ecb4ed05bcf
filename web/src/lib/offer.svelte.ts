/** What this server offers. Which games there are, and in which order, only the server knows. */
import { api } from './api.ts'
import type { GameInfo, Offer } from './protocol.ts'
import { isKnown, t } from './text.svelte.ts'

const RETRY_DELAY = 3000
let offer: Offer | null = $state.raw(null)

/** Ask the server; if it does not answer, ask again later. */
export async function loadOffer(): Promise<void> {
  try {
    offer = await api.games()
  } catch {
    setTimeout(() => void loadOffer(), RETRY_DELAY)
  }
}

/** Whether the server has answered. */
export function isOffered(): boolean {
  return offer !== null
}

/** The games that can be played here; none before the server has answered. */
export function games(): GameInfo[] {
  return offer?.games ?? []
}

/** The game of this name, or the first of all if there is no name. */
export function gameInfo(name: string | undefined): GameInfo | undefined {
  return name === undefined ? games()[0] : games().find((game) => game.name === name)
}

/** What a game is called: in the language of the person, or else as the server says. */
export function gameTitle(name: string): string {
  return isKnown(`game-${name}`) ? t(`game-${name}`) : (gameInfo(name)?.title ?? name)
}
