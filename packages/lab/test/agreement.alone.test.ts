/**
 * Odds and dice must tell the same: every situation is worked out exactly, and again by throwing dice for the very same
 * rule code, and each outcome must have come up about as often as it should. `npm run nightly` throws a million times.
 */

import type { Field, Odds, Situation, Value } from '@harena/engine'
import { Dice, type Game, type Oracle, Simulation } from '@harena/engine'
import { afterAll, expect, test, vi } from 'vitest'

const isNightly = process.env.HARENA_NIGHTLY !== undefined
const SAMPLES = isNightly ? 1_000_000 : 20_000
const SETS = isNightly ? 40 : 12

/** How `exactly` finds its answer: by working it out, or by counting throws. */
const dice = vi.hoisted(() => ({ areThrown: false, samples: 0, asked: 0 }))

vi.mock('@harena/engine', async (original) => {
  const engine = await original<typeof import('@harena/engine')>()
  const counted = <T>(run: (referee: Oracle<Game>) => T): Map<T, number> => {
    const referee = new Simulation<Game>(
      { known: (state) => state },
      null,
      [],
      `agreement ${dice.asked++}`,
    ) as unknown as Oracle<Game>
    const counts = new Map<T, number>()
    for (let i = 0; i < dice.samples; i++) {
      const outcome = run(referee)
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    }
    return new Map([...counts].map(([outcome, count]) => [outcome, count / dice.samples]))
  }
  const exactly: typeof engine.exactly = (run, policy) =>
    dice.areThrown ? counted(run as never) : engine.exactly(run, policy)
  return { ...engine, exactly }
})

async function freshOdds() {
  // What was worked out is kept by the rulesets; throwing needs them as new.
  vi.resetModules()
  const { games } = await import('@harena/games')
  const situations = Object.fromEntries(games.map((game) => [game.ruleset.id, game.situations]))
  const { oddsOf } = await import('@harena/engine')
  return { situations, oddsOf }
}

const exact = await freshOdds()
const thrown = await freshOdds()
dice.samples = SAMPLES

/** A value somewhere in the field; numbers are such as occur in play. */
function someValue(field: Field, random: Dice): Value {
  if (field.kind === 'flag') return random.below(2) === 0
  if (field.kind === 'choice') return field.values[random.below(field.values.length)]!
  const min = Math.max(field.min, -4)
  return min + random.below(Math.min(field.max, 12) - min + 1)
}

/** So many sets of values that the situation takes. */
function setsOf(situation: Situation, ruleset: string): Record<string, Value>[] {
  const random = Dice.fromSeed(`${ruleset} ${situation.name}`)
  const sets: Record<string, Value>[] = []
  for (let tries = 0; sets.length < SETS && tries < 100; tries++) {
    const set = Object.fromEntries(situation.fields.map((field) => [field.name, someValue(field, random)]))
    if (isTaken(situation, set)) sets.push(set)
  }
  return sets
}

function isTaken(situation: Situation, set: Record<string, Value>): boolean {
  try {
    exact.oddsOf(situation, set)
    return true
  } catch (refused) {
    if (refused instanceof RangeError) return false
    throw refused
  }
}

/** The chances by name, outcomes within outcomes too; what is certain counts as 0 or 1, means are no chances. */
function flat(odds: Odds, prefix = ''): Map<string, number> {
  const all = new Map<string, number>()
  for (const [name, chance] of Object.entries(odds)) {
    if (name.startsWith('expected')) continue
    if (typeof chance === 'object')
      for (const [inner, share] of flat(chance, `${prefix}${name} `)) all.set(inner, share)
    else all.set(prefix + name, Number(chance))
  }
  return all
}

const deviations: { readonly what: string; readonly sigmas: number }[] = []

/** Four standard deviations; very rare outcomes may come up twice more. */
function agree(what: string, chance: number, share: number): void {
  const expected = chance * SAMPLES
  const found = share * SAMPLES
  const sigma = Math.sqrt(Math.max(0, expected * (1 - chance)))
  // A knot of re-throws is solved to fifteen digits only.
  if (sigma < 1e-3) expect(found, what).toBeCloseTo(expected, 3)
  else
    expect(Math.abs(found - expected), `${what}: ${expected} expected`).toBeLessThan(
      4 * sigma + (expected < 20 ? 2 : 0),
    )
  if (expected >= 20) deviations.push({ what, sigmas: Math.abs(found - expected) / sigma })
}

const all = Object.entries(exact.situations).flatMap(([ruleset, list]) =>
  list.map((situation, at) => ({ ruleset, name: situation.name, situation, again: thrown.situations[ruleset]![at]! })),
)

test.each(all)('$ruleset $name comes up as often as its odds say', ({ ruleset, name, situation, again }) => {
  const sets = setsOf(situation, ruleset)
  expect(sets.length).toBeGreaterThan(0)
  for (const set of sets) {
    dice.areThrown = false
    const chances = flat(exact.oddsOf(situation, set))
    dice.areThrown = true
    const shares = flat(thrown.oddsOf(again, set))
    dice.areThrown = false
    const what = `${ruleset} ${name} ${JSON.stringify(set)}`
    for (const outcome of new Set([...chances.keys(), ...shares.keys()])) {
      agree(`${what}: ${outcome}`, chances.get(outcome) ?? 0, shares.get(outcome) ?? 0)
    }
  }
})

test('dice that are thrown are not the odds themselves', () => {
  expect(deviations.length).toBeGreaterThan(100)
  expect(deviations.filter(({ sigmas }) => sigmas > 0).length).toBeGreaterThan(100)
})

afterAll(() => {
  if (!isNightly) return
  const worst = [...deviations].sort((a, b) => b.sigmas - a.sigmas).slice(0, 5)
  for (const { what, sigmas } of worst) console.log(`${sigmas.toFixed(2)} sigma: ${what}`)
})
