/**
 * The build checks all messages: every language has exactly the messages of English, with the same variables; every
 * message that a component uses exists; and every message is used somewhere.
 *
 * A component uses a message by `t('id')`, or by t(`family-${word}`), which counts as using the whole family.
 */
import { FluentParser, Message, Resource, Term, Visitor, type VariableReference } from '@fluent/syntax'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALES = join(import.meta.dirname, '../src/allfather/locales')
const SOURCES = join(import.meta.dirname, 'src')

/** The variables that each message uses. */
export type Messages = Map<string, Set<string>>

/** The problems found in the messages. */
export function problems(languages: Map<string, Messages>, sources: string[]): string[] {
  const english = languages.get('en') ?? new Map<string, Set<string>>()
  const asked = new Set(sources.flatMap((text) => [...text.matchAll(/\bt\(\s*['"]([\w-]+)['"]/g)].map((m) => m[1]!)))
  const families = new Set(sources.flatMap((text) => [...text.matchAll(/\bt\(\s*`([\w-]+-)\$\{/g)].map((m) => m[1]!)))
  const isUsed = (id: string) => asked.has(id) || [...families].some((family) => id.startsWith(family))
  return [
    ...[...asked].filter((id) => !english.has(id)).map((id) => `nobody has written the message ${id}`),
    ...[...english.keys()].filter((id) => !isUsed(id)).map((id) => `nobody uses the message ${id}`),
    ...[...languages].flatMap(([language, messages]) => differences(language, messages, english)),
  ]
}

function differences(language: string, messages: Messages, english: Messages): string[] {
  const missing = [...english.keys()].filter((id) => !messages.has(id)).map((id) => `${language} lacks ${id}`)
  const surplus = [...messages.keys()]
    .filter((id) => !english.has(id))
    .map((id) => `${language} has ${id}, English not`)
  const odd = [...messages]
    .filter(([id, used]) => english.has(id) && [...used].sort().join() !== [...english.get(id)!].sort().join())
    .map(([id]) => `${language} uses other variables in ${id} than English`)
  return [...missing, ...surplus, ...odd]
}

/** Parse the messages of one language. */
export function parseMessages(text: string, name: string): Messages {
  const found: Messages = new Map()
  for (const entry of new FluentParser({ withSpans: false }).parse(text).body) {
    if (entry.type === 'Junk') throw new Error(`${name}: cannot read ${JSON.stringify(entry.content.slice(0, 80))}`)
    if (!(entry instanceof Message)) continue
    if (found.has(entry.id.name)) throw new Error(`${name} has ${entry.id.name} twice`)
    found.set(entry.id.name, variablesOf(entry))
  }
  return found
}

function variablesOf(entry: Message | Term | Resource): Set<string> {
  const found = new Set<string>()
  class Finder extends Visitor {
    override visitVariableReference(node: VariableReference) {
      found.add(node.id.name)
    }
  }
  new Finder().visit(entry)
  return found
}

function allLanguages(): Map<string, Messages> {
  const files = readdirSync(LOCALES).filter((name) => name.endsWith('.ftl'))
  return new Map(
    files.map((name) => [name.slice(0, -4), parseMessages(readFileSync(join(LOCALES, name), 'utf8'), name)]),
  )
}

function allSources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  return files.filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(join(SOURCES, name), 'utf8'))
}

/** A Vite plug-in that fails the build if a message is missing or unused. */
export function checkedMessages(): Plugin {
  return {
    name: 'checked-messages',
    apply: 'build',
    buildStart() {
      const found = problems(allLanguages(), allSources())
      if (found.length && !process.env.ALLOW_MESSAGES) this.error(`the messages do not fit:\n  ${found.join('\n  ')}`)
    },
  }
}
