/** The progress in each lesson, stored in this browser only. */

const key = (game: string) => `allfather-lesson-${game}`

/** The speech to continue with. */
export function keptProgress(game: string): number {
  try {
    const kept = Number(localStorage.getItem(key(game)))
    return Number.isInteger(kept) && kept > 0 ? kept : 0
  } catch {
    return 0
  }
}

/** Remember the speech to continue with. */
export function keepProgress(game: string, speech: number): void {
  try {
    localStorage.setItem(key(game), String(speech))
  } catch {
    // Without storage, lessons start at the beginning.
  }
}
