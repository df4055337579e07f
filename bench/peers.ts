/**
 * Other engines, in the same run on the same machine. They do other work than ours, so the ratios say what order of
 * magnitude is usual, not who is better; each row comes with what its engine does.
 */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bouts, liveAnswers, type Measurable } from './games.ts'
import type { Effort } from './measure.ts'
import { type Row, rateRow, readable } from './rows.ts'

const folder = fileURLToPath(new URL('./peers/', import.meta.url))

interface Rate {
  readonly rate: number
  readonly cores: number
  readonly count: number
  readonly sum: number
}

type Rated = Pick<Rate, 'rate' | 'cores'>

export const CAVEATS = [
  'Pokémon Showdown (@pkmn/sim) plays a battle of two teams of six with a text log of everything, and searches hundreds',
  'of possible effects at each step; a bout of ours is one fight, simulated without a log, the standard opponents thinking.',
  'boardgame.io makes one move of a game with one die and no rules, through Redux and Immer, with a log and undo; an',
  "answer of ours is checked for legality and plays a rulebook's phase again from its checkpoint, with its log.",
]

/** The rows, or why there are none. */
export async function peerRows(games: readonly Measurable[], effort: Effort): Promise<Row[] | string> {
  const failure = install()
  if (failure !== null) return `The peers are not measured: ${failure}`
  const seconds = String(effort.scale === 1 ? 3 : 10)
  const showdown = await run<'gen1randombattle' | 'gen9randombattle'>('showdown.mjs', seconds)
  const boardgame = await run<'moves'>('boardgame.mjs', seconds)
  const { gen1randombattle, gen9randombattle } = showdown
  const rows: Row[] = [
    peerRow('@pkmn/sim: random battles of generation 1', gen1randombattle, 'turns'),
    peerRow('@pkmn/sim: random battles of generation 9', gen9randombattle, 'turns'),
    peerRow('boardgame.io: moves with one die', boardgame.moves, 'pips'),
  ]
  for (const game of games) {
    const own = await bouts(game, effort)
    const ratio = `${times(own, gen1randombattle)} generation 1, ${times(own, gen9randombattle)} generation 9`
    rows.push(rateRow(`${game}: bouts, simulated`, own, { ratio }))
  }
  for (const game of games) {
    const own = await liveAnswers(game, effort)
    rows.push(
      rateRow(`${game}: answers at a live table`, own, { ratio: `${times(own, boardgame.moves)} boardgame.io` }),
    )
  }
  return rows
}

/** How many times as fast, each with a core to itself: the machine may have been busier for one than for the other. */
function times(own: Rated, peer: Rated): string {
  return `${readable(own.rate / own.cores / (peer.rate / peer.cores))} x`
}

function peerRow(what: string, { rate, cores, count, sum }: Rate, unit: string): Row {
  const measured = { rate, cores, slowest: 1, fastest: 1, result: null }
  return rateRow(what, measured, { checksum: `${count} done, ${sum} ${unit}` })
}

/** Installs the peers of their own lock file, unless they are there; returns what went wrong. */
function install(): string | null {
  const wanted = `${folder}package-lock.json`
  const noted = `${folder}node_modules/.package-lock.json`
  if (existsSync(noted) && versionsOf(wanted).every((entry) => versionsOf(noted).includes(entry))) return null
  console.error('Installing the peers (npm ci in bench/peers) ...')
  const { status, stderr } = spawnSync('npm ci --ignore-scripts --loglevel=error', {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: true, // finds npm.cmd on Windows
    encoding: 'utf8',
  })
  return status === 0 ? null : `npm ci in bench/peers failed (${stderr.trim().split('\n')[0] ?? 'no reason given'})`
}

function versionsOf(lockFile: string): string[] {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))
  return ['@pkmn/randoms', '@pkmn/sim', 'boardgame.io'].map((name) => packages[`node_modules/${name}`]?.version)
}

/** In a process of its own and with what makes it fast. */
async function run<K extends string>(script: string, seconds: string): Promise<Record<K, Rate>> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout } = await promisify(execFile)(process.execPath, [folder + script, seconds], { env })
  return JSON.parse(stdout)
}
