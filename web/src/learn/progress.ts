/** How far a learner has come in each lesson; kept in this browser and nowhere else. */

const key = (game: string) => `allfather-lesson-${game}`

/** The speech to go on with. */
export function keptProgress(game: string): number {
  try {
    const kept = Number(localStorage.getItem(key(game)))
    return Number.isInteger(kept) && kept > 0 ? kept : 0
  } catch {
    return 0
  }
}

/** Remember the speech to go on with. */
export function keepProgress(game: string, speech: number): void {
  try {
    localStorage.setItem(key(game), String(speech))
  } catch {
    // A browser that keeps nothing begins at the beginning.
  }
}
