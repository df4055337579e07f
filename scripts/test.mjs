// `npm test` and `npm run soak`: bring what the tests need, run them with Node 24, and close with lines that people and
// machines can read, which Vitest's own summary is not: the slowest files, what was measured, `FAILED: file > title` for each failure and then
// `N passed, N failed`. With CI=true, where only the end of the output is kept, passed tests have no lines. Arguments are Vitest's.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePackages, fail, root, run } from './ensure.mjs'
import { ensureChromium, ensurePostgres } from './programs.mjs'
import { count, failures, figures, sentence, slowest } from './summary.mjs'

ensurePackages()

const args = process.argv.slice(2)
// Processes and threads that the tests start need not strip and compile the same files again.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...process.env }
for (const project of ['screens', 'budgets', 'browser']) {
  await provide(project, 'HARENA_CHROMIUM', 'HARENA_NO_BROWSER', ensureChromium, 'no chromium was found')
}
await provide('database', 'HARENA_POSTGRES', 'HARENA_NO_POSTGRES', ensurePostgres, 'no PostgreSQL was found')

const folder = mkdtempSync(join(tmpdir(), 'harena-test-'))
const report = join(folder, 'report.json')
const reporters = [
  `--reporter=${env.CI === 'true' ? 'minimal' : 'default'}`,
  '--reporter=json',
  `--outputFile.json=${report}`,
]
const status = run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], env)
const told = read(report)
const counts = count(told, status)
rmSync(folder, { recursive: true, force: true })

if (told !== null) console.log(slowest(told, root))
for (const figure of figures(told)) console.log(figure)
for (const failure of failures(told, status, root)) console.log(`FAILED: ${failure}`)
console.log(sentence(counts))
process.exitCode = counts.failed > 0 ? 1 : 0

/** Vitest's report, or null when it ended before writing one. */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Says in the environment where the program is that a project needs, or that its tests are skipped, told plainly. */
async function provide(project, place, without, ensure, missing) {
  if (!args.includes(`--project=${project}`)) return
  const found = env[without] ? null : await ensure()
  if (found) {
    env[place] = found
    return
  }
  const why = env[without] ? `${without} is set` : `${missing} (${place}=<path> names one)`
  if (env.CI === 'true') fail(`The ${project} tests cannot run: ${why}. With CI=true that is an error.`)
  console.log(`The ${project} tests are skipped: ${why}.`)
  env[without] = '1'
}
