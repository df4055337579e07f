// Checks that imports go one way, engine <- rulesets <- bots <- lab <- apps, so that rules stay free of everything
// that is not rules: they run in a browser, in a thread or on a server only because they import nothing else.

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

const rulesets = ['munera', 'outland', 'colosseum', 'heroes']
const packages = ['engine', ...rulesets, 'bots', 'lab']
const nowhere = { node: null, npm: null }
const rules: Record<string, Rule> = {
  engine: { harena: [], ...nowhere },
  ...Object.fromEntries(rulesets.map((name) => [name, { harena: ['engine'], ...nowhere }])),
  bots: { harena: ['engine', ...rulesets], ...nowhere },
  lab: {
    harena: ['engine', ...rulesets, 'bots'],
    node: /^packages\/lab\/src\/(threads|farm)\//,
    npm: { files: /^packages\/lab\/src\/farm\//, packages: /^(pg|graphile-worker)$/ },
  },
}
const appRule: Rule = { harena: packages, node: /./, npm: { files: /./, packages: /./ } }
const testTools = ['vitest', 'fast-check']

/** Every violation as `file:line: what, what would be right`. */
export function violations(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map((file) => [file.path, file.text]))
  const sources = files.filter((file) => /\.tsx?$/.test(file.path))
  const complaints = sources.flatMap((file) =>
    importsOf(file.text).flatMap(({ specifier, line }) => {
      const wrong = specifier.startsWith('.')
        ? checkRelative(file.path, specifier)
        : checkNamed(file.path, specifier, texts)
      return wrong === null ? [] : [`${file.path}:${line}: imports ${specifier}, ${wrong}`]
    }),
  )
  return [...complaints, ...cycles(sources)]
}

/** 'packages/munera' of 'packages/munera/src/net.ts'. */
function homeOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

function checkRelative(path: string, specifier: string): string | null {
  const home = homeOf(path)
  const target = posix.join(dirname(path), specifier)
  const isDocument = home === 'apps/web' && /^docs\/rules\/[\w-]+\.md\?raw$/.test(target)
  const inside = isDocument || target.startsWith(`${home}/`)
  return inside ? null : `which lies outside ${home}; import what a package exports, by its name (@harena/...)`
}

function checkNamed(path: string, specifier: string, texts: ReadonlyMap<string, string>): string | null {
  const home = homeOf(path)
  const name = home.split('/')[1]!
  const isApp = home.startsWith('apps/')
  const isTest = path.startsWith(`${home}/test/`) || /\.test\.tsx?$/.test(path)
  const rule = isApp ? appRule : rules[name]
  if (rule === undefined) return `but scripts/directions.ts does not know ${home}; add its place in the order there`

  const wanted = /^@harena\/([^/]+)/.exec(specifier)?.[1]
  if (wanted !== undefined) {
    if (isTest) return [...packages, name].includes(wanted) ? null : `but tests import packages, never an app`
    if (wanted === name) return 'its own package; import own files by relative path'
    if (!rule.harena.includes(wanted)) return `against the order; ${home} may import ${list(rule.harena)}`
    const dependencies = JSON.parse(texts.get(`${home}/package.json`) ?? '{}').dependencies ?? {}
    const declared = `@harena/${wanted}` in dependencies
    return declared ? null : `undeclared; add @harena/${wanted} to the dependencies in ${home}/package.json`
  }
  if (specifier.startsWith('node:')) {
    if (isTest || rule.node?.test(path)) return null
    return name === 'lab' ? 'which belongs below packages/lab/src/threads or farm' : `but ${home} must run without Node`
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
