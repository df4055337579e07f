// What mutation testing breaks: the chapters of the rulesets, by the names of their folders, and the functions that name
// a paragraph in the comment before them.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseLedger, type Rule } from '@harena/engine'
import { type Mutant, mutantsOf, stripped } from './mutants.ts'

/** A mutant in its file, whose path is relative to the root of the repository. */
export interface Target extends Mutant {
  readonly ruleset: string
  readonly file: string
  readonly line: number
}

/** A folder of rule files: `munera/rules`, `colosseum/09-combat`. */
export interface Chapter {
  readonly name: string
  readonly targets: readonly Target[]
}

/** Folders that hold no rules, but what a match is made of, the numbers as printed, and what follows from both. */
const noRules = /^(?:match|tables|odds)\//
/** Files of the same kind, where they lie among the rules. */
const contract = /\/(?:check|clone|events|game|index|names|narrate|options|questions|ruleset|setup|state|view)\.ts$/

/** Every package with a ledger is a ruleset. */
export function rulesetsIn(root: string): string[] {
  const ledgers = globSync('docs/rules/*.md', { cwd: root }).map((path) => basename(path, '.md'))
  return ledgers.filter((name) => existsSync(join(root, 'packages', name))).sort()
}

/** All that lies in a folder of its own below src. */
function ruleFilesOf(root: string, ruleset: string): string[] {
  const home = `packages/${ruleset}/src/`
  const files = globSync(`${home}*/**/*.ts`, { cwd: root }).sort()
  return files.filter((file) => !noRules.test(file.slice(home.length)) && !contract.test(file))
}

function targetsIn(root: string, ruleset: string, file: string): Target[] {
  const code = stripped(readFileSync(join(root, file), 'utf8'))
  return mutantsOf(code).map((mutant) => ({ ...mutant, ruleset, file, line: lineAt(code, mutant.at) }))
}

function lineAt(code: string, at: number): number {
  return code.slice(0, at).split('\n').length
}

export function chaptersOf(root: string, ruleset: string): Chapter[] {
  const files = Map.groupBy(ruleFilesOf(root, ruleset), (file) => `${ruleset}/${file.split('/')[3]}`)
  return [...files].map(([name, all]) => ({ name, targets: all.flatMap((file) => targetsIn(root, ruleset, file)) }))
}

/** A paragraph with the mutants in the functions that name it. */
export interface ParagraphTargets {
  readonly ruleset: string
  readonly id: Rule
  readonly targets: readonly Target[]
}

/**
 * A comment, and the function or constant after it: where its first line opens a bracket, up to the line that begins
 * with the closing one (but not one like `): void {`, which goes on); otherwise up to the next empty line.
 */
const documented = new RegExp(
  [
    String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?(?:function|const)`,
    String.raw`(?:[^\n]*[{([]\n[\s\S]*?\n[}\])](?![^\n]*\{\n)|[\s\S]*?(?=\n\n|\n$|$))`,
  ].join(''),
  'g',
)
const citation = /§\d+(?:\.\d+)*|\b[TREV]\d+(?:[.-]\d+)?\b|\b[A-H][.-]\d+\b/g

/** The paragraphs of the ledger that some function names, with the mutants in those functions. */
export function paragraphsOf(root: string, ruleset: string): ParagraphTargets[] {
  const ledger = parseLedger(readFileSync(join(root, 'docs', 'rules', `${ruleset}.md`), 'utf8'))
  const found = new Map<Rule, Target[]>()
  for (const file of ruleFilesOf(root, ruleset)) {
    const targets = targetsIn(root, ruleset, file)
    const source = readFileSync(join(root, file), 'utf8')
    for (const { index, 0: whole, 1: comment } of source.matchAll(documented)) {
      const inside = targets.filter(({ at }) => at > index && at < index + whole.length)
      for (const id of new Set(comment!.match(citation))) {
        if (ledger.has(id)) found.set(id, [...(found.get(id) ?? []), ...inside])
      }
    }
  }
  return [...found].filter(([, targets]) => targets.length > 0).map(([id, targets]) => ({ ruleset, id, targets }))
}

/** The tests of a ruleset that need nothing but the rules; the golden records would fail at any change, right or wrong. */
export function testFilesOf(root: string, ruleset: string): string[] {
  const files = globSync(`packages/${ruleset}/test/**/*.test.ts`, { cwd: root }).sort()
  return files.filter((file) => !/\.(?:soak|browser|database)\.test\.ts$|\/golden/.test(file))
}

/** Matches the full titles of the tests that name this paragraph. */
export function titlePattern(id: Rule): RegExp {
  return new RegExp(`(?<![\\w.§-])${id.replace(/[.]/g, '\\.')}(?![\\w-]|\\.\\d)`)
}
