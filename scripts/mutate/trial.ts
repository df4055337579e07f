// Faults of one ruleset against its tests.

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundle } from './bundle.ts'
import { type Cache, hashOf } from './cache.ts'
import type { Mutant } from './mutants.ts'
import { Pool } from './pool.ts'
import type { Tried } from './runner.ts'
import { type Target, testFilesOf } from './targets.ts'

/** A fault, and which tests are to find it. */
export interface Trial {
  readonly target: Target
  /** Only tests with such titles are run. */
  readonly pattern: RegExp | null
}

export interface Setting {
  readonly root: string
  readonly cache: Cache
  readonly runners: number
}

/** Tells of each fault the file of the first test that finds it, or null; what earlier runs have found is told at once. */
export async function tryAll<T extends Trial>(
  { root, cache, runners }: Setting,
  ruleset: string,
  trials: readonly T[],
  told: (trial: T, killedBy: string | null) => void,
): Promise<void> {
  const tests = testFilesOf(root, ruleset)
  const rest: { readonly trial: T; readonly key: string; readonly open: readonly string[] }[] = []
  for (const trial of trials) {
    const key = keyOf(root, trial)
    const { killedBy, open } = cache.get(key, tests)
    if (killedBy || open.length === 0) told(trial, killedBy)
    else rest.push({ trial, key, open })
  }
  if (rest.length === 0) return
  const { numbers, faults } = numbered(rest.map(({ trial }) => trial))
  const pool = new Pool({ code: await bundle(root, tests, faults), faults: numbers.size }, runners)
  const tried = await pool.attempt(tests)
  const failing = await pool.judge(NO_FAULT, tried.toReversed())
  if (failing) throw new Error(`${failing} fails behind other tests although nothing is broken`)
  const kills = new Map<string, number>()
  let done = 0
  await pool.each(rest, async ({ trial, key, open }) => {
    const fault = numbers.get(trial.target)!
    const some = tried.filter(({ file }) => open.includes(file))
    const killedBy = await pool.judge(fault, ordered(some, fault, trial, kills))
    if (killedBy) kills.set(killedBy, (kills.get(killedBy) ?? 0) + 1)
    cache.set(key, killedBy, tests)
    if (++done % 20 === 0) cache.save()
    told(trial, killedBy)
  })
  await pool.close()
  cache.save()
}

/** With this fault switched on nothing is broken. */
const NO_FAULT = -1

function keyOf(root: string, { target, pattern }: Trial): string {
  const { file, at, was, becomes } = target
  return hashOf(file, readFileSync(join(root, file), 'utf8'), String(at), was, becomes, pattern?.source ?? '')
}

/** Every fault once, with a number. */
function numbered(trials: readonly Trial[]) {
  const numbers = new Map<Target, number>()
  const faults = new Map<string, Map<number, Mutant>>()
  for (const { target } of trials) {
    if (numbers.has(target)) continue
    const ofFile = faults.get(target.file) ?? new Map<number, Mutant>()
    ofFile.set(numbers.size, target)
    faults.set(target.file, ofFile)
    numbers.set(target, numbers.size)
  }
  return { numbers, faults }
}

/**
 * The tests that come by a fault: first those of the file with the same name, then those whose files find most, the quick
 * ones before the slow. At the end those that follow them in their files: a module may have kept what went wrong before.
 */
function ordered(tried: readonly Tried[], fault: number, trial: Trial, kills: ReadonlyMap<string, number>): Tried[] {
  const { target, pattern } = trial
  const meant = tried.filter(({ title }) => pattern === null || pattern.test(title))
  const first = new Map<string, number>()
  for (const { file, index } of tried.filter(({ reached }) => reached.includes(fault)))
    first.set(file, Math.min(index, first.get(file) ?? index))
  const name = basename(target.file, '.ts')
  const rank = ({ file, time }: Tried) =>
    basename(file).startsWith(`${name}.`) ? Number.POSITIVE_INFINITY : ((kills.get(file) ?? 0) + 1) / (time + 1)
  const [reaching, others] = parted(meant, ({ reached }) => reached.includes(fault))
  const after = others.filter(({ file, index }) => index > (first.get(file) ?? Number.POSITIVE_INFINITY))
  return [...reaching.sort((a, b) => (rank(a) === rank(b) ? a.time - b.time : rank(b) - rank(a))), ...after]
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
