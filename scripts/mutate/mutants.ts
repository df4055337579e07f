// Small faults for mutation testing, put into a source text by regular expressions. The types are blanked out first,
// which Node does without moving anything, so that what is left to change is code.

import { stripTypeScriptTypes } from 'node:module'

/** One fault: this piece of the stripped text replaced by that. */
export interface Mutant {
  readonly at: number
  readonly was: string
  readonly becomes: string
}

type Rewrite = readonly [pattern: RegExp, becomes: (was: string) => string]

const swapped = (pairs: Readonly<Record<string, string>>) => (was: string) => {
  const word = was.trim()
  return was.replace(word, pairs[word]!)
}

const swaps = {
  ' === ': ' !== ',
  ' !== ': ' === ',
  ' < ': ' <= ',
  ' <= ': ' < ',
  ' > ': ' >= ',
  ' >= ': ' > ',
  ' && ': ' || ',
  ' || ': ' && ',
  ' + ': ' - ',
  ' - ': ' + ',
  ' += ': ' -= ',
  ' -= ': ' += ',
  '.some(': '.every(',
  '.every(': '.some(',
  'Math.max(': 'Math.min(',
  'Math.min(': 'Math.max(',
}
const pairs = Object.fromEntries(Object.entries(swaps).map(([from, to]) => [from.trim(), to.trim()]))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const rewrites: readonly Rewrite[] = [
  [new RegExp(Object.keys(swaps).map(escaped).join('|'), 'g'), swapped(pairs)],
  [/\b(?:true|false)\b/g, (was) => (was === 'true' ? 'false' : 'true')],
  // Whole numbers, but not those inside names or fractions.
  [/(?<![\w$.])\d+(?![\w$.])/g, (was) => String(Number(was) + 1)],
  [/(?<=[\s(,[])!(?=[\w$(])/g, () => ''],
  [/(?<=\bif \()(?:[^()\n]|\([^()\n]*\))+(?=\))/g, (was) => `!(${was})`],
  // Statements on a line of their own: calls, assignments, and a bare return.
  [/(?<=^[ \t]+)(?:[\w$.![\]]+\(.*\)|[\w$.![\]]+ [-+]?= .+|return)(?=[ \t]*$)/gm, () => ''],
]

const commentOrText = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const importOrExport = /^(?:import\b[\s\S]*?from|export (?:\*|\{[^}]*\})).*$/gm

/** The code without its types, every other character where it was. */
export function stripped(source: string): string {
  return stripTypeScriptTypes(source)
}

/** Every fault that this stripped text can be given, from its beginning to its end. */
export function mutantsOf(code: string): Mutant[] {
  const blank = (text: string) => text.replace(/[^\n]/g, '\0')
  const masked = code.replace(commentOrText, blank).replace(importOrExport, blank)
  const found = rewrites.flatMap(([pattern, becomes]) =>
    [...masked.matchAll(pattern)].flatMap(({ index, 0: match }) => {
      const was = code.slice(index, index + match.length)
      return isWhole(match) ? [{ at: index, was, becomes: becomes(was) }] : []
    }),
  )
  return found.sort((a, b) => a.at - b.at)
}

/** Whether every bracket that is opened is closed: otherwise a statement goes on in the next line. */
function isWhole(match: string): boolean {
  const count = (pattern: RegExp) => match.match(pattern)?.length ?? 0
  if (/^\S+\($/.test(match)) return true
  return count(/[([{]/g) === count(/[)\]}]/g)
}

export function mutated(code: string, { at, was, becomes }: Mutant): string {
  return code.slice(0, at) + becomes + code.slice(at + was.length)
}
