/** The current step of a replay, and whether it is playing. */

/** Milliseconds from one step to the next. */
export const PACES = { slow: 2200, normal: 1100, quick: 450 } as const
export type Pace = keyof typeof PACES

export class Player {
  at = $state(0)
  isPlaying = $state(false)
  pace: Pace = $state('normal')

  constructor(
    readonly length: number,
    start = 0,
  ) {
    this.at = this.#within(start)
  }

  get isAtStart(): boolean {
    return this.at === 0
  }

  get isAtEnd(): boolean {
    return this.at === this.length - 1
  }

  /** Show a step and stop. */
  go(to: number): void {
    this.isPlaying = false
    this.at = this.#within(to)
  }

  /** Start playing, from the beginning if it was at the end; or stop. */
  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.at = 0
    this.isPlaying = !this.isPlaying && this.length > 1
  }

  /** Go to the next step while playing. */
  tick(): void {
    this.at = this.#within(this.at + 1)
    if (this.isAtEnd) this.isPlaying = false
  }

  /** Handle *key*; return whether it has a meaning. */
  press(key: string): boolean {
    if (key === ' ') this.toggle()
    else if (key === 'ArrowLeft') this.go(this.at - 1)
    else if (key === 'ArrowRight') this.go(this.at + 1)
    else if (key === 'Home') this.go(0)
    else if (key === 'End') this.go(this.length - 1)
    else return false
    return true
  }

  #within(at: number): number {
    return Math.max(0, Math.min(Number.isInteger(at) ? at : 0, this.length - 1))
  }
}
