/** Any game that has no board of its own on this page. */
import type { Game } from '../module.ts'

export const plain: Game = {
  sprite: null,
  Hero: null,
  Mark: null,
  blurb: () => '',
  hasLesson: false,
  asks: () => true,
  choices: () => [],
  load: async () => (await import('./module.ts')).plainModule,
  rules: null,
}
