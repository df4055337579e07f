/**
 * Rough guesses at what comes of two allocations: what each kind of blow does by the exact odds, from either side, and what
 * it changes who strikes first. How much a blow at the head counts beside one at the legs the master finds out by trying.
 */
import type { Allocation, State } from '@harena/colosseum'
import { type Allocate, plansAt } from './exchange.ts'
import { thoughts } from './opponent.ts'
import { gainOf, type Plan, valueOfRow, ZEAL } from './plans.ts'

/** One table for each kind of blow that either side strikes, and one for the order; a row for each of his own answers. */
export function guessesAt(
  state: State,
  mine: Allocate,
  rows: readonly Allocation[],
  his: Allocate,
  columns: readonly Allocation[],
): Float64Array[] {
  const myPlans = plansFor(state, mine, rows)
  const hisPlans = plansFor(state, his, columns)
  const size = rows.length * columns.length
  const order = new Float64Array(size)
  const [given, taken] = [new Blows(size), new Blows(size)]
  let at = 0
  for (const one of myPlans) {
    for (const other of hisPlans) {
      if (one && other) order[at] = gainOf(one, other) - ZEAL * given.add(at, one, other) + taken.add(at, other, one)
      at++
    }
  }
  return [order, ...given.tables(), ...taken.tables()]
}

/** The plan behind each answer; null where he would not have thought of it. */
function plansFor(state: State, question: Allocate, answers: readonly Allocation[]): (Plan | null)[] {
  const plans = new Map(plansAt(state, question, thoughts.veteran).map(({ answer, plan }) => [nameOf(answer), plan]))
  return answers.map((answer) => plans.get(nameOf(answer)) ?? null)
}

/** Where the advantage goes makes no difference to the plan. */
const nameOf = ({ attacks, defence, guard }: Allocation) => JSON.stringify([attacks, defence, guard])

/** What the blows of one side do in every pair, by area or special attack. */
class Blows {
  private readonly size: number
  private readonly byKind = new Map<string | number, Float64Array>()

  constructor(size: number) {
    this.size = size
  }

  /** Returns what all of them do together. */
  add(at: number, plan: Plan, other: Plan): number {
    let sum = 0
    for (let row = 0; row < plan.targets.length; row++) {
      const value = valueOfRow(plan, row, other)
      this.tableOf(plan.special?.code ?? plan.targets[row]!)[at]! += value
      sum += value
    }
    return sum
  }

  tables(): Iterable<Float64Array> {
    return this.byKind.values()
  }

  private tableOf(kind: string | number): Float64Array {
    let table = this.byKind.get(kind)
    if (!table) {
      table = new Float64Array(this.size)
      this.byKind.set(kind, table)
    }
    return table
  }
}
