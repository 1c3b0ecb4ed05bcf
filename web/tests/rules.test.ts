/** Every rule of docs/ has its text, and appears exactly once on the page. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Messages, parseMessages } from '../locales.ts'
import type { RuleChapter } from '../src/games/module.ts'
import { CHAPTERS as ODIN } from '../src/games/odin/rules/chapters.ts'
import { CHAPTERS as RAVENS } from '../src/games/ravens/rules/chapters.ts'

const ROOT = join(import.meta.dirname, '../..')
const LOCALES = join(ROOT, 'src/allfather/locales')
const LANGUAGES = readdirSync(LOCALES).filter((name) => name.endsWith('.ftl'))
const english = messagesOf('en.ftl')

function messagesOf(name: string): Messages {
  return parseMessages(readFileSync(join(LOCALES, name), 'utf8'), name)
}

/** The ids of the rules in the page of a game, in order. */
function documented(game: string): string[] {
  const page = readFileSync(join(ROOT, 'docs', `${game}.md`), 'utf8')
  return [...page.matchAll(/^\| ([OR]\d+) \|/gm)].map((match) => match[1]!)
}

describe.each<[string, string, number, RuleChapter[]]>([
  ['odin', 'O', 20, ODIN],
  ['ravens', 'R', 33, RAVENS],
])('%s', (game, letter, count, chapters) => {
  it('has as many rules as are documented', () => {
    expect(documented(game)).toHaveLength(count)
  })

  it.each(LANGUAGES)('has words for each in %s', (name) => {
    const written = [...messagesOf(name).keys()].filter((id) => id.startsWith(`rule-${letter}`))
    expect(written.map((id) => id.slice('rule-'.length)).sort()).toEqual(documented(game).sort())
  })

  it('shows each in one place', () => {
    const shown = chapters.flatMap(({ rules }) => rules)
    expect(shown.sort()).toEqual(documented(game).sort())
  })

  it('has a heading for every part', () => {
    expect(chapters.filter(({ id }) => !english.has(`rules-${game}-${id}`))).toEqual([])
  })

  it('explains every word and answers every question', () => {
    const terms = chapters.flatMap((chapter) => chapter.terms ?? []).map((id) => `rules-${game}-term-${id}-text`)
    const answers = chapters.flatMap((chapter) => chapter.questions ?? []).map((id) => `rules-${game}-ask-${id}-answer`)
    expect([...terms, ...answers].filter((id) => !english.has(id))).toEqual([])
  })
})
