// `npm run mutate`: breaks the rules on purpose, one small fault at a time, and counts how many faults the tests find.
// Of every chapter a seeded sample is taken, so that two runs can be compared; docs/mutation.md keeps the scores.

import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Dice } from '@harena/engine'
import { mutated, stripped } from './mutants.ts'
import { runAll } from './pool.ts'
import { chapterReport, type Found, paragraphReport, type Score } from './report.ts'
import type { Verdict } from './runner.ts'
import {
  type Chapter,
  chaptersOf,
  type ParagraphTargets,
  paragraphsOf,
  rulesetsIn,
  type Target,
  testFilesOf,
  titlePattern,
} from './targets.ts'

const help = `npm run mutate -- [chapter ...] [--sample 40] [--seed 1]
npm run mutate -- [ruleset ...] --paragraphs 85 [--seed 1]

Without --paragraphs: so many mutants of each chapter (all, or those whose names begin so) against the tests of its
package; with all chapters the scores are written into docs/mutation.md. With it: for so many paragraphs, four mutants
each in the functions that name the paragraph, against only those tests whose titles name it.`

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    paragraphs: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const runners = Math.min(2, availableParallelism())
const isMeant = (name: string) => positionals.length === 0 || positionals.some((start) => name.startsWith(start))

/** On top of five times as long as usual: a test file that takes longer will never end. */
const PATIENCE = 5000

/** So many of a list, drawn without putting back. */
function draw<T>(all: readonly T[], count: number, seed: string): T[] {
  const dice = Dice.fromSeed(`${values.seed}/${seed}`)
  const left = [...all]
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(dice.below(left.length), 1)[0]!)
}

/**
 * How long each test file of a ruleset takes when nothing is broken. Throws if the tests fail then, or if they pass when
 * all is broken: in either case every score would be wrong.
 */
async function timesOf(ruleset: string): Promise<Readonly<Record<string, number>>> {
  const tests = testFilesOf(root, ruleset)
  const asItIs = { file: null, text: '', tests, pattern: null }
  const { file } = chaptersOf(root, ruleset)[0]!.targets[0]!
  const hopeless = { ...asItIs, file, text: "throw new Error('on purpose')" }
  const verdicts: Verdict[] = []
  const jobs = [asItIs, hopeless, asItIs]
  await runAll(
    root,
    1,
    jobs,
    (job) => job,
    () => 600_000,
    (_, verdict) => verdicts.push(verdict),
  )
  if (verdicts[0]!.killedBy) throw new Error(`${verdicts[0]!.killedBy} fails although nothing is broken`)
  if (!verdicts[1]!.killedBy) throw new Error(`the tests of ${ruleset} pass although ${file} is broken`)
  if (verdicts[2]!.killedBy) throw new Error(`${verdicts[2]!.killedBy} fails after a mutant although nothing is broken`)
  return verdicts[0]!.times
}

function broken(target: Target): { readonly file: string; readonly text: string } {
  return { file: target.file, text: mutated(stripped(readFileSync(join(root, target.file), 'utf8')), target) }
}

/** The test files of one ruleset, how long each takes, and how many mutants each has found so far. */
interface Tests {
  readonly times: Readonly<Record<string, number>>
  readonly kills: Map<string, number>
}

/** First the tests named like the mutated file, then those that find most for their time. */
function ordered({ times, kills }: Tests, { file }: Target): string[] {
  const name = basename(file, '.ts')
  const yieldOf = (test: string) => ((kills.get(test) ?? 0) + 0.1) / times[test]!
  const rank = (test: string) => (basename(test).startsWith(`${name}.`) ? Number.POSITIVE_INFINITY : yieldOf(test))
  return Object.keys(times).sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
}

async function scoreOf({ name, targets }: Chapter, tests: Tests): Promise<Score> {
  const found: Found[] = []
  const jobFor = (target: Target) => ({ ...broken(target), tests: ordered(tests, target), pattern: null })
  const limitOf = (test: string) => 5 * tests.times[test]! + PATIENCE
  await runAll(root, runners, draw(targets, Number(values.sample), name), jobFor, limitOf, (target, { killedBy }) => {
    if (killedBy) tests.kills.set(killedBy, (tests.kills.get(killedBy) ?? 0) + 1)
    found.push({ target, isKilled: killedBy !== null })
  })
  return { name, all: targets.length, found }
}

async function mutateChapters(): Promise<void> {
  const started = performance.now()
  const scores: Score[] = []
  for (const ruleset of rulesetsIn(root)) {
    const chapters = chaptersOf(root, ruleset).filter(({ name }) => isMeant(name))
    if (chapters.length === 0) continue
    const tests: Tests = { times: await timesOf(ruleset), kills: new Map() }
    for (const chapter of chapters) {
      const score = await scoreOf(chapter, tests)
      scores.push(score)
      console.log(`${score.name}: ${score.found.filter(({ isKilled }) => isKilled).length} of ${score.found.length}`)
    }
  }
  const report = chapterReport(scores, values.seed)
  if (positionals.length === 0) writeFileSync(join(root, 'docs', 'mutation.md'), report)
  else console.log(`\n${report}`)
  console.log(`${Math.round((performance.now() - started) / 1000)} seconds`)
}

const MUTANTS_EACH = 4

async function mutateParagraphs(count: number): Promise<void> {
  const all = rulesetsIn(root)
    .filter(isMeant)
    .flatMap((ruleset) => paragraphsOf(root, ruleset))
  const sample = draw(all, count, 'paragraphs')
  const tries = sample.flatMap((paragraph) =>
    draw(paragraph.targets, MUTANTS_EACH, paragraph.id).map((target) => ({ paragraph, target })),
  )
  const results = new Map<ParagraphTargets, Verdict[]>(sample.map((paragraph) => [paragraph, []]))
  const jobFor = ({ paragraph: { id, ruleset }, target }: (typeof tries)[number]) => {
    const pattern = titlePattern(id)
    const tests = testFilesOf(root, ruleset).filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
    return { ...broken(target), tests, pattern: pattern.source }
  }
  await runAll(
    root,
    runners,
    tries,
    jobFor,
    () => 30_000,
    ({ paragraph }, result) => results.get(paragraph)!.push(result),
  )
  console.log(paragraphReport(results))
}

if (values.help) console.log(help)
else if (values.paragraphs) await mutateParagraphs(Number(values.paragraphs))
else await mutateChapters()
