// A process of its own that keeps one Vitest ready and runs tests against one mutant after the other: starting Vitest
// anew for each would take longer than the tests. It ends itself when a mutant never comes to an end; what counts is the
// time that the processor has spent on it, so that a busy machine makes no difference.

import { join, relative } from 'node:path'
import { createVitest, type Reporter, type TestSpecification } from 'vitest/node'

export interface Job {
  /** The mutated file and its text; null plays the rules as they are. */
  readonly file: string | null
  readonly text: string
  /** The test files in the order in which they are tried. */
  readonly tests: readonly string[]
  /** Only tests with such titles are run; the source of a regular expression. */
  readonly pattern: string | null
  /** How long each test file takes when nothing is broken, as far as that is known. */
  readonly times: Times
}

/** Milliseconds of processor time by test file. */
export type Times = Readonly<Record<string, number>>

export interface Verdict {
  /** The test file with the first failure; null if there is none. */
  readonly killedBy: string | null
  /** How many tests were run to their end. */
  readonly ran: number
  /** How long each test file took that was run. */
  readonly times: Times
}

/** A test file that takes this much longer than five times its usual time will never end. */
const PATIENCE = 5000

const [root] = process.argv.slice(2) as [string]
let job: Job | null = null
/** The test file that is being run, and what the processor had spent when it began. */
let running = { test: '', since: 0 }
let times: Record<string, number> = {}

const mutating = {
  name: 'mutating',
  enforce: 'pre' as const,
  load: (id: string) => (job?.file && id === join(root, job.file) ? job.text : null),
}

/** Test files in the order in which they are given, not by what earlier runs took. */
class AsGiven {
  sort = async (files: TestSpecification[]) => files
  shard = this.sort
}

const clock: Reporter = {
  onTestModuleQueued({ moduleId }) {
    running = { test: relative(root, moduleId), since: processorTime() }
  },
  onTestModuleEnd() {
    times[running.test] = processorTime() - running.since
  },
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    include: ['packages/*/test/**/*.test.ts'],
    reporters: [clock],
    pool: 'threads', // in this process, so that whoever ends it ends an endless mutant too
    maxWorkers: 1,
    isolate: false,
    bail: 1,
    sequence: { sequencer: AsGiven },
    fsModuleCache: false, // it would not see the mutants
    testTimeout: 600_000,
  },
  { plugins: [mutating] },
)
await vitest.globTestSpecifications()
const [project] = vitest.projects

/** Milliseconds that the processor has spent on all threads of this process. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** All test files in one run, so that the rules are loaded once; the first failure ends it. */
async function judge(next: Job): Promise<Verdict> {
  const before = job
  job = next
  times = {}
  for (const file of [before?.file, next.file]) if (file) vitest.invalidateFile(join(root, file))
  if (next.pattern) vitest.setGlobalTestNamePattern(new RegExp(next.pattern))
  running = { test: '', since: processorTime() }
  const watch = setInterval(() => {
    const usual = next.times[running.test] ?? PATIENCE
    if (processorTime() - running.since > 5 * usual + PATIENCE) process.exit(1)
  }, 500)
  const files = next.tests.map((test) => project!.createSpecification(join(root, test)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files)
  clearInterval(watch)
  let ran = 0
  for (const test of next.tests) {
    const module = testModules.find(({ moduleId }) => moduleId === join(root, test))
    const results = module ? [...module.children.allTests()].map((one) => one.result().state) : []
    ran += results.filter((state) => state === 'passed' || state === 'failed').length
    if (module?.errors().length || results.includes('failed')) return { killedBy: test, ran, times }
  }
  return { killedBy: unhandledErrors.length > 0 ? running.test : null, ran, times }
}

process.on('message', async (next: Job) => {
  process.send!(await judge(next))
})
process.on('disconnect', () => process.exit(0))
process.send!('ready')
