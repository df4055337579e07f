// Two threads at work on a list of faults.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answer, Order, Place, Tried } from './runner.ts'

/** A script with tests and faults in it. */
export interface Work {
  readonly code: string
  /** How many faults it has. */
  readonly faults: number
}

/** A fault that never comes to an end is found out as well. */
export const ENDLESS = 'no end'

/** A test that takes this many milliseconds of processor time more than ten times its usual time will never end. */
const PATIENCE = 5000

export class Pool {
  readonly #work: Work
  readonly #size: number
  readonly #idle: Worker[] = []

  constructor(work: Work, size: number) {
    this.#work = work
    this.#size = size
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.map((worker) => worker.terminate()))
  }

  /** Runs all tests with no fault. Throws if one fails then: every score would be wrong. */
  async attempt(files: readonly string[]): Promise<Tried[]> {
    const tried: Tried[] = []
    await this.each(files, async (file) => {
      const worker = this.#start()
      worker.postMessage({ kind: 'try', files: [file] } satisfies Order)
      const [answer] = (await once(worker, 'message')) as [Extract<Answer, { kind: 'tried' }>]
      if (answer.failure) throw new Error(`${answer.failure}\nfails although nothing is broken`)
      tried.push(...answer.tests)
      this.#idle.push(worker)
    })
    return tried
  }

  /** Does something with each of a list, so many at a time. */
  async each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const rest = items.values()
    const some = async () => {
      for (const item of rest) await work(item)
    }
    await Promise.all(Array.from({ length: this.#size }, some))
  }

  /** The file of the first test that finds this fault; null if none does. Times are what the tests usually take. */
  async judge(fault: number, tests: readonly (Place & { readonly time: number })[]): Promise<string | null> {
    const worker = this.#start()
    const places = tests.map(({ file, index }) => ({ file, index }))
    worker.postMessage({ kind: 'judge', fault, tests: places } satisfies Order)
    const verdict = await verdictOf(worker, (index) => 10 * tests[index]!.time + PATIENCE)
    if (verdict === ENDLESS) await worker.terminate()
    else this.#idle.push(worker)
    return verdict
  }

  #start(): Worker {
    const runner = new URL('./runner.ts', import.meta.url)
    return (
      this.#idle.pop() ??
      new Worker(runner, { workerData: this.#work, resourceLimits: { maxOldGenerationSizeMb: 1500 }, stderr: true })
    )
  }
}

/** Waits for the verdict, or until a test has taken more than its limit. */
function verdictOf(worker: Worker, limitOf: (index: number) => number): Promise<string | null> {
  return new Promise((resolve) => {
    let begun: { readonly index: number; readonly since: number } | null = null
    const end = (verdict: string | null) => {
      clearInterval(watch)
      worker.off('message', hear).off('error', fail)
      resolve(verdict)
    }
    const hear = (answer: Answer) => {
      if (answer.kind === 'begun') begun = answer
      if (answer.kind === 'judged') end(answer.killedBy)
    }
    // Whatever fills all memory has no end either.
    const fail = () => end(ENDLESS)
    const watch = setInterval(async () => {
      const spent = await worker.cpuUsage().catch(() => null)
      if (spent && begun && (spent.user + spent.system) / 1000 - begun.since > limitOf(begun.index)) end(ENDLESS)
    }, 500)
    worker.on('message', hear).on('error', fail)
  })
}
