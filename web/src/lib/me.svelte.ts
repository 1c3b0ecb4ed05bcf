/** The person at this browser; nobody until they sit down or sign in. */
import { api, send } from './api.ts'
import { live } from './live.svelte.ts'
import type { Person } from './protocol.ts'
import { language } from './text.svelte.ts'

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
    const person = (await api.me()) ?? (await send<Person>('POST', '/guests', { language: language() }))
    this.become(person)
    return person
  }

  /** Switch to another person, also on the live connection. */
  become(person: Person | null): void {
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
