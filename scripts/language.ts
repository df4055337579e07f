// `npm run language`: every text that somebody reads goes through t, tx or key (packages/engine/src/language.ts), and the
// German catalogue (packages/games/src/german) has each of them. Says what is not wrapped, not translated, no longer used,
// or filled differently; `npm run language -- --missing` prints what is not translated as lines for the catalogue.

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importsOf } from './imports.ts'
import { ledgerFaults, rememberSeen } from './ledger-words.ts'
import { bareTexts, type Found, keysIn, parse } from './texts.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const CATALOGUE = 'packages/games/src/german'
/** What shows every part to those who draw them is for nobody else. */
const APART = /\/(dev|conformance|german)\//
/** The command; what only it says is in a file of its own, which the page does not load. */
const COMMAND = /^apps\/cli\/|^packages\/farm\//
const OF_COMMAND = 'command.ts'

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !APART.test(path))
  .sort()

/** The catalogue by its files. What is looked up by a value, such as a name in a table, has a file of its own. */
async function catalogues(): Promise<Map<string, Record<string, string>>> {
  const files = globSync('*.ts', { cwd: join(root, CATALOGUE) }).filter((name) => name !== 'index.ts')
  const all = new Map<string, Record<string, string>>()
  for (const name of files.sort()) all.set(name, Object.values(await import(join(root, CATALOGUE, name)))[0] as never)
  return all
}

/** Scenarios are files of their own; what a side is called after one of its men stays. */
function scenarioTexts(): Found[] {
  return globSync('packages/games/src/scenarios/*.json', { cwd: root }).flatMap((at) => {
    const { title, text, sides, setup } = JSON.parse(readFileSync(join(root, at), 'utf8'))
    const names = JSON.stringify(setup)
    const called = sides.filter((side: string) => !names.includes(`"${side}"`))
    return [title, text, ...called].map((words: string) => ({ at, text: words }))
  })
}

/** The files that the page has loaded when it shows its first view. */
function firstView(): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { specifier, isType } of importsOf(readFileSync(join(root, path), 'utf8').replace(/\bimport\(/g, ''))) {
      if (!isType && /^\.\.?\/.*\.tsx?$/.test(specifier)) visit(join(dirname(path), specifier).replaceAll('\\', '/'))
    }
  }
  visit('apps/web/src/app/start.tsx')
  return seen
}

const places = (text: string) => (text.match(/\{\d+\}/g) ?? []).sort().join()

async function main(): Promise<string[]> {
  const parsed = sources.map((path) => parse(path, readFileSync(join(root, path), 'utf8')))
  const used = new Map<string, Found>()
  for (const found of [...parsed.flatMap(keysIn), ...scenarioTexts()]) {
    if (!used.has(found.text) || COMMAND.test(used.get(found.text)!.at)) used.set(found.text, found)
  }
  const all = await catalogues()
  const { [OF_COMMAND]: command, ...ofPage } = Object.fromEntries(all)
  const page: Record<string, string> = Object.assign({}, ...Object.values(ofPage))
  const first = all.get('first.ts')!
  const seenFirst = firstView()
  const isMissing = ({ at, text }: Found) =>
    !Object.hasOwn(page, text) && !(COMMAND.test(at) && Object.hasOwn(command!, text))
  const known = Object.keys({ ...page, ...command })
  /** Where a text has places, one that fills them is enough: `{0} hexside` is shown as `rear hexside`. */
  const isKept = (key: string) => {
    const filled = RegExp(`^${key.replace(/[^\w\s{}]/g, '\\$&').replace(/\{\d+\}/g, '.+')}$`)
    return known.some((one) => one === key || filled.test(one))
  }
  if (process.argv.includes('--missing')) {
    for (const found of [...used.values()].filter(isMissing))
      console.log(`  ${JSON.stringify(found.text)}: '', // ${found.at}`)
    return []
  }
  return [
    ...parsed.flatMap((file) => bareTexts(file, isKept)).map(({ at, text }) => `${at}: not wrapped: ${text}`),
    ...[...used.values()].filter(isMissing).map(({ at, text }) => `${at}: not in the German catalogue: ${text}`),
    ...parsed
      .filter(({ path }) => seenFirst.has(path))
      .flatMap(keysIn)
      .filter((found) => !isMissing(found) && !Object.hasOwn(first, found.text))
      .map(({ at, text }) => `${at}: in the first view, so it belongs into german/first.ts: ${text}`),
    ...[...all].flatMap(([name, texts]) => faultsOf(name, texts, used)),
    ...ledgerFaults(root),
  ]
}

function faultsOf(name: string, texts: Record<string, string>, used: ReadonlyMap<string, Found>): string[] {
  const unused = name === 'by-value.ts' ? [] : Object.keys(texts).filter((text) => !used.has(text))
  const differing = Object.entries(texts).filter(([text, said]) => places(text) !== places(said))
  return [
    ...unused.map((text) => `${CATALOGUE}/${name}: no longer used: ${text}`),
    ...differing.map(([text, said]) => `${CATALOGUE}/${name}: other places: ${text} | ${said}`),
  ]
}

if (process.argv.includes('--seen')) rememberSeen(root)
const faults = await main()
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
