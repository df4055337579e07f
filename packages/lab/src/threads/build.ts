/**
 * The fingerprint of the program that plays: rules, opponents, engine and lab, file by file. Versions rise by hand; this
 * tells two programs apart that call themselves the same, so that they never share a simulation.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const known = new Map<string, string>()

/** The build whose games are listed by the module at this address. */
export function buildOf(games: string): string {
  let build = known.get(games)
  if (build === undefined) {
    const hash = createHash('sha256')
    const own = packageOf(fileURLToPath(import.meta.url))
    for (const folder of withNeeded([packageOf(fileURLToPath(games)), own])) {
      for (const file of sourcesIn(folder)) {
        hash.update(`${basename(folder)}/${file}\n`).update(readFileSync(join(folder, file)))
      }
    }
    build = hash.digest('hex').slice(0, 16)
    known.set(games, build)
  }
  return build
}

/** The folder with the package.json above. */
function packageOf(path: string): string {
  const folder = dirname(path)
  return existsSync(join(folder, 'package.json')) || folder === path ? folder : packageOf(folder)
}

/** These packages and all of ours that they need; they lie side by side, in the checkout as when they are installed. */
function withNeeded(folders: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (folder: string) => {
    if (found.has(folder) || !existsSync(join(folder, 'package.json'))) return
    found.add(folder)
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@harena/'))
    for (const name of ours) visit(join(dirname(folder), basename(name)))
  }
  for (const folder of folders) visit(folder)
  return [...found].sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
}

/** What runs: in the checkout src/, when installed lib/. */
function sourcesIn(folder: string): string[] {
  return ['src', 'lib']
    .filter((part) => existsSync(join(folder, part)))
    .flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((name) => `${part}/${name}`),
    )
    .filter((name) => /(?<!\.d)\.[tj]s$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
}
