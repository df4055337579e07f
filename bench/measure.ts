/** Timing with warm-up: the median of several runs, and how far they lie apart. */

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
  /** What the work came to; every run must come to the same. */
  readonly result: T
}

/** So long is work done before it counts: the compiler needs about a second of it. */
const WARM_UP = 1500

/** Does work of so many units until it is warm and then several times. */
export async function measure<T>(runs: number, units: number, work: () => T | Promise<T>): Promise<Measured<T>> {
  for (const started = performance.now(); performance.now() - started < WARM_UP; ) await work()
  return repeat(runs, async () => {
    const started = performance.now()
    const result = await work()
    return { rate: perSecond(units, started), result }
  })
}

/** Does work that times itself; the first time does not count. */
export async function repeat<T>(
  runs: number,
  work: () => Promise<{ readonly rate: number; readonly result: T }>,
): Promise<Measured<T>> {
  const { result } = await work()
  const rates: number[] = []
  for (let i = 0; i < runs; i++) {
    const again = await work()
    rates.push(again.rate)
    if (JSON.stringify(again.result) !== JSON.stringify(result)) throw new Error('two runs of the same work differ')
  }
  rates.sort((a, b) => a - b)
  const rate = rates[Math.floor(rates.length / 2)]!
  return { rate, slowest: rates[0]! / rate, fastest: rates.at(-1)! / rate, result }
}

export function perSecond(units: number, started: number): number {
  return (units * 1000) / (performance.now() - started)
}

/** One line of the table: what was measured, how fast, how that compares, and what the work came to. */
export interface Row {
  readonly what: string
  readonly rate: string
  readonly spread: string
  readonly ratio: string
  readonly checksum: string
}

export function rowOf(what: string, unit: string, measured: Measured<unknown>, checksum: string, ratio = ''): Row {
  const { rate, slowest, fastest } = measured
  const spread = `-${percent(1 - slowest)} +${percent(fastest - 1)}`
  return { what, rate: `${readable(rate)} ${unit}`, spread, ratio, checksum }
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** A number for people: 12,345 or 12.35 M. */
export function readable(rate: number): string {
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(2)} M`
  return rate >= 100 ? Math.round(rate).toLocaleString('en-US') : rate.toFixed(1)
}

export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['what', 'rate', 'spread', 'ratio', 'checksum'],
    ...rows.map(({ what, rate, spread, ratio, checksum }) => [what, rate, spread, ratio, checksum]),
  ]
  const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...cells.map((row) => row[i]!.length)))
  return cells
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
