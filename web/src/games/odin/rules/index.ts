/** The rules page of ODIN. */
import type { RuleBook } from '../../module.ts'
import Pictures from './Pictures.svelte'
import { CHAPTERS } from './chapters.ts'

export const book: RuleBook = { chapters: CHAPTERS, Pictures, RulePicture: null }
