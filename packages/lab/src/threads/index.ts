/** Simulation on several threads: fixed chunks of matches, handed out as threads fall idle, merged as they come in. */
import { addPart, type Chunk, chunksLeft, type Run, startRun } from '../run.ts'
import { type Plan, simulate } from '../simulate.ts'
import type { Tally } from '../statistics.ts'
import { ThreadPool } from './pool.ts'

export { ThreadPool } from './pool.ts'

export interface Control {
  /** Called after each chunk with the number of matches played so far. */
  onProgress?(matches: number): void
  /** Stops the simulation: the promise is then rejected. What has come in by then stays in the run. */
  readonly signal?: AbortSignal | undefined
}

/** The tally of a plan, the same for every number of threads. */
export async function simulateOnThreads(plan: Plan, threads: number, control: Control = {}): Promise<Tally> {
  const run = startRun(plan)
  await continueRun(run, threads, control)
  return run.tally
}

/** Plays what is left of a run. It is up to date whenever progress is reported, and can be saved then. */
export async function continueRun(run: Run, threads: number, control: Control = {}): Promise<void> {
  const chunks = chunksLeft(run)
  if (threads <= 1) return playHere(run, chunks, control)
  if (chunks.length === 0) return
  const pool = new ThreadPool(Math.min(threads, chunks.length))
  try {
    await Promise.race([playOn(pool, run, chunks, control), aborted(control.signal)])
  } finally {
    await pool.close()
  }
}

/** The tally of a plan on threads that are there already, and that other plans may share. */
export async function simulateOnPool(plan: Plan, pool: ThreadPool, control: Control = {}): Promise<Tally> {
  const run = startRun(plan)
  await playOn(pool, run, chunksLeft(run), control)
  return run.tally
}

function take(run: Run, chunk: Chunk, part: Tally, control: Control): void {
  addPart(run, chunk, part)
  control.onProgress?.(run.tally.matches)
}

/** On this thread, with a breath between chunks for signals and the progress bar. */
async function playHere(run: Run, chunks: readonly Chunk[], control: Control): Promise<void> {
  for (const chunk of chunks) {
    control.signal?.throwIfAborted()
    take(run, chunk, simulate({ ...run.plan, ...chunk }), control)
    await new Promise((resolve) => setImmediate(resolve))
  }
  control.signal?.throwIfAborted()
}

/** As many chunks are under way as keep every thread busy; no more are in memory. */
async function playOn(pool: ThreadPool, run: Run, chunks: readonly Chunk[], control: Control): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let chunk = chunks[next++]; chunk; chunk = chunks[next++]) {
      const part = await pool.play({ ...run.plan, ...chunk })
      if (control.signal?.aborted) return
      take(run, chunk, part, control)
    }
  }
  await Promise.all(Array.from({ length: pool.lanes }, lane))
}

/** Never comes, unless the signal does. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal?.reason)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}
