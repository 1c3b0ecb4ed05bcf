/** Keys of the page. */
import { settings } from '../person/settings.svelte.ts'

/** Whether a key belongs to something else: a text field, an open dialog, the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (!settings.keys && /^[a-z?0-9]$/i.test(event.key)) return true
  const target = event.target instanceof Element ? event.target : null
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return true
  return target?.matches('input:not([type=radio], [type=checkbox]), textarea, select') ?? false
}
