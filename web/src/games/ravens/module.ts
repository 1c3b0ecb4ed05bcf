/** Odins Raben at a table. */
import { t } from '../../lib/text.svelte.ts'
import type { RavensView } from '../../lib/protocol.ts'
import { asModule } from '../module.ts'
import Board from './Board.svelte'
import { deals } from './deals.ts'
import { actionWords, cardName, describeTable } from './words.ts'

export const ravensModule = asModule<RavensView>({
  Board,
  sheets: [],
  LogLine: null,
  deals,
  cardName,
  actionWords,
  dealWords(before) {
    if (before?.awaited === 'pack') return t('replay-new-pack')
    return before?.awaited === 'landscapes' ? t('replay-new-landscapes') : t('log-dealt')
  },
  describeTable,
  soundOf(action) {
    if (action === 'pass' || action === 'end' || action === 'stay') return 'pass'
    return /^(fly|clear|raven)/.test(action) ? 'fly' : 'lay'
  },
  chapterOf: (view) => view.stage,
  chapterWords: (number) => t('log-stage', { number }),
  chapterShort: (number) => t('stage-short', { number }),
  goalWords: () => '',
})
