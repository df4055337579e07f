// `npm run mutate`: breaks the rules on purpose, one small fault at a time, and counts how many faults the tests find.
// Of every chapter a seeded sample is taken, so that two runs can be compared; docs/mutation.md keeps the scores.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeText } from '../../apps/cli/src/lib/files.ts'
import { mutated, stripped } from './mutants.ts'
import { type ParagraphTargets, paragraphsOf, titlePattern } from './paragraphs.ts'
import { runAll } from './pool.ts'
import { chapterReport, type Found, type Held, paragraphReport, percentOf, report, type Score, told } from './report.ts'
import type { Job, Times, Verdict } from './runner.ts'
import { type Chapter, chaptersOf, rulesetsIn, type Target, testFilesOf } from './targets.ts'

const help = `npm run mutate                                      everything, written into docs/mutation.md
npm run mutate -- <chapter ...> [--sample 40]       the chapters whose names begin so
npm run mutate -- --paragraphs 100 [ruleset ...]    the named paragraphs and so many others
npm run mutate -- --paragraph "munera §3.4" ...     these paragraphs
Each with [--seed 1].

Of a chapter a sample of mutants is tried against the tests of its package. Of a paragraph, four mutants in the code that
names it are tried against those tests alone whose titles name it; scripts/mutate/named-paragraphs.txt lists those that
are always tried.`

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    paragraphs: { type: 'string' },
    paragraph: { type: 'string', multiple: true },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const runners = Math.min(2, availableParallelism())
const isMeant = (name: string) => positionals.length === 0 || positionals.some((start) => name.startsWith(start))

/** So many of a list by the hashes of their keys: a change of the list changes little of the sample. */
function draw<T>(all: readonly T[], count: number, keyOf: (one: T) => string): T[] {
  const hash = (one: T) =>
    createHash('sha256')
      .update(`${values.seed}/${keyOf(one)}`)
      .digest('hex')
  const hashed = all.map((one) => ({ one, hash: hash(one) })).sort((a, b) => (a.hash < b.hash ? -1 : 1))
  return hashed.slice(0, count).map(({ one }) => one)
}

const sources = new Map<string, string>()

/** The code of a file without its types. */
function codeOf(file: string): string {
  if (!sources.has(file)) sources.set(file, stripped(readFileSync(join(root, file), 'utf8')))
  return sources.get(file)!
}

/** A mutant by the words around it, not by its place. */
function keyOf(target: Target): string {
  const around = codeOf(target.file).slice(Math.max(0, target.at - 60), target.at + 60)
  return `${target.file}/${around}/${target.was}/${target.becomes}`
}

function broken(target: Target): { readonly file: string; readonly text: string } {
  return { file: target.file, text: mutated(codeOf(target.file), target) }
}

/**
 * How long each test file of a ruleset takes when nothing is broken. Throws if the tests fail then, or if they pass when
 * all is broken: in either case every score would be wrong.
 */
async function timesOf(ruleset: string): Promise<Times> {
  const tests = testFilesOf(root, ruleset)
  const { file } = chaptersOf(root, ruleset)[0]!.targets[0]!
  const patient: Job = {
    file: null,
    text: '',
    tests,
    pattern: null,
    times: Object.fromEntries(tests.map((test) => [test, 600_000])),
  }
  const verdicts: Verdict[] = []
  const jobs = [
    () => patient,
    () => ({ ...patient, file, text: "throw new Error('on purpose')" }),
    () => ({ ...patient, tests: tests.filter((test) => test === verdicts[1]!.killedBy) }),
  ]
  await runAll(
    root,
    1,
    jobs,
    (jobOf) => jobOf(),
    (_, verdict) => verdicts.push(verdict),
  )
  const [asItIs, hopeless, again] = verdicts as [Verdict, Verdict, Verdict]
  if (asItIs.killedBy) throw new Error(`${asItIs.killedBy} fails although nothing is broken`)
  if (!hopeless.killedBy) throw new Error(`the tests of ${ruleset} pass although ${file} is broken`)
  if (again.killedBy) throw new Error(`${again.killedBy} fails after a mutant although nothing is broken`)
  return asItIs.times
}

/** The test files of one ruleset, how long each takes, and how many mutants each has found so far. */
interface Tests {
  readonly times: Times
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
  const jobFor = (target: Target): Job => ({
    ...broken(target),
    tests: ordered(tests, target),
    pattern: null,
    times: tests.times,
  })
  await runAll(root, runners, draw(targets, Number(values.sample), keyOf), jobFor, (target, { killedBy }) => {
    if (killedBy) tests.kills.set(killedBy, (tests.kills.get(killedBy) ?? 0) + 1)
    else console.log(told(target))
    found.push({ target, isKilled: killedBy !== null })
  })
  return { name, all: targets.length, found }
}

async function mutateChapters(): Promise<string> {
  const scores: Score[] = []
  for (const ruleset of rulesetsIn(root)) {
    const chapters = chaptersOf(root, ruleset).filter(({ name }) => isMeant(name))
    if (chapters.length === 0) continue
    const tests: Tests = { times: await timesOf(ruleset), kills: new Map() }
    for (const chapter of chapters) {
      const score = await scoreOf(chapter, tests)
      scores.push(score)
      console.log(`${score.name}: ${percentOf(score)} % of ${score.found.length}`)
    }
  }
  return chapterReport(scores)
}

const MUTANTS_EACH = 4

const nameOf = ({ ruleset, id }: ParagraphTargets) => `${ruleset} ${id}`

/** The paragraphs that are always tried, one in a line. */
function alwaysTried(): string[] {
  const list = readFileSync(join(root, 'scripts', 'mutate', 'named-paragraphs.txt'), 'utf8')
  return list.split('\n').filter((line) => line && !line.startsWith('#'))
}

async function mutateParagraphs(named: readonly string[], others: number): Promise<string> {
  const all = rulesetsIn(root).flatMap((ruleset) => paragraphsOf(root, ruleset))
  const unknown = named.filter((name) => !all.some((one) => nameOf(one) === name))
  if (unknown.length > 0) throw new Error(`not in the ledgers: ${unknown.join(', ')}`)
  const meant = all.filter(({ ruleset }) => isMeant(ruleset))
  const chosen = meant.filter((one) => named.includes(nameOf(one)))
  const rest = meant.filter((one) => !named.includes(nameOf(one)) && one.targets.length > 0)
  const parts = [await heldOf(chosen)]
  if (others > 0) parts.push(await heldOf(draw(rest, others, nameOf)))
  return paragraphReport(parts)
}

/** Tries a few mutants of each of these paragraphs against its own tests. */
async function heldOf(paragraphs: readonly ParagraphTargets[]): Promise<Held[]> {
  const results = paragraphs.map(
    (paragraph): Held => ({ paragraph, found: [], hasTests: testsOf(paragraph).length > 0 }),
  )
  const tries = results.flatMap((result) =>
    draw(result.paragraph.targets, MUTANTS_EACH, keyOf).map((target) => ({ ...result, target })),
  )
  const jobFor = ({ paragraph, target }: (typeof tries)[number]): Job => ({
    ...broken(target),
    tests: testsOf(paragraph),
    pattern: titlePattern(paragraph.id).source,
    times: {},
  })
  await runAll(root, runners, tries, jobFor, ({ paragraph, found, target }, { killedBy }) => {
    if (!killedBy) console.log(`${nameOf(paragraph)} ${told(target)}`)
    found.push({ target, isKilled: killedBy !== null })
  })
  return results
}

/** The test files with titles that name a paragraph. */
function testsOf({ id, ruleset }: ParagraphTargets): string[] {
  const pattern = titlePattern(id)
  return testFilesOf(root, ruleset).filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
}

async function main(): Promise<void> {
  const started = performance.now()
  if (values.help) return console.log(help)
  if (values.paragraph) console.log(await mutateParagraphs(values.paragraph, 0))
  else if (values.paragraphs) console.log(await mutateParagraphs(alwaysTried(), Number(values.paragraphs)))
  else if (positionals.length > 0) console.log(await mutateChapters())
  else {
    const parts = [await mutateChapters(), await mutateParagraphs(alwaysTried(), 100)]
    writeText(join(root, 'docs', 'mutation.md'), report(parts, values.seed))
  }
  console.log(`${Math.round((performance.now() - started) / 1000)} seconds`)
}

await main()
