/** Who the person at this browser is. Nobody, until they sit down or sign in. */
import { api, send } from './api.ts'
import { live } from './live.svelte.ts'
import type { Person } from './protocol.ts'
import { language } from './text.svelte.ts'

class Me {
  person: Person | null = $state(null)
  isKnown = $state(false)

  async load(): Promise<void> {
    this.person = await api.me()
    this.isKnown = true
  }

  /** Become a guest unless one is somebody already. */
  async arrive(): Promise<Person> {
    if (!this.person) {
      this.become(await send<Person>('POST', '/guests', { language: language() }))
    }
    return this.person!
  }

  /** Be somebody else from now on, also on the live connection. */
  become(person: Person | null): void {
    const isOther = person?.id !== this.person?.id
    this.person = person
    if (isOther && live.state !== 'idle') live.reconnect()
  }
}

export const me = new Me()
