/** Each language keeps to its words for the things of the games, which `locales/*.terms.toml` lists. */
import { FluentParser, Message, type TextElement, Visitor } from '@fluent/syntax'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'

interface Term {
  use: string[]
  never?: string[]
  /** The messages that may use a forbidden word, in another sense. */
  except?: string[]
}

const LOCALES = join(import.meta.dirname, '../../src/allfather/locales')
const LANGUAGES = readdirSync(LOCALES).flatMap((name) => (name.endsWith('.ftl') ? [name.slice(0, -4)] : []))
const KEYS = Object.keys(termsOf('en')).sort()

function termsOf(language: string): Record<string, Term> {
  return parse(readFileSync(join(LOCALES, `${language}.terms.toml`), 'utf8')) as unknown as Record<string, Term>
}

/** Where a long word may be broken. */
const SOFT_HYPHEN = '{ "\\u00AD" }'

/** The words of each message, without its variables. */
function textsOf(language: string): Map<string, string> {
  const text = readFileSync(join(LOCALES, `${language}.ftl`), 'utf8').replaceAll(SOFT_HYPHEN, '')
  const { body } = new FluentParser({ withSpans: false }).parse(text)
  return new Map(body.flatMap((entry) => (entry instanceof Message ? [[entry.id.name, textOf(entry)]] : [])))
}

function textOf(message: Message): string {
  const found: string[] = []
  class Finder extends Visitor {
    override visitTextElement(element: TextElement) {
      found.push(element.value)
    }
  }
  new Finder().visit(message)
  return found.join(' ')
}

/** Matches a word, in upper or lower case; one that ends with `*` matches every word that begins so. */
function patternOf(word: string): RegExp {
  const isStart = word.endsWith('*')
  const text = word.replace(/\*$/, '')
  return new RegExp(`(?<![\\p{L}\\p{N}])${text}${isStart ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu')
}

describe.each(LANGUAGES)('%s', (language) => {
  const terms = termsOf(language)
  const texts = textsOf(language)

  it('has a word for every thing', () => {
    expect(Object.keys(terms).sort()).toEqual(KEYS)
    expect(Object.values(terms).filter(({ use }) => use.length === 0)).toEqual([])
  })

  it('uses its words', () => {
    const all = [...texts.values()].join('\n')
    const unused = Object.values(terms).flatMap(({ use }) => use.filter((word) => !patternOf(word).test(all)))
    expect(unused).toEqual([])
  })

  it('uses no other words instead', () => {
    const wrong = Object.entries(terms).flatMap(([key, { never = [], except = [] }]) =>
      [...texts].flatMap(([id, text]) =>
        never
          .filter((word) => !except.includes(id) && patternOf(word).test(text))
          .map((word) => `${key}: ${word} in ${id}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('excepts only what needs it', () => {
    const needless = Object.values(terms).flatMap(({ never = [], except = [] }) =>
      except.filter((id) => !never.some((word) => patternOf(word).test(texts.get(id) ?? ''))),
    )
    expect(needless).toEqual([])
  })
})
