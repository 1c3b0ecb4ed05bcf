/** The names of players. */
import { isKnown, t } from '../lib/text.svelte.ts'
import { levelName } from '../lib/words.ts'

/** The name that the server uses for a person whose data were deleted. */
const DELETED = 'Deleted'

/** The name to show for a player in a result; for a bot of the server it is the level. */
export function shownName({ name, bot }: { name: string; bot: boolean }): string {
  if (bot && isKnown(`level-${name}`)) return levelName(name)
  return name === DELETED ? t('stats-deleted') : name
}
