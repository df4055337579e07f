// Two runners at work on a list of mutants.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Job, Verdict } from './runner.ts'

/** A mutant that never comes to an end is found out as well. */
const endless: Verdict = { killedBy: 'no end', ran: 0, times: {} }

const runner = fileURLToPath(new URL('./runner.ts', import.meta.url))

/** Hands the jobs to the runners, each made when its turn has come, so that it can use what was learnt before. */
export async function runAll<T>(
  root: string,
  runners: number,
  items: readonly T[],
  jobFor: (item: T) => Job,
  done: (item: T, result: Verdict) => void,
): Promise<void> {
  let next = 0
  const work = async () => {
    let process = await start(root)
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      const verdict = await judged(process, jobFor(item))
      if (!verdict) process = await start(root)
      done(item, verdict ?? endless)
    }
    process.disconnect()
  }
  await Promise.all(Array.from({ length: Math.min(runners, items.length) }, work))
}

async function start(root: string): Promise<ChildProcess> {
  const process = fork(runner, [root], { execArgv: ['--disable-warning=ExperimentalWarning'], stdio: 'ignore' })
  await once(process, 'message')
  return process
}

/** The verdict, or null when the process has given the mutant up: then it is gone. */
async function judged(process: ChildProcess, job: Job): Promise<Verdict | null> {
  const done = new AbortController()
  const verdict = once(process, 'message', done).then(([message]) => message as Verdict)
  const end = once(process, 'exit', done).then(() => null)
  process.send(job)
  const first = await Promise.race([verdict, end])
  for (const rest of [verdict, end]) rest.catch(() => {})
  done.abort()
  return first
}
