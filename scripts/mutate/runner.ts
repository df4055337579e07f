// A thread that runs tests against one fault after the other. It is given the script with all tests and all faults; for
// each fault the script is run anew, so that nothing is left of the fault before.

import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { expect } from 'vitest'
import { collector, type Test } from './harness.ts'
import { SWITCH, type Switch } from './mutants.ts'

/** A test by its file and its place there. */
export interface Place {
  readonly file: string
  readonly index: number
}

/** Runs every test of some files with all faults switched off, or some tests with one fault on until one of them fails. */
export type Order =
  | { readonly kind: 'try'; readonly files: readonly string[] }
  | { readonly kind: 'judge'; readonly fault: number; readonly tests: readonly Place[] }

/** A test that has passed, its milliseconds of processor time, and the faults that it has come by. */
export interface Tried extends Place {
  readonly title: string
  readonly time: number
  readonly reached: readonly number[]
}

export type Answer =
  /** A test of the order begins, when the processor has spent so many milliseconds on this thread. */
  | { readonly kind: 'begun'; readonly index: number; readonly since: number }
  | { readonly kind: 'tried'; readonly tests: readonly Tried[]; readonly failure: string | null }
  /** The file of the test that failed. */
  | { readonly kind: 'judged'; readonly killedBy: string | null }

type Files = Readonly<Record<string, () => Promise<unknown>>>

const { code, faults } = workerData as { readonly code: string; readonly faults: number }
const script = new Script(`(function (${SWITCH}, require, exports) {${code}\n})`, { filename: 'tests.cjs' })
const required = createRequire(import.meta.url)
// Properties are tried on the same cases each time.
required('fast-check').configureGlobal({ seed: 1 })

let on = -1
const reached = new Uint8Array(faults)
const ask = (fault: number) => {
  reached[fault] = 1
  return fault === on
}
const isOn: Switch = Object.assign(ask, { same: <T>(value: T) => value })

/** Loads the tests of a file; with everything new for all files that are loaded by the same function. */
function loader(): (file: string) => Promise<readonly Test[]> {
  const { taken, ...own } = collector()
  const exports = {} as { files: Files }
  script.runInThisContext()(isOn, (name: string) => (name === 'vitest' ? { expect, ...own } : required(name)), exports)
  const loaded = new Map<string, readonly Test[]>()
  return async (file) => {
    if (!loaded.has(file)) {
      await exports.files[file]!()
      loaded.set(file, taken())
    }
    return loaded.get(file)!
  }
}

/** Milliseconds that the processor has spent on this thread. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const reachedNow = () => [...reached.keys()].filter((fault) => reached[fault])

async function attempt(files: readonly string[]): Promise<Answer> {
  on = -1
  const tests: Tried[] = []
  for (const file of files) {
    reached.fill(0)
    const all = await loader()(file)
    // What is come by in loading concerns every test of the file.
    const inLoading = reachedNow()
    for (const [index, { title, run }] of all.entries()) {
      reached.fill(0)
      for (const fault of inLoading) reached[fault] = 1
      const since = processorTime()
      try {
        await run()
      } catch (error) {
        return { kind: 'tried', tests, failure: `${file} > ${title}: ${(error as Error).message}` }
      }
      tests.push({ file, index, title, time: processorTime() - since, reached: reachedNow() })
    }
  }
  return { kind: 'tried', tests, failure: null }
}

async function judge(fault: number, tests: readonly Place[]): Promise<Answer> {
  on = fault
  let load: ReturnType<typeof loader> | null = null
  for (const [at, { file, index }] of tests.entries()) {
    parentPort!.postMessage({ kind: 'begun', index: at, since: processorTime() } satisfies Answer)
    try {
      load ??= loader()
      const all = await load(file)
      await all[index]?.run()
    } catch {
      return { kind: 'judged', killedBy: file }
    }
  }
  return { kind: 'judged', killedBy: null }
}

parentPort!.on('message', async (order: Order) => {
  parentPort!.postMessage(await (order.kind === 'try' ? attempt(order.files) : judge(order.fault, order.tests)))
})
