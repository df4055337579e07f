/** The rule ledgers of the checkout, docs/rules/*.md, and which of their paragraphs have tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { citationsOf, type Paragraph, parseLedger, type Rule, spoken, t, translatedLedger } from '@harena/engine'
import { UsageError } from './errors.ts'

/** The next folder above that has the ledgers: the checkout, or this package as published. */
function rootAbove(folder: string): string {
  return existsSync(join(folder, 'docs', 'rules')) || dirname(folder) === folder ? folder : rootAbove(dirname(folder))
}

const root = rootAbove(dirname(fileURLToPath(import.meta.url)))

export type Ledger = ReadonlyMap<Rule, Paragraph>

export function readLedger(ruleset: string): Ledger {
  const path = join(root, 'docs', 'rules', `${ruleset}.md`)
  try {
    return inGerman(ruleset, readFileSync(path, 'utf8'))
  } catch (thrown) {
    throw new UsageError(t`the rules of ${ruleset} cannot be read: ${(thrown as Error).message}`)
  }
}

/** In German, where the reader wants it and it is there: paragraphs and chapters have the same order in both. */
function inGerman(ruleset: string, markdown: string): Ledger {
  const english = parseLedger(markdown)
  const path = join(root, 'docs', 'rules', 'german', `${ruleset}.md`)
  if (spoken() !== 'de' || !existsSync(path)) return english
  const german = readFileSync(path, 'utf8')
  const said = translatedLedger(german)
  const headings = headingsIn(german)
  const chapters = new Map(headingsIn(markdown).map((heading, at) => [heading, headings[at] ?? heading]))
  const paragraphs = [...english.values()].map((one): Paragraph => {
    return { ...one, ...said.get(one.id), chapter: chapters.get(one.chapter) ?? one.chapter }
  })
  return new Map(paragraphs.map((one) => [one.id, one]))
}

function headingsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!.trim())
}

/** The paragraph that is meant: `§6.4`, but also `6.4`, `r22` and `t5.3`. */
export function findParagraph(ledger: Ledger, wanted: string): Paragraph | undefined {
  const spelt = wanted.trim().toUpperCase()
  return ledger.get(spelt) ?? ledger.get(`§${spelt}`)
}

/** The paragraphs of a chapter given as `§6`, `6` or `T5`; ledgers write `§6 Combat` or `6 Combat`. */
export function findChapter(ledger: Ledger, wanted: string): Paragraph[] {
  const bare = (text: string) => text.trim().toUpperCase().split(/\s/, 1)[0]!.replace(/^§|:$/g, '')
  return [...ledger.values()].filter(({ chapter }) => bare(chapter) === bare(wanted))
}

/** The rulings that a paragraph refers to, each once, itself left out. */
export function rulingsOf(ledger: Ledger, { id, text, ruling, switch: choice }: Paragraph): Paragraph[] {
  const named = new Set(`${text} ${ruling ?? ''} ${choice ?? ''}`.match(/\b(?:R\d+|[A-H][.-]\d+)\b/g))
  named.delete(id)
  return [...named].flatMap((rule) => ledger.get(rule) ?? []).filter(({ kind }) => kind === 'ruling')
}

export interface Coverage {
  readonly ruleset: string
  readonly listed: readonly Rule[]
  /** How many paragraphs need a test: all but notes and those that are not played yet. */
  readonly rules: number
  readonly tested: number
  readonly untested: readonly Rule[]
  /** Paragraphs that are not played yet: neither tested nor untested. */
  readonly later: readonly Rule[]
}

/** Whether a paragraph is enforced in play and so needs a test. */
export function needsTest({ kind }: Paragraph): boolean {
  return kind !== 'note' && kind !== 'later'
}

export function coverageOf(ruleset: string): Coverage {
  const cited = new Set(testFilesOf(ruleset).flatMap((file) => citedIn(readFileSync(file, 'utf8'))))
  return coverageIn(ruleset, readLedger(ruleset), cited)
}

export function coverageIn(ruleset: string, ledger: Ledger, cited: ReadonlySet<Rule>): Coverage {
  const paragraphs = [...ledger.values()]
  const needed = paragraphs.filter(needsTest).map(({ id }) => id)
  const untested = needed.filter((id) => !cited.has(id))
  return {
    ruleset,
    listed: [...ledger.keys()],
    rules: needed.length,
    tested: needed.length - untested.length,
    untested,
    later: paragraphs.filter(({ kind }) => kind === 'later').map(({ id }) => id),
  }
}

/** A ruleset's own tests, and those of opponents, lab and apps that have its name in their path. */
function testFilesOf(ruleset: string): string[] {
  if (!existsSync(join(root, 'packages')))
    throw new UsageError(t('the tests are not here: --coverage needs the checkout'))
  const own = testsBelow(join('packages', ruleset, 'test'))
  const apps = readdirSync(join(root, 'apps')).map((app) => join('apps', app, 'test'))
  const shared = [join('packages', 'bots', 'test'), join('packages', 'lab', 'test'), ...apps].flatMap(testsBelow)
  const named = shared.filter((path) => path.split(/[\\/.-]/).includes(ruleset))
  return [...own, ...named].map((path) => join(root, path))
}

function testsBelow(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name))
  } catch {
    return [] // no such folder: no tests
  }
}

const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
const IDLE = /\b(?:test|it|describe)\.(?:skip|todo)\(\s*$/

/** The paragraphs that the titles in a test file name; titles of tests that do not run count for nothing. */
export function citedIn(source: string): Rule[] {
  return [...source.matchAll(COMMENT_OR_STRING)].flatMap((match) => {
    const title = match[1] ?? match[2] ?? match[3]
    const before = source.slice(Math.max(0, match.index - 40), match.index)
    const isTitle = title !== undefined && !title.includes('${') && !IDLE.test(before)
    return isTitle ? citationsIn(title) : []
  })
}

/** What a title cites at its beginning, if a space and words follow: `§6.4` alone is a value and no title. */
function citationsIn(title: string): Rule[] {
  const cited = citationsOf(title)
  const words = title.split(/[ ,:]+/).slice(cited.length)
  return words.some((word) => /\p{L}{2}/u.test(word)) ? cited : []
}
