/** A rulebook: how to learn the game, and its paragraphs, which are fetched when somebody wants to read one. */
import { type Option, type Paragraph, parseLedger, type Rule } from '@harena/engine'
import type { Reader } from '../rules/reader.ts'
import type { PrintedTable } from '../ui/printed-table.ts'
import type { Term } from '../ui/terms.ts'

export interface Chapter {
  readonly title: string
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

/** Reads a ledger once, when it is first asked for. */
export function ledgerFrom(load: () => Promise<{ readonly default: string }>): () => Promise<Ledger> {
  let ledger: Promise<Ledger> | undefined
  return () => {
    ledger ??= load().then(({ default: markdown }) => ({
      ...chaptersIn(markdown),
      introduction: introductionOf(markdown),
    }))
    return ledger
  }
}

function introductionOf(markdown: string): string {
  return markdown
    .split('\n## ', 1)[0]!
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join(' ')
    .trim()
}

function chaptersIn(markdown: string): Pick<Ledger, 'chapters' | 'paragraphs'> {
  const paragraphs = parseLedger(markdown)
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
