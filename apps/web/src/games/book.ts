/** A rulebook: how to learn the game, and its paragraphs, which are fetched when somebody wants to read one. */
import { type Option, type Paragraph, parseLedger, type Rule } from '@harena/engine'
import type { PrintedTable } from '../ui/printed-table.ts'
import type { Term } from '../ui/terms.ts'

export interface Ledger {
  readonly paragraphs: ReadonlyMap<Rule, Paragraph>
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
}

/** Reads a ledger once, when it is first asked for. */
export function ledgerFrom(load: () => Promise<{ readonly default: string }>): () => Promise<Ledger> {
  let ledger: Promise<Ledger> | undefined
  return () => {
    ledger ??= load().then(({ default: markdown }) => ({
      paragraphs: parseLedger(markdown),
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
