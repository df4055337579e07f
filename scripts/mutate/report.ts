// The outcome of mutation testing as text.

import type { Verdict } from './runner.ts'
import type { ParagraphTargets, Target } from './targets.ts'

export interface Found {
  readonly target: Target
  readonly isKilled: boolean
}

export interface Score {
  readonly name: string
  /** How many mutants the chapter has. */
  readonly all: number
  /** The sample. */
  readonly found: readonly Found[]
}

const GOAL = 85

export function chapterReport(scores: readonly Score[], seed: string): string {
  const rows = scores.map(({ name, all, found }) => {
    const killed = found.filter(({ isKilled }) => isKilled).length
    const percent = Math.round((100 * killed) / found.length)
    return `| ${name} | ${all} | ${found.length} | ${killed} | ${percent} %${percent < GOAL ? ' (below the goal)' : ''} |`
  })
  const survivors = scores.flatMap(({ found }) => found.filter(({ isKilled }) => !isKilled)).map(({ target }) => target)
  return `# Mutation testing

\`npm run mutate\` breaks the rules on purpose, one small fault at a time (a comparison turned round, a number one too high,
a statement left out ...), and counts how many faults the tests of the package find, without its golden records. Of every
chapter a sample is taken (seed ${seed}); the goal is ${GOAL} % in each.

| chapter | faults | sample | found | score |
|---|---|---|---|---|
${rows.join('\n')}

## Faults that no test found

Some change nothing that can be seen; the others each want a test.

${survivors.map(told).sort().join('\n')}
`
}

function told({ file, line, was, becomes }: Target): string {
  const code = (text: string) => (text.trim() ? `\`${text.trim().replace(/\s+/g, ' ')}\`` : 'nothing')
  return `- ${file.replace(/^packages\//, '')}:${line}: ${code(was)} became ${code(becomes)}`
}

/** A paragraph holds when its own tests find at least one of its mutants. */
export function paragraphReport(results: ReadonlyMap<ParagraphTargets, readonly Verdict[]>): string {
  const all = [...results].map(([paragraph, tries]) => ({
    paragraph,
    killed: tries.filter(({ killedBy }) => killedBy !== null).length,
    of: tries.length,
    hasTests: tries.some(({ ran, killedBy }) => ran > 0 || killedBy !== null),
  }))
  const held = all.filter(({ killed }) => killed > 0)
  const mutants = all.reduce((sum, { of }) => sum + of, 0)
  const killed = all.reduce((sum, one) => sum + one.killed, 0)
  const missed = all.filter((one) => one.killed === 0)
  return [
    ...missed.map(({ paragraph: { ruleset, id, targets }, hasTests, of }) => {
      const places = [...new Set(targets.map(({ file }) => file))].join(', ')
      return `${ruleset} ${id}: ${hasTests ? `its tests find none of ${of} mutants` : 'no test names it'} (${places})`
    }),
    `${held.length} of ${all.length} paragraphs are held by their own tests, which find ${killed} of ${mutants} mutants`,
  ].join('\n')
}
