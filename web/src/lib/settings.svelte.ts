/** The settings of a person, stored in this browser only. */

export type Theme = 'system' | 'dark' | 'light'
export type Sorting = 'colour' | 'number'

export interface Settings {
  theme: Theme
  language: string
  sound: boolean
  motion: boolean
  notify: boolean
  sorting: Sorting
  hurry: boolean
  /** The terms of the last table that was opened, as defaults for the next. */
  level: string
  players: number
  pace: number
  hints: boolean
  /** Whether single-key shortcuts are on. */
  keys: boolean
}

const KEY = 'allfather-settings'
const DEFAULTS: Settings = {
  theme: 'system',
  language: '',
  sound: true,
  motion: true,
  notify: false,
  sorting: 'colour',
  hurry: false,
  level: 'karl',
  players: 4,
  pace: 800,
  hints: true,
  keys: true,
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
    document.documentElement.dataset.motion = settings.motion ? 'on' : 'off'
  }
  night.addEventListener('change', wear)
  $effect.root(() => {
    $effect(wear)
  })
  wear()
}
