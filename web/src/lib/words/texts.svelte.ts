// Messages of the Fluent catalogues, which the terminal uses, too. Lives here: loading a language and formatting
// messages. Does not live here: any sentence.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { preferences } from '../storage/preferences.svelte'

export const LANGUAGES = ['en', 'fr', 'nl', 'da', 'cs', 'it', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  da: 'Dansk',
  cs: 'Čeština',
  it: 'Italiano',
  de: 'Deutsch',
  es: 'Español',
}

type Params = Record<string, FluentVariable>
type Catalogues = Record<string, () => Promise<{ default: string }>>

/** Parts of the catalogues that are loaded with the pages that need them. */
export type Part = 'quartino' | 'study' | 'learn' | 'strategy' | 'privacy'

const page = import.meta.glob('../../../../src/fourfold/messages/{page,quartino,study,learn,strategy,privacy}/*.ftl', {
  query: '?page',
}) as Catalogues
const rules = import.meta.glob('../../../../src/fourfold/messages/rules/*.ftl', { query: '?rules' }) as Catalogues

/** Catalogues that have been requested; failed requests are removed, so that they can be repeated. */
const asked = new Map<string, Promise<{ default: string }>>()

function source(catalogues: Catalogues, path: string): Promise<{ default: string }> {
  const known = asked.get(path)
  if (known) return known
  const text = catalogues[path]!()
  asked.set(path, text)
  text.catch(() => asked.delete(path))
  return text
}

const sources = (catalogues: Catalogues, language: Language, parts: Iterable<string>) =>
  Promise.all([...parts].map((part) => source(catalogues, `../../../../src/fourfold/messages/${part}${language}.ftl`)))

/** Catalogues that have been read: reading one again takes a slow phone a tenth of a second. */
const read = new WeakMap<{ default: string }, FluentResource>()

function bundleOf(language: Language, texts: { default: string }[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) {
    if (!read.has(text)) read.set(text, new FluentResource(text.default))
    bundle.addResource(read.get(text)!)
  }
  return bundle
}

/** The parts that have been loaded, and are loaded for every language chosen later. */
const parts = new Set(['page/'])
/**
 * The language chosen last; `current` follows once its texts are loaded. Not reactive: a page that opens must not
 * depend on it.
 */
let chosen: Language = 'en'
let bundle = $state.raw<FluentBundle | null>(null)
let rulesOf = $state.raw<FluentBundle | null>(null)
let current = $state<Language>('en')

/** Return the first of the wanted languages that there is, otherwise English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}

/** Load a language and use it from then on; by default the preferred one, then that of the browser. */
export async function useLanguage(
  language: Language = preferences.language ?? preferred(navigator.languages),
): Promise<void> {
  chosen = language
  try {
    await loadTexts([])
  } catch (error) {
    if (chosen === language) chosen = current
    throw error
  }
}

/** Load parts of the catalogues, in this language and in every language chosen later. */
export async function loadParts(...wanted: Part[]): Promise<void> {
  const missing = wanted.map((part) => `${part}/`).filter((part) => !parts.has(part))
  if (missing.length) await loadTexts(missing)
}

/** Fetch parts of the catalogues in the chosen language, for a later `loadParts`. */
export async function fetchParts(...wanted: Part[]): Promise<void> {
  await sources(
    page,
    chosen,
    wanted.map((part) => `${part}/`),
  )
}

/** Load the chosen language with all loaded and missing parts, then use it. */
async function loadTexts(missing: string[]): Promise<void> {
  for (;;) {
    const language = chosen
    const needed = new Set([...parts, ...missing])
    const texts = await sources(page, language, needed)
    // Meanwhile another language may have been chosen, or another part loaded.
    if (language !== chosen || [...parts].some((part) => !needed.has(part))) continue
    missing.forEach((part) => parts.add(part))
    bundle = bundleOf(language, texts)
    current = language
    document.documentElement.lang = language
    return
  }
}

/** Load the texts of the rules pages in the current language. */
export async function loadRules(): Promise<void> {
  const language = current
  const texts = await sources(rules, language, ['rules/'])
  if (language === current) rulesOf = bundleOf(language, texts)
}

export const language = (): Language => current

function format(from: FluentBundle | null, id: string, params?: Params, errors: Error[] = []): string | null {
  const [name, attribute] = id.split('.') as [string, string | undefined]
  const message = from?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!from || !pattern) return null
  // A missing parameter is shown in braces; the page works on.
  return unbroken(from.formatPattern(pattern, params ?? null, errors))
}

/** Return a text in which no line ends with a word of one letter: Czech keeps it with the next word. */
const unbroken = (text: string): string =>
  current === 'cs' ? text.replace(/(?<=^|[\s(„])([kosuvzai])[ \n](?=\S)/gi, '$1\u00a0') : text

/**
 * Return the text of a message, or of one of its attributes (`id.attribute`); the id itself if there is no such
 * message.
 */
export const t = (id: string, params?: Params): string => format(bundle, id, params) ?? id
/** Return the text of a message; null if there is no such message or a parameter is missing. */
export function filled(id: string, params?: Params): string | null {
  const errors: Error[] = []
  const text = format(bundle, id, params, errors)
  return errors.length ? null : text
}
/** Return a message of the rules pages as one paragraph. */
export const rule = (id: string, params?: Params): string => (format(rulesOf, id, params) ?? '').replaceAll('\n', ' ')
/** Return a message of several lines as one paragraph. */
export const prose = (id: string, params?: Params): string => t(id, params).replaceAll('\n', ' ')
/** Return the paragraphs of a message, which are separated by blank lines. */
export const paragraphs = (id: string): string[] =>
  t(id)
    .split('\n\n')
    .map((part) => part.replaceAll('\n', ' '))
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false

/** British English: no comma before the last item of a list. */
const locale = () => (current === 'en' ? 'en-GB' : current)

export const list = (items: string[]): string => new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items)

/** Return a number of hundredths as a percentage: "45%". */
export const percent = (hundredths: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(hundredths / 100)

/** Return phrases as a list; phrases with commas, such as pieces in most languages, are separated by semicolons. */
export function listPhrases(phrases: string[]): string {
  if (!phrases.some((phrase) => phrase.includes(','))) return list(phrases)
  return joinParts(phrases)
}

/** The no-break space that French has before colons and semicolons. */
const gap = (): string => (current === 'fr' ? '\u202f' : '')

/** Return parts of a text with semicolons between them. */
export const joinParts = (parts: string[]): string => parts.join(`${gap()}; `)

/** Return a label and what it is of: "Board: flat". */
export const labelled = (label: string, what: string): string => `${label}${gap()}: ${what}`

/** Return the text with a capital first letter. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(current) + text.slice(1)
