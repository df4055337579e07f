// `npm run bench`: runs the benchmarks with Node 24, whatever Node the machine has, since speeds differ between them.

import { ensurePackages, run } from './ensure.mjs'

ensurePackages()
process.exitCode = run('bench/main.ts', process.argv.slice(2))
