// `npm test`: brings what the tests need, runs them with Node 24, and closes with one line that people and machines
// can read, `N passed, N failed`, which Vitest's own summary is not.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, ensurePackages, fail, run } from './ensure.mjs'
import { count, sentence } from './summary.mjs'

ensurePackages()

const env = { ...process.env }
const chromium = env.HARENA_NO_BROWSER ? null : ensureChromium()
if (chromium) {
  env.HARENA_CHROMIUM = chromium
} else {
  const why = env.HARENA_NO_BROWSER
    ? 'HARENA_NO_BROWSER is set'
    : 'no chromium was found (HARENA_CHROMIUM=<path> names one)'
  if (env.CI === 'true') fail(`The browser tests cannot run: ${why}. With CI=true that is an error.`)
  console.log(`The browser tests are skipped: ${why}.`)
  env.HARENA_NO_BROWSER = '1'
}

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
