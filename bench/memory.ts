/** How much memory a long simulation takes: it must not grow with the number of bouts. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Measurable } from './games.ts'
import type { Effort } from './measure.ts'
import { atMost, type Row } from './rows.ts'

/** In MB: the most at any time, and the means of the second and of the last quarter of the work. */
export interface MemoryUse {
  readonly peak: number
  readonly early: number
  readonly late: number
  readonly checksum: string
}

const PEAK_GOAL = 300
/** What may be more in the last quarter than in the second, as a share: the collector has its moods. */
const GROWTH_GOAL = 0.1

export async function memoryRows(games: readonly Measurable[], { seed, scale }: Effort): Promise<Row[]> {
  const matches = scale === 1 ? 200_000 : 1_000_000
  const rows: Row[] = []
  for (const game of games) rows.push(...(await rowsOf(game, matches, seed)))
  return rows
}

async function rowsOf(game: Measurable, matches: number, seed: string): Promise<Row[]> {
  const child = fileURLToPath(new URL('./memory-child.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [child, game, String(matches), seed])
  const { peak, early, late, checksum }: MemoryUse = JSON.parse(stdout)
  const growth = late / early - 1
  const what = `${game}: memory for ${matches.toLocaleString('en-US')} bouts on two threads`
  return [
    { what: `${what}, at most`, value: peak, unit: 'MB', goal: atMost(PEAK_GOAL, peak, 'MB'), checksum },
    {
      what: `${what}, last quarter`,
      value: late,
      unit: 'MB',
      ratio: `${growth < 0 ? '' : '+'}${(100 * growth).toFixed(1)} % on the second`,
      goal: { text: `flat (up to +${100 * GROWTH_GOAL} %)`, isMet: growth <= GROWTH_GOAL },
    },
  ]
}
