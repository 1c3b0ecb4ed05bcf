/** Any game, played with what every view contains: cards, points and legal actions. */
import { t } from '../../lib/text.svelte.ts'
import { asModule } from '../module.ts'
import Board from './Board.svelte'
import type { PlainView } from './fields.ts'
import { actionWords, describeTable } from './words.ts'

export const plainModule = asModule<PlainView>({
  Board,
  sheets: [],
  LogLine: null,
  deals: null,
  cardName: (card) => card,
  actionWords,
  dealWords: () => t('log-dealt'),
  describeTable,
  soundOf: (action) => (action === 'pass' ? 'pass' : 'lay'),
  chapterOf: () => 1,
  chapterWords: () => t('plain-game'),
  chapterShort: String,
  goalWords: () => '',
})
