import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeFarm, type Farm, type JobStatus, jobOf, openFarm, type WorkerStatus } from '@harena/farm'
import { startPostgres, type TestPostgres } from '@harena/farm/test-postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bin, freshFolder, harena, json } from './harena.ts'

const NOWHERE = 'postgres://ann@127.0.0.1:1/arena'

describe('one line for each mistake', () => {
  test.each([
    ['farm', /harena farm can submit, status, result and cancel, not nothing/],
    ['farm plough', /harena farm can submit, status, result and cancel, not "plough"/],
    ['farm status', /which database\? Give --database postgres:\/\/user@host:5432\/name or set HARENA_DATABASE/],
    ['worker', /which database\?/],
    ['farm status --database ann@host/arena', /the database must be given as postgres:\/\//],
    ['farm status --database postgres://ann:secret@host/arena', /a password on the command line can be seen by every/],
    ['worker --database postgres://host/arena?password=secret', /or name a file with --password-file/],
    [`farm status --password-file /dev/zero --database ${NOWHERE}`, /it is a pipe or a device and no file/],
    [`farm status --database ${NOWHERE}`, /no PostgreSQL answers at 127\.0\.0\.1:1\/arena \(ECONNREFUSED\)/],
    [`worker --database ${NOWHERE}`, /no PostgreSQL answers at 127\.0\.0\.1:1\/arena/],
    [`worker --threads 0 --database ${NOWHERE}`, /--threads must be a whole number from 1/],
    [`farm result one --database ${NOWHERE}`, /the number of a job must be a whole number/],
    [`farm submit munerq --database ${NOWHERE}`, /unknown ruleset "munerq"/],
    [`farm submit munera --matches 0 --database ${NOWHERE}`, /--matches must be a whole number/],
  ])('%s', async (args, message) => {
    const { status, stdout, stderr } = await harena(args)
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/^harena: [^\n]+\n$/)
    expect(stderr).not.toContain('secret')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})

const without = process.env.HARENA_NO_POSTGRES !== undefined
if (without) console.log('The farm commands are not tested: HARENA_NO_POSTGRES is set.')

describe.skipIf(without)('with a real PostgreSQL', () => {
  let postgres: TestPostgres
  let farm: Farm
  let workers: ChildProcess[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    farm = await openFarm(postgres.database)
    // With its password it has no place among the arguments.
    process.env.HARENA_DATABASE = postgres.database
  })

  afterEach(async () => {
    for (const worker of workers) {
      if (worker.exitCode !== null || worker.signalCode !== null) continue
      worker.kill('SIGKILL')
      await once(worker, 'exit')
    }
    workers = []
    await farm.pool.query('truncate harena_farm.jobs, harena_farm.workers cascade')
    await farm.pool.query('truncate harena_farm_queue._private_jobs')
  })

  afterAll(async () => {
    delete process.env.HARENA_DATABASE
    if (farm) await closeFarm(farm)
    await postgres?.stop()
  })

  /** A worker in a process of its own; what it prints is in `said`. */
  function startWorker(args = ''): ChildProcess & { said: string } {
    const list = `worker --threads 1 ${args}`.split(' ').filter(Boolean)
    const child = spawn(process.execPath, [bin, ...list], { stdio: ['ignore', 'pipe', 'inherit'] })
    const worker = Object.assign(child, { said: '' })
    worker.stdout!.setEncoding('utf8').on('data', (text: string) => {
      worker.said += text
    })
    workers.push(worker)
    return worker
  }

  async function submit(args: string): Promise<number> {
    return (await json<{ id: number }>(`farm submit ${args}`)).id
  }

  /** The chunks that a process has in hand and has not finished. */
  async function chunksOf({ pid }: ChildProcess): Promise<string[]> {
    const { rows } = await farm.pool.query(
      `select key from harena_farm_queue.jobs join harena_farm.workers on locked_by = pool where pid = $1`,
      [pid],
    )
    return rows.map(({ key }) => key)
  }

  test('one of two workers is killed: the other takes over, and the result is that of one machine', async () => {
    const match = 'heroes --matches 4000 --seed capua'
    const victim = startWorker()
    const other = startWorker()
    // Both are there before the job is, so that each gets its share.
    await expect.poll(() => victim.said + other.said, { timeout: 60_000 }).toMatch(/working.*\n.*working/)
    const id = await submit(`${match} --chunk 500`)
    await expect.poll(() => chunksOf(victim), { timeout: 60_000 }).not.toEqual([])
    await expect.poll(() => chunksOf(other), { timeout: 60_000 }).not.toEqual([])
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    const lost = (await chunksOf(victim)).map((key) => Number(key.split('/')[1]))
    expect(lost).not.toEqual([])

    const result = await harena(`farm result ${id} --wait --json`)
    expect(result).toEqual(await harena(`simulate ${match} --json`))
    const { rows } = await farm.pool.query(
      `select distinct pid from harena_farm.chunks join harena_farm.workers on worker = id where "from" = any($1)`,
      [lost],
    )
    expect(rows).toEqual([{ pid: other.pid }])
    const { workers: alive } = await json<{ workers: WorkerStatus[] }>('farm status')
    expect(alive.map(({ pid }) => pid)).toEqual([other.pid])
  })

  test('the report for people is that of simulate, too', async () => {
    const match = 'munera --matches 700 --seed capua --as retiarius --option appeals=no --opponent novice,standard'
    const submitted = await harena(`farm submit ${match}`)
    expect(submitted.stdout).toMatch(/^job \d+: 700 matches of munera, seed capua\nNo worker is there yet/)
    const id = Number(/\d+/.exec(submitted.stdout)![0])
    const worker = startWorker('--once')
    const result = await harena(`farm result ${id} --wait`)
    expect(result.stdout).toBe((await harena(`simulate ${match}`)).stdout)
    expect(result.status).toBe(0)
    const tables = await harena(`farm result ${id} --csv -`)
    expect(tables).toEqual(await harena(`simulate ${match} --csv -`))
    await expect.poll(() => worker.exitCode).toBe(0)
    expect(worker.said).toMatch(/^working for 127\.0\.0\.1:\d+\/postgres on 1 thread; Ctrl-C ends it\n$/)
    const status = await harena(`farm status ${id}`)
    expect(status.stdout).toMatch(
      /munera +\d+\.\d+\.\d+\+\S+ +capua +done +700 +700 +100 % +\d+ +- +0\n\nNo worker is there/,
    )
  })

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('%s: a worker finishes what it has in hand', async (signal, status) => {
    const id = await submit('heroes --matches 8000 --chunk 200')
    const worker = startWorker()
    await expect.poll(() => chunksOf(worker), { timeout: 60_000 }).not.toEqual([])
    const inHand = await chunksOf(worker)
    worker.kill(signal)
    await once(worker, 'exit')
    expect(worker.exitCode).toBe(status)
    const { rows } = await farm.pool.query(
      'select count(*)::int as n from harena_farm_queue.jobs where locked_by is not null',
    )
    expect(rows).toEqual([{ n: 0 }])
    const kept = await farm.pool.query(`select job || '/' || "from" as key from harena_farm.chunks`)
    expect(kept.rows.map(({ key }) => key)).toEqual(expect.arrayContaining(inHand))
    const { jobs, workers } = await json<{ jobs: JobStatus[]; workers: WorkerStatus[] }>(`farm status ${id}`)
    expect(jobs).toMatchObject([{ state: 'running', done: kept.rows.length * 200 }])
    expect(workers).toEqual([])
  })

  test('a worker whose connection is lost comes back', async () => {
    const worker = startWorker()
    await expect.poll(() => worker.said, { timeout: 60_000 }).toMatch(/^working/)
    await farm.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name ~ '^harena' and pid <> pg_backend_pid()`,
    )
    await expect.poll(() => worker.said, { timeout: 60_000 }).toMatch(/; trying again\nworking/)
    const id = await submit('munera --matches 300')
    expect((await harena(`farm result ${id} --wait --json`)).status).toBe(0)
  })

  test('cancel, and what then can no longer be had', async () => {
    const id = await submit('munera')
    expect(await harena(`farm result ${id}`)).toMatchObject({
      status: 2,
      stderr: `harena: job ${id} is not done: 0 of 1000 matches are played\n`,
    })
    expect(await harena(`farm cancel ${id}`)).toMatchObject({ status: 0, stdout: `job ${id} is cancelled\n` })
    for (const args of [`farm result ${id}`, `farm result ${id} --wait`]) {
      const { stderr, status } = await harena(args)
      expect(stderr).toBe(`harena: job ${id} was cancelled after 0 of 1000 matches\n`)
      expect(status).toBe(2)
    }
    expect((await harena(`farm cancel ${id + 1}`)).stderr).toMatch(/there is no job \d+ in .*; there are \d+\n$/)
  })

  test('a job of another version is refused in a sentence', async () => {
    const id = await submit('munera')
    await farm.pool.query(`update harena_farm.jobs set version = '9.0.0+0.1.0'`)
    await farm.pool.query(`update harena_farm_queue._private_jobs set task_id = -task_id`)
    const worker = startWorker('--once')
    await once(worker, 'close')
    expect(worker.said).toMatch(
      new RegExp(
        `job ${id} needs munera@9\\.0\\.0\\+0\\.1\\.0 and this worker has munera@\\d+\\..*: left for others\n$`,
      ),
    )
  })

  test('a failed job says why', async () => {
    const id = await submit('munera')
    await farm.pool.query(`update harena_farm.jobs set plan = replace(plan::text, 'standard', 'strong')::json`)
    const worker = startWorker('--once')
    await once(worker, 'close')
    const why = `job ${id} has failed: matches 0 to 999: unknown opponent "strong"`
    expect(worker.said).toContain(why)
    expect((await harena(`farm result ${id} --wait`)).stderr).toContain(why)
    expect((await harena('farm status')).stdout).toContain(`job ${id}: matches 0 to 999: unknown opponent "strong"`)
  })

  test('the password comes from a file, from the environment or from the password file, and is in no process list', async () => {
    const url = new URL(postgres.database)
    const { password } = url
    url.password = ''
    const folder = freshFolder()
    const file = join(folder, 'password')
    const pgpass = join(folder, 'pgpass')
    writeFileSync(file, `${password}\n`)
    writeFileSync(pgpass, `elsewhere:*:*:*:no\n*:${url.port}:*:harena:${password}\n`, { mode: 0o600 })
    delete process.env.HARENA_DATABASE
    try {
      const status = `farm status --json --database ${url.href}`
      expect(await harena(status)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/wants a password: set PG/),
      })
      expect(await harena(`${status} --password-file ${file}`)).toMatchObject({ status: 0, stderr: '' })
      process.env.PGPASSFILE = pgpass
      expect(await harena(status)).toMatchObject({ status: 0, stderr: '' })
      process.env.PGPASSWORD = password
      delete process.env.PGPASSFILE
      expect(await harena(status)).toMatchObject({ status: 0, stderr: '' })
    } finally {
      delete process.env.PGPASSFILE
      delete process.env.PGPASSWORD
      process.env.HARENA_DATABASE = postgres.database
    }
  })

  test('a job with NUL in it hides no other and is set aside', async () => {
    const id = await submit('munera --seed capua')
    await farm.pool.query(
      `update harena_farm.jobs set plan = replace(replace(plan::text, 'capua', 'a\\u0000b'), 'standard', 'n\\u0000b')::json`,
    )
    const other = await submit('munera --matches 100')
    const { stdout, status } = await harena(`farm status`)
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('a\\u0000b') })
    const worker = startWorker('--once')
    await once(worker, 'close')
    const { jobs } = await json<{ jobs: JobStatus[] }>('farm status')
    expect(jobs).toMatchObject([
      { id: other, state: 'done' },
      { id, state: 'failed', failure: expect.stringContaining('a seed may not have invisible characters') },
    ])
  })

  test('waiting for a result outlives a restart of the database', async () => {
    const id = await submit('munera --matches 3000 --chunk 1000')
    const waiting = harena(`farm result ${id} --wait --json`)
    await sleep(3000)
    await postgres.restart(1500)
    await expect.poll(() => jobOf(farm, id).catch(() => null), { timeout: 60_000 }).toMatchObject({ state: 'waiting' })
    startWorker()
    const { status, stdout, stderr } = await waiting
    expect(stderr).toMatch(/^harena: no worker is there[^\n]*\nharena: PostgreSQL at [^\n]* does not answer; waiting/)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ matches: 3000 })
  })
})
