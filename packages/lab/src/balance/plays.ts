/** Plays many plans, each once, and keeps what they came to by plan. */
import type { Plan } from '../simulate.ts'
import type { Tally } from '../statistics.ts'
import type { Runner } from './runs.ts'

/** How the work is done. */
export interface Work {
  readonly run: Runner
  /** How many plans may be under way at the same time. */
  readonly lanes?: number
  /** Bouts played, of how many in all. */
  onProgress?(done: number, total: number): void
}

export type Tallies = ReadonlyMap<string, Tally>

/** Equal plans are one. */
export function keyOf(plan: Plan): string {
  return JSON.stringify([plan.seed, plan.setup, plan.options])
}

export function distinct(plans: readonly Plan[]): Plan[] {
  return [...new Map(plans.map((plan) => [keyOf(plan), plan])).values()]
}

export function boutsIn(plans: readonly Plan[]): number {
  return plans.reduce((sum, { from, to }) => sum + to - from, 0)
}

export async function playPlans(plans: readonly Plan[], { run, lanes = 1, onProgress }: Work): Promise<Tallies> {
  const total = boutsIn(plans)
  const tallies = new Map<string, Tally>()
  let next = 0
  let done = 0
  const lane = async () => {
    for (let plan = plans[next++]; plan; plan = plans[next++]) {
      tallies.set(keyOf(plan), await run(plan))
      done += plan.to - plan.from
      onProgress?.(done, total)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return tallies
}
