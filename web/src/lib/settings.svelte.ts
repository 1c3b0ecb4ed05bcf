/** The settings of a person, stored in this browser only. */
import { DEFAULT_TERMS } from './protocol.ts'

export type Theme = 'system' | 'dark' | 'light'
/** The order of a hand: one of two, or the person's own. */
export type Sorting = 'colour' | 'number' | 'own'
export const HALLS = ['longhouse', 'fjord', 'grove'] as const
export const BACKS = ['own', 'runes', 'knot', 'sail'] as const
export type Hall = (typeof HALLS)[number]
export type Back = (typeof BACKS)[number]

export interface Settings {
  theme: Theme
  /** The colours of the table and the page, by day and by night. */
  hall: Hall
  /** What the backs of cards show; *own* is the drawing of the game. */
  back: Back
  language: string
  sound: boolean
  /** From 0 to 1. */
  volume: number
  motion: boolean
  notify: boolean
  sorting: Sorting
  autoPass: boolean
  /** Whether automatic moves have been offered. */
  wasAsked: boolean
  /** The terms of the last table that was opened, as defaults for the next. */
  level: string
  players: number
  pace: number
  hints: boolean
  /** Whether games against bots are played in this browser, not at the server. */
  solo: boolean
  /** Whether single-key shortcuts are on. */
  keys: boolean
  /** The name and the shield that the person has chosen; empty if they have not been asked. */
  name: string
  shield: string
  /** The reaction that was used last: it is one tap away. */
  reaction: string
}

const KEY = 'allfather-settings'
const DEFAULTS: Settings = {
  theme: 'system',
  hall: 'longhouse',
  back: 'own',
  language: '',
  sound: true,
  volume: 0.7,
  motion: true,
  notify: false,
  sorting: 'colour',
  autoPass: false,
  wasAsked: false,
  level: DEFAULT_TERMS.bots,
  players: 4,
  pace: DEFAULT_TERMS.pace,
  hints: true,
  solo: true,
  keys: true,
  name: '',
  shield: '',
  reaction: 'hail',
}

export const settings: Settings = $state({ ...DEFAULTS, ...read() })

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

/** Change some settings and store them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, read(), changes) // another tab may have changed other settings
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage, settings last until the page is closed.
  }
}

/** Whether things on the page may move. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Apply the chosen theme to the document, and follow changes of the system's theme. */
export function watchTheme(): void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  const wear = () => {
    const isDark = settings.theme === 'dark' || (settings.theme === 'system' && night.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    document.documentElement.dataset.hall = settings.hall
    document.documentElement.dataset.motion = settings.motion ? 'on' : 'off'
  }
  night.addEventListener('change', wear)
  $effect.root(() => {
    $effect(wear)
  })
  wear()
}
