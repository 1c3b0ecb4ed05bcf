/** Odins Raben on the front page and in lists. */
import { t } from '../../lib/text.svelte.ts'
import type { Game } from '../module.ts'
import Hero from './Hero.svelte'
import Mark from './Mark.svelte'
import sprite from './art.svg?url'

const LENGTHS = [12, 16, 20, 24]

export const ravens: Game = {
  sprite,
  Hero,
  Mark,
  blurb: () => t('ravens-blurb'),
  hasLesson: true,
  asks: (option) => option !== 'components', // components come from files
  choices: () => [
    ...LENGTHS.map((value) => ({ value, label: t('option-longest_path-cards', { count: value }) })),
    { value: 0, label: t('option-longest_path-never') },
  ],
  load: async () => (await import('./module.ts')).ravensModule,
  rules: async () => (await import('./rules/index.ts')).book,
}
