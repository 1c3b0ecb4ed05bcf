/** Every rule of docs/ has its words, and its one place on the page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseMessages } from '../locales.ts'
import { BOOKS, type GameName } from '../src/rules/book.ts'

const ROOT = join(import.meta.dirname, '../..')
const english = parseMessages(readFileSync(join(ROOT, 'src/allfather/locales/en.ftl'), 'utf8'), 'en.ftl')

/** The ids of the rules in the page of a game, in order. */
function documented(game: GameName): string[] {
  const page = readFileSync(join(ROOT, 'docs', `${game}.md`), 'utf8')
  return [...page.matchAll(/^\| ([OR]\d+) \|/gm)].map((match) => match[1]!)
}

describe.each<[GameName, string, number]>([
  ['odin', 'O', 20],
  ['ravens', 'R', 31],
])('%s', (game, letter, count) => {
  it('has as many rules as are documented', () => {
    expect(documented(game)).toHaveLength(count)
  })

  it('has words for each', () => {
    expect(documented(game).filter((id) => !english.has(`rule-${id}`))).toEqual([])
    const written = [...english.keys()].filter((id) => id.startsWith(`rule-${letter}`))
    expect(written.map((id) => id.slice('rule-'.length)).sort()).toEqual(documented(game).sort())
  })

  it('shows each in one place', () => {
    const shown = BOOKS[game].flatMap(({ rules }) => rules)
    expect(shown.sort()).toEqual(documented(game).sort())
  })

  it('has a heading for every part', () => {
    expect(BOOKS[game].filter(({ id }) => !english.has(`rules-${game}-${id}`))).toEqual([])
  })
})
