import { describe, expect, it } from 'vitest'
import { blazonOf, FIGURES, shieldOf, shieldOfName } from '../src/lib/person/shield.ts'

describe('shields', () => {
  it('follow from a name, the same everywhere', () => {
    expect(shieldOfName('Astrid')).toBe(shieldOfName('Astrid'))
    const found = new Set(Array.from({ length: 100 }, (_, number) => shieldOfName(`Wanderer ${number}`)))
    expect(found.size).toBeGreaterThan(50)
    for (const shield of found) expect(shield).toMatch(/^[ROYGBP][0-6][ROYGBPC]$/)
  })

  it('never have a figure that cannot be seen if a name decides', () => {
    for (let number = 0; number < 500; number += 1) {
      const { ground, paint } = blazonOf('', `Wanderer ${number}`)
      expect(ground).not.toBe(paint)
    }
  })

  it('are read as they are written', () => {
    expect(blazonOf('G7C', 'Astrid')).toEqual({ ground: 'G', figure: 7, paint: 'C' })
    expect(shieldOf(blazonOf('G7C', 'Astrid'))).toBe('G7C')
    expect(FIGURES).toHaveLength(8)
  })
})
