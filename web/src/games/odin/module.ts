/** ODIN at a table. */
import { t } from '../../lib/text.svelte.ts'
import type { OdinView } from '../../lib/server/protocol.ts'
import { asModule } from '../module.ts'
import Board from './Board.svelte'
import Known from './Known.svelte'
import LogLine from './LogLine.svelte'
import { type Taken, takenBy } from './cards.ts'
import { deals } from './deals.ts'
import { pointsAt } from './lesson.ts'
import { PASS } from './notation.ts'
import { actionWords, cardName, describeTable, takenWords } from './words.ts'

export const odinModule = asModule<OdinView>({
  Board,
  sheets: [{ id: 'cards', key: 'k', icon: 'eye', title: () => t('cards-known'), Content: Known }],
  LogLine,
  deals,
  cardName,
  actionWords,
  endingWords: (ending, name) => (ending.event === 'taken' ? takenWords((ending as Taken).card, name) : ''),
  dealWords: () => t('log-dealt'),
  describeTable,
  soundOf(action) {
    if (action === PASS) return 'pass'
    return takenBy(action) ? 'take' : 'lay'
  },
  pointsAt,
  chapterOf: (view) => view.hand_number,
  chapterWords: (number) => t('log-hand', { number }),
  chapterShort: (number) => t('hand-short', { number }),
  goalWords({ options: { limit } }) {
    return limit === 1 ? t('option-limit-hand') : t('odin-limit', { limit })
  },
})
