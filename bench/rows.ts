/** The lines of the report. */
import type { Measured } from './measure.ts'

/** What a number should be at least, or at most. */
export interface Goal {
  readonly text: string
  /** Null where the machine was too busy to tell. */
  readonly isMet: boolean | null
}

/** What was measured, how much it is, how that compares, what it should be, and what the work came to. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly spread?: string
  readonly ratio?: string
  readonly goal?: Goal
  readonly checksum?: string
}

export type Details = Pick<Row, 'ratio' | 'goal' | 'checksum'>

/** With less of a core than this, a machine was busy with other things. */
const ENOUGH = 0.9

/** A row of a rate, with how far the runs lay apart, and a word where the machine was busy: then nothing is missed. */
export function rateRow(what: string, measured: Measured<unknown>, { goal, ...details }: Details): Row {
  const { rate, slowest, fastest, cores } = measured
  const isBusy = cores < ENOUGH
  const busy = isBusy ? `, on ${percent(cores)} of a core; on a whole one ${readable(rate / cores)}` : ''
  const spread = `-${percent(1 - slowest)} +${percent(fastest - 1)}${busy}`
  const judged = goal && { ...goal, isMet: isBusy && !goal.isMet ? null : goal.isMet }
  return { what, value: rate, unit: 'a second', spread, ...details, ...(judged ? { goal: judged } : {}) }
}

/** A goal for a comparison, which a busy machine can shift both ways; `yardstick` is what was compared with. */
export function comparedWith(yardstick: Measured<unknown>, text: string, isMet: boolean): Goal {
  return { text, isMet: yardstick.cores < ENOUGH ? null : isMet }
}

export function atLeast(goal: number, value: number): Goal {
  return { text: `at least ${readable(goal)}`, isMet: value >= goal }
}

export function atMost(goal: number, value: number, unit: string): Goal {
  return { text: `at most ${readable(goal)} ${unit}`, isMet: value <= goal }
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** A number for people: 12,345 or 12.35 M or 0.12. */
export function readable(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M`
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return Number(value.toPrecision(3)).toString()
}

export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ what, value, unit, spread = '', ratio = '', goal, checksum = '' }) => {
    const judged = goal ? `${goal.text}: ${verdict(goal)}` : ''
    return [what, readable(value), unit, spread, ratio, judged, checksum]
  })
  const widths = [0, 1, 2, 3, 4, 5, 6].map((i) => Math.max(...cells.map((row) => row[i]!.length)))
  return cells
    .map((row) =>
      row
        .map((cell, i) => pad(cell, widths[i]!, i === 1))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function verdict({ isMet }: Goal): string {
  if (isMet === null) return 'the machine is too busy to tell'
  return isMet ? 'met' : 'MISSED'
}

function pad(cell: string, width: number, isNumber: boolean): string {
  return isNumber ? cell.padStart(width) : cell.padEnd(width)
}
