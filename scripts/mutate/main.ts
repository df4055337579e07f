// `npm run mutate`: breaks the rules on purpose, one small fault at a time, and counts how many faults the tests find.
// Of every chapter a seeded sample is taken, so that two runs can be compared; docs/mutation.md keeps the scores.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeText } from '../../apps/cli/src/lib/files.ts'
import { Cache } from './cache.ts'
import { type ParagraphTargets, paragraphsOf, titlePattern } from './paragraphs.ts'
import { chapterReport, type Held, paragraphReport, percentOf, report, type Score } from './report.ts'
import { chaptersOf, rulesetsIn, type Target } from './targets.ts'
import { type Setting, tryAll } from './trial.ts'

const help = `npm run mutate                                      everything, written into docs/mutation.md
npm run mutate -- <chapter ...> [--sample 40]       the chapters whose names begin so
npm run mutate -- --paragraphs 100 [ruleset ...]    the named paragraphs and so many others
npm run mutate -- --paragraph "munera §3.4" ...     these paragraphs
Each with [--seed 1] and [--fresh], which forgets what earlier runs have found.

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
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const setting: Setting = {
  root,
  cache: new Cache(root, values.fresh),
  runners: Math.min(2, availableParallelism()),
}
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

/** A mutant by the words around it, not by its place. */
function keyOf({ file, around, was, becomes }: Target): string {
  return `${file}/${around}/${was}/${becomes}`
}

async function scoresOf(ruleset: string): Promise<Score[]> {
  const chapters = chaptersOf(root, ruleset).filter(({ name }) => isMeant(name))
  const scores = chapters.map(({ name, targets }): Score => ({ name, all: targets.length, found: [] }))
  const trials = chapters.flatMap(({ targets }, at) =>
    draw(targets, Number(values.sample), keyOf).map((target) => ({ target, pattern: null, found: scores[at]!.found })),
  )
  await tryAll(setting, ruleset, trials, ({ target, found }, killedBy) => {
    found.push({ target, isKilled: killedBy !== null })
  })
  for (const { name, found } of scores) console.log(`${name}: ${percentOf({ found })} % of ${found.length}`)
  return scores
}

async function mutateChapters(): Promise<string> {
  const scores: Score[][] = []
  for (const ruleset of rulesetsIn(root)) {
    if (chaptersOf(root, ruleset).some(({ name }) => isMeant(name))) scores.push(await scoresOf(ruleset))
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
  const results = paragraphs.map((paragraph): Held => ({ paragraph, found: [] }))
  for (const ruleset of rulesetsIn(root)) {
    const trials = results
      .filter(({ paragraph }) => paragraph.ruleset === ruleset)
      .flatMap(({ paragraph, found }) => {
        const pattern = titlePattern(paragraph.id)
        return draw(paragraph.targets, MUTANTS_EACH, keyOf).map((target) => ({ target, pattern, found }))
      })
    await tryAll(setting, ruleset, trials, ({ target, found }, killedBy) => {
      found.push({ target, isKilled: killedBy !== null })
    })
  }
  return results
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
