import { afterEach, expect, test, vi } from 'vitest'

vi.mock('../src/lib/person/settings.svelte.ts', () => ({ settings: { sound: true } }))

/** An audio context that the browser has not allowed yet. */
class Silent {
  static all: Silent[] = []
  state = 'suspended'

  constructor() {
    Silent.all.push(this)
  }

  createGain(): { connect(): void } {
    return { connect() {} }
  }

  resume(): Promise<void> {
    this.state = 'running'
    return Promise.resolve()
  }
}

afterEach(() => {
  vi.useRealTimers()
})

test('sound starts once, after what was tapped, and is resumed by a later tap', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Silent)
  const { wakeSound } = await import('../src/lib/screen/sound.ts')
  wakeSound()
  wakeSound()
  expect(Silent.all).toHaveLength(0)
  vi.runAllTimers()
  expect(Silent.all.map(({ state }) => state)).toEqual(['suspended'])

  wakeSound()
  vi.runAllTimers()
  expect(Silent.all.map(({ state }) => state)).toEqual(['running'])
})
