/** One thread of a worker: gets a chunk as a plan and sends back its tally, or what is wrong with the plan. */
import { parentPort } from 'node:worker_threads'
import { type Plan, simulate } from '../simulate.ts'
import type { Answer } from './crew.ts'

parentPort?.on('message', (plan: Plan) => {
  parentPort?.postMessage(answerTo(plan))
})

function answerTo(plan: Plan): Answer {
  try {
    return { tally: simulate(plan) }
  } catch (thrown) {
    return { error: (thrown as Error).message }
  }
}
