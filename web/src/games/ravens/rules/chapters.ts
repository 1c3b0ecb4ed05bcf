import type { RuleChapter } from '../../module.ts'

export const CHAPTERS: RuleChapter[] = [
  { id: 'land', rules: ['R1', 'R2', 'R3'] },
  { id: 'cards', rules: [] },
  { id: 'turn', rules: ['R4', 'R5', 'R6', 'R10'] },
  { id: 'fly', rules: ['R7', 'R8'] },
  { id: 'magic', rules: ['R9'] },
  { id: 'odin', rules: ['R11', 'R12', 'R13', 'R15', 'R16', 'R17', 'R29'] },
  { id: 'stone', rules: ['R19', 'R20', 'R21'] },
  { id: 'extend', rules: ['R22', 'R32'] },
  { id: 'end', rules: ['R23', 'R24', 'R27', 'R28'] },
  { id: 'short', rules: ['R25', 'R26', 'R30', 'R33'] },
  { id: 'options', rules: ['R14', 'R18'] },
  { id: 'know', rules: ['R31'] },
]
