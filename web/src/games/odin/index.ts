/** ODIN on the front page and in lists. */
import { t } from '../../lib/text.svelte.ts'
import type { Game } from '../module.ts'
import Hero from './Hero.svelte'
import Mark from './Mark.svelte'
import sprite from './art.svg?url'

const LIMITS = [10, 15, 20, 30]

export const odin: Game = {
  sprite,
  Hero,
  Mark,
  blurb: () => t('odin-blurb'),
  hasLesson: true,
  asks: (option, players) => option !== 'all_colours' || players === 2,
  choices: () => [
    { value: 1, label: t('option-limit-hand') },
    ...LIMITS.map((value) => ({ value, label: t('option-limit-points', { count: value }) })),
  ],
  load: async () => (await import('./module.ts')).odinModule,
  rules: async () => (await import('./rules/index.ts')).book,
}
