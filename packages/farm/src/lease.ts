/**
 * The workers' leases. The queue frees the chunks of a worker that vanished after four hours, too late for
 * chunks of a second. So each worker holds an advisory lock on a connection of its own for as long as it lives:
 * PostgreSQL itself lets go of it when the process dies, however it dies, at once and without clocks to compare or
 * beats to miss. Whoever can take that lock knows that the worker is gone, and frees its chunks. A machine that loses
 * power closes no connection; for that case PostgreSQL is told to probe it and gives up on it within half a minute.
 * Taking a chunk from a worker that lives after all does no harm: it is played twice, equally, and counted once. Since
 * the lock belongs to a connection, a pooler between worker and PostgreSQL must keep connections for whole sessions.
 */

import { hostname } from 'node:os'
import pg from 'pg'
import { ownBuildIds } from './build-id.ts'
import { type Farm, LOCKS, QUEUE } from './database.ts'
import { failJob } from './jobs.ts'
import { withPassword } from './password.ts'

export interface Lease {
  /** The worker's number. */
  readonly id: number
  /** Resolves when the connection is lost: the others then take this worker for dead. */
  readonly lost: Promise<void>
  /** Signs off. */
  end(): Promise<void>
}

/** Signs a worker on under the name by which the queue knows it. */
export async function signOn(database: string, pool: string, threads: number): Promise<Lease> {
  const client = new pg.Client({
    connectionString: withPassword(database),
    keepAlive: true,
    application_name: 'harena worker',
  })
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  try {
    const id = await enter(client, [pool, hostname(), process.pid, threads, ownBuildIds()])
    const end = async () => {
      await client.query('delete from harena_farm.workers where id = $1', [id]).finally(() => client.end())
    }
    return { id, lost, end }
  } catch (thrown) {
    await client.end()
    throw thrown
  }
}

async function enter(client: pg.Client, worker: readonly unknown[]): Promise<number> {
  await client.connect()
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3')
  // Others see the row only when it is committed, and by then the lock is held.
  await client.query('begin')
  const { rows } = await client.query(
    'insert into harena_farm.workers (pool, host, pid, threads, plays) values ($1, $2, $3, $4, $5) returning id',
    [...worker],
  )
  await client.query('select pg_advisory_lock($1, $2)', [LOCKS, rows[0].id])
  await client.query('commit')
  return rows[0].id
}

/** Frees the chunks of workers that are gone; returns how many those were. */
export async function takeOver({ pool }: Farm): Promise<number> {
  const { rows } = await pool.query(
    `with gone as (
       delete from harena_farm.workers where pg_try_advisory_xact_lock($1, id) returning pool
     )
     select count(*)::int as workers, ${QUEUE}.force_unlock_workers(array_agg(pool)) from gone having count(*) > 0`,
    [LOCKS],
  )
  return rows[0]?.workers ?? 0
}

/** A chunk that was handed out as often as the queue allows, and never came back: its job has failed. */
export async function giveUpOnDeadlyChunks(farm: Farm): Promise<void> {
  const { rows } = await farm.pool.query<{ key: string; attempts: number; last_error: string | null }>(
    `select key, attempts, last_error from ${QUEUE}.jobs where attempts >= max_attempts and locked_at is null`,
  )
  for (const { key, attempts, last_error } of rows) {
    const [job, from] = key.split('/')
    const why = last_error === null ? 'each time it ended the worker' : last_error
    await failJob(farm, Number(job), `the chunk from match ${from} on was begun ${attempts} times: ${why}`)
  }
}
