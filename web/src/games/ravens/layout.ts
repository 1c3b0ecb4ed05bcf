/** The layout of the path: rows from left to right, as few as keep its spaces large. */

/** The width from which the start is drawn large. */
const WIDE = 560
/** The space after a row, where the line to the next row begins. */
export const BEHIND = 20
export const GAP = 3
const BETWEEN = 17
const SMALLEST = { width: 44, height: 42 }
const WIDEST = 132
const SHAPE = 0.74

export interface Layout {
  columns: number
  rows: number
  /** The size of one space; a card has two. */
  width: number
  height: number
  /** The space before each row, where the ravens wait and the line from the row above ends. */
  before: number
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
  const before = roomWidth < WIDE ? 44 : 78
  const free = (roomWidth - before - BEHIND - (columns - 1) * GAP) / columns
  const width = Math.floor(Math.min(Math.max(free, SMALLEST.width), WIDEST))
  const high = (roomHeight - (real - 1) * BETWEEN) / real / 2
  const height = Math.floor(Math.max(SMALLEST.height, Math.min(high, width * SHAPE)))
  return {
    columns,
    rows: real,
    width,
    height,
    before,
    totalWidth: before + columns * width + (columns - 1) * GAP + BEHIND,
    totalHeight: real * 2 * height + (real - 1) * BETWEEN,
  }
}

/** The upper left corner of card *number*, counted from 1; 0 is where the ravens wait. */
export function cornerOf(layout: Layout, number: number): { x: number; y: number } {
  if (number === 0) return { x: (layout.before - layout.width) / 2 - 2, y: 0 }
  const [row, column] = [Math.floor((number - 1) / layout.columns), (number - 1) % layout.columns]
  return { x: layout.before + column * (layout.width + GAP), y: row * (2 * layout.height + BETWEEN) }
}

/** The lines that lead from the end of each row to the beginning of the next. */
export function joinsOf(layout: Layout): { line: string; head: string }[] {
  const right = layout.totalWidth - BEHIND
  const pitch = 2 * layout.height + BETWEEN
  return Array.from({ length: layout.rows - 1 }, (_, row) => {
    const from = row * pitch + layout.height
    const gutter = row * pitch + 2 * layout.height + BETWEEN / 2
    const [down, across] = [gutter - from - 8, right + 10 - 8 - (layout.before - 22 + 8)]
    const line = `M${right} ${from}h2q8 0 8 8v${down - 8}q0 8 -8 8h${-across}q-8 0 -8 8v${down - 8}q0 8 8 8h4`
    return { line, head: `M${layout.before - 13} ${from + pitch - 6}l7 6l-7 6` }
  })
}
