/** What a person has chosen for this browser; it is kept here and nowhere else. */

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
  /** The last table a person opened, so that the next is one tap away. */
  level: string
  players: number
  pace: number
  hints: boolean
  /** Whether single letters and numbers do something. */
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

/** Change some settings, and keep them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, read(), changes) // another tab may have chosen something else
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing has them until the page is left.
  }
}

/** Whether things on the page may move. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Have the document wear the chosen theme, also when the system's changes. */
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
