/** Odins Raben on the front page and in lists. */
import { t } from '../../lib/text.svelte.ts'
import type { Game } from '../module.ts'
import Hero from './Hero.svelte'
import Mark from './Mark.svelte'
import sprite from './art.svg?url'

export const ravens: Game = {
  sprite,
  Hero,
  Mark,
  blurb: () => t('ravens-blurb'),
  hasLesson: true,
  asks: (option) => option !== 'components', // components come from files
  choices: () => [],
  load: async () => (await import('./module.ts')).ravensModule,
  rules: async () => (await import('./rules/index.ts')).book,
}
