// What mutation testing breaks: the chapters of the rulesets, by the names of their folders.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Mutant, mutantsOf, stripped } from './mutants.ts'

/** A mutant in its file, whose path is relative to the root of the repository. */
export interface Target extends Mutant {
  readonly ruleset: string
  readonly file: string
  readonly line: number
  /** The text before and behind its beginning. */
  readonly around: string
}

/** A folder of rule files: `munera/rules`, `colosseum/09-combat`. */
export interface Chapter {
  readonly name: string
  readonly targets: readonly Target[]
}

/** Folders that hold no rules, but what a match is made of, the numbers as printed, and what follows from both. */
const noRules = /^(?:match|tables|odds)\//
/** Files of the same kind, where they lie among the rules: what is asked, told, shown and kept. */
const contract = new RegExp(
  [
    String.raw`(?:-options|\/(?:check|clone|events|game|index|known|legal|names|narrate|options|preview|prompts|questions|result`,
    String.raw`|ruleset|setup|state|view|words))\.ts$`,
  ].join(''),
)

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

/** Every fault that can be put into a file. */
export function targetsIn(root: string, ruleset: string, file: string): Target[] {
  const code = stripped(readFileSync(join(root, file), 'utf8'))
  return mutantsOf(code).map((mutant) => ({
    ...mutant,
    ruleset,
    file,
    line: lineAt(code, mutant.at),
    around: code.slice(Math.max(0, mutant.at - 60), mutant.at + 60),
  }))
}

function lineAt(code: string, at: number): number {
  return code.slice(0, at).split('\n').length
}

export function chaptersOf(root: string, ruleset: string): Chapter[] {
  const files = Map.groupBy(ruleFilesOf(root, ruleset), (file) => `${ruleset}/${file.split('/')[3]}`)
  return [...files].map(([name, all]) => ({ name, targets: all.flatMap((file) => targetsIn(root, ruleset, file)) }))
}

/** Records that any change would spoil, right or wrong, and random play: they take long, and say little of the book. */
const notOfTheBook = /\/golden|conformance|properties|oracle|secrets|hidden-log/

/** The tests of a ruleset that state its paragraphs and need nothing but the rules. */
export function testFilesOf(root: string, ruleset: string): string[] {
  const files = globSync(`packages/${ruleset}/test/**/*.test.ts`, { cwd: root }).sort()
  return files.filter((file) => !/\.(?:soak|browser|database)\.test\.ts$/.test(file) && !notOfTheBook.test(file))
}
