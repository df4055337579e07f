/** One thread of a simulation: gets the plan once, then ranges of matches, and sends back a tally of each. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Plan, simulate } from '../simulate.ts'
import type { Chunk } from './index.ts'

parentPort?.on('message', ({ from, to }: Chunk) => {
  parentPort?.postMessage(simulate({ ...(workerData as Plan), from, to }))
})
