/** Where long jobs are done is settled when the page starts: what asks for them need not know all games. */
import type { Run } from './jobs.ts'

let doer: Run | null = null

export function doLongJobsBy(run: Run): void {
  doer = run
}

export const run: Run = (job, onProgress) => {
  if (!doer) throw new Error('nobody does long jobs here')
  return doer(job, onProgress)
}
