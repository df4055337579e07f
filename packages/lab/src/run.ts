/**
 * A simulation under way: which matches of its plan have been played, and what they came to. It is plain data, so that it
 * can be saved and gone on with. Tallies are whole numbers, so the order in which parts come in does not matter.
 */
import type { GameEntry } from '@harena/engine'
import { type Plan, prepare } from './simulate.ts'
import { emptyTally, merge, type Tally } from './statistics.ts'

/** A range of matches: number `from` to `to` - 1. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

/** A plan in pieces that are played at one go. */
export function chunksOf({ chunk }: GameEntry, plan: Plan): Chunk[] {
  return cut(plan, chunk)
}

function cut({ from, to }: Chunk, size: number): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = from; at < to; at += size) chunks.push({ from: at, to: Math.min(at + size, to) })
  return chunks
}

export const RUN_FORMAT = 'harena-run'

export interface Run {
  readonly format: typeof RUN_FORMAT
  /** The version of the ruleset: another one may play the same seed differently. */
  readonly version: string
  readonly plan: Plan
  /** What has been played, in order; ranges that touch are one. */
  done: Chunk[]
  readonly tally: Tally
}

/** Nothing played yet. Throws a RangeError if the plan cannot be. */
export function startRun(game: GameEntry, plan: Plan): Run {
  prepare(game, plan)
  const { version } = game.ruleset
  return { format: RUN_FORMAT, version, plan, done: [], tally: emptyTally(plan.opponents.length) }
}

/** Adds what came of a chunk. */
export function addPart(run: Run, { from, to }: Chunk, part: Tally): void {
  merge(run.tally, part)
  const all = [...run.done, { from, to }].sort((a, b) => a.from - b.from)
  const joined: { from: number; to: number }[] = []
  for (const range of all) {
    const last = joined.at(-1)
    if (last && last.to === range.from) last.to = range.to
    else joined.push({ ...range })
  }
  run.done = joined
}

/** What is still to be played. */
export function chunksLeft({ chunk }: GameEntry, { plan, done }: Run): Chunk[] {
  const edges = [{ from: plan.from, to: plan.from }, ...done, { from: plan.to, to: plan.to }]
  return edges.slice(1).flatMap((next, i) => cut({ from: edges[i]!.to, to: next.from }, chunk))
}
