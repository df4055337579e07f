/** `harena rules`: what a paragraph says in our words, how we ruled, and which paragraphs have tests. */
import { nearest, type Paragraph } from '@harena/engine'
import { gameOf } from '@harena/games'
import { UsageError } from './errors.ts'
import { coverageOf, findChapter, findParagraph, type Ledger, needsTest, readLedger, rulingsOf } from './ledger.ts'
import { paint, percent, print, printJson, table, wrap } from './terminal.ts'

export interface RulesFlags {
  readonly coverage?: boolean
  readonly json?: boolean
}

export function rules(ruleset: string, paragraph: string | undefined, flags: RulesFlags): void {
  const { book, ruleset: game } = gameOf(ruleset)
  if (flags.coverage) {
    printCoverage(book, flags.json === true)
    return
  }
  const ledger = readLedger(book)
  const found = paragraph === undefined ? [...ledger.values()] : lookUp(ledger, paragraph)
  if (flags.json) printJson(found)
  else if (paragraph === undefined) printContents(game.title, ledger)
  else print(found.map(paragraphText).join('\n\n'))
}

/** A paragraph with the rulings it refers to, or a whole chapter. */
function lookUp(ledger: Ledger, wanted: string): Paragraph[] {
  const one = findParagraph(ledger, wanted)
  if (one) return [one, ...rulingsOf(ledger, one)]
  const chapter = findChapter(ledger, wanted)
  if (chapter.length > 0) return chapter
  const spelt = /^\d/.test(wanted) ? `§${wanted}` : wanted
  const near = nearest(spelt, [...ledger.keys()], 4).join(', ')
  throw new UsageError(`there is no paragraph "${wanted}"; near it are ${near}`)
}

/** A paragraph as text: also what `play` shows when a rule is asked for. */
export function paragraphText(paragraph: Paragraph): string {
  const { id, kind, chapter, text, ruling, switch: choice } = paragraph
  const lines = [`${paint('bold', id)} ${paint('dim', `${kind}, ${chapter}`)}`, wrap(text)]
  if (ruling) lines.push(wrap(`${paint('bold', 'Our ruling:')} ${ruling}`))
  if (choice) lines.push(wrap(`${paint('bold', 'Switch:')} ${choice}`))
  return lines.join('\n')
}

/** A rule by its citation, with the rulings it refers to. */
export function ruleText(book: string, wanted: string): string {
  return lookUp(readLedger(book), wanted).map(paragraphText).join('\n\n')
}

function printContents(title: string, ledger: Ledger): void {
  print(paint('bold', title))
  for (const [chapter, paragraphs] of byChapter(ledger)) {
    print()
    print(paint('bold', chapter))
    print(wrap(paragraphs.map(({ id }) => id).join(' '), 2))
  }
}

function byChapter(ledger: Ledger): Map<string, Paragraph[]> {
  return Map.groupBy(ledger.values(), ({ chapter }) => chapter)
}

function printCoverage(book: string, asJson: boolean): void {
  const coverage = coverageOf(book)
  if (asJson) {
    printJson(coverage)
    return
  }
  const untested = new Set(coverage.untested)
  const rows = [...byChapter(readLedger(book))].flatMap(([chapter, paragraphs]) => {
    const needed = paragraphs.filter(needsTest)
    if (needed.length === 0) return []
    const open = needed.filter(({ id }) => untested.has(id)).map(({ id }) => id)
    return [[chapter, `${needed.length - open.length} of ${needed.length}`, open.join(' ')]]
  })
  const share = coverage.rules === 0 ? 1 : coverage.tested / coverage.rules
  print(table([['chapter', 'tested', 'without a test'], ...rows], [1]))
  const { tested, rules, listed, later } = coverage
  print(`\n${tested} of ${rules} paragraphs have tests (${percent(share)}), ${listed.length} are listed`)
  if (later.length > 0) print(wrap(`${later.length} come later and are not counted: ${later.join(' ')}`, 0, 2))
}
