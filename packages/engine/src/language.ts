/**
 * Texts in the reader's language. The English text, as it stands in the source, is the key; a catalogue has what another
 * language says instead. Records, digests and data never pass through here: only what somebody reads.
 */

/** From `{0} falls` to `{0} fällt`. What is not in it stays English. */
export type Catalogue = Readonly<Record<string, string>>

/** As in any template: what is missing shows. */
type Value = string | number | undefined

/** What a text says, cut at its places: words, the number of a place, words, and so on. */
type Parts = readonly string[]

let language = 'en'
let texts: Record<string, string> = {}
let templates = new WeakMap<TemplateStringsArray, Parts>()

/** Sets the language of all texts that are made from now on; texts made before stay as they are. */
export function speak(id: string, ...catalogues: readonly Catalogue[]): void {
  language = id
  texts = Object.assign(Object.create(null), ...catalogues)
  templates = new WeakMap()
}

/** More texts of the language that is spoken, as when another part of a page is loaded. */
export function learn(...catalogues: readonly Catalogue[]): void {
  Object.assign(texts, ...catalogues)
}

/** What is spoken here, for a thread that shall speak the same: `speak(...tongue())`. */
export function tongue(): [id: string, texts: Catalogue] {
  return [language, { ...texts }]
}

/** The language that is spoken: `en`, `de`. */
export function spoken(): string {
  return language
}

/**
 * A text in the reader's language: t`${name} falls`, t('Settings'). Words that mean several things say which one is meant,
 * t('Light', 'weight'): its key is `Light (weight)`.
 */
export function t(text: TemplateStringsArray | string, ...values: readonly Value[]): string {
  if (typeof text !== 'string') return language === 'en' ? joined(text, values) : pieces(text, values).join('')
  if (language === 'en') return text
  return (values.length > 0 ? texts[`${text} (${values[0]})`] : texts[text]) ?? text
}

/** A text that is kept in English, as in a record, and shown with `t`: this only has it listed. */
export function key<const T extends string>(text: T): T {
  return text
}

const NUMBER = /(?<![\w-])-?\d+|\d+/g

/** A short text that is kept in English; numbers in it are places, or the first alone: `stun 3` is looked up as `stun {0}`. */
export function kept(text: string): string {
  const numbers = text.match(NUMBER)
  if (!numbers) return t(text)
  let place = 0
  const all = text.replace(NUMBER, () => `{${place++}}`)
  return all in texts ? fill(all, ...numbers) : fill(text.replace(numbers[0]!, '{0}'), numbers[0]!)
}

/** The same with places filled from a list: fill('{0} wounds', 2). */
export function fill(text: string, ...values: readonly Value[]): string {
  return put(cut(texts[text] ?? text), values).join('')
}

/** A text as words and values in the order of the language, for those who put more than words into its places. */
export function pieces<V>(text: TemplateStringsArray, values: readonly V[]): (string | V)[] {
  if (language !== 'en') {
    const parts = templates.get(text) ?? translated(text)
    if (parts) return put(parts, values)
  }
  const all: (string | V)[] = [text[0]!]
  for (const [at, value] of values.entries()) all.push(value, text[at + 1]!)
  return all
}

/** English as it stands; opponents ask for refusals by the thousand. */
function joined(text: TemplateStringsArray, values: readonly Value[]): string {
  let all = text[0]!
  for (let at = 0; at < values.length; at++) all += `${values[at]}${text[at + 1]}`
  return all
}

/** `{0} falls` for t`${name} falls`. */
export function keyOf(text: readonly string[]): string {
  return text.reduce((words, next, at) => `${words}{${at - 1}}${next}`)
}

function translated(text: TemplateStringsArray): Parts | undefined {
  const found = texts[keyOf(text)]
  if (found === undefined) return undefined
  const parts = cut(found)
  templates.set(text, parts)
  return parts
}

function cut(text: string): Parts {
  return text.split(/\{(\d+)\}/)
}

function put<V>(parts: Parts, values: readonly V[]): (string | V)[] {
  return parts.map((part, at) => (at % 2 === 0 ? part : values[Number(part)]!))
}
