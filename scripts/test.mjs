// `npm test`: brings what the tests need, runs them with Node 24, and closes with one line that people and machines
// can read, `N passed, N failed`, which Vitest's own summary is not.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, ensurePackages, ensurePostgres, fail, run } from './ensure.mjs'
import { count, sentence } from './summary.mjs'

ensurePackages()

const env = { ...process.env }
provide('browser tests', 'HARENA_CHROMIUM', 'HARENA_NO_BROWSER', ensureChromium, 'no chromium was found')
provide('farm tests', 'HARENA_POSTGRES', 'HARENA_NO_POSTGRES', ensurePostgres, 'no PostgreSQL was found')

const folder = mkdtempSync(join(tmpdir(), 'harena-test-'))
const report = join(folder, 'report.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const status = run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...process.argv.slice(2)], env)
const counts = count(read(report), status)
rmSync(folder, { recursive: true, force: true })

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

/** Says in the environment where a program is that some tests need, or that they are skipped, which is told plainly. */
function provide(tests, place, without, ensure, missing) {
  const found = env[without] ? null : ensure()
  if (found) {
    env[place] = found
    return
  }
  const why = env[without] ? `${without} is set` : `${missing} (${place}=<path> names one)`
  if (env.CI === 'true') fail(`The ${tests} cannot run: ${why}. With CI=true that is an error.`)
  console.log(`The ${tests} are skipped: ${why}.`)
  env[without] = '1'
}
