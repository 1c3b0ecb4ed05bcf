/** The texts of the page in the person's language, from the Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { choose, settings } from './person/settings.svelte.ts'

const FILES = import.meta.glob<string>('../../../src/allfather/locales/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})
const URLS = new Map(Object.entries(FILES).map(([path, url]) => [path.match(/(\w+)\.ftl$/)![1]!, url]))

/** The languages that have a file of messages, each by its own name. */
export const LANGUAGES: Record<string, string> = Object.fromEntries([...URLS.keys()].map((tag) => [tag, nameOf(tag)]))

function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

let current = $state.raw({ language: 'en', bundle: new FluentBundle('en') })

/** The current language of the page. */
export function language(): string {
  return current.language
}

/** The language to use: the chosen one, or the first of the browser's languages that is available. */
export function preferred(chosen: string, wishes: readonly string[]): string {
  const known = [chosen, ...wishes].map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find((tag) => tag in LANGUAGES) ?? 'en'
}

/** Load the messages of the preferred language and switch to it. */
export async function loadLanguage(): Promise<void> {
  const wanted = preferred(settings.language, navigator.languages)
  const answer = await fetch(URLS.get(wanted)!)
  if (!answer.ok) throw new Error(`the words of ${wanted} are not there`)
  const bundle = new FluentBundle(wanted, { useIsolating: false })
  bundle.addResource(new FluentResource(await answer.text()))
  if (wanted !== preferred(settings.language, navigator.languages)) return // the choice has changed in the meantime
  current = { language: wanted, bundle }
  document.documentElement.lang = wanted
}

/** Switch to another language. */
export async function speak(tag: string): Promise<void> {
  const before = settings.language
  choose({ language: tag })
  await loadLanguage().catch(() => choose({ language: before }))
}

/** The message *id* in the person's language; the id itself if there is no such message. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = current.bundle.getMessage(id)
  if (!message?.value) return id
  const isAsked = typeof values.name === 'string' && JSON.stringify(message.value).includes('"value":"you"')
  const told = isAsked ? { ...values, name: asTold(values.name as string) } : values
  return current.bundle.formatPattern(message.value, told, [])
}

/** What a person is called in the place of their own name: "You". */
export function you(): string {
  return t('you-name')
}

/** A name as messages are told it that may be about the reader: they select on `you`, which is nobody else's name. */
function asTold(name: string): string {
  if (name === you()) return 'you'
  return name === 'you' ? `${name} ` : name
}

/** Whether there is such a message. */
export function isKnown(id: string): boolean {
  return current.bundle.hasMessage(id)
}
