/** A process that simulates many bouts on two threads and prints how much memory it took on the way, as JSON. */
import { gameOf } from '@harena/games'
import { simulateOnThreads } from '@harena/lab/threads'
import { checksumOf, type Measurable, planOf } from './games.ts'
import type { MemoryUse } from './memory.ts'

const MB = 1024 * 1024
const [game, matches, seed] = process.argv.slice(2) as [Measurable, string, string]
const plan = planOf(game, seed, Number(matches))

/** After each hundredth of the work, threads included. */
const samples: number[] = []
const onProgress = (played: number) => {
  if (played >= ((samples.length + 1) * plan.to) / 100) samples.push(process.memoryUsage.rss() / MB)
}
const tally = await simulateOnThreads(
  gameOf(game),
  plan,
  { count: 2, games: import.meta.resolve('@harena/games') },
  { onProgress },
)
const use: MemoryUse = {
  peak: process.resourceUsage().maxRSS / 1024,
  early: mean(samples.slice(25, 50)),
  late: mean(samples.slice(75)),
  checksum: checksumOf(tally),
}
console.log(JSON.stringify(use))

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
