/** Tells a person what happened and that it is their turn: by title, sound, notification and live region. */
import { untrack } from 'svelte'
import type { GameModule } from '../games/module.ts'
import { notable, settled } from './log.ts'
import { notify } from './notify.ts'
import { gameTitle, isClosing } from './offer.svelte.ts'
import type { Happened, SeatInfo } from './protocol.ts'
import { play, type Sound } from './sound.ts'
import type { Table } from './table.svelte.ts'
import { t } from './text.svelte.ts'
import { happenedWords, seatName, seatsFor } from './words.ts'

/** The number of events among which those are that have just happened. */
const RECENT = 200

export class Attention {
  #table: () => Table
  #module: () => GameModule
  #heard = 0
  /** What was announced last, and the space after it. */
  #told: Happened[] = []
  #end = ''
  #wasPlaying = false

  constructor(table: () => Table, module: () => GameModule) {
    this.#table = table
    this.#module = module
    $effect(() => this.#attend(table().log))
    $effect(() => this.#celebrate())
    $effect(() => {
      if (this.isMyTurn) untrack(() => this.#call())
    })
  }

  isMyTurn = $derived.by(() => this.#table().isMyTurn)

  /** The latest events in words, for screen readers; derived, so that it changes before the board does. */
  spoken = $derived.by(() => {
    const { log, info, seat } = this.#table()
    if (this.#heard === 0 || !info) return ''
    const recent = notable(settled(log.slice(-RECENT)), (action) => isClosing(info.game, action))
    const seats = seatsFor(seat, info.seats)
    const news = recent.filter(({ version }) => version > this.#heard)
    const before = this.#wordsOf(this.#told, seats)
    if (!news.length) return before + this.#end
    const words = this.#wordsOf(news, seats)
    // The same words again would not be announced: they differ by a space.
    this.#end = words === before && !this.#end ? '\u00a0' : ''
    this.#told = news
    return words + this.#end
  })

  #wordsOf(told: Happened[], seats: (SeatInfo | null)[]): string {
    return told.flatMap((happened) => happenedWords(this.#module(), happened, seats)).join(' ')
  }

  /** The title of the tab. */
  get title(): string {
    const { info, view } = this.#table()
    const game = info ? gameTitle(info.game) : ''
    if (this.isMyTurn) return `${t('title-your-turn')} · ${game}`
    const actor = view?.to_act ?? null
    if (info?.status !== 'playing' || actor === null) return `${game} · Allfather`
    return `${t('turn-of', { name: seatName(info.seats[actor] ?? null, actor) })} · ${game}`
  }

  get canTakeBack(): boolean {
    return this.#table().canTakeBack
  }

  get canAskHint(): boolean {
    const { info, isAsking } = this.#table()
    return this.isMyTurn && !!info?.terms.hints && !isAsking
  }

  #call(): void {
    play('turn')
    void notify(t('your-turn'), this.title, location.href).catch(() => {})
  }

  /** Play a sound when the game ends while the person is watching. */
  #celebrate(): void {
    const { info, seat } = this.#table()
    if (info?.status === 'over' && this.#wasPlaying)
      play(seat !== null && info.result?.places[seat] === 1 ? 'win' : 'end')
    this.#wasPlaying = info?.status === 'playing'
  }

  #attend(log: Happened[]): void {
    const { info, version } = this.#table()
    const isFirst = this.#heard === 0
    const news = log.slice(-RECENT).filter((happened) => happened.version > this.#heard)
    this.#heard = version
    if (isFirst || !info) return
    const sound = news.map((happened) => this.#soundOf(happened)).findLast(Boolean)
    if (sound) play(sound)
  }

  #soundOf({ event, action }: Happened): Sound | null {
    return event === 'acted' && action ? this.#module().soundOf(action) : null
  }
}
