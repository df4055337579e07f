/**
 * A simulation under way: which matches of its plan have been played, and what they came to. It is plain data, so that it
 * can be saved and gone on with. Tallies are whole numbers, so the order in which parts come in does not matter.
 */
import { type GameEntry, isObject } from '@harena/engine'
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

const FORMAT = 'harena-run'

export interface Run {
  readonly format: typeof FORMAT
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
  return { format: FORMAT, version, plan, done: [], tally: emptyTally(plan.opponents.length) }
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

/** The parts of a plan, as a person would name them. */
const PARTS: readonly (keyof Plan)[] = ['ruleset', 'setup', 'options', 'opponents', 'seed', 'from', 'to']

/** A saved run of this plan. Throws a RangeError that says what is wrong with it or how its plan differs. */
export function checkedRun(game: GameEntry, data: unknown, plan: Plan): Run {
  const run = checkedState(data)
  const differing = PARTS.filter((part) => textOf(run.plan[part]) !== textOf(plan[part]))
  if (differing.length > 0) {
    const list = differing.map((part) => `${part} is ${short(run.plan[part])} there, ${short(plan[part])} here`)
    throw new RangeError(`the saved simulation is another one: ${list.join('; ')}`)
  }
  prepare(game, plan)
  const { ruleset } = game
  if (run.version !== ruleset.version) {
    throw new RangeError(
      `the saved simulation was made with version ${run.version} of ${ruleset.title}; this is ${ruleset.version}`,
    )
  }
  return run
}

/** A run of unknown origin, whole in itself. */
export function checkedState(data: unknown): Run {
  const damaged = new RangeError('this is not a saved simulation, or it is damaged')
  if (!isObject(data) || data.format !== FORMAT || !isObject(data.plan) || !isObject(data.tally)) throw damaged
  const run = data as unknown as Run
  let end = run.plan.from
  let played = 0
  for (const { from, to } of Array.isArray(run.done) ? run.done : [{ from: Number.NaN, to: 0 }]) {
    if (!(from >= end && to > from && to <= run.plan.to)) throw damaged
    played += to - from
    end = to
  }
  if (played !== run.tally.matches) throw damaged
  return run
}

/** The same text for equal data, whatever the order of keys; what is missing is told as none. */
function textOf(value: unknown): string {
  const ordered = (_: string, one: unknown) => {
    if (!isObject(one)) return one
    return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  return JSON.stringify(value, ordered) ?? 'none'
}

function short(value: unknown): string {
  const text = textOf(value)
  return text.length > 100 ? `${text.slice(0, 97)}...` : text
}
