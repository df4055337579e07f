/**
 * What the way through PostgreSQL costs: the same plan on two threads and by a worker with two threads, in turn, with a
 * database of its own on this machine, whose work is done on the same cores.
 */

import { closeFarm, type Farm, type News, openFarm, resultOf, submit, waitFor, work } from '@harena/farm'
import { postgresFolder, startPostgres } from '@harena/farm/test-postgres'
import { gameOf } from '@harena/games'
import type { Plan, Tally } from '@harena/lab'
import { simulateOnPool, ThreadPool } from '@harena/lab/threads'
import { checksumOf, type Measurable, measuredGames, planOf } from './games.ts'
import { alternate, type Effort, Stopwatch, type Timed } from './measure.ts'
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
  const { warmUp, many } = measuredGames[game]
  const plan = planOf(game, seed, 2 * (warmUp + many) * scale)
  const [local, farmed] = await alternate(Math.ceil(runs / 3), [
    () => localRate(plan),
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

/** Threads start cold and are warm after some seconds, so the work is long and its first half is not counted. */
async function localRate(plan: Plan): Promise<Timed<Tally>> {
  const half = new SecondHalf(plan.to)
  const pool = new ThreadPool(THREADS, import.meta.resolve('@harena/games'))
  try {
    const result = await simulateOnPool(gameOf(plan.ruleset), plan, pool, {
      onProgress: (matches) => half.note(matches),
    })
    return { ...half.read, result }
  } finally {
    await pool.close()
  }
}

/** A worker that starts as cold as threads do, and of whose work the second half counts as well. */
async function farmedRate(farm: Farm, database: string, plan: Plan): Promise<Timed<Tally>> {
  const half = new SecondHalf(plan.to)
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

/** Times the second half of work that tells how far it is. */
class SecondHalf {
  read = { rate: 0, cores: 0 }
  private readonly all: number
  private before = 0
  private watch: Stopwatch | null = null

  constructor(all: number) {
    this.all = all
  }

  note(done: number): void {
    if (this.watch) this.read = this.watch.read(done - this.before, THREADS)
    else if (done >= this.all / 2) {
      this.before = done
      this.watch = new Stopwatch()
    }
  }
}
