/** How long bots wait before they act. */
import { t } from '../text.svelte.ts'

const PACES = { slow: 1600, normal: 800, quick: 300, instant: 0 }

/** The paces to choose from: milliseconds, and what they are called. */
export function paces(): { value: number; label: string }[] {
  return Object.entries(PACES).map(([name, value]) => ({ value, label: t(`pace-${name}`) }))
}
