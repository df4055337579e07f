/** How a number that is shown came about: the sum that made it, and what else would have counted in it. */
import type { AnyOptions, Game, Rule, Seat, SumStep } from './referee.ts'

/** What did not count and would have made another number of it; by how much, where that is always the same. */
export interface Otherwise {
  /** Kept, as a step of a sum. */
  readonly what: string
  readonly rule: Rule
  readonly value?: number
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

type More = Partial<Pick<Reckoning, 'seat' | 'otherwise' | 'needed' | 'written'>>

/** The sum of its steps; where the book bounds it, the last of them says so. */
export function reckoning(of: string, steps: readonly SumStep[], more: More = {}): Reckoning {
  return { of, total: steps.reduce((sum, { value }) => sum + value, 0), steps, otherwise: [], ...more }
}

/** The rows of a table that have not counted. */
export function notCounted(rows: readonly Otherwise[], steps: readonly SumStep[]): readonly Otherwise[] {
  return rows.filter(({ what, rule }) => !steps.some((step) => step.rule === rule && step.what === what))
}

/** Where sum and number differ, because the book bounds it. */
export function bounded(steps: readonly SumStep[], total: number, what: string, rule: Rule): readonly SumStep[] {
  const sum = steps.reduce((all, { value }) => all + value, 0)
  return sum === total ? steps : [...steps, { what, value: total - sum, rule }]
}
