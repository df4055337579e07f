import { seatsOf } from '@harena/engine'
import { gameOf } from '@harena/games'
import { emptyTally, merge, type Plan, report, simulate as simulateGame } from '@harena/lab'
import { ThreadPool } from '@harena/lab/threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeFarm, explained, type Farm, FarmError, openFarm, placeOf } from '../src/database.ts'
import { cancel, chunkFor, jobOf, jobsOf, keepChunk, resultOf, submit } from '../src/jobs.ts'
import { giveUpOnDeadlyChunks, signOn, takeOver } from '../src/lease.ts'
import { startPostgres, type TestPostgres } from '../src/test-postgres.ts'
import { waitFor, workersOf } from '../src/wait.ts'
import { type News, work } from '../src/worker.ts'

const simulate = (plan: Plan) => simulateGame(gameOf(plan.ruleset), plan)
const games = import.meta.resolve('@harena/games')

/** A plan between standard opponents; not from 0 on, so that a mix-up of numbers shows. */
function planOf(ruleset: string, matches: number, seed = 'capua'): Plan {
  const entry = gameOf(ruleset)
  const setup = entry.defaultSetup(false)
  const opponents = seatsOf(entry, setup, {}).map(({ isPlayed }) => (isPlayed ? 'standard' : null))
  return { ruleset, setup, options: {}, opponents, seed, from: 7, to: 7 + matches }
}

describe('the address of the database', () => {
  test.each([
    ['postgres://ann:secret@db.example.org/arena', 'db.example.org:5432/arena'],
    ['postgresql://ann:secret@10.0.0.1:5433/arena', '10.0.0.1:5433/arena'],
    ['postgres:///arena?host=/var/run/postgresql', '/var/run/postgresql:5432/arena'],
    ['postgres://ann@%2Ftmp%2Fsockets/arena', '/tmp/sockets:5432/arena'],
  ])('%s', (database, where) => {
    expect(placeOf(database)).toBe(where)
  })

  test.each(['', 'arena', 'mysql://ann:secret@host/arena', 'postgres//ann:secret@host/arena'])(
    'not "%s"',
    (database) => {
      expect(() => placeOf(database)).toThrow(
        new FarmError('the database must be given as postgres://user@host:5432/name'),
      )
    },
  )

  test('what goes wrong is told in one line', () => {
    const refused = Object.assign(new Error(), { code: 'ECONNREFUSED' })
    const both = new AggregateError([refused, refused])
    expect(explained(both, 'host:1/arena').message).toBe('no PostgreSQL answers at host:1/arena (ECONNREFUSED)')
    const denied = Object.assign(new Error('permission denied for database arena'), { code: '42501' })
    expect(explained(denied, 'host:1/arena').message).toMatch(/does not allow the farm to make or use its tables: perm/)
    expect(explained(new FarmError('as it was'), 'host:1/arena').message).toBe('as it was')
  })
})

test('a chunk is twenty of those that threads get, and more where they would be too many', () => {
  const { chunk } = gameOf('munera')
  expect(chunkFor(planOf('munera', 1000))).toBe(20 * chunk)
  expect(chunkFor(planOf('munera', 10_000 * 20 * chunk))).toBe(20 * chunk)
  expect(chunkFor(planOf('munera', 10_000 * 20 * chunk + 1))).toBe(20 * chunk + 1)
})

test.each(['munera', 'outland', 'heroes', 'colosseum'])(
  '%s: chunks on threads come to the same as the whole',
  async (ruleset) => {
    const plan = planOf(ruleset, 60)
    const crew = new ThreadPool(2, games)
    try {
      // The last first: what an opponent remembers of earlier matches must not count.
      const parts = [47, 27, 7].map((from) => crew.play({ ...plan, from, to: from + 20 }))
      const tally = emptyTally(plan.opponents.length)
      for (const part of (await Promise.all(parts)).reverse()) merge(tally, part)
      expect(tally).toEqual(simulate(plan))
    } finally {
      await crew.close()
    }
  },
)

test('a thread that meets an illegal plan says so and goes on', async () => {
  const plan = planOf('munera', 5)
  const crew = new ThreadPool(1, games)
  try {
    await expect(crew.play({ ...plan, opponents: [] })).rejects.toThrow('2 gladiators need 2 opponents, not 0')
    expect(await crew.play(plan)).toEqual(simulate(plan))
  } finally {
    await crew.close()
  }
})

const without = process.env.HARENA_NO_POSTGRES !== undefined
if (without) console.log('The farm is not tested: HARENA_NO_POSTGRES is set.')

describe.skipIf(without)('with a real PostgreSQL', () => {
  let postgres: TestPostgres
  let main: Farm
  let databases = 0
  const farms: Farm[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    main = await openFarm(postgres.database)
  })

  afterAll(async () => {
    for (const farm of [...farms, main]) if (farm) await closeFarm(farm)
    await postgres?.stop()
  })

  /** The address of an empty database. */
  async function emptyDatabase(): Promise<string> {
    const name = `arena${++databases}`
    await main.pool.query(`create database ${name}`)
    return postgres.database.replace(/postgres$/, name)
  }

  async function freshFarm(): Promise<{ readonly farm: Farm; readonly database: string }> {
    const database = await emptyDatabase()
    const farm = await openFarm(database)
    farms.push(farm)
    return { farm, database }
  }

  async function queued({ pool }: Farm): Promise<{ key: string; locked_by: string | null }[]> {
    const { rows } = await pool.query('select key, locked_by from harena_farm_queue.jobs order by id')
    return rows
  }

  test('many that start at once on an empty database make the tables once', async () => {
    const database = await emptyDatabase()
    const opened = await Promise.all([1, 2, 3, 4, 5].map(() => openFarm(database)))
    farms.push(...opened)
    const { rows } = await opened[0]!.pool.query('select id from harena_farm.migrations')
    expect(rows).toEqual([{ id: 1 }])
  })

  test('two workers that start at once on an empty database, one job', async () => {
    const database = await emptyDatabase()
    const stop = new AbortController()
    const played: number[] = [0, 0]
    const tell = (who: number) => (news: News) => {
      if (news.kind === 'played') played[who]!++
    }
    const workers = [0, 1].map((who) => work(database, { threads: 1, signal: stop.signal, tell: tell(who) }))
    const farm = await openFarm(database)
    farms.push(farm)
    const game = gameOf('outland')
    const plan = planOf('outland', 300)
    const id = await submit(farm, plan, 7)
    await waitFor(farm, id)
    expect(await workersOf(farm)).toMatchObject([{ pid: process.pid, threads: 1 }, { threads: 1 }])
    stop.abort()
    await Promise.all(workers)
    expect(await workersOf(farm)).toEqual([])
    expect(played[0]! + played[1]!).toBe(Math.ceil(300 / 7))
    const found = await resultOf(farm, id)
    const alone = simulate(plan)
    expect(JSON.stringify(found.tally)).toBe(JSON.stringify(alone))
    expect(JSON.stringify(report(game, found.plan, found.tally))).toBe(JSON.stringify(report(game, plan, alone)))
  })

  test('more chunks than are merged at a time', async () => {
    const { farm, database } = await freshFarm()
    const plan = planOf('munera', 1201)
    const id = await submit(farm, plan, 2)
    await work(database, { threads: 2, once: true })
    expect(await jobOf(farm, id)).toMatchObject({ state: 'done', matches: 1201, done: 1201, left: 0 })
    expect((await resultOf(farm, id)).tally).toEqual(simulate(plan))
    expect(await queued(farm)).toEqual([])
  })

  test('a chunk counts once, however often it is played', async () => {
    const { farm } = await freshFarm()
    const plan = planOf('munera', 20)
    const id = await submit(farm, plan, 10)
    for (const from of [7, 7, 17, 7]) {
      const tally = simulate({ ...plan, from, to: from + 10 })
      await keepChunk(farm, { job: id, from, to: from + 10, tally, worker: 1 })
    }
    expect(await jobOf(farm, id)).toMatchObject({ done: 20, state: 'done' })
    expect((await resultOf(farm, id)).tally).toEqual(simulate(plan))
  })

  test('the newest job is listed first; an unknown one is told with those there are', async () => {
    const { farm } = await freshFarm()
    await expect(jobOf(farm, 1)).rejects.toThrow(/there is no job 1 in 127\.0\.0\.1:\d+\/arena\d+; there is none/)
    for (const seed of ['a', 'b']) await submit(farm, planOf('munera', 10, seed))
    expect(await jobsOf(farm)).toMatchObject([
      { id: 2, seed: 'b', state: 'waiting', done: 0, matches: 10, rate: null, left: null, workers: 0 },
      { id: 1, seed: 'a' },
    ])
    await expect(jobOf(farm, 3)).rejects.toThrow(/there is no job 3 in .*; there are 1, 2$/)
    await expect(resultOf(farm, 1)).rejects.toThrow('job 1 is not done: 0 of 10 matches are played')
  })

  test('an illegal plan is refused before it is handed in', async () => {
    const { farm } = await freshFarm()
    await expect(submit(farm, { ...planOf('munera', 10), opponents: ['strong', 'standard'] })).rejects.toThrow(
      /unknown opponent "strong"/,
    )
    expect(await jobsOf(farm)).toEqual([])
  })

  test('what a worker cannot keep is tried a few times, then the job is set aside with the error', async () => {
    const { farm, database } = await freshFarm()
    const id = await submit(farm, planOf('munera', 10))
    await farm.pool.query('alter table harena_farm.chunks add constraint never check (false) not valid')
    // The queue waits longer after each try; here it does not.
    const hurry = setInterval(() => {
      farm.pool.query('update harena_farm_queue._private_jobs set run_at = now()').catch(() => {})
    }, 200)
    await work(database, { threads: 1, once: true })
    clearInterval(hurry)
    const { state, failure } = await jobOf(farm, id)
    expect(state).toBe('failed')
    expect(failure).toMatch(/^the chunk from match 7 on was begun 5 times: .*violates check constraint "never"/)
    expect(await queued(farm)).toEqual([])
  })

  test('NUL and halves of characters are refused before they are handed in', async () => {
    const { farm } = await freshFarm()
    for (const seed of ['a\0b', 'a\ud800', '\u001b]52;c;x']) {
      await expect(submit(farm, planOf('munera', 10, seed))).rejects.toThrow('a seed may not have invisible characters')
    }
    const plan = planOf('munera', 10)
    const fighters = (plan.setup as { fighters: object[] }).fighters.map((one, at) =>
      at ? one : { ...one, name: 'a\0' },
    )
    await expect(submit(farm, { ...plan, setup: { fighters } })).rejects.toThrow(RangeError)
    expect(await jobsOf(farm)).toEqual([])
  })

  test('a queue of a billion chunks is refused', async () => {
    const { farm } = await freshFarm()
    await expect(submit(farm, planOf('munera', 1e9), 1)).rejects.toThrow('must have at least 5000, not 1')
  })

  test('workers of another build do not share chunks', async () => {
    const { farm, database } = await freshFarm()
    const id = await submit(farm, planOf('munera', 10))
    const { version } = await jobOf(farm, id)
    expect(version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{16}$/)
    const other = version.replace(/\+.*/, '+0000000000000000')
    await farm.pool.query('update harena_farm.jobs set version = $1', [other])
    await farm.pool.query('update harena_farm_queue._private_tasks set identifier = $1', [`munera@${other}`])
    const news: News[] = []
    await work(database, { threads: 1, once: true, tell: (one) => news.push(one) })
    expect(news).toContainEqual({ kind: 'refused', job: id, needs: `munera@${other}`, has: `munera@${version}` })
    expect(await jobOf(farm, id)).toMatchObject({ state: 'waiting', done: 0, workers: 0 })
  })

  test('a cancelled job is not begun and has no result', async () => {
    const { farm, database } = await freshFarm()
    const id = await submit(farm, planOf('munera', 100), 10)
    await cancel(farm, id)
    expect(await queued(farm)).toEqual([])
    await work(database, { threads: 1, once: true })
    expect(await jobOf(farm, id)).toMatchObject({ state: 'cancelled', done: 0 })
    await expect(resultOf(farm, id)).rejects.toThrow(`job ${id} was cancelled after 0 of 100 matches`)
    await expect(cancel(farm, id)).rejects.toThrow(`job ${id} cannot be cancelled: it is cancelled`)
  })

  test('a job that breaks down has failed, with the reason; its other chunks are not played', async () => {
    const { farm, database } = await freshFarm()
    const id = await submit(farm, planOf('munera', 100), 10)
    await farm.pool.query(`update harena_farm.jobs set plan = replace(plan::text, 'standard', 'strong')::json`)
    const news: News[] = []
    await work(database, { threads: 1, once: true, tell: (one) => news.push(one) })
    const { state, failure } = await jobOf(farm, id)
    expect(state).toBe('failed')
    expect(failure).toMatch(/^matches \d+ to \d+: unknown opponent "strong"/)
    expect(news).toContainEqual({ kind: 'failed', job: id, reason: failure })
    expect(await queued(farm)).toEqual([])
    await expect(resultOf(farm, id)).rejects.toThrow(`job ${id} has failed: ${failure}`)
    await expect(cancel(farm, id)).rejects.toThrow(`job ${id} cannot be cancelled: it is failed`)
  })

  test('a job of another version is refused and left for others', async () => {
    const { farm, database } = await freshFarm()
    const id = await submit(farm, planOf('munera', 100), 50)
    await farm.pool.query(`update harena_farm.jobs set version = '9.0.0+0.1.0'`)
    await farm.pool.query(`update harena_farm_queue._private_tasks set identifier = 'munera@9.0.0+0.1.0'`)
    const news: News[] = []
    await work(database, { threads: 1, once: true, tell: (one) => news.push(one) })
    expect(news.filter(({ kind }) => kind === 'refused')).toEqual([
      { kind: 'refused', job: id, needs: 'munera@9.0.0+0.1.0', has: expect.stringMatching(/^munera@\d+\.\d/) },
    ])
    expect(await queued(farm)).toMatchObject([{ locked_by: null }, { locked_by: null }])
    expect(await jobOf(farm, id)).toMatchObject({ state: 'waiting', failure: null, workers: 0 })
    await farm.pool.query(`update harena_farm.jobs set done = 100`)
    await expect(resultOf(farm, id)).rejects.toThrow(/^job 1 was played with munera 9\.0\.0\+0\.1\.0; this is 2\./)
  })

  describe('a worker that is gone', () => {
    const lock = 'update harena_farm_queue._private_jobs set locked_by = $1, locked_at = now(), attempts = attempts + 1'

    test('is known by its lock, and its chunks are freed', async () => {
      const { farm, database } = await freshFarm()
      await submit(farm, planOf('munera', 10))
      const lease = await signOn(database, 'pool-a', 3)
      await farm.pool.query(lock, ['pool-a'])
      expect(await takeOver(farm)).toBe(0)
      expect(await workersOf(farm)).toMatchObject([{ id: lease.id, threads: 3 }])
      expect(await queued(farm)).toMatchObject([{ locked_by: 'pool-a' }])
      const sessions = `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'harena worker' and datname = current_database()`
      await farm.pool.query(sessions)
      await lease.lost
      await expect.poll(() => workersOf(farm)).toEqual([])
      expect(await takeOver(farm)).toBe(1)
      expect(await takeOver(farm)).toBe(0)
      expect(await queued(farm)).toMatchObject([{ locked_by: null }])
    })

    test('leaves no trace when it signs off', async () => {
      const { farm, database } = await freshFarm()
      const lease = await signOn(database, 'pool-a', 1)
      await lease.end()
      expect(await takeOver(farm)).toBe(0)
    })

    test('and four more by the same chunk: the job has failed', async () => {
      const { farm } = await freshFarm()
      const id = await submit(farm, planOf('munera', 20), 10)
      const key = `where key = '${id}/17'`
      for (let attempt = 1; attempt <= 5; attempt++) {
        await giveUpOnDeadlyChunks(farm)
        expect(await jobOf(farm, id)).toMatchObject({ failure: null })
        await farm.pool.query(`${lock} ${key}`, ['pool-a'])
        await giveUpOnDeadlyChunks(farm)
        await farm.pool.query(`select harena_farm_queue.force_unlock_workers('{pool-a}')`)
      }
      await giveUpOnDeadlyChunks(farm)
      expect(await jobOf(farm, id)).toMatchObject({
        state: 'failed',
        failure: 'the chunk from match 17 on was begun 5 times: each time it ended the worker',
      })
      expect(await queued(farm)).toEqual([])
    })
  })

  test('a worker whose connection is lost says so', async () => {
    const { farm, database } = await freshFarm()
    const ready = Promise.withResolvers<void>()
    const ended = work(database, { threads: 1, tell: ({ kind }) => kind === 'ready' && ready.resolve() })
    await ready.promise
    await farm.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'harena worker'`,
    )
    await expect(ended).rejects.toThrow(/^the connection to 127\.0\.0\.1:\d+\/arena\d+ was lost$/)
  })

  test('tables of a later version are left alone', async () => {
    const { farm, database } = await freshFarm()
    await farm.pool.query('insert into harena_farm.migrations (id) values (99)')
    await expect(openFarm(database)).rejects.toThrow(/made by a later version of Harena; bring this one up to date/)
  })

  test.each([
    ['wrong password', (database: string) => database.replace(/:[0-9a-f]{24}@/, ':wrong@'), /password authentication/],
    ['no password', (database: string) => database.replace(/:[0-9a-f]{24}@/, '@'), /wants a password/],
    ['no such database', (database: string) => `${database}nowhere`, /database "postgresnowhere" does not exist/],
    [
      'nobody there',
      () => 'postgres://ann:secret@127.0.0.1:1/arena',
      /^no PostgreSQL answers at 127\.0\.0\.1:1\/arena/,
    ],
  ])('%s: one line without a password', async (_, change, message) => {
    const error = await openFarm(change(postgres.database)).catch((thrown: Error) => thrown)
    expect(error).toBeInstanceOf(FarmError)
    expect((error as Error).message).toMatch(message)
    expect((error as Error).message).not.toMatch(/wrong@|secret|[0-9a-f]{24}|\n/)
  })
})
