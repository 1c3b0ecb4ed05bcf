/** The round that the rules page shows step by step. */

/** What one player does; `rules-odin-step-ID` describes it. */
export interface Step {
  id: string
  /** The cards played; empty for a pass. */
  played: string[]
  taken?: string
  discarded?: string[]
}

/** Astrid leads, then Leif and the reader follow in turn. */
export const STEPS: Step[] = [
  { id: 'lead', played: ['Y3'] },
  { id: 'beat', played: ['R6'], taken: 'Y3' },
  { id: 'more', played: ['B7', 'B4'], taken: 'R6' },
  { id: 'pass', played: [] },
  { id: 'choose', played: ['G8', 'P8'], taken: 'B7', discarded: ['B4'] },
  { id: 'stuck', played: [] },
  { id: 'back', played: ['O5', 'O2', 'O1'], taken: 'P8', discarded: ['G8'] },
  { id: 'over', played: [], discarded: ['O5', 'O2', 'O1'] },
  { id: 'out', played: ['P8', 'P4'] },
]

/** What Leif and the reader still hold when Astrid goes out. */
export const LEFT = { leif: ['Y3', 'B7', 'O9', 'R1'], you: ['R6', 'Y9', 'G2'] }
