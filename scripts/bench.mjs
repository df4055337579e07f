// `npm run bench`: runs the benchmarks with Node 24, whatever Node the machine has, since speeds differ between them.

import { ensurePackages, run } from './ensure.mjs'
import { ensurePostgres } from './programs.mjs'

ensurePackages()
const postgres = ensurePostgres()
const env = postgres ? { ...process.env, HARENA_POSTGRES: postgres } : process.env
process.exitCode = run('bench/main.ts', process.argv.slice(2), env)
