/** A worker: takes chunks from the queue, plays them on its threads and keeps what they came to. */

import { setTimeout as sleep } from 'node:timers/promises'
import { t } from '@harena/engine'
import type { Plan } from '@harena/lab'
import { ThreadPool } from '@harena/lab/threads'
import { runTaskList, type TaskList, type WorkerPool } from 'graphile-worker'
import { buildId, ownBuildIds, versionOf } from './build-id.ts'
import { closeFarm, explained, type Farm, FarmError, openFarm, QUEUE, silent } from './database.ts'
import { beginJob, failJob, keepChunk, openJobs } from './jobs.ts'
import { giveUpOnDeadlyChunks, type Lease, signOn, takeOver } from './lease.ts'

/** What a worker tells of its work. */
export type News =
  | { readonly kind: 'ready'; readonly where: string; readonly threads: number }
  | { readonly kind: 'played'; readonly job: number; readonly from: number; readonly to: number }
  | { readonly kind: 'tookOver'; readonly workers: number }
  | { readonly kind: 'failed'; readonly job: number; readonly reason: string }
  /** A job of another version, left for others. */
  | { readonly kind: 'refused'; readonly job: number; readonly needs: string; readonly has: string }

export interface WorkOrder {
  readonly threads: number
  /** Ends when no job is left that this worker can play. */
  readonly once?: boolean
  /** Ends the work: chunks that are being played are finished first. */
  readonly signal?: AbortSignal
  tell?(news: News): void
}

/** So often, in milliseconds, a worker looks after the others, and asks the queue when it is idle. */
const LOOK_AROUND = 1000

/** Queries are short and take turns; many workers must get along with the hundred that a server usually allows. */
const CONNECTIONS = 6

interface Chunk {
  readonly job: number
  readonly from: number
  readonly to: number
}

/** Works until told to end. Throws a FarmError when the database cannot be reached, or no longer. */
export async function work(database: string, order: WorkOrder): Promise<void> {
  const farm = await openFarm(database, CONNECTIONS)
  const crew = new ThreadPool(order.threads, import.meta.resolve('@harena/games'))
  try {
    await workOn(farm, database, crew, order)
  } catch (thrown) {
    throw explained(thrown, farm.where)
  } finally {
    await crew.close()
    await closeFarm(farm)
  }
}

async function workOn(farm: Farm, database: string, crew: ThreadPool, order: WorkOrder): Promise<void> {
  const tell = order.tell ?? (() => {})
  const lease = Promise.withResolvers<Lease>()
  const player = new ChunkPlayer(farm, crew, lease.promise, tell)
  const pool = claimChunks(farm, player, lease.promise, order.threads)
  const ended = Promise.resolve(pool.promise)
  ended.catch(() => {})
  signOn(database, pool.id, order.threads).then(lease.resolve, lease.reject)
  try {
    const { lost } = await lease.promise
    tell({ kind: 'ready', where: farm.where, threads: order.threads })
    await Promise.race([
      lookAround(farm, player, order, tell),
      lost.then(() => Promise.reject(new FarmError(t`the connection to ${farm.where} was lost`))),
      ended.then(() => Promise.reject(new FarmError(t`the queue in ${farm.where} ended the work`))),
    ])
    await endGracefully(pool)
  } catch (thrown) {
    await endGracefully(pool).catch(() => {})
    throw thrown
  } finally {
    // Only now: until the chunks in hand are finished the others must not take them over.
    await lease.promise.then(({ end }) => end()).catch(() => {})
  }
}

/** Has the queue hand chunks to the player, once the lease stands. */
function claimChunks(farm: Farm, player: ChunkPlayer, lease: Promise<Lease>, threads: number): WorkerPool {
  const options = {
    pgPool: farm.pool,
    schema: QUEUE,
    logger: silent,
    noHandleSignals: true,
    // Two chunks for each thread are on the way, so that no thread waits for the database.
    concurrency: 2 * threads,
    pollInterval: LOOK_AROUND,
    // Asked before each claim: there is none before the others could see this worker die.
    forbiddenFlags: () => lease.then(() => null),
    // In batches the queue takes care of its own errors; one by one they would end the program.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
  return runTaskList(options, player.tasks(), farm.pool)
}

async function endGracefully(pool: WorkerPool): Promise<void> {
  if (!pool._shuttingDown) await pool.gracefulShutdown()
}

/** Looks after the other workers and the queue until the work is over. */
async function lookAround(
  farm: Farm,
  player: ChunkPlayer,
  order: WorkOrder,
  tell: (news: News) => void,
): Promise<void> {
  const refused = new Set<number>()
  const own = ownBuildIds()
  while (!order.signal?.aborted) {
    const workers = await takeOver(farm)
    if (workers > 0) tell({ kind: 'tookOver', workers })
    await giveUpOnDeadlyChunks(farm)
    player.forgetPlans()
    const open = await openJobs(farm)
    const foreign = open.filter(({ ruleset, version }) => !own.includes(buildId(ruleset, version)))
    for (const { id, ruleset, version } of foreign) {
      if (refused.has(id)) continue
      refused.add(id)
      tell({ kind: 'refused', job: id, needs: buildId(ruleset, version), has: ownBuildId(ruleset) })
    }
    if (order.once && open.length === foreign.length) return
    await sleep(LOOK_AROUND, undefined, order.signal ? { signal: order.signal } : {}).catch(() => {})
  }
}

function ownBuildId(ruleset: string): string {
  try {
    return buildId(ruleset, versionOf(ruleset))
  } catch {
    return t('no such ruleset')
  }
}

/** Plays the chunks that the queue hands out. */
class ChunkPlayer {
  private readonly farm: Farm
  private readonly crew: ThreadPool
  private readonly lease: Promise<Lease>
  private readonly tell: (news: News) => void
  private readonly plans = new Map<number, Promise<Plan | null>>()

  constructor(farm: Farm, crew: ThreadPool, lease: Promise<Lease>, tell: (news: News) => void) {
    this.farm = farm
    this.crew = crew
    this.lease = lease
    this.tell = tell
  }

  tasks(): TaskList {
    return Object.fromEntries(ownBuildIds().map((build) => [build, (chunk: unknown) => this.play(chunk as Chunk)]))
  }

  /** A job may have been cancelled meanwhile, so plans are looked up anew now and then. */
  forgetPlans(): void {
    this.plans.clear()
  }

  private async play({ job, from, to }: Chunk): Promise<void> {
    const plan = await this.planOf(job)
    if (plan === null) return
    const played = await this.crew.play({ ...plan, from, to }).catch((error: Error) => error)
    if (played instanceof Error) {
      // Chunks are deterministic: it would fail again anywhere, so the queue need not try.
      const reason = await failJob(this.farm, job, `matches ${from} to ${to - 1}: ${played.message}`)
      this.tell({ kind: 'failed', job, reason })
      return
    }
    const { id } = await this.lease
    await keepChunk(this.farm, { job, from, to, tally: played, worker: id })
    this.tell({ kind: 'played', job, from, to })
  }

  private planOf(job: number): Promise<Plan | null> {
    const known = this.plans.get(job)
    if (known) return known
    const found = beginJob(this.farm, job)
    this.plans.set(job, found)
    return found
  }
}
