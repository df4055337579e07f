/** How fast campaigns are played and saved, and how fast a saved one is opened: time and memory must grow with its months. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Effort } from './measure.ts'
import { atMost, type Row } from './rows.ts'

export interface CampaignUse {
  readonly months: number
  readonly answers: number
  /** Of CPU time. */
  readonly seconds: number
  /** In milliseconds of CPU time. */
  readonly opening: number
  /** In MB. */
  readonly peak: number
  readonly kilobytes: number
  readonly checksum: string
}

/** Of each game: who plays it, and how a campaign of so many months begins. */
export const campaigns = {
  'heroes-career': {
    level: 'standard',
    setup: (months: number) => ({ players: [{ name: 'Lanista', stars: 2, grunts: [] }], months }),
  },
  // Played by one who never becomes the Emperor's Champion, which would end it.
  'gladiator-campaign': {
    level: 'dummy',
    setup: (rounds: number) => ({ players: [{ name: 'Lanista' }], rounds }),
  },
  // Months without games do not count, and one who is left alone has won: it is as long as it comes to be.
  'lanista-campaign': {
    level: 'standard',
    setup: (munera: number) => ({
      ludi: ['Magnus', 'Capua', 'Ravenna', 'Praeneste'].map((name) => ({ name, conduct: 'decide' })),
      munera,
    }),
  },
} as const

const LENGTHS = [12, 120, 1200]
const OPENING_GOAL = 200
/** How much faster or slower a month may be in a long campaign than in one of a year, the start of the process aside. */
const LINEAR = 1.5

export async function campaignRows({ seed }: Effort): Promise<Row[]> {
  const rows: Row[] = []
  for (const game of Object.keys(campaigns)) rows.push(...(await rowsOf(game, seed)))
  return rows
}

async function rowsOf(game: string, seed: string): Promise<Row[]> {
  const child = fileURLToPath(new URL('./campaign-child.ts', import.meta.url))
  const rows: Row[] = []
  let before: CampaignUse | null = null
  for (const length of LENGTHS) {
    const { stdout } = await promisify(execFile)(process.execPath, [child, game, String(length), seed])
    const use: CampaignUse = JSON.parse(stdout)
    const { months, answers, seconds, opening, peak, kilobytes, checksum } = use
    const what = `${game}, ${months.toLocaleString('en-US')} months`
    const share = before ? seconds / months / (before.seconds / before.months) : null
    rows.push({
      what: `${what}: played and saved`,
      value: months / seconds,
      unit: 'a second of CPU time',
      ratio: `${answers} answers; ${peak.toFixed(0)} MB of memory, ${kilobytes.toFixed(0)} kB in the library`,
      ...(share !== null && {
        goal: { text: `at most ${LINEAR} times as long a month as before`, isMet: share <= LINEAR },
      }),
      checksum: checksum.slice(0, 16),
    })
    rows.push({
      what: `${what}: opened`,
      value: opening,
      unit: 'ms of CPU time',
      goal: atMost(OPENING_GOAL, opening, 'ms'),
    })
    before = use
    if (months < length) break // It has come to its end.
  }
  return rows
}
