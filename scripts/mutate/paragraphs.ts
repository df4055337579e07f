// What mutation testing breaks of a paragraph: the lines and functions that name it.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Paragraph, parseLedger, type Rule } from '@harena/engine'
import { type Target, targetsIn } from './targets.ts'

/** A paragraph with the mutants in the code that names it; none where no code does. */
export interface ParagraphTargets {
  readonly ruleset: string
  readonly id: Rule
  readonly targets: readonly Target[]
}

/** Lines of a file, from the first to the last, counted from 1. */
export interface Span {
  readonly ids: readonly Rule[]
  readonly from: number
  readonly to: number
}

const citation = /§\d+(?:\.\d+)*|\b[TREV]\d+(?:[.-]\d+)?\b|\b[A-H][.-]\d+\b/g
const citedIn = (text: string) => [...new Set(text.match(citation))]

/** Files without rules or numbers: what is asked, told and shown, and what the rules offer to others. */
const words = new RegExp(
  [
    String.raw`\/odds\/|(?:-odds|-options|\/(?:balance|events|index|manifest|names|narrate|odds|options|preview|prompts|questions`,
    String.raw`|situations|view|words))\.ts$`,
  ].join(''),
)

/** What can be broken: examples, vectors and notes only say it again. */
const isRule = ({ kind }: Paragraph) => kind === 'rule' || kind === 'table' || kind === 'ruling'

/** The paragraphs of a ledger with the mutants in the code that names them. */
export function paragraphsOf(root: string, ruleset: string): ParagraphTargets[] {
  const ledger = parseLedger(readFileSync(join(root, 'docs', 'rules', `${ruleset}.md`), 'utf8'))
  const rules = [...ledger.values()].filter(isRule)
  const own = new Map<Rule, Target[]>(rules.map(({ id }) => [id, []]))
  const shared = new Map<Rule, Target[]>(rules.map(({ id }) => [id, []]))
  for (const file of globSync(`packages/${ruleset}/src/**/*.ts`, { cwd: root }).sort()) {
    if (words.test(file)) continue
    const spans = spansIn(readFileSync(join(root, file), 'utf8'))
    for (const target of targetsIn(root, ruleset, file)) {
      const around = spans.filter(({ from, to }) => from <= target.line && target.line <= to)
      const smallest = Math.min(...around.map(sizeOf))
      for (const id of idsOf(around)) shared.get(id)?.push(target)
      for (const id of idsOf(around.filter((span) => sizeOf(span) === smallest))) own.get(id)?.push(target)
    }
  }
  // A line that names a paragraph itself is no mutant of what is named farther out, unless that has no line of its own.
  return rules.map(({ id }) => ({ ruleset, id, targets: own.get(id)!.length > 0 ? own.get(id)! : shared.get(id)! }))
}

const sizeOf = ({ from, to }: Span) => to - from
const idsOf = (spans: readonly Span[]) => new Set(spans.flatMap(({ ids }) => ids))

const opensBlock = (line: string | undefined) => line !== undefined && /^\s*(?:\} else )?if \(.*\{$/.test(line)

/** The pieces of a source text that name paragraphs: single lines with the condition above, and what a comment is for. */
export function spansIn(source: string): Span[] {
  const lines = source.split('\n')
  const spans: Span[] = []
  for (let at = 0; at < lines.length; at++) {
    if (!/^\s*\/[/*]/.test(lines[at]!)) {
      spans.push({ ids: citedIn(lines[at]!), from: opensBlock(lines[at - 1]) ? at : at + 1, to: at + 1 })
      continue
    }
    const end = commentEnd(lines, at)
    const ids = citedIn(lines.slice(at, end + 1).join('\n'))
    spans.push({ ids, from: end + 2, to: statementEnd(lines, end + 1) + 1 })
    at = end
  }
  return spans.filter(({ ids }) => ids.length > 0)
}

/** The last line of the comment that begins in this one. */
function commentEnd(lines: readonly string[], from: number): number {
  const goesOn = lines[from]!.trimStart().startsWith('//')
    ? (at: number) => lines[at + 1]?.trimStart().startsWith('//')
    : (at: number) => !lines[at]!.includes('*/')
  let end = from
  while (goesOn(end)) end++
  return end
}

/** The last line of the statement that begins in this one: whatever is indented deeper belongs to it, and its brackets. */
function statementEnd(lines: readonly string[], from: number): number {
  const indentOf = (line: string) => line.length - line.trimStart().length
  const indent = indentOf(lines[from] ?? '')
  let end = from
  if (lines[from]?.trim()) {
    while (
      /^\s*[)}\]]/.test(lines[end + 1] ?? '') ||
      indentOf(lines[end + 1] ?? '') > indent ||
      isGap(lines, end + 1, indent)
    ) {
      end++
    }
  }
  return end
}

/** Whether an empty line stands inside a statement of this indentation. */
function isGap(lines: readonly string[], at: number, indent: number): boolean {
  return lines[at]?.trim() === '' && /^\s/.test((lines[at + 1] ?? '').slice(indent))
}

/** Matches the full titles of the tests that name this paragraph. */
export function titlePattern(id: Rule): RegExp {
  return new RegExp(`(?<![\\w.§-])${id.replace(/[.]/g, '\\.')}(?![\\w-]|\\.\\d)`)
}
