// The outcome of mutation testing as text.

import type { ParagraphTargets } from './paragraphs.ts'
import type { Target } from './targets.ts'

export interface Found {
  readonly target: Target
  readonly isKilled: boolean
}

export interface Score {
  readonly name: string
  /** How many mutants the chapter has. */
  readonly all: number
  /** The sample. */
  readonly found: Found[]
}

/** A paragraph and what its own tests find. */
export interface Held {
  readonly paragraph: ParagraphTargets
  readonly found: Found[]
}

/** In each chapter so many of a hundred mutants are to be found, and so many paragraphs to be held. */
const GOAL = 85
const GOAL_PARAGRAPHS = 95

const killedOf = (found: readonly Found[]) => found.filter(({ isKilled }) => isKilled).length

/** Rounded down: what is called 85 % is no less. */
export function percentOf({ found }: { readonly found: readonly Found[] }): number {
  return Math.floor((100 * killedOf(found)) / found.length)
}

export function report(parts: readonly string[], seed: string): string {
  return `# Mutation testing

\`npm run mutate\` breaks the rules on purpose, one small fault at a time (a comparison turned round, a number one too high,
a statement left out ...), and counts how many faults the tests find. Only tests that state the book count, with scripted dice:
no golden records, no conformance suite, no random play. Samples are drawn with seed ${seed}.

${parts.join('\n')}`
}

export function chapterReport(rulesets: readonly (readonly Score[])[]): string {
  return `## Chapters

A sample of the faults of each chapter, against all tests of its package. The goal is ${GOAL} % in each.

${rulesets.map(table).join('\n')}
### Faults that no test found

Some change nothing that can be seen; the others each want a test.

${rulesets.flatMap(survivorsOf).join('\n')}
`
}

function table(scores: readonly Score[]): string {
  const rows = scores.map(({ name, all, found }) => {
    const percent = percentOf({ found })
    return `| ${name} | ${all} | ${found.length} | ${killedOf(found)} | ${percent} %${percent < GOAL ? ' (below the goal)' : ''} |`
  })
  return `| chapter | faults | sample | found | score |
|---|---|---|---|---|
${rows.join('\n')}
`
}

function survivorsOf(scores: readonly Score[]): string[] {
  const survivors = scores.flatMap(({ found }) => found.filter(({ isKilled }) => !isKilled))
  return survivors.map(({ target }) => told(target)).sort()
}

/** One fault as a line of a list. */
export function told({ file, line, was, becomes }: Target): string {
  const code = (text: string) => (text.trim() ? `\`${text.trim().replace(/\s+/g, ' ')}\`` : 'nothing')
  return `- ${file.replace(/^packages\//, '')}:${line}: ${code(was)} became ${code(becomes)}`
}

/** A paragraph holds when its own tests find one of its mutants: the others may be of paragraphs named beside it. */
const isHeld = ({ found }: Held) => killedOf(found) > 0
const isHeldByHalf = (one: Held) => isHeld(one) && 2 * killedOf(one.found) >= one.found.length

export function paragraphReport(parts: readonly (readonly Held[])[]): string {
  const names = ['named', 'drawn']
  const rows = parts.map((part, index) => {
    const found = part.flatMap((one) => one.found)
    const held = part.filter(isHeld).length
    const percent = Math.floor((100 * held) / part.length)
    const half = part.filter(isHeldByHalf).length
    return `| ${names[index]} | ${part.length} | ${held} | ${percent} % | ${half} | ${killedOf(found)} of ${found.length} |`
  })
  const all = parts.flat()
  const lines = all.filter((one) => !isHeld(one)).map(missed)
  return `## Paragraphs

Up to four faults in the code that names a paragraph, against those tests alone whose titles name it. A paragraph is held
when they find one of these faults: code that names it often names others as well, whose tests find the rest. The goal is
${GOAL_PARAGRAPHS} %. Some paragraphs are named in scripts/mutate/named-paragraphs.txt, others are drawn.

| | paragraphs | held | score | half of the faults or more | faults found |
|---|---|---|---|---|---|
${rows.join('\n')}

### Paragraphs that are not held

${lines.length > 0 ? lines.join('\n') : 'None.'}
`
}

function missed({ paragraph: { ruleset, id }, found }: Held): string {
  const name = `- ${ruleset} ${id}: `
  if (found.length === 0) return `${name}no code names it`
  const survivors = found.filter(({ isKilled }) => !isKilled).map(({ target }) => told(target).slice(2))
  return `${name}${survivors.length} of ${found.length} faults not found: ${survivors.join('; ')}`
}
