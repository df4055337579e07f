/**
 * This checkout beside another one, an older one for instance: both play the same plan through their own command, in
 * turn. Counted is the time on a core, not on the clock, so that a busy machine does little harm; what it takes to start
 * and to get warm is taken off by playing a short run and a long one.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { digest } from '@harena/engine'
import { bouts, type Measurable } from './games.ts'
import { alternate, type Effort, type Timed } from './measure.ts'
import { type Row, rateRow } from './rows.ts'

const HERE = fileURLToPath(new URL('..', import.meta.url))

/** So long, in seconds, the long run takes here; the short one takes a third, in which the rules get warm. */
const LONG = 12

/** Makes a process tell at its end how much time it had on a core, in microseconds. */
const TELL = 'process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write("cpu "+(user+system))})'

/** Two rows for each game. Throws an error that says what is wrong with the folder. */
export async function againstRows(folder: string, games: readonly Measurable[], effort: Effort): Promise<Row[]> {
  const there = resolve(folder)
  if (!existsSync(commandOf(there))) throw new Error(`${folder} is no checkout of Harena: it has no apps/cli/bin`)
  const rows: Row[] = []
  for (const game of games) rows.push(...(await rowsOf(there, game, effort)))
  return rows
}

async function rowsOf(there: string, game: Measurable, effort: Effort): Promise<Row[]> {
  const { rate } = await bouts(game, { ...effort, runs: 1 })
  const matches = Math.ceil(rate * LONG)
  const [own, other] = await alternate(
    Math.ceil(effort.runs / 2),
    [HERE, there].map((folder) => () => ratedIn(folder, game, matches, effort.seed)),
  )
  const isSame = own!.result === other!.result
  const ratio = `${(own!.rate / other!.rate).toFixed(2)} x the other`
  const goal = { text: 'at least the other', isMet: own!.rate >= other!.rate }
  return [
    rateRow(`${game}: bouts here`, own!, { ratio, goal, checksum: own!.result }),
    rateRow(`${game}: bouts in ${there}`, other!, {
      checksum: `${other!.result}${isSame ? '' : ', other results: the rules or opponents differ'}`,
    }),
  ]
}

async function ratedIn(folder: string, game: Measurable, matches: number, seed: string): Promise<Timed<string>> {
  const short = await simulatedIn(folder, game, Math.ceil(matches / 3), seed)
  const long = await simulatedIn(folder, game, matches, seed)
  return { rate: (matches - Math.ceil(matches / 3)) / (long.seconds - short.seconds), cores: 1, result: long.checksum }
}

function commandOf(folder: string): string {
  return join(folder, 'apps', 'cli', 'bin', 'harena.mjs')
}

interface Simulated {
  /** On a core. */
  readonly seconds: number
  readonly checksum: string
}

async function simulatedIn(folder: string, game: Measurable, matches: number, seed: string): Promise<Simulated> {
  const args = ['simulate', game, '--matches', String(matches), '--seed', seed, '--threads', '1', '--json']
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${TELL}`, commandOf(folder), ...args])
  const [printed, told] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [, used] = /cpu (\d+)$/.exec(told) ?? []
  if (printed === '' || used === undefined) throw new Error(`${folder} does not simulate ${game}: ${told}`)
  return { seconds: Number(used) / 1e6, checksum: checksumOf(JSON.parse(printed)) }
}

/** Of what was counted, which reports of all versions tell alike. */
function checksumOf({
  seats,
  lengths,
}: {
  seats: Record<string, unknown>[]
  lengths: Record<string, unknown>
}): string {
  const counted = seats.map(({ won, lost, drawn, kills, ends }) => ({ won, lost, drawn, kills, ends }))
  return digest([counted, lengths.histogram]).slice(0, 12)
}
