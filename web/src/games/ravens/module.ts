/** Odins Raben at a table. */
import { isClosing } from '../../lib/offer.svelte.ts'
import { t } from '../../lib/text.svelte.ts'
import type { RavensView } from '../../lib/protocol.ts'
import { asModule } from '../module.ts'
import Board from './Board.svelte'
import { verbOf } from './choices.ts'
import { deals } from './deals.ts'
import { pointsAt } from './lesson.ts'
import type { Verb } from './notation.ts'
import { actionWords, cardName, describeTable, type Trimming } from './words.ts'

/** Actions that move a raven. */
const FLYING: readonly Verb[] = ['fly', 'clear', 'raven']

export const ravensModule = asModule<RavensView>({
  Board,
  sheets: [],
  LogLine: null,
  deals,
  cardName,
  actionWords,
  endingWords: (ending) =>
    ending.event === 'path-trimmed' ? t('ravens-path-trimmed', { count: (ending as Trimming).cards.length }) : '',
  dealWords(before) {
    if (before?.awaited === 'pack') return t('replay-new-pack')
    return before?.awaited === 'landscapes' ? t('replay-new-landscapes') : t('log-dealt')
  },
  describeTable,
  soundOf(action) {
    if (isClosing('ravens', action)) return 'pass'
    return FLYING.includes(verbOf(action)) ? 'fly' : 'lay'
  },
  pointsAt,
  chapterOf: (view) => view.stage,
  chapterWords: (number) => t('log-stage', { number }),
  chapterShort: (number) => t('stage-short', { number }),
  goalWords: () => '',
})
