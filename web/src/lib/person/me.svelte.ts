/** The person at this browser; nobody until they sit down or sign in. */
import { api, send } from '../server/api.ts'
import { live } from '../server/live.svelte.ts'
import type { Person } from '../server/protocol.ts'
import { asRefusal } from '../server/refusal.ts'
import { choose, settings } from './settings.svelte.ts'
import { language, t } from '../text.svelte.ts'

class Me {
  person: Person | null = $state(null)
  isKnown = $state(false)
  #arriving: Promise<Person> | null = null

  async load(): Promise<void> {
    this.person = await api.me()
    this.isKnown = true
  }

  /** Become a guest unless already known, here or in another tab. */
  arrive(): Promise<Person> {
    if (this.person) return Promise.resolve(this.person)
    return (this.#arriving ??= this.#come().finally(() => (this.#arriving = null)))
  }

  async #come(): Promise<Person> {
    const person = (await api.me()) ?? (await this.#newGuest())
    this.become(person)
    return person
  }

  /** A new guest with the name that this browser remembers, unless an account has that name by now. */
  async #newGuest(): Promise<Person> {
    const { name, shield } = settings
    const guest = { language: language(), shield }
    try {
      return await send<Person>('POST', '/guests', name ? { ...guest, name } : guest)
    } catch (error) {
      if (!name || asRefusal(error).code !== 'name-taken') throw error
      return send<Person>('POST', '/guests', guest)
    }
  }

  /** Whether the person has been asked for their name, or has an account, which has one. */
  get isIntroduced(): boolean {
    return settings.name !== '' || (this.person?.account ?? null) !== null
  }

  /** The name that the person has chosen; empty if they have not been asked. */
  get chosenName(): string {
    return this.isIntroduced ? (this.person?.name ?? settings.name) : ''
  }

  /** The name that others see. */
  get name(): string {
    return this.person?.name ?? (settings.name || t('solo-name'))
  }

  get shield(): string {
    return this.person?.shield ?? settings.shield
  }

  /** Choose the name and the shield that others see, here and at every table; this browser remembers them. */
  async introduce(name: string, shield: string): Promise<void> {
    const person = this.person ?? (await api.me())
    const chosen = { name, shield }
    this.become(
      person
        ? await send<Person>('PATCH', '/me', chosen)
        : await send<Person>('POST', '/guests', { language: language(), ...chosen }),
    )
    choose(chosen)
  }

  /** Switch to another person, also on the live connection; nothing is remembered of whoever signs out. */
  become(person: Person | null): void {
    if (!person) choose({ name: '', shield: '' })
    const isOther = person?.id !== this.person?.id
    this.person = person
    this.isKnown = true
    if (isOther) this.rejoin()
  }

  /** Connect anew with the cookie of now; the server knows the old one no more. */
  rejoin(): void {
    if (live.state !== 'idle') live.reconnect()
  }
}

export const me = new Me()
// The first request may have reached a server that was still starting.
live.onOpen(() => me.isKnown || void me.load().catch(() => {}))
