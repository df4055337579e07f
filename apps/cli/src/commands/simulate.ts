/** `harena simulate`: many matches between built-in opponents, counted. */

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { t } from '@harena/engine'
import { gameOf } from '@harena/games'
import {
  csvTables,
  MOST_MATCHES,
  type Plan,
  prepare,
  type Report,
  type Run,
  refuseOtherPlan,
  report,
  seedOf,
  startRun,
} from '@harena/lab'
import { continueRun } from '@harena/lab/threads'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { hold, writeText } from '../lib/files.ts'
import { examples, knownRulesets } from '../lib/help.ts'
import { type MatchFlags, matchFrom, withMatchFlags } from '../lib/match-flags.ts'
import { about } from '../lib/reading.ts'
import { isSaved, Keeper, readRun } from '../lib/run-files.ts'
import { onStop } from '../lib/signals.ts'
import { complain, Progress, paint, percent, print, printJson, table, words, write } from '../terminal/output.ts'

interface SimulateFlags extends MatchFlags {
  readonly matches: string
  readonly threads?: string
  /** Where the simulation is saved while it runs; it goes on if it is there. */
  readonly state?: string
  /** The same, where it must be there; it says by itself what is simulated. */
  readonly resume?: string
  readonly csv?: string
  readonly json?: boolean
}

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description(t('many matches between built-in opponents: win rates, lengths, causes of defeat'))
    .argument('[ruleset]', t`${knownRulesets()}; not needed with --resume or --scenario`)
  withMatchFlags(command)
    .option('--matches <n>', t('how many'), '1000')
    .option('--threads <n>', t('on how many threads; the numbers are the same for any (default: as many as pay)'))
    .option('--state <file>', t('save the simulation there while it runs; the same command goes on with it'))
    .option('--resume <file>', t('go on with a saved simulation'))
    .option('--csv <folder>', t('save the tables as CSV: matches, seats, ends, lengths; - prints them'))
    .option('--json', t('for programs'))
    .addHelpText(
      'after',
      examples(
        'harena simulate munera --matches 100000 --as retiarius --against secutor --seed capua',
        'harena simulate outland --opponent novice,standard --json',
        'harena simulate heroes --as retiarius --threads 2',
        'harena simulate outland --matches 10000000 --state outland.json',
        'harena simulate --scenario six-against-six --matches 200',
        'harena simulate --resume outland.json --csv results',
      ),
    )
    .action((ruleset: string | undefined, flags: SimulateFlags) => simulate(ruleset, flags))
}

async function simulate(ruleset: string | undefined, flags: SimulateFlags): Promise<void> {
  const path = flags.resume ?? flags.state
  // Ours before it is read: nobody may go on with it in between.
  if (path !== undefined && (isSaved(path) || flags.resume === undefined)) hold(path)
  const run = runFrom(ruleset, flags)
  const { plan } = run
  const matches = plan.to - plan.from
  const threads =
    flags.threads === undefined ? threadsFor(plan.ruleset, matches) : wholeNumber(flags.threads, '--threads', 1, 256)
  if (!(await play(run, threads, path))) {
    if (path !== undefined) complain(t`saved in ${path}; the same command goes on from there`)
    return
  }
  show(report(gameOf(plan.ruleset), plan, run.tally), flags)
}

/** Saves or prints a report as the flags say. */
export function show(found: Report, flags: { readonly csv?: string; readonly json?: boolean }): void {
  if (flags.csv !== undefined) writeCsv(flags.csv, found)
  if (flags.json) printJson(found)
  else if (flags.csv !== '-') printReport(found)
}

/** What is to be simulated: new, or as far as it has been saved. */
function runFrom(ruleset: string | undefined, flags: SimulateFlags): Run {
  const { state, resume } = flags
  if (state !== undefined && resume !== undefined) throw new UsageError(t('give --state or --resume, not both'))
  if (ruleset === undefined && flags.scenario === undefined) {
    if (resume !== undefined) return readRun(resume)
    throw new UsageError(t('which ruleset? Name one, or a --scenario, or go on with a saved simulation by --resume'))
  }
  const path = resume ?? (state !== undefined && isSaved(state) ? state : undefined)
  const saved = path === undefined ? null : readRun(path)
  const matches = wholeNumber(flags.matches, '--matches', 1, MOST_MATCHES)
  const match = matchFrom(ruleset, { ...flags, ...seedIn(flags, saved) })
  const game = gameOf(match.ruleset)
  const plan: Plan = { ...match, from: 0, to: matches }
  prepare(game, { ...plan, seed: seedOf(plan, matches) })
  if (saved === null) return startRun(game, plan)
  about(path!, () => refuseOtherPlan(saved.plan, plan))
  return saved
}

/** Who has named no seed means the saved one. */
function seedIn({ seed }: SimulateFlags, saved: Run | null): { seed?: string } {
  const known = seed ?? saved?.plan.seed
  return known === undefined ? {} : { seed: known }
}

/** One for each core, but fewer for little work: a thread takes longer to start than some chunks to play. */
function threadsFor(ruleset: string, matches: number): number {
  return Math.min(availableParallelism(), Math.ceil(matches / (40 * gameOf(ruleset).chunk)))
}

/** Plays a run to its end; false when Ctrl-C or the end of the session stopped it. */
async function play(run: Run, threads: number, path: string | undefined): Promise<boolean> {
  const stop = new AbortController()
  const listenNoMore = onStop(() => stop.abort())
  const keeper = new Keeper(path, run)
  keeper.now()
  const progress = new Progress(run.plan.to - run.plan.from, 'matches', run.tally.matches)
  const onProgress = (played: number) => {
    progress.report(played)
    keeper.fromTimeToTime()
  }
  try {
    const games = import.meta.resolve('@harena/games')
    await continueRun(gameOf(run.plan.ruleset), run, { count: threads, games }, { onProgress, signal: stop.signal })
    return true
  } catch (thrown) {
    if (stop.signal.aborted) return false
    throw thrown
  } finally {
    progress.end()
    keeper.now()
    listenNoMore()
  }
}

/** Into a folder, a file for each table; `-` prints them all, with an empty line between. */
function writeCsv(folder: string, found: Report): void {
  const tables = Object.entries(csvTables(found))
  if (folder === '-') write(tables.map(([, text]) => text).join('\r\n'))
  else for (const [name, text] of tables) writeText(join(folder, `${name}.csv`), text)
}

function printReport(found: Report): void {
  const { ruleset, version, seed, matches, undecided } = found
  print(t`${paint('bold', t`${matches} matches of ${ruleset} ${version}`)}, seed ${seed}`)
  const options = Object.entries(found.options).map(([id, value]) => `${id}=${value}`)
  if (options.length > 0) print(t`options: ${options.join(' ')}`)
  print(`\n${winRates(found)}`)
  print(`\n${t`undecided: ${undecided} (${percent(undecided / matches)})`}`)
  print(`\n${paint('bold', t('Causes of defeat'))}\n${causesOfDefeat(found)}`)
  print(`\n${paint('bold', t`Length in ${t(`${found.lengths.unit}s`)}`)}\n${lengthsOf(found)}`)
  const last = `${seed}/${matches - 1}`
  print(`\n${t`Any of them again: harena duel ${ruleset} --seed ${seed}/0 (and the same flags), up to ${last}`}`)
}

function winRates({ seats }: Report): string {
  const rows = seats.map(({ name, type, opponent, won, lost, drawn, winRate, kills }) => {
    const interval = t`${percent(winRate.low)} to ${percent(winRate.high)}`
    const counts = [won, lost, drawn].map(String)
    return [name, words(type), opponent ?? 'tables', ...counts, percent(winRate.share), interval, String(kills)]
  })
  const head = [
    t('name'),
    t('type'),
    t('opponent'),
    t('won'),
    t('lost'),
    t('drawn'),
    t('win rate'),
    t('95 % interval'),
    t('kills', 'number'),
  ]
  return table([head, ...rows], [3, 4, 5, 6, 7, 8])
}

function causesOfDefeat({ seats, causesOfDefeat: causes }: Report): string {
  const ends = Object.keys(causes)
  const rows = seats.map(({ name, ends: own }) => [name, ...ends.map((end) => String(own[end] ?? 0))])
  const right = ends.map((_, i) => i + 1)
  return table([['', ...ends.map(words)], ...rows], right)
}

function lengthsOf(found: Report): string {
  const { mean, median, shortest, longest, percentiles } = found.lengths
  const shares = Object.entries(percentiles).map(([share, length]) => t`${share} % up to ${length}`)
  const average = t`mean ${mean.toFixed(2)}, median ${median}, from ${shortest} to ${longest}`
  return [average, shares.join(', '), histogram(found)].join('\n')
}

/** Bars for about twenty ranges of lengths. */
function histogram({ lengths, matches }: Report): string {
  const size = Math.max(1, Math.ceil((lengths.longest - lengths.shortest + 1) / 20))
  const bins = new Map<number, number>()
  for (let from = lengths.shortest; from <= lengths.longest; from += size) bins.set(from, 0)
  for (const [length, count] of Object.entries(lengths.histogram)) {
    const from = lengths.shortest + Math.floor((Number(length) - lengths.shortest) / size) * size
    bins.set(from, bins.get(from)! + count)
  }
  const most = Math.max(...bins.values())
  const rows = [...bins].map(([from, count]) => {
    const name = size === 1 ? String(from) : `${from}-${from + size - 1}`
    return [name, percent(count / matches), '█'.repeat(Math.round((40 * count) / most))]
  })
  return table(rows, [0, 1])
}
