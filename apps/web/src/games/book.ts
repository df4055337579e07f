/** A rulebook: how to learn the game, and its paragraphs, which are fetched when somebody wants to read one. */
import { type Option, type Paragraph, parseLedger, type Rule, spoken, translatedLedger } from '@harena/engine'
import type { Reader } from '../rules/reader.ts'
import type { PrintedTable } from '../ui/printed-table.ts'
import type { Term } from '../ui/terms.ts'

export interface Chapter {
  /** As the ledger calls it, whatever language is spoken. */
  readonly title: string
  /** The same for the reader. */
  readonly heading?: string
  /** What it is about, before its first paragraph. */
  readonly prose: string
  readonly paragraphs: readonly Paragraph[]
}

export interface Ledger {
  readonly paragraphs: ReadonlyMap<Rule, Paragraph>
  readonly chapters: readonly Chapter[]
  /** The words before the first chapter: whose game it is, and what the kinds of paragraphs mean. */
  readonly introduction: string
}

export interface Book {
  /** The ruleset. */
  readonly id: string
  readonly title: string
  readonly howToPlay: readonly string[]
  readonly options: readonly Option[]
  /** The words that need a sentence. */
  readonly terms?: readonly Term[]
  ledger(): Promise<Ledger>
  /** The table that a paragraph is about, as it is used with these switches. */
  tableFor?(rule: Rule, options?: Readonly<Record<string, unknown>>): PrintedTable | null
  /** How it is read as a book. */
  reader?(): Promise<{ readonly reader: Reader }>
}

type Load = () => Promise<{ readonly default: string }>

/** Reads a ledger once, when it is first asked for, in the language of the page. */
export function ledgerFrom(load: Load, german?: Load): () => Promise<Ledger> {
  let ledger: Promise<Ledger> | undefined
  return () => {
    ledger ??= Promise.all([load(), spoken() === 'de' ? german?.() : null]).then(([source, words]) =>
      ledgerOf(source.default, words?.default ?? null),
    )
    return ledger
  }
}

export function ledgerOf(markdown: string, german: string | null): Ledger {
  const english = { ...chaptersIn(markdown), introduction: introductionOf(markdown) }
  if (german === null) return english
  const said = translatedLedger(german)
  const headings = chaptersIn(german, new Map()).chapters
  const chapters = english.chapters.map((chapter, at): Chapter => {
    const { title: heading, prose } = headings[at] ?? chapter
    const paragraphs = chapter.paragraphs.map((one) => ({ ...one, ...said.get(one.id), chapter: heading }))
    return { title: chapter.title, heading, prose: prose || chapter.prose, paragraphs }
  })
  const paragraphs = new Map(chapters.flatMap((chapter) => chapter.paragraphs.map((one) => [one.id, one] as const)))
  return { chapters, paragraphs, introduction: introductionOf(german) }
}

function introductionOf(markdown: string): string {
  return markdown
    .split('\n## ', 1)[0]!
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join(' ')
    .trim()
}

function chaptersIn(markdown: string, paragraphs = parseLedger(markdown)): Pick<Ledger, 'chapters' | 'paragraphs'> {
  const chapters = markdown
    .split('\n## ')
    .slice(1)
    .map((text): Chapter => {
      const [title = '', ...lines] = text.split('\n')
      const prose = lines.filter((line) => line !== '' && !line.startsWith('- ')).join(' ')
      const own = [...paragraphs.values()].filter(({ chapter }) => chapter === title.trim())
      return { title: title.trim(), prose, paragraphs: own }
    })
  return { paragraphs, chapters }
}
