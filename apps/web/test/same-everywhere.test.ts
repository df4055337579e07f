import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { shortMatches } from './short-matches.ts'

test('the same seed gives the same match for every level of every game on one thread and on two', async () => {
  const workers = [0, 1].map(
    (rest) => new Worker(new URL('./short-matches-thread.ts', import.meta.url), { workerData: { threads: 2, rest } }),
  )
  const parts = workers.map((worker) => once(worker, 'message'))
  const here = shortMatches().map(({ name, digest }) => [name, digest])
  const there = (await Promise.all(parts)).flatMap(([part]) => part as [string, string][])
  await Promise.all(workers.map((worker) => worker.terminate()))
  expect(here.length).toBeGreaterThanOrEqual(28)
  expect(Object.fromEntries(there)).toEqual(Object.fromEntries(here))
}, 120_000)
