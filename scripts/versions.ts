// Guards the versions of the rulesets. A ruleset's version rises with any change of behaviour, so that records stay true:
// `rules.json` in its package holds the version and a hash over its rule files. `npm run versions` says whether they still
// agree; `npm run versions -- --write` takes note of changed files, plays the golden matches of a new version, and refuses
// while golden records of the present version would be another match.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatRecord, type GameEntry, type MatchRecord, parseRecord, Table, verify } from '@harena/engine'
import { games } from '@harena/games'
import { writeText } from '../apps/cli/src/lib/files.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const golden = join(root, 'packages/games/test/golden')

/** What only words, shows or describes a match cannot change it. */
const NO_RULES =
  /\/(narrate|prompts|words|(\w+-)?view|preview|reckonings|manifest|balance|situations|index)\b[\w-]*\.ts$|\/(narrate|odds)\//

/** A hash over the rule files of a package; comments and white space do not count. */
export function hashOf(folder: string): string {
  const source = join(folder, 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const hash = createHash('sha256')
  for (const name of files.map((one) => `/${one.replaceAll('\\', '/')}`).sort()) {
    if (NO_RULES.test(name) || name === '/odds.ts') continue
    hash.update(name).update(bare(readFileSync(join(source, name), 'utf8')))
  }
  return hash.digest('hex')
}

function bare(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

interface Noted {
  readonly version: string
  readonly rules: string
}

function noteOf({ book }: GameEntry): string {
  return join(root, 'packages', book, 'rules.json')
}

/** What is wrong with the versions, a line each. */
export function complaints(): string[] {
  return games.flatMap((game) => {
    const { id, version } = game.ruleset
    const path = noteOf(game)
    const noted: Record<string, Noted> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
    if (noted[id]?.version !== version) return [`${relative(root, path)} does not know version ${version} of ${id}`]
    if (noted[id].rules === hashOf(dirname(path))) return []
    return [`the rules of ${id} have changed since version ${version}: if a match can go another way now, raise it`]
  })
}

function goldenOf(game: GameEntry, version = game.ruleset.version): { path: string; record: MatchRecord }[] {
  const folder = join(golden, game.ruleset.id, version)
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((file) => {
    const path = join(folder, file)
    return { path, record: parseRecord(readFileSync(path, 'utf8')) }
  })
}

/** The version before the present one of which there are golden records. */
function versionBefore({ ruleset }: GameEntry): string | undefined {
  const folder = join(golden, ruleset.id)
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((version) => version !== ruleset.version)
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
        .at(-1)
    : undefined
}

/** The golden matches of a new version: the set-ups of the one before, played by its opponents. */
function playGolden(game: GameEntry): void {
  const before = versionBefore(game)
  if (before === undefined || goldenOf(game).length > 0) return
  for (const { path, record } of goldenOf(game, before)) {
    const { setup, options, dice } = record
    const seats = game.ruleset.names(game.ruleset.start(setup as never, options as never))
    const players = seats.map(() => game.opponents.standard)
    const table = Table.open(game.ruleset, { setup, options, dice, players })
    const target = join(golden, game.ruleset.id, game.ruleset.version, path.slice(path.lastIndexOf('/') + 1))
    writeText(target, `${formatRecord(table.record())}\n`)
    console.log(`played ${relative(root, target)}`)
  }
}

function write(): void {
  const notes = new Map<string, Record<string, Noted>>()
  for (const game of games) {
    const { id, version } = game.ruleset
    for (const { path, record } of goldenOf(game)) {
      if (verify(game.ruleset, record).isSame) continue
      throw new Error(`${relative(root, path)} is another match now: raise the version of ${id}`)
    }
    playGolden(game)
    const path = noteOf(game)
    notes.set(path, { ...notes.get(path), [id]: { version, rules: hashOf(dirname(path)) } })
  }
  for (const [path, note] of notes) writeText(path, `${JSON.stringify(note, null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) write()
  const wrong = complaints()
  for (const line of wrong) console.log(line)
  if (wrong.length > 0) process.exitCode = 1
  else console.log(`Versions: ${games.map(({ ruleset }) => `${ruleset.id} ${ruleset.version}`).join(', ')}`)
}
