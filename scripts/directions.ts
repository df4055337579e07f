// Checks that imports go one way, engine <- rulesets <- bots <- games <- farm and apps, and engine <- lab, so that rules
// stay free of everything that is not rules: they run in a browser, in a thread or on a server only because they import
// nothing else.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importsOf } from './imports.ts'

/** A .ts, .tsx or package.json file, its path relative to the repository's root and with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string }

type Rule = {
  readonly harena: readonly string[]
  /** The files that may import Node's modules. */
  readonly node: RegExp | null
  /** The files that may import npm packages, and which. */
  readonly npm: { readonly files: RegExp; readonly packages: RegExp } | null
}

const nowhere = { node: null, npm: null }
const anywhere = { node: /./, npm: { files: /./, packages: /./ } }

/** The order of the packages. Those that have no place of their own in it are rulesets. */
function rulesFor(names: readonly string[]): Record<string, Rule> {
  const others = {
    engine: { harena: [], ...nowhere },
    sheets: { harena: ['engine'], ...nowhere },
    lab: { harena: ['engine'], node: /^packages\/lab\/src\/threads\//, npm: null },
    bots: { harena: ['engine'], ...nowhere },
    games: { harena: ['engine', 'bots'], ...nowhere },
    farm: { harena: ['engine', 'lab', 'games'], node: /./, npm: { files: /./, packages: /^(pg|graphile-worker)$/ } },
  }
  const rulesets = names.filter((name) => !Object.hasOwn(others, name))
  const { bots, games } = others
  return {
    ...others,
    bots: { ...bots, harena: [...bots.harena, ...rulesets] },
    games: { ...games, harena: [...games.harena, ...rulesets] },
    ...Object.fromEntries(rulesets.map((name) => [name, { harena: ['engine'], ...nowhere }])),
  }
}

const testTools = ['vitest', 'fast-check']

/** Every violation as `file:line: what, what would be right`. */
export function violations(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map((file) => [file.path, file.text]))
  const sources = files.filter((file) => /\.tsx?$/.test(file.path))
  const homes = new Set(files.map((file) => homeOf(file.path)).filter((home) => home.startsWith('packages/')))
  const rules = rulesFor([...homes].map(nameOf))
  const complaints = sources.flatMap((file) =>
    importsOf(file.text).flatMap(({ specifier, line }) => {
      const wrong = specifier.startsWith('.')
        ? checkRelative(file.path, specifier)
        : checkNamed(file.path, specifier, texts, rules)
      return wrong === null ? [] : [`${file.path}:${line}: imports ${specifier}, ${wrong}`]
    }),
  )
  return [...complaints, ...cycles(sources)]
}

/** 'packages/munera' of 'packages/munera/src/net.ts'. */
function homeOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

function nameOf(home: string): string {
  return home.split('/')[1]!
}

/** The game that the engine's tests play, and what the club of every game must pass, are there for every test. */
const sharedByTests = ['packages/engine/test/toy-game.ts', 'packages/engine/test/club-checks.ts']

function checkRelative(path: string, specifier: string): string | null {
  const home = homeOf(path)
  const target = posix.join(dirname(path), specifier)
  const isDocument = home === 'apps/web' && /^docs\/rules\/(?:german\/)?[\w-]+\.md\?raw$/.test(target)
  const isShared = path.startsWith(`${home}/test/`) && sharedByTests.includes(target)
  const inside = isDocument || isShared || target.startsWith(`${home}/`)
  return inside ? null : `which lies outside ${home}; import what a package exports, by its name (@harena/...)`
}

function checkNamed(
  path: string,
  specifier: string,
  texts: ReadonlyMap<string, string>,
  rules: Readonly<Record<string, Rule>>,
): string | null {
  const home = homeOf(path)
  const name = nameOf(home)
  const packages = Object.keys(rules)
  const isApp = home.startsWith('apps/')
  const isTest = path.startsWith(`${home}/test/`) || /\.test\.tsx?$/.test(path)
  const rule = isApp ? { harena: packages, ...anywhere } : rules[name]!

  const wanted = /^@harena\/([^/]+)/.exec(specifier)?.[1]
  if (wanted !== undefined) {
    if (isTest) return [...packages, name].includes(wanted) ? null : `but tests import packages, never an app`
    if (wanted === name) return 'its own package; import own files by relative path'
    if (!rule.harena.includes(wanted)) return `against the order; ${home} may import ${list(rule.harena)}`
    const { dependencies, peerDependencies } = JSON.parse(texts.get(`${home}/package.json`) || '{}')
    const declared = `@harena/${wanted}` in { ...dependencies, ...peerDependencies }
    return declared ? null : `undeclared; add @harena/${wanted} to the dependencies in ${home}/package.json`
  }
  if (specifier.startsWith('node:')) {
    if (isTest || rule.node?.test(path)) return null
    return name === 'lab' ? 'which belongs below packages/lab/src/threads' : `but ${home} must run without Node`
  }
  if (rule.npm?.files.test(path) && rule.npm.packages.test(specifier)) return null
  if (isTest && testTools.includes(specifier.split('/')[0]!)) return null
  if (isTest) return `but tests of packages import no npm package except ${testTools.join(' and ')}`
  return `but ${home} imports no npm packages, only ${list(rule.harena)}`
}

function list(names: readonly string[]): string {
  return ['its own files', ...names.map((name) => `@harena/${name}`)].join(', ')
}

/**
 * Circles of files that import each other, each told once, at the import that closes it. Types do not count: nothing is
 * left of them when the program runs.
 */
function cycles(sources: readonly SourceFile[]): string[] {
  const known = new Map(sources.map((file) => [file.path, file]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: SourceFile, trail: readonly string[]) => {
    const way = [...trail, file.path]
    for (const { specifier, line, isType } of importsOf(file.text)) {
      if (isType) continue
      const next = specifier.startsWith('.') ? resolve(file.path, specifier, known) : undefined
      if (next === undefined || done.has(next.path)) continue
      const start = way.indexOf(next.path)
      if (start < 0) visit(next, way)
      else {
        const circle = [...way.slice(start), next.path].map((path) => path.slice(homeOf(path).length + 1)).join(' -> ')
        found.push(`${file.path}:${line}: import cycle ${circle}, move what both need into a file of its own`)
      }
    }
    done.add(file.path)
  }
  for (const file of sources) if (!done.has(file.path)) visit(file, [])
  return found
}

function resolve(from: string, specifier: string, known: ReadonlyMap<string, SourceFile>): SourceFile | undefined {
  const path = posix.join(dirname(from), specifier.replace(/\?.*/, ''))
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  return endings.map((ending) => known.get(path + ending)).find((file) => file !== undefined)
}

/** The files of packages/ and apps/ as they are on disk. */
export function readTree(root: string): SourceFile[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : walk(join(folder, entry.name))
      return /\.tsx?$|^package\.json$/.test(entry.name) ? [join(folder, entry.name)] : []
    })
  return ['packages', 'apps']
    .flatMap((folder) => walk(join(root, folder)))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
}

if (import.meta.main) {
  const files = readTree(dirname(dirname(fileURLToPath(import.meta.url))))
  const found = violations(files)
  for (const violation of found) console.error(violation)
  console.log(`Import directions: ${files.length} files, ${found.length} violations`)
  process.exitCode = found.length > 0 ? 1 : 0
}
