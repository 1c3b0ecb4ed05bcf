/** The rules of each game in the order in which one reads them. */

export type GameName = 'odin' | 'ravens'

/** Some rules under one heading. */
export interface Part {
  /** The heading is the message `rules-GAME-ID`. */
  id: string
  rules: string[]
}

export const BOOKS: Record<GameName, Part[]> = {
  odin: [
    { id: 'cards', rules: [] },
    { id: 'deal', rules: ['O1', 'O2', 'O3'] },
    { id: 'lead', rules: ['O4', 'O5'] },
    { id: 'beat', rules: ['O6', 'O7', 'O8'] },
    { id: 'take', rules: ['O9', 'O10'] },
    { id: 'round', rules: ['O11', 'O12'] },
    { id: 'points', rules: ['O13', 'O14', 'O15'] },
    { id: 'options', rules: ['O16', 'O18', 'O19'] },
    { id: 'know', rules: ['O17', 'O20'] },
  ],
  ravens: [
    { id: 'land', rules: ['R1', 'R2', 'R3'] },
    { id: 'cards', rules: [] },
    { id: 'turn', rules: ['R4', 'R5', 'R6', 'R10'] },
    { id: 'fly', rules: ['R7', 'R8'] },
    { id: 'magic', rules: ['R9'] },
    { id: 'odin', rules: ['R11', 'R12', 'R13', 'R15', 'R16', 'R17', 'R29'] },
    { id: 'stone', rules: ['R19', 'R20', 'R21'] },
    { id: 'extend', rules: ['R22'] },
    { id: 'end', rules: ['R23', 'R24', 'R27', 'R28'] },
    { id: 'short', rules: ['R25', 'R26', 'R30'] },
    { id: 'options', rules: ['R14', 'R18'] },
    { id: 'know', rules: ['R31'] },
  ],
}

/** Rules that are about one Odin card of Odins Raben. */
export const CARD_OF: Record<string, string> = { R12: 'order', R13: 'raven', R15: 'land', R16: 'stone' }

/** Whether there are rules of a game of this name. */
export function isGame(name: string | undefined): name is GameName {
  return name !== undefined && name in BOOKS
}
