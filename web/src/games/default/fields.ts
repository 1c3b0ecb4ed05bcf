/** Reads the view of a game without knowing the game. */
import type { GameView } from '../../lib/table/game.ts'

export type PlainView = GameView & Record<string, unknown>

/** Fields that the board shows in their own place. */
const SHOWN = new Set(['seat', 'players', 'to_act', 'legal', 'hand', 'middle', 'sizes', 'scores'])

/** The cards in a field; empty if it contains something else. */
export function cardsIn(view: PlainView, field: string): string[] {
  const value = view[field]
  return Array.isArray(value) && value.every((card) => typeof card === 'string') ? value : []
}

/** The number in a field for a seat, or null. */
export function numberOf(view: PlainView, field: string, seat: number): number | null {
  const value = view[field]
  const number: unknown = Array.isArray(value) ? value[seat] : null
  return typeof number === 'number' ? number : null
}

/** All other fields of the view, as names and texts. */
export function otherFields(view: PlainView): { name: string; text: string }[] {
  return Object.entries(view)
    .filter(([name]) => !SHOWN.has(name))
    .map(([name, value]) => ({ name: words(name), text: textOf(value) }))
    .filter(({ text }) => text !== '')
}

/** A value on one line; empty if there is none. Nested lists are separated by slashes. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    const isNested = value.some((item) => Array.isArray(item))
    if (!value.some((item) => textOf(item) !== '')) return ''
    return value.map((item) => textOf(item) || '–').join(isNested ? ' / ' : ', ')
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, inner]) => `${words(name)} ${textOf(inner) || '–'}`)
    return parts.join(', ')
  }
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A name of the protocol as words: 'hand_number' is 'hand number'. */
function words(name: string): string {
  return name.replaceAll('_', ' ')
}
