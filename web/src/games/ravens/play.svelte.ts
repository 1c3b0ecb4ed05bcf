/** What a player is about to do: the chosen cards, the actions that match them, and their results. */
import type { Shown } from '../../lib/game.ts'
import type { RavensView } from '../../lib/protocol.ts'
import { t } from '../../lib/text.svelte.ts'
import {
  type Chosen,
  NOTHING,
  actionsFor,
  choiceOf,
  droppedAction,
  nextTop,
  primaryOf,
  sharesOf,
  targetsOf,
  verbOf,
  wishesFor,
} from './choices.ts'
import { Trials } from './trials.svelte.ts'
import { slug } from './words.ts'

export class Play {
  /** The action under the pointer. */
  looked: string | null = $state(null)
  #shown: () => Shown<RavensView>
  #trials = new Trials()
  #choice: Chosen & { of: string } = $state.raw({ ...NOTHING, of: '' })
  /** The view in which the choice was played; the next view needs a new choice, even if its cards are the same. */
  #playedIn: RavensView | null = $state.raw(null)

  readonly view = $derived.by(() => this.#shown().view)
  readonly isMine = $derived.by(
    () => !this.#shown().isReplay && this.view.to_act !== null && this.view.to_act === this.#shown().seat,
  )
  readonly shares = $derived.by(() => sharesOf(this.#shown().opinions))
  readonly best = $derived.by(() => this.#shown().opinions?.[0]?.action ?? null)
  readonly targets = $derived.by(() => targetsOf(this.isMine ? this.view.legal : []))

  /** A choice is valid only while this stays the same. */
  readonly #cards = $derived.by(() => [this.view.stage, this.view.phase, this.view.hand, this.view.pile].join('/'))
  readonly chosen: Chosen = $derived.by(() => {
    const isPlayed = this.#playedIn !== null && this.#playedIn !== this.view
    return isPlayed || this.#choice.of !== this.#cards ? NOTHING : this.#choice
  })
  readonly isChosen = $derived.by(() => this.chosen.places.length > 0 || this.chosen.top > 0)
  readonly actions = $derived.by(() => (this.isMine ? actionsFor(this.view.legal, this.view.hand, this.chosen) : []))
  readonly primary = $derived.by(() => (this.view.phase === 'extend' ? 'stay' : primaryOf(this.actions)))
  /** The cards that a hint suggests. */
  readonly advised = $derived.by(() => (this.best ? choiceOf(this.best, this.view.hand) : null))

  /** One flight, and one that clears the stone: all others lead to the same spaces. */
  readonly #flights = $derived.by(() =>
    ['fly', 'clear'].flatMap((verb) => this.view.legal.find((action) => verbOf(action) === verb) ?? []),
  )
  readonly #wishes = $derived.by(() => (this.isMine ? wishesFor(this.view.hand, this.view.pile, this.chosen) : []))
  readonly #whys = $derived.by(() => {
    const refused = this.#wishes.filter((action) => !this.view.legal.includes(action))
    return [...new Set(refused.map((action) => this.#trials.of(this.view, action)?.why ?? ''))].filter(Boolean)
  })
  /** Why the chosen cards cannot do what the person probably wanted. */
  readonly why = $derived.by(() => {
    if (!this.isMine || !this.isChosen) return ''
    return this.actions.length || this.#wishes.length ? this.#whys.join(' ') : t('ravens-not-together')
  })
  /** What to do now. */
  readonly task = $derived.by(() => {
    const { phase, effect, legal } = this.view
    if (phase !== 'play') return t(`ravens-now-${effect ? slug(effect) : phase}${phase === 'second' ? '-second' : ''}`)
    if (legal.length === 1) return t('ravens-now-done')
    return this.isChosen || this.best ? '' : t('ravens-now-play')
  })

  /** The game after the action under the pointer, or else after the most natural one. */
  readonly ahead = $derived.by(() => {
    const action = this.looked && this.actions.includes(this.looked) ? this.looked : this.actions[0]
    return action === undefined ? null : this.after(action)
  })
  /** The space that a flight leads to. */
  readonly landing = $derived.by(() => {
    const flight = this.#flights.find((action) => verbOf(action) === 'fly')
    return flight === undefined ? null : (this.after(flight)?.ravens[this.view.to_act ?? 0] ?? null)
  })

  constructor(shown: () => Shown<RavensView>) {
    this.#shown = shown
    $effect(() => {
      if (this.isMine && this.view.phase === 'play')
        this.#trials.ask(this.#shown(), [...this.#flights, ...this.#wishes])
    })
  }

  /** The game after an action, if the server has answered. */
  after(action: string): RavensView | null {
    const asked = this.#flights.find((flight) => verbOf(flight) === verbOf(action)) ?? action
    return this.#trials.of(this.view, asked)?.view ?? null
  }

  act(action: string): void {
    if (this.#shown().isBusy || !this.view.legal.includes(action)) return
    this.#playedIn = this.view
    this.#shown().act(action)
  }

  /** End the turn, or leave the path as it is. */
  end(): void {
    this.act(this.view.phase === 'extend' ? 'stay' : 'end')
  }

  /** Toggle a card from hand; the place after the last is the pile, where one more card is chosen. */
  toggle(place: number): void {
    const { hand, pile, legal } = this.view
    const { places, top } = this.chosen
    if (place === hand.length) this.#choose({ places, top: nextTop(top, legal, pile.length) })
    else if (places.includes(place)) this.#choose({ places: places.filter((other) => other !== place), top })
    else if (place < hand.length) this.#choose({ places: [...places, place], top })
  }

  /** Play a card that was dragged somewhere, together with all chosen cards if it is one of them. */
  drop(place: number, where: string): void {
    const isCard = place < this.view.hand.length
    const isPart = isCard ? this.chosen.places.includes(place) : this.chosen.top > 0
    if (!isPart) this.#choose(isCard ? { places: [place], top: 0 } : { places: [], top: 1 })
    const action = droppedAction(this.actions, where)
    if (action !== undefined) this.act(action)
  }

  /** Choose the cards that a hint suggests. */
  takeAdvice(): void {
    if (this.advised) this.#choose(this.advised)
  }

  clear(): void {
    this.#choose(NOTHING)
  }

  #choose(chosen: Chosen): void {
    this.#playedIn = null
    this.#choice = { ...chosen, of: this.#cards }
  }
}
