/** The farm's jobs: handing one in, how far it is, calling it off, and what it came to. */
import { harmless, isClean, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import { emptyTally, merge, type Plan, prepare, seedOf, type Tally } from '@harena/lab'
import { buildId, rulesIn, versionOf } from './build-id.ts'
import { type Farm, FarmError, QUEUE } from './database.ts'

/** So often a chunk is handed out before its job is set aside: it ends the workers, or they cannot keep what it came to. */
const MAX_ATTEMPTS = 5

/** More chunks than this make a job no more parallel, only the queue longer; and so many are too long a queue. */
const MAX_CHUNKS = 10_000
const TOO_MANY_CHUNKS = 200_000

export interface JobStatus {
  readonly id: number
  readonly ruleset: string
  /** The version of the ruleset and, after the plus, of the program. */
  readonly version: string
  readonly seed: string
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  readonly failure: string | null
  readonly matches: number
  readonly done: number
  /** Matches a second: of the last half minute, or of the whole job when it is done; null before the first chunk. */
  readonly rate: number | null
  /** Seconds until it is done, at that rate. */
  readonly left: number | null
  /** Workers alive that can play it. */
  readonly workers: number
  readonly submittedAt: string
}

/**
 * How many matches a worker is handed at once: twenty times what a thread is, about half a second of work, so that the
 * way through the database does not show.
 */
export function chunkFor(plan: Plan): number {
  return Math.max(20 * gameOf(plan.ruleset).chunk, Math.ceil((plan.to - plan.from) / MAX_CHUNKS))
}

/** Hands in a job and returns its number. Throws a RangeError if the plan is not legal. */
export async function submit(farm: Farm, plan: Plan, chunk = chunkFor(plan)): Promise<number> {
  prepare(gameOf(plan.ruleset), { ...plan, seed: seedOf(plan, plan.to) })
  if (!isCleanData(plan)) throw new RangeError(t('a job may not have invisible characters in its set-up'))
  const least = Math.ceil((plan.to - plan.from) / TOO_MANY_CHUNKS)
  if (chunk < least) throw new RangeError(t`a chunk of so many matches must have at least ${least}, not ${chunk}`)
  const version = versionOf(plan.ruleset)
  const client = await farm.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(
      `insert into harena_farm.jobs (ruleset, version, plan, "from", "to", chunk)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [plan.ruleset, version, JSON.stringify(plan), plan.from, plan.to, chunk],
    )
    const id: number = rows[0].id
    await client.query(
      `select count(*) from ${QUEUE}.add_jobs(array(
         select row(
           $1::text, json_build_object('job', $2::int, 'from', number, 'to', least(number + $5::int, $4::int)),
           null, null, ${MAX_ATTEMPTS}, $2::int || '/' || number, 0, null
         )::${QUEUE}.job_spec
         from generate_series($3::int, $4::int - 1, $5::int) number
       ))`,
      [buildId(plan.ruleset, version), id, plan.from, plan.to, chunk],
    )
    await client.query('commit')
    client.release()
    return id
  } catch (thrown) {
    client.release(true)
    throw thrown
  }
}

/** PostgreSQL keeps no NUL and no halves of characters. */
function isCleanData(value: unknown): boolean {
  if (typeof value === 'string') return isClean(value)
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isCleanData)
}

/** The part of a job's status that PostgreSQL works out. */
interface StatusRow {
  readonly id: number
  readonly ruleset: string
  readonly version: string
  /** Whatever somebody has put there: PostgreSQL is not asked to look into it, one bad job would hide all others. */
  readonly plan: Partial<Plan> | null
  readonly failure: string | null
  readonly is_cancelled: boolean
  readonly is_started: boolean
  readonly matches: number
  readonly done: number
  readonly recent: number
  /** Seconds since it began, and from then to its last chunk. */
  readonly age: number
  readonly span: number
  readonly workers: number
  readonly submitted_at: Date
}

/** How all jobs stand, or one; the newest first. */
export async function jobsOf({ pool }: Farm, id: number | null = null): Promise<JobStatus[]> {
  const { rows } = await pool.query<StatusRow>(
    `select id, ruleset, version, plan, failure, cancelled_at is not null as is_cancelled,
       started_at is not null as is_started, "to" - "from" as matches, done, submitted_at,
       coalesce((
         select sum("to" - "from") from harena_farm.chunks
         where job = j.id and j.done < j."to" - j."from" and done_at > clock_timestamp() - interval '30 s'
       ), 0)::float8 as recent,
       extract(epoch from clock_timestamp() - started_at)::float8 as age,
       extract(epoch from last_chunk_at - started_at)::float8 as span,
       (select count(*)::int from harena_farm.living_workers where ruleset || '@' || version = any(plays)) as workers
     from harena_farm.jobs j where $1::int is null or id = $1 order by id desc`,
    [id],
  )
  return rows.map(statusOf)
}

function statusOf(row: StatusRow): JobStatus {
  const { id, ruleset, version, plan, failure, matches, done, workers } = row
  const state = stateOf(row)
  const rate = state === 'done' ? matches / row.span : row.recent / Math.min(30, row.age)
  const isKnown = rate > 0 && Number.isFinite(rate) && (state === 'done' || state === 'running')
  return {
    id,
    ruleset,
    version,
    seed: String(plan?.seed),
    state,
    failure,
    matches,
    done,
    rate: isKnown ? rate : null,
    left: isKnown ? (matches - done) / rate : null,
    workers,
    submittedAt: row.submitted_at.toISOString(),
  }
}

function stateOf({ failure, done, matches, is_cancelled, is_started }: StatusRow): JobStatus['state'] {
  if (failure !== null) return 'failed'
  if (done === matches) return 'done'
  if (is_cancelled) return 'cancelled'
  return is_started ? 'running' : 'waiting'
}

/** How one job stands. Throws a FarmError if there is none. */
export async function jobOf(farm: Farm, id: number): Promise<JobStatus> {
  const [found] = await jobsOf(farm, id)
  if (found) return found
  const { rows } = await farm.pool.query(`select string_agg(id::text, ', ' order by id) as ids from harena_farm.jobs`)
  throw new FarmError(
    rows[0].ids
      ? t`there is no job ${id} in ${farm.where}; there are ${rows[0].ids}`
      : t`there is no job ${id} in ${farm.where}; there is none`,
  )
}

/** Calls a job off. What is being played is finished and kept, but nobody begins anew. */
export async function cancel(farm: Farm, id: number): Promise<void> {
  const { state } = await jobOf(farm, id)
  if (state !== 'waiting' && state !== 'running') throw new FarmError(t`job ${id} cannot be cancelled: it is ${state}`)
  await farm.pool.query('update harena_farm.jobs set cancelled_at = now() where id = $1', [id])
  await dismissChunks(farm, id)
}

/** Marks a job as failed for this reason, the first that comes; returns it as it is kept. */
export async function failJob(farm: Farm, id: number, reason: string): Promise<string> {
  // The reason may quote what the job says, and must not fail in its turn.
  const failure = harmless(reason).slice(0, 500)
  await farm.pool.query('update harena_farm.jobs set failure = $2 where id = $1 and failure is null', [id, failure])
  await dismissChunks(farm, id)
  return failure
}

/** Takes the chunks that nobody is playing out of the queue. */
async function dismissChunks({ pool }: Farm, id: number): Promise<void> {
  await pool.query(
    `select ${QUEUE}.complete_jobs(array(select id from ${QUEUE}.jobs where key like $1 and locked_at is null))`,
    [`${id}/%`],
  )
}

/** The plan of a job that is still to be played, or null; notes that it has begun. */
export async function beginJob({ pool }: Farm, id: number): Promise<Plan | null> {
  const { rows } = await pool.query(
    `update harena_farm.jobs set started_at = coalesce(started_at, now())
     where id = $1 and cancelled_at is null and failure is null returning plan`,
    [id],
  )
  return rows[0]?.plan ?? null
}

export interface PlayedChunk {
  readonly job: number
  readonly from: number
  readonly to: number
  readonly tally: Tally
  readonly worker: number
}

/** Keeps what a chunk came to; a second time changes nothing. */
export async function keepChunk({ pool }: Farm, { job, from, to, tally, worker }: PlayedChunk): Promise<void> {
  await pool.query(
    `with kept as (
       insert into harena_farm.chunks (job, "from", "to", tally, worker) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning done_at
     )
     update harena_farm.jobs set done = done + $3::int - $2::int, last_chunk_at = done_at from kept where id = $1`,
    [job, from, to, JSON.stringify(tally), worker],
  )
}

/** The jobs that are not over. */
export async function openJobs({ pool }: Farm): Promise<Pick<JobStatus, 'id' | 'ruleset' | 'version'>[]> {
  const { rows } = await pool.query(
    `select id, ruleset, version from harena_farm.jobs
     where cancelled_at is null and failure is null and done < "to" - "from" order by id`,
  )
  return rows
}

/** The plan and the tally of a job that is done. Throws a FarmError otherwise. */
export async function resultOf(farm: Farm, id: number): Promise<{ readonly plan: Plan; readonly tally: Tally }> {
  const { state, ruleset, version, failure, done, matches } = await jobOf(farm, id)
  if (state === 'failed') throw new FarmError(t`job ${id} has failed: ${failure!}`)
  if (state === 'cancelled') throw new FarmError(t`job ${id} was cancelled after ${done} of ${matches} matches`)
  if (state !== 'done') throw new FarmError(t`job ${id} is not done: ${done} of ${matches} matches are played`)
  if (rulesIn(version) !== rulesIn(versionOf(ruleset))) {
    throw new FarmError(t`job ${id} was played with ${ruleset} ${version}; this is ${versionOf(ruleset)}`)
  }
  const { rows } = await farm.pool.query('select plan from harena_farm.jobs where id = $1', [id])
  const plan: Plan = rows[0].plan
  return { plan, tally: await mergedTally(farm, id, plan.opponents.length) }
}

/** Chunks are merged in the order of their matches, as threads on one machine do, some hundred at a time. */
async function mergedTally({ pool }: Farm, id: number, seats: number): Promise<Tally> {
  const tally = emptyTally(seats)
  let next = Number.NEGATIVE_INFINITY
  for (;;) {
    const { rows } = await pool.query<{ from: number; tally: Tally }>(
      `select "from", tally from harena_farm.chunks where job = $1 and "from" >= $2::float8 order by "from" limit 500`,
      [id, next],
    )
    for (const part of rows) merge(tally, part.tally)
    if (rows.length === 0) return tally
    next = rows.at(-1)!.from + 1
  }
}
