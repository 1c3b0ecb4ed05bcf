/** What players are called. */
import { isKnown, t } from '../lib/text.svelte.ts'
import { levelName } from '../lib/words.ts'

/** What the server calls somebody whose data were deleted. */
const DELETED = 'Deleted'

/** The name to show for a player of a result; for a bot of the server that is its level. */
export function shownName({ name, bot }: { name: string; bot: boolean }): string {
  if (bot && isKnown(`level-${name}`)) return levelName(name)
  return name === DELETED ? t('stats-deleted') : name
}
