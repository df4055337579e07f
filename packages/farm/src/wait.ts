/** Waiting for a job, and who works on the farm. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Farm } from './database.ts'
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

/** Waits until a job is done, failed or cancelled. Lends the workers a hand: frees the chunks of those that are gone. */
export async function waitFor(
  farm: Farm,
  id: number,
  control: { onProgress?(status: JobStatus): void; readonly signal?: AbortSignal } = {},
): Promise<JobStatus> {
  for (;;) {
    await takeOver(farm)
    const status = await jobOf(farm, id)
    control.onProgress?.(status)
    if (status.state !== 'waiting' && status.state !== 'running') return status
    await sleep(250, undefined, control.signal ? { signal: control.signal } : {})
  }
}
