/** The rules page of Odins Raben. */
import type { RuleBook } from '../../module.ts'
import Pictures from './Pictures.svelte'
import RulePicture from './RulePicture.svelte'
import { CHAPTERS } from './chapters.ts'

export const book: RuleBook = { chapters: CHAPTERS, Pictures, RulePicture }
