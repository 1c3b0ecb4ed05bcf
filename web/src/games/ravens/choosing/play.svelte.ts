/** What a player is about to do: the chosen cards, the actions that match them, and their results. */
import type { Shown } from '../../../lib/table/game.ts'
import type { RavensView } from '../../../lib/server/protocol.ts'
import { t } from '../../../lib/text.svelte.ts'
import {
  type Chosen,
  NOTHING,
  actionsFor,
  byVerb,
  choiceOf,
  chosenCards,
  costOf,
  droppedAction,
  droppedWish,
  isEffect,
  nextTop,
  primaryOf,
  sharesOf,
  targetsOf,
  topCards,
  vainWishes,
  verbOf,
  wishesFor,
} from './choices.ts'
import { Trials } from './trials.svelte.ts'
import { cardNames, doWords, slug } from '../words.ts'

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
  /** How good a hint finds every action; a forced one is not rated. */
  readonly shares = $derived.by(() => sharesOf(this.isForced ? null : this.#shown().opinions))
  readonly isForced = $derived.by(() => this.view.legal.length === 1)
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
  readonly primary = $derived.by(() => byVerb(this.view.legal, 'stay') ?? primaryOf(this.actions))
  /** The cards that a hint suggests. */
  readonly advised = $derived.by(() => (this.best ? choiceOf(this.best, this.view.hand) : null))

  /** One flight, and one that clears the stone: all others lead to the same spaces. */
  readonly #flights = $derived.by(() =>
    (['fly', 'clear'] as const).flatMap((verb) => byVerb(this.view.legal, verb) ?? []),
  )
  readonly #wishes = $derived.by(() => (this.isMine ? wishesFor(this.view.hand, this.view.pile, this.chosen) : []))
  readonly #whys = $derived.by(() => {
    const vain = vainWishes(this.#wishes, this.view.legal)
    return [...new Set(vain.map((action) => this.#trials.of(this.view, action)?.why ?? ''))].filter(Boolean)
  })
  /** What came of a drop that did nothing: words, or an action that was tried to learn why it is not possible. */
  #dropped: { in: RavensView; words: string; tried: string } | null = $state.raw(null)
  readonly #dropWhy = $derived.by(() => {
    const drop = this.#dropped?.in === this.view ? this.#dropped : null
    return drop ? drop.words || (this.#trials.of(this.view, drop.tried)?.why ?? '') : ''
  })
  /** Why the chosen cards cannot do what the person probably wanted. */
  readonly why = $derived.by(() => {
    if (this.#dropWhy) return this.#dropWhy
    if (!this.isMine || !this.isChosen) return ''
    return this.actions.length || this.#wishes.length ? this.#whys.join(' ') : t('ravens-not-together')
  })
  /** What to do now. */
  readonly task = $derived.by(() => {
    const { phase, effect, legal } = this.view
    if (phase !== 'play') return t(`ravens-now-${effect ? slug(effect) : phase}${phase === 'second' ? '-second' : ''}`)
    if (legal.length === 1) return t('ravens-now-done')
    return this.isChosen ? '' : t('ravens-now-play')
  })
  /** What a hint says, until cards are chosen: then the buttons have its figures. */
  readonly hint = $derived.by(() => {
    if (!this.best || !this.isMine || this.isChosen) return ''
    const action = doWords(this.best, this.view, this.after(this.best))
    if (this.isForced) return t('ravens-hint-forced', { action })
    const cost = costOf(this.best)
    const cards = cost ? [...cost.hand, ...topCards(this.view.pile, cost.top)] : []
    const named = cards.length ? `${cardNames(cards.join(' '))} – ${action}` : action
    return t('ravens-hint', { action: named, share: this.shares.get(this.best) ?? 0 })
  })
  /** What was just selected by a key, for screen readers. */
  spoken = $state('')

  /** The game after the action under the pointer, or else after the most natural one. */
  readonly ahead = $derived.by(() => {
    const action = this.looked && this.actions.includes(this.looked) ? this.looked : this.actions[0]
    return action === undefined ? null : this.after(action)
  })
  /** The space that a flight leads to. */
  readonly landing = $derived.by(() => {
    const flight = byVerb(this.#flights, 'fly')
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

  act(action: string | undefined): void {
    if (action === undefined || this.#shown().isBusy || !this.view.legal.includes(action)) return
    this.#playedIn = this.view
    this.spoken = ''
    this.#shown().act(action)
  }

  /** End the turn, or leave the path as it is. */
  end(): void {
    this.act(byVerb(this.view.legal, 'stay') ?? byVerb(this.view.legal, 'end'))
  }

  /** Toggle a card by its number key, and say what is selected then: nothing on the screen has the focus. */
  toggleByKey(place: number): void {
    this.toggle(place)
    const cards = [...chosenCards(this.view.hand, this.chosen), ...topCards(this.view.pile, this.chosen.top)]
    const told = cards.length ? t('ravens-selected', { cards: cardNames(cards.join(' ')) }) : t('ravens-selected-none')
    const [action] = this.actions
    this.spoken = action === undefined ? told : `${told} ${doWords(action, this.view, this.after(action))}.`
  }

  /** Toggle a card from hand; the place after the last is the pile, where one more card is chosen. */
  toggle(place: number): void {
    const { hand, pile, legal } = this.view
    const { places, top } = this.chosen
    if (place === hand.length) this.#choose({ places, top: nextTop(top, legal, pile.length) })
    else if (places.includes(place)) this.#choose({ places: places.filter((other) => other !== place), top })
    else if (place < hand.length) this.#choose({ places: [...places, place], top })
  }

  /** Play a card that was dragged somewhere, together with all chosen cards if it is one of them; or say why not. */
  drop(place: number, where: string): void {
    if (!this.isMine) return this.#say(t('why-out-of-turn'))
    const isCard = place < this.view.hand.length
    const isPart = isCard ? this.chosen.places.includes(place) : this.chosen.top > 0
    if (!isPart) this.#choose(isCard ? { places: [place], top: 0 } : { places: [], top: 1 })
    const action = droppedAction(this.actions, where)
    if (action !== undefined) this.act(action)
    else this.#explain(where)
  }

  /** Say why the chosen cards cannot go where they were dropped. */
  #explain(where: string): void {
    const { hand, pile } = this.view
    const cards = [...chosenCards(hand, this.chosen), ...topCards(pile, this.chosen.top)]
    if (where === 'path') {
      if (this.actions.some(isEffect)) this.#say(t('ravens-choose-effect'))
    } else if (cards.length > 1) this.#say(t('ravens-one-at-a-time'))
    else {
      const tried = droppedWish(hand, this.chosen, where)
      if (tried === undefined) return
      this.#dropped = { in: this.view, words: '', tried }
      this.#trials.ask(this.#shown(), [tried])
    }
  }

  #say(words: string): void {
    this.#dropped = { in: this.view, words, tried: '' }
  }

  /** Choose the cards that a hint suggests. */
  takeAdvice(): void {
    if (this.advised) this.#choose(this.advised)
  }

  clear(): void {
    this.spoken = ''
    this.#choose(NOTHING)
  }

  #choose(chosen: Chosen): void {
    this.#playedIn = null
    this.#dropped = null
    this.#choice = { ...chosen, of: this.#cards }
  }
}
