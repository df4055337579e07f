/** One thread: gets plans and sends back their tallies. */
import { parentPort, workerData } from 'node:worker_threads'
import type { GameLookup } from '@harena/engine'
import { type Plan, simulate } from '../simulate.ts'
import type { Tally } from '../statistics.ts'

/** What a thread sends back: the tally, or why there is none. */
export type Reply = { readonly tally: Tally } | { readonly error: string; readonly isRange: boolean }

/** The module that lists the games, by its address. */
const { gameOf }: { gameOf: GameLookup } = await import(workerData)

function play(plan: Plan): Reply {
  try {
    return { tally: simulate(gameOf(plan.ruleset), plan) }
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown.message : String(thrown), isRange: thrown instanceof RangeError }
  }
}

parentPort?.on('message', (plan: Plan) => parentPort?.postMessage(play(plan)))
