/** Sounds, synthesised on demand: wood, cloth and a horn, from noise and simple tones. */
import { settings } from '../person/settings.svelte.ts'

export type Sound = 'lay' | 'take' | 'pass' | 'turn' | 'win' | 'end' | 'refused' | 'fly'

/** Starting the sound may take a while on a busy machine: what was tapped comes first. */
const DELAY = 200

let context: AudioContext | null = null
let starting: ReturnType<typeof setTimeout> | null = null
/** Everything is heard through it, at the chosen volume. */
let master: GainNode | null = null

/** The volume at which the sounds below are as loud as they are written. */
const LOUDNESS = 0.7

/** Browsers allow sound only after a first interaction. */
export function wakeSound(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  if (context?.state === 'suspended') void context.resume()
  starting ??= setTimeout(startSound, DELAY)
}

function startSound(): void {
  context = new AudioContext()
  master = context.createGain()
  master.connect(context.destination)
}

export function play(sound: Sound): void {
  if (!settings.sound || !context || !master) return
  master.gain.value = settings.volume / LOUDNESS
  SOUNDS[sound](context, context.currentTime)
}

const SOUNDS: Record<Sound, (on: AudioContext, at: number) => void> = {
  lay: (on, at) => noise(on, at, 0.09, 900, 0.35),
  take: (on, at) => noise(on, at, 0.14, 2600, 0.16),
  pass: (on, at) => noise(on, at, 0.06, 300, 0.3),
  fly: (on, at) => noise(on, at, 0.3, 1400, 0.14),
  refused: (on, at) => tone(on, at, 150, 0.14, 0.12),
  turn: (on, at) => {
    tone(on, at, 392, 0.22, 0.14)
    tone(on, at + 0.12, 523.25, 0.34, 0.14)
  },
  end: (on, at) => {
    tone(on, at, 293.66, 0.5, 0.12)
    tone(on, at + 0.16, 220, 0.6, 0.12)
  },
  win: (on, at) =>
    [261.63, 329.63, 392, 523.25].forEach((pitch, place) => tone(on, at + 0.13 * place, pitch, 0.5, 0.12)),
}

function tone(on: AudioContext, at: number, pitch: number, seconds: number, volume: number): void {
  const source = on.createOscillator()
  source.type = 'triangle'
  source.frequency.value = pitch
  source.connect(fade(on, at, seconds, volume))
  source.start(at)
  source.stop(at + seconds)
}

function noise(on: AudioContext, at: number, seconds: number, pitch: number, volume: number): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate)
  const data = buffer.getChannelData(0)
  for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1
  const source = on.createBufferSource()
  source.buffer = buffer
  const filter = on.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter).connect(fade(on, at, seconds, volume))
  source.start(at)
}

function fade(on: AudioContext, at: number, seconds: number, volume: number): GainNode {
  const gain = on.createGain()
  gain.gain.setValueAtTime(volume, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  gain.connect(master!)
  return gain
}
