import { describe, expect, test } from 'vitest'
import { csvTables } from '../src/report-csv.ts'
import { addPart, checkedState, type Run } from '../src/run.ts'
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
const reread = (run: Run): unknown => JSON.parse(JSON.stringify(run))

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
    const again = checkedRun(reread(run), planOf())
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

test.each<[string, Partial<Plan>, string]>([
  ['another seed', { seed: 'other' }, 'seed is "run" there, "other" here'],
  ['another number', { to: 3601 }, 'to is 3600 there, 3601 here'],
  ['other switches', { options: { crowd: 'kills' } }, 'options is {} there, {"crowd":"kills"} here'],
  ['a table', { options: { 'tables.modifiers.net': 4 } }, 'options is {} there, {"tables.modifiers.net":4} here'],
])('a saved run of another plan is refused: %s', (_, more, message) => {
  expect(() => checkedRun(reread(startRun(planOf())), planOf(more))).toThrow(message)
})

test('equal plans are equal, whatever the order of their keys', () => {
  const run = startRun(planOf({ options: { crowd: 'kills', steps: 'any' } }))
  expect(checkedRun(reread(run), planOf({ options: { steps: 'any', crowd: 'kills' } })).done).toEqual([])
})

test('a run of another version of the rules is refused', () => {
  const run = { ...startRun(planOf()), version: '0.0.1' }
  expect(() => checkedRun(reread(run), planOf())).toThrow(/made with version 0.0.1 of .*; this is/)
})

test('damaged runs are refused', () => {
  const run = startRun(planOf())
  play(run, 0, 20)
  const whole = reread(run) as Run
  expect(checkedState(whole)).toEqual(run)
  for (const broken of [
    null,
    [],
    { ...whole, format: 'x' },
    { ...whole, plan: 1 },
    { ...whole, done: 7 },
    { ...whole, done: [{ from: 0, to: 30 }] },
    { ...whole, done: [{ from: -5, to: 15 }] },
    { ...whole, done: [{ from: 20, to: 0 }] },
    {
      ...whole,
      done: [
        { from: 0, to: 10 },
        { from: 5, to: 15 },
      ],
    },
  ]) {
    expect(() => checkedState(broken)).toThrow('not a saved simulation, or it is damaged')
  }
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
