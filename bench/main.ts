/** `npm run bench`: how fast, with seed and checksum, so that two runs provably did the same work. */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { againstRows } from './against.ts'
import { colosseumRows, muneraRows } from './attacks.ts'
import { campaignRows } from './campaigns.ts'
import { farmRows } from './farm.ts'
import { gameRows, type Measurable, measuredGames } from './games.ts'
import type { Effort } from './measure.ts'
import { memoryRows } from './memory.ts'
import { CAVEATS, peerRows } from './peers.ts'
import { type Row, tableOf } from './rows.ts'

const games = Object.keys(measuredGames) as Measurable[]

/** The parts of the benchmark. A part that cannot be had says why. */
const parts: Record<string, (effort: Effort) => Promise<Row[] | string>> = {
  munera: async (effort) => [...(await gameRows('munera', effort)), ...(await muneraRows(effort))],
  outland: (effort) => gameRows('outland', effort),
  heroes: (effort) => gameRows('heroes', effort),
  colosseum: async (effort) => [...(await gameRows('colosseum', effort)), ...(await colosseumRows(effort))],
  campaigns: campaignRows,
  memory: (effort) => memoryRows(['munera', 'outland'], effort),
  farm: (effort) => farmRows(games, effort),
  peers: (effort) => peerRows(games, effort),
}

const HELP = `npm run bench [-- --quick] [-- --only PARTS] [-- --against FOLDER] [-- --seed TEXT] [-- --json]

Measures bouts, threads, attacks, exact odds, live answers, campaigns, memory, the farm, and other engines beside ours. Every rate
is the median of several runs after a warm-up; what is compared is measured in turn. A busy machine makes every number
worse, and ratios of threads most of all.

  --quick           fewer and shorter runs
  --only PARTS      some of ${Object.keys(parts).join(', ')}, with commas
  --against FOLDER  instead of all that: simulation here and in another checkout, in turn; --only names the games
  --seed TEXT       other bouts (default: bench)
  --json            for programs`

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    against: { type: 'string' },
    seed: { type: 'string', default: 'bench' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

if (values.help) console.log(HELP)
else await run({ seed: values.seed, runs: values.quick ? 3 : 7, scale: values.quick ? 1 : 2 }, chosenParts())

function chosenParts(): string[] {
  const all = values.against === undefined ? Object.keys(parts) : games
  const chosen = values.only?.split(',') ?? all
  const unknown = chosen.find((part) => !all.includes(part))
  if (unknown === undefined) return chosen
  console.error(`--only: there is no "${unknown}"; there are ${all.join(', ')}`)
  process.exit(2)
}

function rowsOf(part: string, effort: Effort): Promise<Row[] | string> {
  return values.against === undefined ? parts[part]!(effort) : againstRows(values.against, [part as Measurable], effort)
}

async function run(effort: Effort, chosen: readonly string[]): Promise<void> {
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${availableParallelism()} cores`
  const load = loadavg()[0]!
  const say = (text: string) => values.json || console.log(text)
  say(`${machine}, load ${load.toFixed(2)} before the run, Node ${process.versions.node}`)
  say(`seed ${effort.seed}, median of ${effort.runs} runs after a warm-up; the standard opponent on both sides;`)
  say('Heroes solo against an NPG')
  const found: Record<string, Row[] | string> = {}
  for (const part of chosen) {
    const rows = await rowsOf(part, effort)
    found[part] = rows
    say(`\n${part}\n${typeof rows === 'string' ? rows : tableOf(rows)}`)
    if (part === 'peers' && typeof rows !== 'string') say(CAVEATS.join('\n'))
  }
  if (values.json) {
    console.log(
      JSON.stringify({ machine, load, node: process.versions.node, ...effort, parts: found, caveats: CAVEATS }),
    )
  }
}
