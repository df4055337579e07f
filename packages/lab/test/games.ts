/** The lab with the games of this tree: which one is meant is read off the plan. */
import { gameOf } from '@harena/games'
import { report as reportOf } from '../src/report.ts'
import * as run from '../src/run.ts'
import { checkedRun as checkedRunOf } from '../src/run-check.ts'
import * as lab from '../src/simulate.ts'
import type { Tally } from '../src/statistics.ts'
import * as threads from '../src/threads/index.ts'

export { gameOf, games } from '@harena/games'

/** The address under which threads find the games. */
export const gamesModule = import.meta.resolve('@harena/games')

type Plan = lab.Plan
type Run = run.Run
type Control = threads.Control

export const prepare = (match: lab.Match) => lab.prepare(gameOf(match.ruleset), match)
export const duel = (match: lab.Match) => lab.duel(gameOf(match.ruleset), match)
export const simulate = (plan: Plan) => lab.simulate(gameOf(plan.ruleset), plan)
export const report = (plan: Plan, tally: Tally) => reportOf(gameOf(plan.ruleset), plan, tally)
export const startRun = (plan: Plan) => run.startRun(gameOf(plan.ruleset), plan)
export const chunksOf = (plan: Plan) => run.chunksOf(gameOf(plan.ruleset), plan)
export const chunksLeft = (one: Run) => run.chunksLeft(gameOf(one.plan.ruleset), one)
export const checkedRun = (data: unknown) => checkedRunOf(gameOf, data, 'build')
export const newPool = (count: number) => new threads.ThreadPool(count, gamesModule)

export function simulateOnThreads(plan: Plan, count: number, control: Control = {}): Promise<Tally> {
  return threads.simulateOnThreads(gameOf(plan.ruleset), plan, { count, games: gamesModule }, control)
}

export function continueRun(one: Run, count: number, control: Control = {}): Promise<void> {
  return threads.continueRun(gameOf(one.plan.ruleset), one, { count, games: gamesModule }, control)
}

export function simulateOnPool(plan: Plan, pool: threads.ThreadPool, control: Control = {}): Promise<Tally> {
  return threads.simulateOnPool(gameOf(plan.ruleset), plan, pool, control)
}
