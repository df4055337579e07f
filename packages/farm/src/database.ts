/** The farm's PostgreSQL: connecting to it, its tables, and what can go wrong there, in one line each. */
import { harmless, t } from '@harena/engine'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { withPassword } from './password.ts'

/** Something wrong with the farm, its database or what was asked of it: one line for people, never a password in it. */
export class FarmError extends Error {
  override readonly name = 'FarmError'
}

export interface Farm {
  readonly pool: pg.Pool
  /** Host, port and name of the database, for messages. */
  readonly where: string
}

/** The queue has a schema of its own, so that it shares nothing with other users of the same library. */
export const QUEUE = 'harena_farm_queue'

/** The first half of the farm's advisory locks ('HARE'); the second is a worker's number, or 0 for the migrations. */
export const LOCKS = 0x48415245

export const silent = new Logger(() => () => {})

/**
 * What was done to the tables so far, in order; never change one, add the next. Plans and tallies are `json`, not
 * `jsonb`: it keeps the order of keys, so that a report is the same to the last byte.
 */
const migrations = [
  `create schema if not exists harena_farm;
   create table harena_farm.migrations (id int primary key, applied_at timestamptz not null default now());
   create table harena_farm.jobs (
     id int generated always as identity primary key,
     ruleset text not null,
     version text not null,
     plan json not null,
     "from" int not null,
     "to" int not null,
     chunk int not null,
     done int not null default 0,
     submitted_at timestamptz not null default now(),
     started_at timestamptz,
     last_chunk_at timestamptz,
     cancelled_at timestamptz,
     failure text
   );
   create table harena_farm.chunks (
     job int not null references harena_farm.jobs on delete cascade,
     "from" int not null,
     "to" int not null,
     tally json not null,
     worker int not null,
     done_at timestamptz not null default clock_timestamp(),
     primary key (job, "from")
   );
   create table harena_farm.workers (
     id int generated always as identity primary key,
     pool text not null,
     host text not null,
     pid int not null,
     threads int not null,
     plays text[] not null,
     started_at timestamptz not null default now()
   );
   create view harena_farm.living_workers as select * from harena_farm.workers where id in (
     select objid::int from pg_locks where locktype = 'advisory' and classid::int = ${LOCKS} and granted
       and database = (select oid from pg_database where datname = current_database())
   );`,
]

/** Connects and brings the tables up to date. Throws a FarmError. */
export async function openFarm(database: string, connections = 4): Promise<Farm> {
  const where = placeOf(database)
  const pool = new pg.Pool({
    connectionString: withPassword(database),
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'harena farm',
  })
  // A broken connection shows itself to whoever uses it next; without listeners it would end the program here.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await migrate(pool)
  } catch (thrown) {
    await pool.end()
    throw explained(thrown, where)
  }
  return { pool, where }
}

export async function closeFarm({ pool }: Farm): Promise<void> {
  await pool.end()
}

/** Under a lock, so that workers that start at once do it one after the other. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, 0)', [LOCKS])
    const done = await migrationsDone(client)
    if (done > migrations.length) {
      throw new FarmError(t`the farm's tables were made by a later version of Harena; bring this one up to date`)
    }
    for (let id = done + 1; id <= migrations.length; id++) {
      await client.query(`begin; ${migrations[id - 1]} insert into harena_farm.migrations (id) values (${id}); commit`)
    }
    await runMigrations({ pgPool: pool, schema: QUEUE, logger: silent })
    await client.query('select pg_advisory_unlock($1, 0)', [LOCKS])
    client.release()
  } catch (thrown) {
    // The lock and a half-done transaction go with the connection.
    client.release(true)
    throw thrown
  }
}

async function migrationsDone(client: pg.PoolClient): Promise<number> {
  const found = await client.query(`select to_regclass('harena_farm.migrations') is not null as is_there`)
  if (!found.rows[0].is_there) return 0
  const { rows } = await client.query('select coalesce(max(id), 0) as id from harena_farm.migrations')
  return rows[0].id
}

/** Host, port and name of a database. Throws a FarmError that does not repeat what was given: it may hold a password. */
export function placeOf(database: string): string {
  const url = URL.canParse(database) ? new URL(database) : null
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new FarmError(t('the database must be given as postgres://user@host:5432/name'))
  }
  const host = url.searchParams.get('host') ?? plain(url.hostname)
  return harmless(`${host || 'localhost'}:${url.port || 5432}${plain(url.pathname)}`)
}

/** What is not spelt as addresses are is left as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const UNREACHABLE = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|ENOENT|EPIPE|57P0|08)/

function complaintOf(thrown: unknown): { readonly code: string; readonly message: string } {
  const error = thrown instanceof AggregateError ? thrown.errors[0] : thrown
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  return { code: String(code), message }
}

/** Whether PostgreSQL is away, starting or shutting down: it may be back soon. */
export function isUnreachable(thrown: unknown): boolean {
  const { code, message } = complaintOf(thrown)
  return !(thrown instanceof FarmError) && (UNREACHABLE.test(code) || /terminated|timeout/.test(message))
}

/** Whether something went wrong with the database, and not with us. */
export function isOfDatabase(thrown: unknown): boolean {
  return thrown instanceof FarmError || thrown instanceof pg.DatabaseError || isUnreachable(thrown)
}

/** What PostgreSQL or the way to it complained about, as a FarmError. */
export function explained(thrown: unknown, where: string): FarmError {
  if (thrown instanceof FarmError) return thrown
  const { code, message } = complaintOf(thrown)
  if (isUnreachable(thrown)) return new FarmError(t`no PostgreSQL answers at ${where} (${code || message})`)
  if (message.startsWith('SASL')) {
    return new FarmError(t`PostgreSQL at ${where} wants a password: set PGPASSWORD, or name a file with it`)
  }
  if (code === '42501') {
    return new FarmError(t`PostgreSQL at ${where} does not allow the farm to make or use its tables: ${message}`)
  }
  return new FarmError(t`PostgreSQL at ${where} refuses: ${message}`)
}
