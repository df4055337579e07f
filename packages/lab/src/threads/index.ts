/** Simulation on several threads: fixed chunks of matches, handed out as threads fall idle, merged in their order. */
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { gameOf } from '../catalogue.ts'
import { type Plan, prepare, simulate } from '../simulate.ts'
import { emptyTally, merge, type Tally } from '../statistics.ts'

export interface Control {
  /** Called after each chunk with the number of matches played so far. */
  onProgress?(matches: number): void
  /** Stops the simulation: the promise is then rejected. */
  readonly signal?: AbortSignal
}

/** The tally of a plan, the same for every number of threads. */
export async function simulateOnThreads(plan: Plan, threads: number, control: Control = {}): Promise<Tally> {
  const { bots } = prepare(plan)
  const chunks = chunksOf(plan)
  const parts =
    threads <= 1
      ? await playHere(plan, chunks, control)
      : await playOnWorkers(plan, chunks, Math.min(threads, chunks.length), control)
  const tally = emptyTally(bots.length)
  for (const part of parts) merge(tally, part)
  return tally
}

/** A range of matches. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

function chunksOf(plan: Plan): Chunk[] {
  const chunks: Chunk[] = []
  const { chunk } = gameOf(plan.ruleset)
  for (let from = plan.from; from < plan.to; from += chunk) chunks.push({ from, to: Math.min(from + chunk, plan.to) })
  return chunks
}

/** On this thread, with a breath between chunks for signals and the progress bar. */
async function playHere(plan: Plan, chunks: readonly Chunk[], control: Control): Promise<Tally[]> {
  const parts: Tally[] = []
  for (const { from, to } of chunks) {
    control.signal?.throwIfAborted()
    parts.push(simulate({ ...plan, from, to }))
    control.onProgress?.(to - plan.from)
    await new Promise((resolve) => setImmediate(resolve))
  }
  control.signal?.throwIfAborted()
  return parts
}

/** A thread, and the numbers of the chunks that it has been given and not sent back. */
interface Hand {
  readonly worker: Worker
  readonly given: number[]
}

async function playOnWorkers(
  plan: Plan,
  chunks: readonly Chunk[],
  threads: number,
  control: Control,
): Promise<Tally[]> {
  const parts: Tally[] = []
  let next = 0
  let played = 0
  const hands = Array.from({ length: threads }, (): Hand => {
    return { worker: new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan }), given: [] }
  })
  const handOut = ({ worker, given }: Hand) => {
    if (next === chunks.length) return
    worker.postMessage(chunks[next])
    given.push(next++)
  }
  const collect = async (hand: Hand) => {
    if (hand.given.length === 0) return
    // An error in the thread ends this as well, and so does the signal.
    for await (const [part] of on(hand.worker, 'message', control) as AsyncIterable<[Tally]>) {
      parts[hand.given.shift()!] = part
      played += part.matches
      control.onProgress?.(played)
      handOut(hand)
      if (hand.given.length === 0) return
    }
  }
  try {
    // Two chunks each, so that no thread waits for this one.
    hands.forEach(handOut)
    hands.forEach(handOut)
    await Promise.all(hands.map(collect))
    return parts
  } finally {
    await Promise.all(hands.map(({ worker }) => worker.terminate()))
  }
}
