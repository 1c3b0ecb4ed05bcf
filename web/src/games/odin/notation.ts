/** The notation of ODIN. Written by web/notation.py from the rules: `make protocol`. */

/** The letters of the colours. */
export const COLOURS = 'ROYGBP'
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Cards that each seat is dealt. */
export const HAND = 9
/** Colours in a game for two. */
export const DUEL_COLOURS = 4
export const PASS = 'pass'
/** Begins the action that takes the card after it. */
export const TAKE = '+'
/** The largest sets: any cards of one of them can be laid together, and are written in its order. */
export const LARGEST_SETS = [
  'R9 R8 R7 R6 R5 R4 R3 R2 R1',
  'O9 O8 O7 O6 O5 O4 O3 O2 O1',
  'Y9 Y8 Y7 Y6 Y5 Y4 Y3 Y2 Y1',
  'G9 G8 G7 G6 G5 G4 G3 G2 G1',
  'B9 B8 B7 B6 B5 B4 B3 B2 B1',
  'P9 P8 P7 P6 P5 P4 P3 P2 P1',
  'R1 O1 Y1 G1 B1 P1',
  'R2 O2 Y2 G2 B2 P2',
  'R3 O3 Y3 G3 B3 P3',
  'R4 O4 Y4 G4 B4 P4',
  'R5 O5 Y5 G5 B5 P5',
  'R6 O6 Y6 G6 B6 P6',
  'R7 O7 Y7 G7 B7 P7',
  'R8 O8 Y8 G8 B8 P8',
  'R9 O9 Y9 G9 B9 P9',
]
/** How many cards more than the middle a set may have that beats it. */
export const MOST_MORE = 1
