/** Simulation on several threads: fixed chunks of matches, handed out as threads fall idle, merged as they come in. */
import type { GameEntry } from '@harena/engine'
import { addPart, type Chunk, chunksLeft, type Run, startRun } from '../run.ts'
import { type Plan, simulate } from '../simulate.ts'
import type { Tally } from '../statistics.ts'
import { ThreadPool } from './pool.ts'

export { buildOf } from './build.ts'
export { ThreadPool } from './pool.ts'

export interface Control {
  /** Called after each chunk with the number of matches played so far. */
  onProgress?(matches: number): void
  /** Stops the simulation: the promise is then rejected. What has come in by then stays in the run. */
  readonly signal?: AbortSignal | undefined
}

/** How many threads, and the address of the module that lists the games: they import it for themselves. */
export interface Threads {
  readonly count: number
  readonly games: string
}

/** The tally of a plan, the same for every number of threads. */
export async function simulateOnThreads(
  game: GameEntry,
  plan: Plan,
  threads: Threads,
  control: Control = {},
): Promise<Tally> {
  const run = startRun(game, plan)
  await continueRun(game, run, threads, control)
  return run.tally
}

/** Plays what is left of a run. It is up to date whenever progress is reported, and can be saved then. */
export async function continueRun(
  game: GameEntry,
  run: Run,
  { count, games }: Threads,
  control: Control = {},
): Promise<void> {
  const chunks = chunksLeft(game, run)
  if (count <= 1) return playHere(game, run, chunks, control)
  if (chunks.length === 0) return
  const pool = new ThreadPool(Math.min(count, chunks.length), games)
  try {
    await Promise.race([playOn(pool, run, chunks, control), aborted(control.signal)])
  } finally {
    await pool.close()
  }
}

/** The tally of a plan on threads that are there already, and that other plans may share. */
export async function simulateOnPool(
  game: GameEntry,
  plan: Plan,
  pool: ThreadPool,
  control: Control = {},
): Promise<Tally> {
  const run = startRun(game, plan)
  await playOn(pool, run, chunksLeft(game, run), control)
  return run.tally
}

function take(run: Run, chunk: Chunk, part: Tally, control: Control): void {
  addPart(run, chunk, part)
  control.onProgress?.(run.tally.matches)
}

/** On this thread, with a breath between chunks for signals and the progress bar. */
async function playHere(game: GameEntry, run: Run, chunks: readonly Chunk[], control: Control): Promise<void> {
  for (const chunk of chunks) {
    control.signal?.throwIfAborted()
    take(run, chunk, simulate(game, { ...run.plan, ...chunk }), control)
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
