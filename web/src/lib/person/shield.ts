/** The shields of players: three characters for the colour of the ground, the figure on it and its colour. */

/** The dyes, and cream, which only a figure can have. */
export const DYES = ['R', 'O', 'Y', 'G', 'B', 'P'] as const
export const PAINTS = [...DYES, 'C'] as const

/** The parts of a shield. */
export interface Blazon {
  ground: string
  figure: number
  paint: string
}

/** Every other one of *count* sectors of a shield with radius 28 around 32, 32; their edges are straight or curved. */
function parts(count: number, isBent: boolean): string {
  const rim = (index: number) => {
    const angle = (2 * Math.PI * index) / count
    return `${(32 + 28 * Math.sin(angle)).toFixed(1)} ${(32 - 28 * Math.cos(angle)).toFixed(1)}`
  }
  const [out, back] = isBent ? ['A20 20 0 0 1 ', 'A20 20 0 0 0 '] : ['L', 'L']
  const odd = Array.from({ length: count / 2 }, (_, index) => 2 * index)
  return odd.map((index) => `M32 32${out}${rim(index)}A28 28 0 0 1 ${rim(index + 1)}${back}32 32`).join('')
}

const CROSS = 'M26 4.6h12V26h21.4v12H38v21.4H26V38H4.6V26H26z'
const RING = 'M32 10a22 22 0 0 1 0 44a22 22 0 0 1 0-44zm0 9a13 13 0 0 0 0 26a13 13 0 0 0 0-26z'
/** The figures, as paths in a square of 64 by 64. */
export const FIGURES: readonly string[] = [
  parts(2, false),
  parts(4, false),
  parts(6, false),
  CROSS,
  parts(4, true),
  parts(6, true),
  parts(8, true),
  RING,
]
/** The number of figures among which a name decides. */
const FIGURES_BY_NAME = 7

/** The shield that follows from a name: the same for the same name, everywhere. */
export function shieldOfName(name: string): string {
  const number = numberOf(name) >>> 0
  const ground = number % 6
  const paint = (ground + 1 + (Math.floor(number / 6) % 5)) % 6
  const figure = Math.floor(number / 30) % FIGURES_BY_NAME
  return `${DYES[ground]}${figure}${number % 4 === 0 ? 'C' : DYES[paint]}`
}

/** A hash of *text*. */
function numberOf(text: string): number {
  let found = 2166136261
  for (const letter of text) found = Math.imul(found ^ letter.codePointAt(0)!, 16777619) >>> 0
  return found ^ (found >>> 15)
}

/** The parts of a shield that was chosen, or of the one that follows from a name. */
export function blazonOf(shield: string, name: string): Blazon {
  const [ground, figure, paint] = shield || shieldOfName(name)
  return { ground: ground!, figure: Number(figure), paint: paint! }
}

export function shieldOf({ ground, figure, paint }: Blazon): string {
  return `${ground}${figure}${paint}`
}
