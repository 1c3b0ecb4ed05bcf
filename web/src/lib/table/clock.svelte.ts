/** The clocks of a table, which run on between updates. */
import type { Table } from './table.svelte.ts'

/** Minutes and seconds: 4:07. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export class Clock {
  #now = $state(Date.now())
  #table: () => Table

  constructor(table: () => Table) {
    this.#table = table
    $effect(() => {
      if (!table().left) return
      const ticking = setInterval(() => (this.#now = Date.now()), 500)
      return () => clearInterval(ticking)
    })
  }

  /** The time of every seat, or null if there is no clock. */
  get times(): string[] | null {
    const { left, view, updatedAt } = this.#table()
    if (!left) return null
    const gone = Math.max(0, this.#now - updatedAt)
    return left.map((time, seat) => clockText(view?.to_act === seat ? time - gone : time))
  }
}
