/**
 * The sums that the book makes. They are added up by the rules themselves, and written down step by step only where
 * somebody listens, so that what is told cannot differ from what was done.
 */
import { type Hidden, type Rule, type Seat, type Steps, type SumStep, sumOfSteps } from '@harena/engine'
import type { RuleContext } from './context.ts'
import type { Options } from './options.ts'

export type { Steps }

export function stepsFor({ referee }: Pick<RuleContext, 'referee'>): Steps {
  return referee.listening ? [] : null
}

/** A number that is told, with its steps. */
export interface Sum {
  readonly total: number
  readonly steps: readonly SumStep[]
}

export function sumOf(steps: readonly SumStep[]): Sum {
  return { total: sumOfSteps(steps), steps }
}

/** One step of a sum; what adds nothing is not written down. As a whole number: a -0 would make the whole sum slow. */
export function step(steps: Steps, what: string, value: number, rule: Rule): number {
  if (steps && value !== 0) steps.push({ what, value, rule })
  return value | 0
}

/** Why something counts otherwise than at first. */
export interface Reason {
  readonly what: string
  readonly rule: Rule
}

/** The reasons so far; null where nobody listens. */
export type Reasons = Reason[] | null

/** One reason, to be counted. */
export function reason(reasons: Reasons, what: string, rule: Rule): number {
  if (reasons) reasons.push({ what, rule })
  return 1
}

/**
 * What would betray a log sheet: open to everybody, or, where sheets are hidden, only to those who may know. Nobody at
 * the table may know a sum that is made from the sheets of two men.
 */
export function fromSheets<F extends object>(
  options: Pick<Options, 'sheets'>,
  to: readonly Seat[],
  fields: F,
): F | { readonly hidden: Hidden & F } {
  return options.sheets === 'open' ? fields : { hidden: { to, ...fields } }
}
