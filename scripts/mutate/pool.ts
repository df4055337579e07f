// Two runners at work on a list of mutants.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Job, Progress, Verdict } from './runner.ts'

/** A mutant that never comes to an end is found out as well. */
const endless: Verdict = { killedBy: 'no end', ran: 0, times: {} }

const runner = fileURLToPath(new URL('./runner.ts', import.meta.url))

/**
 * Hands the jobs to the runners, each made when its turn has come, so that it can use what was learnt before. A test
 * file may take so many milliseconds.
 */
export async function runAll<T>(
  root: string,
  runners: number,
  items: readonly T[],
  jobFor: (item: T) => Job,
  limitOf: (test: string) => number,
  done: (item: T, result: Verdict) => void,
): Promise<void> {
  let next = 0
  const work = async () => {
    let process = await start(root)
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      const verdict = await judged(process, jobFor(item), limitOf)
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

/** The verdict, or null when a test file took longer than it may: then the process is gone. */
function judged(process: ChildProcess, job: Job, limitOf: (test: string) => number): Promise<Verdict | null> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const settle = (verdict: Verdict | null) => {
      clearTimeout(timer)
      process.removeAllListeners()
      if (!verdict) process.kill('SIGKILL')
      resolve(verdict)
    }
    process.on('exit', () => settle(null))
    process.on('message', (message: Progress | Verdict) => {
      if (!('next' in message)) return settle(message)
      clearTimeout(timer)
      timer = setTimeout(settle, limitOf(message.next), null)
    })
    process.send(job)
  })
}
