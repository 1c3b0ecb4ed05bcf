/** The layout of the path: rows from left to right, as few as keep its spaces large. */

/** What surrounds the rows, by the width of the room from which it applies: a small screen has no space to waste. */
const MARGINS = [
  { from: 560, before: 78, behind: 20, between: 17 },
  { from: 330, before: 44, behind: 20, between: 17 },
  { from: 230, before: 28, behind: 12, between: 11 },
  { from: -Infinity, before: 20, behind: 10, between: 9 },
]
export const GAP = 3
/** Spaces never get smaller than this, and no lower than a finger where there is room. */
const SMALLEST = { width: 22, height: 18 }
const FINGER = 44
const WIDEST = 210
const SHAPE = 0.74

export interface Layout {
  columns: number
  rows: number
  /** The size of one space; a card has two. */
  width: number
  height: number
  /** The space before each row, where the ravens wait and the line from the row above ends. */
  before: number
  /** The space after each row, where the line to the next row begins. */
  behind: number
  /** The space between two rows. */
  between: number
  totalWidth: number
  totalHeight: number
}

/** The layout of *count* cards with the largest spaces; if none fits, the lowest one. */
export function layoutOf(count: number, roomWidth: number, roomHeight: number): Layout {
  const all = Array.from({ length: Math.max(1, count) }, (_, rows) => inRows(count, rows + 1, roomWidth, roomHeight))
  const narrow = all.filter(({ totalWidth }) => totalWidth <= roomWidth)
  const fitting = narrow.filter(({ totalHeight }) => totalHeight <= roomHeight)
  if (fitting.length) return fitting.reduce((best, next) => (size(next) > size(best) + 1 ? next : best))
  return narrow.reduce((best, next) => (next.totalHeight < best.totalHeight ? next : best), narrow[0] ?? all.at(-1)!)
}

function size(layout: Layout): number {
  return Math.min(layout.width, layout.height / SHAPE)
}

function inRows(count: number, rows: number, roomWidth: number, roomHeight: number): Layout {
  const columns = Math.max(1, Math.ceil(count / rows))
  const real = Math.ceil(count / columns) || 1
  const { before, behind, between } = MARGINS.find(({ from }) => roomWidth >= from)!
  const free = (roomWidth - before - behind - (columns - 1) * GAP) / columns
  const width = Math.floor(Math.min(Math.max(free, SMALLEST.width), WIDEST))
  const high = (roomHeight - (real - 1) * between) / real / 2
  const height = Math.floor(Math.max(SMALLEST.height, Math.min(high, Math.max(width * SHAPE, FINGER))))
  return {
    columns,
    rows: real,
    width,
    height,
    before,
    behind,
    between,
    totalWidth: before + columns * width + (columns - 1) * GAP + behind,
    totalHeight: real * 2 * height + (real - 1) * between,
  }
}

/** The upper left corner of card *number*, counted from 1; 0 is where the ravens wait. */
export function cornerOf(layout: Layout, number: number): { x: number; y: number } {
  if (number === 0) return { x: (layout.before - layout.width) / 2 - 2, y: 0 }
  const [row, column] = [Math.floor((number - 1) / layout.columns), (number - 1) % layout.columns]
  return { x: layout.before + column * (layout.width + GAP), y: row * (2 * layout.height + layout.between) }
}

/** The lines that lead from the end of each row to the beginning of the next. */
export function joinsOf({
  before,
  behind,
  between,
  height,
  rows,
  totalWidth,
}: Layout): { line: string; head: string }[] {
  const right = totalWidth - behind
  const pitch = 2 * height + between
  const bend = Math.min(8, behind / 2 - 1, between / 2)
  const [turn, start] = [right + behind / 2, before - Math.min(22, before - 6)]
  return Array.from({ length: rows - 1 }, (_, row) => {
    const from = row * pitch + height
    const gutter = row * pitch + 2 * height + between / 2
    const down = gutter - from - 2 * bend
    const line =
      `M${right} ${from}H${turn - bend}q${bend} 0 ${bend} ${bend}v${down}q0 ${bend} ${-bend} ${bend}` +
      `H${start + bend}q${-bend} 0 ${-bend} ${bend}v${down}q0 ${bend} ${bend} ${bend}h4`
    return { line, head: `M${before - 13} ${from + pitch - 6}l7 6l-7 6` }
  })
}
