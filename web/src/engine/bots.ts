/** Bots by the short texts that the commands use too: `greedy`, `search:time=0.5,wall=0.75`, `think:playouts=200`. */
import { DEFAULT_TIME } from './constants.ts'

export interface Bot {
  name: string
  /** Seconds that a search may take. */
  time: number | null
  playouts: number | null
  /** How far a net strays from what it prefers. */
  temperature: number
  looksAhead: boolean
  needsNet: boolean
}

/** Parse the text of a bot. */
export function parseBot(text: string): Bot {
  const [name = '', settings = ''] = text.split(':')
  const found = new Map(settings.split(',').map((setting) => setting.split('=') as [string, string]))
  const number = (key: string) => (found.has(key) ? Number(found.get(key)) : null)
  const playouts = number('playouts')
  return {
    name,
    time: number('time') ?? (playouts === null ? DEFAULT_TIME : null),
    playouts,
    temperature: number('temperature') ?? 0,
    looksAhead: name === 'search' || name === 'think',
    needsNet: name === 'net' || name === 'think',
  }
}
