/** Where there is no worker, as in the page that is one file: jobs are done here, a little at a time. */
import type { Reviewable } from '@harena/lab'
import { loadGame } from '../games/index.ts'
import { type Job, type Results, type Run, rulesetOf, work } from './jobs.ts'

/** So many milliseconds at once, so that clicks are heard. */
const SLICE = 30

const breath = () => new Promise((resolve) => setTimeout(resolve))

export const run: Run = (job, onProgress) => {
  let isStopped = false
  const result = (async () => {
    const game = (await loadGame(rulesetOf(job))) as unknown as Reviewable
    await breath()
    const steps = work(game, job)
    let until = performance.now() + SLICE
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value as Results[Job['do']]
      if (performance.now() < until) continue
      onProgress?.(step.value)
      await breath()
      if (isStopped) return new Promise<never>(() => {})
      until = performance.now() + SLICE
    }
  })()
  return {
    result: result as never,
    stop: () => {
      isStopped = true
    },
  }
}
