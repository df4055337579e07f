// `npm run balance`: makes the reports of docs/balance anew, with Node 24, whatever Node the machine has.

import { ensurePackages, run } from './ensure.mjs'

ensurePackages()
process.exitCode = run('apps/cli/src/main.ts', ['balance', 'all', '--out', 'docs/balance', ...process.argv.slice(2)])
