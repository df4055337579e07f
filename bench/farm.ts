/**
 * What the way through PostgreSQL costs: the same plan on two threads and by a worker with two threads, in turn, with a
 * database of its own on this machine, whose work is done on the same cores.
 */

import { closeFarm, type Farm, type News, openFarm, resultOf, submit, waitFor, work } from '@harena/farm'
import { postgresFolder, startPostgres } from '@harena/farm/test-postgres'
import type { Plan, Tally } from '@harena/lab'
import { checksumOf, type Measurable, measuredGames, planOf, SecondHalf, warmRate } from './games.ts'
import { alternate, type Effort, type Timed } from './measure.ts'
import { comparedWith, type Row, rateRow } from './rows.ts'

const OVERHEAD_GOAL = 0.1
const THREADS = 2

/** The rows, or why there are none. */
export async function farmRows(games: readonly Measurable[], effort: Effort): Promise<Row[] | string> {
  if (postgresFolder() === null) return 'The farm is not measured: no PostgreSQL was found (HARENA_POSTGRES names one).'
  const postgres = await startPostgres()
  try {
    const farm = await openFarm(postgres.database)
    const rows: Row[] = []
    for (const game of games) rows.push(...(await rowsOf(farm, postgres.database, game, effort)))
    await closeFarm(farm)
    return rows
  } finally {
    await postgres.stop()
  }
}

async function rowsOf(farm: Farm, database: string, game: Measurable, { seed, runs, scale }: Effort): Promise<Row[]> {
  const plan = planOf(game, seed, measuredGames[game].many * 4 * scale)
  const [local, farmed] = await alternate(Math.ceil(runs / 3), [
    () => warmRate(plan, THREADS),
    () => farmedRate(farm, database, plan),
  ])
  const checksum = checksumOf(farmed!.result)
  if (checksumOf(local!.result) !== checksum) throw new Error(`the farm came to another result for ${game}`)
  const overhead = local!.rate / farmed!.rate - 1
  return [
    rateRow(`${game}: bouts on two threads`, local!, { checksum }),
    rateRow(`${game}: bouts on two threads of a worker`, farmed!, {
      checksum,
      ratio: `${(100 * overhead).toFixed(1)} % overhead`,
      goal: comparedWith(local!, `at most ${100 * OVERHEAD_GOAL} %`, overhead <= OVERHEAD_GOAL),
    }),
  ]
}

/** A worker that starts as cold as threads do, and of whose work the second half counts as well. */
async function farmedRate(farm: Farm, database: string, plan: Plan): Promise<Timed<Tally>> {
  const half = new SecondHalf(plan.to, THREADS)
  let done = 0
  const tell = (news: News) => {
    if (news.kind !== 'played') return
    done += news.to - news.from
    half.note(done)
  }
  const stop = new AbortController()
  const working = work(database, { threads: THREADS, signal: stop.signal, tell })
  const id = await submit(farm, plan)
  await waitFor(farm, id)
  stop.abort()
  await working
  return { ...half.read, result: (await resultOf(farm, id)).tally }
}
