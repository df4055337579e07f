/** How a number that is shown came about: the sum that made it, and what would have made another one of it. */
import type { AnyOptions, Game, Rule, Seat, SumStep } from './referee.ts'
import { sumOfSteps, type Worth } from './sums.ts'

/** What did not count and would have made another number of it. */
export interface Otherwise {
  /** Kept, as a step of a sum. */
  readonly what: string
  readonly rule: Rule
  /** What it counts by itself; where that differs, for each point. */
  readonly value: number
  readonly isEach?: true
  /** What the number would be. */
  readonly total: number
}

/** The same before the number is reckoned: by how much it is more, if not by its value. */
export interface Change extends Omit<Otherwise, 'total'> {
  readonly by?: number
}

export interface Reckoning {
  /** Kept: what the number is, as it stands beside it on a card. */
  readonly of: string
  /** Whose it is, where a line tells of several men. */
  readonly seat?: Seat
  readonly total: number
  readonly steps: readonly SumStep[]
  readonly otherwise: readonly Otherwise[]
  /** What the number had to be for something to happen, in a sentence. */
  readonly needed?: { readonly text: string; readonly rule: Rule }
  /** How likely that was before the dice, and if the number were more by so much; in words of what. */
  readonly chance?: { readonly of: string; readonly share: (more: number) => number }
  /** How its line says the number, word for word; without it, or where it is said otherwise, it stands behind the line. */
  readonly written?: string
}

/** What a game knows of the numbers that it shows. */
export interface Reckonings<G extends Game> {
  /** Those that an event tells. */
  told(event: G['event'], options: AnyOptions): readonly Reckoning[]
  /** Those of a man as he stands in a view; `told` is what its viewer has heard up to then. */
  shown(view: G['view'], seat: Seat, told: readonly G['event'][], options: AnyOptions): readonly Reckoning[]
}

interface More extends Partial<Pick<Reckoning, 'seat' | 'needed' | 'chance' | 'written'>> {
  readonly otherwise?: readonly Change[]
  /** What the number is with a sum that is more by so much, by what paragraph, where the book bounds it: by the rule itself. */
  readonly with?: (by: number, rule: Rule) => number
}

/** The sum of its steps; where the book bounds it, the last of them says so. What would not change it is left out. */
export function reckoning(of: string, steps: readonly SumStep[], more: More = {}): Reckoning {
  const { otherwise = [], with: withMore, ...others } = more
  const total = sumOfSteps(steps)
  const changes = otherwise.flatMap(({ what, rule, value, isEach, by = value }): Otherwise[] => {
    const then = withMore ? withMore(by, rule) : total + by
    return then === total ? [] : [{ what, rule, value, total: then, ...(isEach && { isEach }) }]
  })
  return { of, total, steps, otherwise: changes, ...others }
}

const isRow = (step: SumStep, { what, rule }: Worth) => step.rule === rule && step.what === what

/**
 * The rows of a table that have not counted, and what counts once more. A row counts in the place of one of its group, or
 * brings another along.
 */
export function notCounted(rows: readonly Worth[], steps: readonly SumStep[]): readonly Change[] {
  const hasCounted = (row: Worth) => steps.some((step) => isRow(step, row))
  return rows.flatMap((row) => {
    const { what, rule, value, group, brings, each } = row
    if (each !== undefined) return [{ what: each, rule, value }]
    if (hasCounted(row)) return []
    const rivals = group === undefined ? [] : rows.filter((one) => one.group === group)
    const counted = steps.find((step) => rivals.some((rival) => isRow(step, rival)))
    const brought = group === undefined ? rows.find((one) => one.what === brings && !hasCounted(one)) : undefined
    return [{ what, rule, value, by: value + (brought?.value ?? 0) - (counted?.value ?? 0) }]
  })
}

/** Where sum and number differ, because the book bounds it. */
export function bounded(steps: readonly SumStep[], total: number, what: string, rule: Rule): readonly SumStep[] {
  const sum = sumOfSteps(steps)
  return sum === total ? steps : [...steps, { what, value: total - sum, rule }]
}

/** What is left of something after so much of it is lost, and after one more. */
export function leftOf(of: string, start: readonly SumStep[], lost: number, by: Lost): Reckoning {
  const { what, each, rule, least = Number.NEGATIVE_INFINITY } = by
  const steps = lost > 0 ? [...start, { what, value: -lost, rule }] : start
  const left = sumOfSteps(steps)
  return reckoning(of, steps, {
    otherwise: [{ what: each, value: -1, rule }],
    with: (more) => Math.max(least, left + more),
  })
}

/** Kept: how something is lost, and one more of it. */
export interface Lost {
  readonly what: string
  readonly each: string
  readonly rule: Rule
  /** Less than this is never left. */
  readonly least?: number
}
