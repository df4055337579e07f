/** Paragraphs of a ledger for people: switches by their titles and meanings, never by the names that the code has for them. */
import type { Option, Paragraph, Rule } from '@harena/engine'
import { t } from '@harena/engine'

const NAMED = /`([^`]+)`/g

/** The switches that a paragraph speaks of. */
export function switchesOf({ text, ruling, switch: turned }: Paragraph, options: readonly Option[]): Option[] {
  const named = new Set([...`${text} ${ruling ?? ''} ${turned ?? ''}`.matchAll(NAMED)].map(([, name]) => name))
  return options.filter(({ id }) => named.has(id))
}

/** What a switch can be set to, the default first: "severed artery (default) or severed artery, mortal". */
export function valuesInWords(option: Option): string {
  if (!('values' in option)) return t`${option.default} (default); from ${option.min} to ${option.max}`
  const others = Object.keys(option.values).filter((id) => id !== option.default)
  return [t`${meaningOf(option, option.default)} (default)`, ...others.map((id) => meaningOf(option, id))].join(
    `; ${t('or')} `,
  )
}

export function meaningOf(option: Option, value: unknown): string {
  return t(('values' in option ? option.values[String(value)] : undefined) ?? String(value))
}

/** A sentence in which switches and their values are called what they are. */
export function plainSentence(sentence: string, paragraph: Paragraph, options: readonly Option[]): string {
  const own = switchesOf(paragraph, options)
  return sentence.replace(NAMED, (_, name: string) => {
    const option = options.find(({ id }) => id === name)
    if (option) return `“${option.title}”`
    const valued = own.find((one) => 'values' in one && Object.hasOwn(one.values, name))
    return `“${valued ? meaningOf(valued, name) : name}”`
  })
}

/** The tables of a ledger that a paragraph is a line of, or speaks of as wholes: T4 is T4.1, T4.2 and so on. */
export function tablesNamed(paragraph: Paragraph, ledger: ReadonlyMap<Rule, Paragraph>): Paragraph[][] {
  const named = new Set<string>()
  for (const [, table] of `${paragraph.id} ${paragraph.text}`.matchAll(/\b(T\d+)\b(?!-)/g)) named.add(table!)
  const lines = [...ledger.values()].filter(({ kind }) => kind === 'table')
  const tables = [...named].map((table) => lines.filter(({ id }) => id.startsWith(`${table}.`)))
  return tables.filter((table) => table.length > 0)
}
