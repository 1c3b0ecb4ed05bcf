/** Notes what this browser is shown of a game, so that the record can be compared with it when the game is over. */
import type { GameView } from '../table/game.ts'
import { type ShownGame, keepShown, shownAt } from './commitments.ts'
import type { Happened } from '../server/protocol.ts'
import type { DealCheck } from './verify.ts'

/** How many events the server still tells those who come back. */
const REACH = 100
/** The most characters that are kept about one game. */
const LONGEST = 30_000

export class Witness {
  #shown: ShownGame
  #before: GameView | null = null

  constructor(
    readonly table: string,
    readonly deals: DealCheck,
  ) {
    this.#shown = shownAt(table)
  }

  /** Note an update of the table: what happened, and the game afterwards. */
  see(version: number, events: readonly Happened[], view: GameView | null): void {
    const shown = this.#shown
    if (shown.version === null || version <= shown.version) {
      this.#before = view
      return
    }
    const known = shown.version
    const news = events.filter((one) => one.version > known)
    shown.version = version - known > REACH ? null : version // what is missing may have been a deal
    if (shown.version !== null) {
      news.forEach((one) => this.#note(one))
      this.#look(news, view)
      if (JSON.stringify(shown.deals).length > LONGEST) shown.version = null
    }
    this.#before = view
    keepShown(this.table, shown)
  }

  #note({ event, action }: Happened): void {
    const { deals } = this.#shown
    if (event === 'dealt') deals.push({ told: [], cards: [] })
    if (event === 'acted' && action != null) deals.at(-1)?.told.push(action)
    if (event === 'took-back') deals.at(-1)?.told.pop()
  }

  /** Note the cards that came to light with a single deal or action; after several, nobody can say which did it. */
  #look(news: readonly Happened[], view: GameView | null): void {
    const { deals } = this.#shown
    const [first, ...others] = news.filter(({ event }) => event === 'dealt' || event === 'acted')
    if (!first || others.length || !view) return
    deals.at(-1)?.cards.push(...this.deals.shown(view, this.#before, deals.length - 1))
  }
}
