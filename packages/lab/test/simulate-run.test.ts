import { describe, expect, test } from 'vitest'
import { csvTables } from '../src/report-csv.ts'
import { addPart, type Run } from '../src/run.ts'
import { formatRun, refuseOtherPlan } from '../src/run-check.ts'
import type { Plan } from '../src/simulate.ts'
import {
  checkedRun,
  chunksLeft,
  chunksOf,
  continueRun,
  gameOf,
  newPool,
  report,
  simulate,
  simulateOnPool,
  startRun,
} from './games.ts'

function planOf(more: Partial<Plan> = {}): Plan {
  const setup = gameOf('outland').defaultSetup(true)
  const match = { ruleset: 'outland', setup, options: {}, opponents: ['novice', 'novice'], seed: 'run' }
  return { ...match, from: 0, to: 3600, ...more }
}

/** As it comes back from a file. */
const reread = (run: Run): unknown => JSON.parse(formatRun(run, 'build'))

function play(run: Run, from: number, to: number): void {
  addPart(run, { from, to }, simulate({ ...run.plan, from, to }))
}

test('chunks cover a plan once', () => {
  expect(chunksOf(planOf({ from: 10, to: 2400 }))).toEqual([
    { from: 10, to: 1010 },
    { from: 1010, to: 2010 },
    { from: 2010, to: 2400 },
  ])
  expect(chunksOf(planOf({ to: 0 }))).toEqual([])
})

test('parts may come in any order; ranges that touch are one', () => {
  const run = startRun(planOf({ to: 60 }))
  play(run, 40, 60)
  play(run, 0, 10)
  expect(run.done).toEqual([
    { from: 0, to: 10 },
    { from: 40, to: 60 },
  ])
  expect(chunksLeft(run)).toEqual([{ from: 10, to: 40 }])
  play(run, 10, 40)
  expect(run.done).toEqual([{ from: 0, to: 60 }])
  expect(chunksLeft(run)).toEqual([])
  expect(run.tally).toEqual(simulate(planOf({ to: 60 })))
})

describe.each([1, 2])('on %i threads', (threads) => {
  test('an interrupted run goes on and comes to the same', async () => {
    const run = startRun(planOf())
    const stop = new AbortController()
    const stopped = continueRun(run, threads, { signal: stop.signal, onProgress: () => stop.abort() })
    await expect(stopped).rejects.toThrow(/abort/i)
    expect(run.tally.matches).toBeGreaterThan(0)
    expect(run.tally.matches).toBeLessThan(3600)
    const again = checkedRun(reread(run))
    const played: number[] = []
    await continueRun(again, threads, { onProgress: (matches) => played.push(matches) })
    expect(again.tally).toEqual(simulate(planOf()))
    expect(Math.min(...played)).toBeGreaterThan(run.tally.matches)
    await continueRun(again, threads)
    expect(again.tally.matches).toBe(3600)
  })
})

test('threads that are there play one plan after another, with patches and without', async () => {
  const pool = newPool(2)
  const options = { 'tables.modifiers.net': 4 }
  const plans = [planOf({ to: 300 }), planOf({ to: 300, options }), planOf({ to: 300 })]
  const tallies = await Promise.all(plans.map((plan) => simulateOnPool(plan, pool)))
  expect(tallies).toEqual(plans.map(simulate))
  expect(tallies[1]).not.toEqual(tallies[0])
  await expect(pool.play(planOf({ opponents: ['nobody', 'novice'] }))).rejects.toThrow('unknown opponent "nobody"')
  await pool.close()
  await expect(pool.play(planOf())).rejects.toThrow('ended')
})

test('a reply that crosses the end of the threads is let go', async () => {
  const pool = newPool(2)
  await pool.play(planOf({ to: 1 }))
  const crossing = Array.from({ length: 4 }, () => pool.play(planOf({ to: 1 })))
  const ended = Promise.allSettled(crossing)
  // The threads answer while this one is busy, so that their replies lie waiting when it ends them.
  simulate(planOf({ to: 2000 }))
  await pool.close()
  for (const { status } of await ended) expect(status).toBe('rejected')
})

test.each<[string, Partial<Plan>, string]>([
  ['another seed', { seed: 'other' }, 'seed is "run" there, "other" here'],
  ['another number', { to: 3601 }, 'to is 3600 there, 3601 here'],
  ['other switches', { options: { crowd: 'kills' } }, 'options is {} there, {"crowd":"kills"} here'],
  ['a table', { options: { 'tables.modifiers.net': 4 } }, 'options is {} there, {"tables.modifiers.net":4} here'],
])('a saved run of another plan is refused: %s', (_, more, message) => {
  expect(() => refuseOtherPlan(planOf(), planOf(more))).toThrow(message)
})

test('equal plans are equal, whatever the order of their keys', () => {
  const [one, other] = [{ crowd: 'kills', steps: 'any' } as const, { steps: 'any', crowd: 'kills' } as const]
  expect(() => refuseOtherPlan(planOf({ options: one }), planOf({ options: other }))).not.toThrow()
})

test('a run of another version of the rules is refused', () => {
  const run = { ...startRun(planOf()), version: '0.0.1' }
  expect(() => checkedRun(reread(run))).toThrow(/made with version "0.0.1" of .*; this is/)
})

test('a run of another build is refused', () => {
  const data = JSON.parse(formatRun(startRun(planOf()), 'other'))
  expect(() => checkedRun(data)).toThrow('made by another build of Harena, other; this is build')
})

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', ' =1', '＝1'])('CSV: the name %s is no formula', (name) => {
  const fighters = [
    { name, team: 0, type: 'gaul' },
    { name: 'Verus', team: 1, type: 'samnite' },
  ]
  const plan = planOf({ setup: { fighters }, to: 1, seed: '=cmd' })
  const { seats, matches } = csvTables(report(plan, simulate(plan)))
  expect(seats).toContain(`\r\n0,'${name},gaul,`)
  expect(matches).toContain(",'=cmd,1,")
})

test('CSV: a table each for the whole, the seats, the ends and the lengths', () => {
  const setup = {
    fighters: [
      { name: 'Crixus, "the Gaul"', team: 0, type: 'gaul' },
      { name: 'Verus', team: 1, type: 'samnite' },
    ],
  }
  const plan = planOf({ setup, to: 50 })
  const found = report(plan, simulate(plan))
  const { matches, seats, ends, lengths } = csvTables(found)
  expect(matches.split('\r\n')[1]).toMatch(/^outland,[\d.]+,run,50,/)
  expect(seats).toContain('0,"Crixus, ""the Gaul""",gaul,0,novice,')
  expect(ends.startsWith('seat,end,matches\r\n')).toBe(true)
  const counted = lengths
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[1]))
  expect(counted.reduce((a, b) => a + b)).toBe(50)
})
