import type { RuleChapter } from '../../module.ts'

export const CHAPTERS: RuleChapter[] = [
  { id: 'cards', rules: [] },
  { id: 'deal', rules: ['O1', 'O2', 'O3'] },
  { id: 'lead', rules: ['O4', 'O5'] },
  { id: 'beat', rules: ['O6', 'O7', 'O8'] },
  { id: 'take', rules: ['O9', 'O10'] },
  { id: 'round', rules: ['O11', 'O12'] },
  { id: 'points', rules: ['O13', 'O14', 'O15'] },
  { id: 'options', rules: ['O16', 'O18', 'O19'] },
  { id: 'know', rules: ['O17', 'O20'] },
]
