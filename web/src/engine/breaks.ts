/** Milliseconds of work between two breaks: less than a frame of the screen takes. */
const SLICE = 12

/** Lets the page do other things now and then during long work. */
export class Breaks {
  #since = performance.now()

  /** Take a break if it is time for one. */
  async due(): Promise<void> {
    if (performance.now() - this.#since < SLICE) return
    await new Promise((resolve) => setTimeout(resolve))
    this.#since = performance.now()
  }
}
