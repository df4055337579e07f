/** Waiting for a job, and who works on the farm. */
import { setTimeout as sleep } from 'node:timers/promises'
import { explained, type Farm, isUnreachable } from './database.ts'
import { type JobStatus, jobOf } from './jobs.ts'
import { takeOver } from './lease.ts'

export interface WorkerStatus {
  readonly id: number
  readonly host: string
  readonly pid: number
  readonly threads: number
  readonly plays: readonly string[]
  readonly startedAt: string
}

/** The workers that live: those whose lock is held. */
export async function workersOf({ pool }: Farm): Promise<WorkerStatus[]> {
  const { rows } = await pool.query(
    'select id, host, pid, threads, plays, started_at from harena_farm.living_workers order by id',
  )
  return rows.map(({ started_at, ...worker }) => ({ ...worker, startedAt: started_at.toISOString() }))
}

export interface WaitControl {
  onProgress?(status: JobStatus): void
  /** The database does not answer; it is waited for. */
  onLost?(): void
  readonly signal?: AbortSignal
  /** So long, in milliseconds, a database that does not answer is waited for; ten minutes if not given. */
  readonly patience?: number
}

/** Waits until a job is done, failed or cancelled. Lends the workers a hand: frees the chunks of those that are gone. */
export async function waitFor(farm: Farm, id: number, control: WaitControl = {}): Promise<JobStatus> {
  for (;;) {
    const status = await patiently(farm, control, async () => {
      await takeOver(farm)
      return jobOf(farm, id)
    })
    control.onProgress?.(status)
    if (status.state !== 'waiting' && status.state !== 'running') return status
    await pause(250, control)
  }
}

/** Asks the database again and again while it does not answer: one that restarts comes back. */
export async function patiently<T>(farm: Farm, control: WaitControl, ask: () => Promise<T>): Promise<T> {
  const until = performance.now() + (control.patience ?? 600_000)
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (thrown) {
      if (!isUnreachable(thrown) || performance.now() > until) throw explained(thrown, farm.where)
      if (tries === 0) control.onLost?.()
      await pause(500, control)
    }
  }
}

async function pause(milliseconds: number, { signal }: WaitControl): Promise<void> {
  await sleep(milliseconds, undefined, signal ? { signal } : {})
}
