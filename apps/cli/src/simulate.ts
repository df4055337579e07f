/** `harena simulate`: many matches between built-in opponents, counted. */
import { availableParallelism } from 'node:os'
import { gameOf, type Plan, prepare, type Report, report, seedOf, type Tally } from '@harena/lab'
import { simulateOnThreads } from '@harena/lab/threads'
import { words } from './board.ts'
import { matchFrom } from './duel.ts'
import { wholeNumber } from './errors.ts'
import type { MatchFlags } from './match-flags.ts'
import { Progress, paint, percent, print, printJson, table } from './terminal.ts'

export interface SimulateFlags extends MatchFlags {
  readonly matches: string
  readonly threads?: string
  readonly json?: boolean
}

const INTERRUPTED = 130

export async function simulate(ruleset: string, flags: SimulateFlags): Promise<void> {
  const matches = wholeNumber(flags.matches, '--matches', 1, 100_000_000)
  const threads =
    flags.threads === undefined ? threadsFor(ruleset, matches) : wholeNumber(flags.threads, '--threads', 1, 256)
  const plan: Plan = { ...matchFrom(ruleset, flags), from: 0, to: matches }
  prepare({ ...plan, seed: seedOf(plan, matches) })
  const tally = await run(plan, threads)
  if (tally === null) {
    process.exitCode = INTERRUPTED
    return
  }
  const found = report(plan, tally)
  if (flags.json) printJson(found)
  else printReport(found)
}

/** One for each core, but fewer for little work: a thread takes longer to start than some chunks to play. */
function threadsFor(ruleset: string, matches: number): number {
  return Math.min(availableParallelism(), Math.ceil(matches / (40 * gameOf(ruleset).chunk)))
}

/** The tally, or null when Ctrl-C stopped it. */
async function run(plan: Plan, threads: number): Promise<Tally | null> {
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  const progress = new Progress(plan.to - plan.from, 'matches')
  try {
    return await simulateOnThreads(plan, threads, {
      onProgress: (played) => progress.report(played),
      signal: stop.signal,
    })
  } catch (thrown) {
    if (stop.signal.aborted) return null
    throw thrown
  } finally {
    progress.end()
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
  }
}

function printReport(found: Report): void {
  const { ruleset, version, seed, matches, undecided } = found
  print(`${paint('bold', `${matches} matches of ${ruleset} ${version}`)}, seed ${seed}`)
  const options = Object.entries(found.options).map(([id, value]) => `${id}=${value}`)
  if (options.length > 0) print(`options: ${options.join(' ')}`)
  print(`\n${winRates(found)}`)
  print(`\nundecided: ${undecided} (${percent(undecided / matches)})`)
  print(`\n${paint('bold', 'Causes of defeat')}\n${causesOfDefeat(found)}`)
  print(`\n${paint('bold', `Length in ${found.lengths.unit}s`)}\n${lengthsOf(found)}`)
  const last = `${seed}/${matches - 1}`
  print(`\nAny of them again: harena duel ${ruleset} --seed ${seed}/0 (and the same flags), up to ${last}`)
}

function winRates({ seats }: Report): string {
  const rows = seats.map(({ name, type, opponent, won, lost, drawn, winRate, kills }) => {
    const interval = `${percent(winRate.low)} to ${percent(winRate.high)}`
    const counts = [won, lost, drawn].map(String)
    return [name, words(type), opponent ?? 'tables', ...counts, percent(winRate.share), interval, String(kills)]
  })
  const head = ['name', 'type', 'opponent', 'won', 'lost', 'drawn', 'win rate', '95 % interval', 'kills']
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
  const shares = Object.entries(percentiles).map(([share, length]) => `${share} % up to ${length}`)
  const average = `mean ${mean.toFixed(2)}, median ${median}, from ${shortest} to ${longest}`
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
