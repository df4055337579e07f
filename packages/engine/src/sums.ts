/**
 * The sums that books make. Rules add them up row by row, and where somebody listens the same rows are written down: what
 * is told cannot differ from what was done.
 */
import type { Rule, SumStep } from './referee.ts'

/** A row of a printed table. What it is worth stands in the tables of a match. */
export interface Row {
  /** Kept. */
  readonly what: string
  readonly rule: Rule
  /** Of the rows with the same name here only one counts at a time. */
  readonly group?: string
  /** Kept: the row that holds whenever this one does, and counts besides where those of their group add up. */
  readonly brings?: string
  /** Kept: what one more of it is called, where it counts as often as it holds. */
  readonly each?: string
}

/** A row with what it is worth. */
export interface Worth extends Row {
  readonly value: number
}

/** The steps of a sum so far; null where nobody listens. */
export type Steps = SumStep[] | null

export function stepsFor({ listening }: { readonly listening: boolean }): Steps {
  return listening ? [] : null
}

/** One step of a sum: its value, written down where somebody listens, under another name if it has one this time. */
export function addStep(steps: Steps, row: Row, value: number, name: string | null = null): number {
  if (steps) steps.push({ what: name ?? row.what, value, rule: row.rule })
  return value
}

export function sumOfSteps(steps: readonly SumStep[]): number {
  return steps.reduce((sum, { value }) => sum + value, 0)
}

/** The rows of a table with what they are worth in a match. */
export function worthOf<K extends string>(
  rows: Readonly<Record<K, Row>>,
  values: Readonly<Record<NoInfer<K>, number>>,
): readonly Worth[] {
  return Object.entries<Row>(rows).map(([name, row]) => ({ ...row, value: values[name as K] }))
}

/** The same rows where those of a group add up, as a switch may have it. */
export function apart<R extends Row>(rows: readonly R[], name: string): readonly R[] {
  return rows.map((row) => {
    if (row.group !== name) return row
    const { group: _, ...alone } = row
    return alone as R
  })
}
