// `npm run strength [-- --pairs 400 --long 100]`: measures the opponents and writes docs/opponents.md. With --only <game> or
// --short, which leaves those out who think for long, it only measures.
// Every row is seeded and played once; it is kept in the folder, so that the run goes on where it was interrupted. Remove
// the folder to measure anew.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeText } from '../../apps/cli/src/lib/files.ts'
import { type Counted, countAnswers } from './counts.ts'
import { type Measure, measures, type Row } from './measures.ts'
import { report } from './report.ts'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '400' },
    long: { type: 'string', default: '100' },
    counts: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    folder: { type: 'string', default: '.strength' },
  },
})

function kept<T>(name: string, make: () => T): T {
  const path = join(values.folder, `${name.replaceAll(/\W+/g, '-')}.json`)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as T
  const made = make()
  writeFileSync(path, JSON.stringify(made))
  console.log(`${name} ${JSON.stringify(made)}`)
  return made
}

function rowOf(measure: Measure): Row {
  const { game, table, first, second, isLong } = measure
  const pairs = Number(isLong ? values.long : values.pairs)
  return kept(`${game} ${table} ${first} ${second}`, () => measure.play(pairs))
}

mkdirSync(values.folder, { recursive: true })
const rows = measures
  .filter(({ game, isLong }) => (values.only === '' || game === values.only) && !(values.short && isLong))
  .map(rowOf)
if (values.short) process.exit()
const counts = [...new Set(rows.map(({ game }) => game))].map((game) =>
  kept(`${game} counts`, (): Counted => countAnswers(game, Number(values.counts))),
)
if (values.only === '') writeText('docs/opponents.md', report(rows, counts))
