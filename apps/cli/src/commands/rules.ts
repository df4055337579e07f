/** `harena rules`: what a paragraph says in our words, how we ruled, and which paragraphs have tests. */
import { type Paragraph, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Command } from 'commander'
import { examples, knownRulesets } from '../lib/help.ts'
import { coverageOf, type Ledger, needsTest, readLedger } from '../lib/ledger.ts'
import { paint, percent, print, printJson, table, wrap } from '../terminal/output.ts'
import { lookUp, paragraphText } from '../terminal/rule-text.ts'

interface RulesFlags {
  readonly coverage?: boolean
  readonly json?: boolean
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description(t('what a paragraph of a rulebook says, in our words, and how we ruled'))
    .argument('<ruleset>', knownRulesets())
    .argument('[paragraph]', t('such as §6.4, R22, T5-3 or G-07, or a chapter such as §6; without it: the contents'))
    .option('--coverage', t('which paragraphs have tests'))
    .option('--json', t('for programs'))
    .addHelpText(
      'after',
      examples('harena rules munera §6.4', 'harena rules munera 6.4', 'harena rules outland --coverage'),
    )
    .action((ruleset: string, paragraph: string | undefined, flags: RulesFlags) => rules(ruleset, paragraph, flags))
}

function rules(ruleset: string, paragraph: string | undefined, flags: RulesFlags): void {
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
    return [[chapter, t`${needed.length - open.length} of ${needed.length}`, open.join(' ')]]
  })
  const share = coverage.rules === 0 ? 1 : coverage.tested / coverage.rules
  print(table([[t('chapter'), t('tested'), t('without a test')], ...rows], [1]))
  const { tested, rules, listed, later } = coverage
  print(`\n${t`${tested} of ${rules} paragraphs have tests (${percent(share)}), ${listed.length} are listed`}`)
  if (later.length > 0) print(wrap(t`${later.length} come later and are not counted: ${later.join(' ')}`, 0, 2))
}
