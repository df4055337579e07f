/** Timing with warm-up: the median of several runs, and how far they lie apart. */
import { digest } from '@harena/engine'

export interface Effort {
  readonly seed: string
  readonly runs: number
  /** How much longer than the shortest sensible run. */
  readonly scale: number
}

export interface Measured<T> {
  /** Units of work a second, the median of the runs. */
  readonly rate: number
  /** The slowest and the fastest run, as shares of the median. */
  readonly slowest: number
  readonly fastest: number
  /** How much of the time this process had a core for each of its threads: below 1 on a busy machine. */
  readonly cores: number
  /** What the work came to; every run must come to the same. */
  readonly result: T
}

export interface Timed<T> {
  readonly rate: number
  readonly cores: number
  readonly result: T
}

/** So long, in milliseconds on a core, is work done before it counts: most work needs about a second of it. */
const WARM_UP = 1500

/** Does work of so many units until it is warm and then several times. */
export async function measure<T>(
  runs: number,
  units: number,
  work: () => T | Promise<T>,
  warmUp = WARM_UP,
): Promise<Measured<T>> {
  for (const used = process.cpuUsage(); process.cpuUsage(used).user < warmUp * 1000; ) await work()
  const [measured] = await alternate(runs, [
    async () => {
      const watch = new Stopwatch()
      const result = await work()
      return { ...watch.read(units), result }
    },
  ])
  return measured!
}

/**
 * Does several pieces of work that time themselves in turn, so that a machine that gets slower or busier meanwhile is
 * so for all of them: their ratios hold, whatever the rates are worth.
 */
export async function alternate<T>(runs: number, works: readonly (() => Promise<Timed<T>>)[]): Promise<Measured<T>[]> {
  const all: Timed<T>[][] = works.map(() => [])
  for (let i = 0; i < runs; i++) for (const [which, work] of works.entries()) all[which]!.push(await work())
  return all.map(summary)
}

function summary<T>(runs: readonly Timed<T>[]): Measured<T> {
  const { result } = runs[0]!
  if (new Set(runs.map((run) => digest(run.result))).size > 1) throw new Error('two runs of the same work differ')
  const rates = sorted(runs.map(({ rate }) => rate))
  const rate = middle(rates)
  const cores = middle(sorted(runs.map((run) => run.cores)))
  return { rate, slowest: rates[0]! / rate, fastest: rates.at(-1)! / rate, cores, result }
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b)
}

function middle(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)]!
}

/** Times work, and how much of a core it was given. */
export class Stopwatch {
  private readonly started = performance.now()
  private readonly used = process.cpuUsage()

  /** Units a second up to now, and the share of the cores that so many threads could use. */
  read(units: number, threads = 1): { readonly rate: number; readonly cores: number } {
    const time = performance.now() - this.started
    const { user, system } = process.cpuUsage(this.used)
    return { rate: (units * 1000) / time, cores: Math.min(1, (user + system) / 1000 / time / threads) }
  }
}
