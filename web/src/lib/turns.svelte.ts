/** Tells a person what happened and that it is their turn: by title, sound, notification and live region. */
import { untrack } from 'svelte'
import type { GameModule } from '../games/module.ts'
import { notify } from './notify.ts'
import { gameTitle } from './offer.svelte.ts'
import type { Happened } from './protocol.ts'
import { play, type Sound } from './sound.ts'
import type { LiveTable } from './table.svelte.ts'
import { t } from './text.svelte.ts'
import { happenedWords, seatName } from './words.ts'

export class Attention {
  /** The latest events in words, for screen readers. */
  spoken = $state('')
  #table: () => LiveTable
  #module: () => GameModule
  #heard = 0
  #wasPlaying = false

  constructor(table: () => LiveTable, module: () => GameModule) {
    this.#table = table
    this.#module = module
    $effect(() => this.#attend(table().log))
    $effect(() => this.#celebrate())
    $effect(() => {
      if (this.isMyTurn) untrack(() => this.#call())
    })
  }

  isMyTurn = $derived.by(() => {
    const { info, view, seat } = this.#table()
    return info?.status === 'playing' && seat !== null && view?.to_act === seat
  })

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
    return this.isMyTurn && this.#table().isReversible
  }

  get canAskHint(): boolean {
    const { info, isAsking } = this.#table()
    return this.isMyTurn && !!info?.terms.hints && !isAsking
  }

  #call(): void {
    play('turn')
    void notify(t('your-turn'), this.title, location.pathname).catch(() => {})
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
    const news = log.filter((happened) => happened.version > this.#heard)
    this.#heard = version
    if (isFirst || !info) return
    this.spoken = news.map((happened) => happenedWords(this.#module(), happened, info.seats)).join(' ')
    const sound = news.map((happened) => this.#soundOf(happened)).findLast(Boolean)
    if (sound) play(sound)
  }

  #soundOf({ event, action }: Happened): Sound | null {
    return event === 'acted' && action ? this.#module().soundOf(action) : null
  }
}
