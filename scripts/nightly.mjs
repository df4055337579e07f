// `npm run nightly`: the checks that take too long for every change, such as a million throws for each of the odds, and the
// soak with all of its matches and kills.

import { ensurePackages, run } from './ensure.mjs'

ensurePackages()

const LONG_CHECKS = ['packages/lab/test/agreement', '.soak.test.ts']
const env = { ...process.env, HARENA_NIGHTLY: '1' }
const limits = ['--testTimeout=3600000']
process.exitCode = run(
  'node_modules/vitest/vitest.mjs',
  ['run', ...limits, ...LONG_CHECKS, ...process.argv.slice(2)],
  env,
)
