/** The check of the messages finds every kind of problem. */
import { describe, expect, it, vi } from 'vitest'
import { type Messages, parseMessages, problems } from '../locales.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { LANGUAGES, preferred } = await import('../src/lib/text.svelte.ts')

const ENGLISH = `
hello = Hello, { $name }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
key-play = play
key-pass = pass
`
const SOURCES = ["t('hello', { name })", 't("cards", { count })', 't(`key-${key}`)']

function languages(texts: Record<string, string>): Map<string, Messages> {
  return new Map(Object.entries(texts).map(([name, text]) => [name, parseMessages(text, name)]))
}

describe('messages', () => {
  it('are read with their variables', () => {
    const found = parseMessages(ENGLISH, 'en')
    expect([...found.keys()]).toEqual(['hello', 'cards', 'key-play', 'key-pass'])
    expect(found.get('cards')).toEqual(new Set(['count']))
    expect(found.get('key-play')).toEqual(new Set())
  })

  it('cannot be there twice, or be nonsense', () => {
    expect(() => parseMessages('hello = a\nhello = b\n', 'en')).toThrow('en has hello twice')
    expect(() => parseMessages('hello world\n', 'en')).toThrow('en: cannot read "hello world')
  })

  it('are right if all languages have what the sources ask for', () => {
    expect(problems(languages({ en: ENGLISH, de: ENGLISH.replace('Hello', 'Hallo') }), SOURCES)).toEqual([])
  })

  it('are missed if a source asks for more', () => {
    const sources = [...SOURCES, "t('bye')"]
    expect(problems(languages({ en: ENGLISH }), sources)).toEqual(['nobody has written the message bye'])
  })

  it('are noticed if nothing asks for them', () => {
    expect(problems(languages({ en: ENGLISH }), SOURCES.slice(1))).toEqual(['nobody uses the message hello'])
    expect(problems(languages({ en: ENGLISH }), SOURCES.slice(0, 2))).toEqual([
      'nobody uses the message key-play',
      'nobody uses the message key-pass',
    ])
  })

  it('are the same in every language', () => {
    const less = ENGLISH.replace('key-pass = pass\n', '')
    expect(problems(languages({ en: ENGLISH, fr: less }), SOURCES)).toEqual(['fr lacks key-pass'])
    expect(problems(languages({ en: less, fr: ENGLISH }), SOURCES)).toEqual(['fr has key-pass, English not'])
  })

  it('use no other variables than English', () => {
    const other = ENGLISH.replace('$name', '$person')
    expect(problems(languages({ en: ENGLISH, nl: other }), SOURCES)).toEqual([
      'nl uses other variables in hello than English',
    ])
  })
})

describe('the language to speak', () => {
  it.each([
    ['', ['de-DE', 'en'], 'de'],
    ['fr', ['de-DE', 'en'], 'fr'],
    ['', ['ja', 'pt-BR', 'NL-be'], 'nl'],
    ['', ['ja'], 'en'],
    ['xx', [], 'en'],
  ])('is, with %j chosen and %j wished for, %s', (chosen, wishes, language) => {
    expect(preferred(chosen, wishes)).toBe(language)
    expect(Object.keys(LANGUAGES)).toContain(language)
  })
})
