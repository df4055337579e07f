/** `npm run bench`: how fast, with seed and checksum, so that two runs provably did the same work. */
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { type Row, tableOf } from './measure.ts'
import {
  type Measurable,
  measureAttacks,
  measureBouts,
  measuredGames,
  measureEvents,
  measureLiveTable,
  measureOdds,
  measureThreads,
} from './work.ts'

const HELP = `npm run bench [-- --quick] [-- --seed TEXT]

Measures bouts, attacks, exact odds and live answers; every number is the median of several runs after a warm-up.

  --quick      fewer and shorter runs
  --seed TEXT  other bouts (default: bench)`

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, seed: { type: 'string', default: 'bench' }, help: { type: 'boolean' } },
})

if (values.help) console.log(HELP)
else await run({ seed: values.seed, runs: values.quick ? 3 : 7, scale: values.quick ? 1 : 2 })

async function run(effort: { seed: string; runs: number; scale: number }): Promise<void> {
  const [cpu] = cpus()
  console.log(`${cpu?.model.trim() ?? 'unknown CPU'}, ${availableParallelism()} cores, Node ${process.versions.node}`)
  console.log(
    `seed ${effort.seed}, median of ${effort.runs} runs after a warm-up; the standard opponent on both sides; Heroes solo against an NPG\n`,
  )
  const rows: Row[] = []
  const games = Object.keys(measuredGames) as Measurable[]
  for (const game of games) {
    rows.push(await measureBouts(game, effort))
    rows.push(...(await measureThreads(game, effort)))
  }
  rows.push(await measureAttacks(effort), await measureOdds(effort))
  for (const game of games) rows.push(await measureLiveTable(game, effort))
  console.log(tableOf(rows))
  console.log()
  for (const game of games) console.log(measureEvents(game, effort))
}
