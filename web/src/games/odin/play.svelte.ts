/** What the person is about to do at a table of ODIN: the chosen cards, and why they cannot be played. */
import { untrack } from 'svelte'
import { actionFor, arranged, asAction, moved, playable, sorted, takenBy, valueOf } from './cards.ts'
import { PASS } from './notation.ts'
import { cardName } from './words.ts'
import type { Shown } from '../../lib/table/game.ts'
import type { OdinView } from '../../lib/server/protocol.ts'
import { asRefusal } from '../../lib/server/refusal.ts'
import { choose, settings } from '../../lib/person/settings.svelte.ts'
import { play as sound } from '../../lib/screen/sound.ts'
import { t } from '../../lib/text.svelte.ts'
import { reason, seatName } from '../../lib/words.ts'

export class Play {
  readonly #shown: () => Shown<OdinView>
  #chosen: { hand: number; cards: string[] } = $state.raw({ hand: 0, cards: [] })
  /** The person's own order of the hand. */
  #order: string[] = $state.raw([])
  /** Why the chosen cards cannot be played, in a sentence. */
  why = $state('')
  /** What was chosen by a key, for screen readers. */
  spoken = $state('')

  constructor(shown: () => Shown<OdinView>) {
    this.#shown = shown
    $effect(() => {
      // Cards that were played are not chosen any more, also if they come back.
      const left = this.selected
      if (untrack(() => this.#chosen.cards.length) !== left.length) this.select(left)
    })
    $effect(() => {
      void this.selected
      void shown().view
      const isHopeless = this.isHopeless
      this.why = ''
      if (isHopeless) untrack(() => this.explain())
    })
  }

  get #view(): OdinView {
    return this.#shown().view
  }

  /** Whether the person may act. */
  isMine = $derived.by(() => {
    const { isReplay, seat, view } = this.#shown()
    return !isReplay && seat !== null && view.to_act === seat
  })

  hand = $derived.by(() => {
    const { hand } = this.#view
    return settings.sorting === 'own' ? arranged(hand, this.#order) : sorted(hand, settings.sorting)
  })

  selected = $derived.by(() => {
    const { hand_number, hand } = this.#view
    return this.#chosen.hand === hand_number ? this.#chosen.cards.filter((card) => hand.includes(card)) : []
  })

  /** The action that lays the chosen cards, if it is legal. */
  action = $derived.by(() => actionFor(this.selected, this.#view.legal))
  canPass = $derived.by(() => this.#view.legal.includes(PASS))
  canTake = $derived.by(() => this.isMine && this.#view.phase === 'take')
  canLay = $derived.by(() => this.isMine && this.#view.phase === 'play')
  /** Whether there is nothing to decide but to pass. */
  mustPass = $derived.by(() => this.canLay && this.canPass && this.#view.legal.length === 1)
  isHopeless = $derived.by(
    () => this.canLay && this.selected.length > 0 && playable(this.selected, this.#view.legal).size === 0,
  )
  /** The cards that are part of a legal action; null while nothing can be laid. */
  alive = $derived.by(() => (this.canLay ? playable(this.isHopeless ? [] : this.selected, this.#view.legal) : null))

  select(cards: string[]): void {
    this.#chosen = { hand: this.#view.hand_number, cards }
  }

  /** Choose a card or put it back; one that cannot join the chosen cards begins a new choice. */
  toggle(card: string): void {
    const { selected } = this
    if (selected.includes(card)) this.select(selected.filter((other) => other !== card))
    else this.select(asAction([...selected, card]) ? [...selected, card] : [card])
  }

  /** The same by a key, which a screen reader would not notice. */
  toggleByKey(card: string): void {
    this.toggle(card)
    const { selected } = this
    this.spoken = selected.includes(card)
      ? t('odin-chosen', { card: cardName(card), count: selected.length, value: valueOf(selected) })
      : t('odin-put-back', { card: cardName(card) })
  }

  /** A card was dragged: to the middle, or to the place of another card of the hand. */
  drop(card: string, place: string): void {
    if (place === 'middle') {
      if (!this.selected.includes(card)) this.toggle(card)
      this.lay()
    } else if (place !== card) this.move(card, place)
  }

  move(card: string, to: string): void {
    this.#order = moved(this.hand, card, to)
    choose({ sorting: 'own' })
  }

  changeSorting(): void {
    choose({ sorting: settings.sorting === 'colour' ? 'number' : 'colour' })
  }

  /** Lay the chosen cards, or say why they cannot be laid. */
  lay(): void {
    if (this.action) this.act(this.action)
    else this.explain(true)
  }

  pass(): void {
    if (this.canPass) this.act(PASS)
    else if (this.canLay) this.#say(t('why-leader-passes'))
    else this.explain(true)
  }

  /** Take a card that was beaten. */
  take(card: string): void {
    const action = this.#view.legal.find((one) => takenBy(one) === card)
    if (action) this.act(action)
  }

  act(action: string): void {
    const shown = this.#shown()
    if (!shown.isBusy) shown.act(action)
  }

  /** Say why the chosen cards cannot be laid. */
  explain(isAsked = false): void {
    const { view, seats, moment } = this.#shown()
    const { selected } = this
    if (moment || view.to_act === null) return
    if (!this.isMine) this.#say(t('turn-of', { name: seatName(seats[view.to_act] ?? null, view.to_act) }))
    else if (view.phase === 'take') this.#say(t('odin-take'))
    else if (!selected.length) this.#say(t('odin-choose-first'))
    else {
      const wanted = asAction(selected)! // it was chosen so
      this.#shown()
        .attempt(wanted)
        .catch((error: unknown) => {
          if (wanted === asAction(this.selected)) this.#say(reason(asRefusal(error), cardName), isAsked)
        })
    }
  }

  #say(why: string, isAsked = true): void {
    this.why = why
    if (isAsked) sound('refused')
  }
}
