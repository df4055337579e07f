/** Files that the lab has written and reads again: whatever was done to them in between, they are refused or the same. */
import { readFileSync } from 'node:fs'
import { digest } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { checkedReport } from '../src/balance/index.ts'
import { addPart, type Run } from '../src/run.ts'
import { formatRun } from '../src/run-check.ts'
import type { Plan } from '../src/simulate.ts'
import { checkedRun, gameOf, simulate, startRun } from './games.ts'

type Data = Record<string, unknown>

function savedRun(): Data {
  const setup = gameOf('munera').defaultSetup(true)
  const match = { ruleset: 'munera', setup, options: { appeals: 'no' }, opponents: ['novice', 'novice'], seed: 'run' }
  const plan: Plan = { ...match, from: 0, to: 100 }
  const run: Run = startRun(plan)
  addPart(run, { from: 0, to: 30 }, simulate({ ...plan, to: 30 }))
  addPart(run, { from: 50, to: 60 }, simulate({ ...plan, from: 50, to: 60 }))
  return JSON.parse(formatRun(run, 'build'))
}

const report = () => JSON.parse(readFileSync(new URL('../../../docs/balance/outland.json', import.meta.url), 'utf8'))

/** The places of all values inside, as lists of keys; of a list only the first two, which are like the others. */
function placesIn(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value).slice(0, Array.isArray(value) ? 2 : undefined)
  return keys.flatMap((key) => [[...above, key], ...placesIn((value as Data)[key], [...above, key])])
}

function changed(data: Data, place: readonly string[], to: unknown): Data {
  const copy = structuredClone(data)
  const last = place.at(-1)!
  const around = place.slice(0, -1).reduce<Data>((of, key) => of[key] as Data, copy)
  if (to === undefined && !Array.isArray(around)) delete around[last]
  else if (to === undefined) (around as unknown as unknown[]).splice(Number(last), 1)
  else around[last] = to
  return copy
}

/** Whoever changes a file may know how to make its digest. */
function withItsDigest(data: Data): Data {
  const { digest: _, ...rest } = data
  return { ...rest, digest: digest(rest) }
}

const nonsense = [
  undefined,
  null,
  -1,
  0.5,
  1e300,
  '',
  '../../x',
  'x'.repeat(5000),
  [],
  {},
  true,
  ['a'],
  '\u001b]52;c;x',
]

/** What a reader says of data; null if it takes it. */
function complaintOf(read: (data: unknown) => unknown, data: unknown): string | null {
  try {
    read(data)
    return null
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(RangeError)
    const { message } = thrown as RangeError
    expect(message).toMatch(/^[^\p{Cc}]{10,600}$/u)
    return message
  }
}

describe.each([
  ['a simulation under way', savedRun(), checkedRun],
  ['a balance report', report(), (data: unknown) => checkedReport(gameOf, data)],
] as const)('%s', (_, whole, read) => {
  test('is read as it is', () => {
    expect(complaintOf(read, whole)).toBeNull()
  })

  test('with anything else in any place it is refused', () => {
    const places = placesIn(whole)
    expect(places.length).toBeGreaterThan(40)
    const taken = places.flatMap((place) =>
      nonsense
        .map((value) => changed(whole, place, value))
        .filter((data) => JSON.stringify(data) !== JSON.stringify(whole))
        .filter((data) => complaintOf(read, data) === null)
        .map(() => place.join('.')),
    )
    expect(taken).toEqual([])
  })

  test('with something more it is refused', () => {
    const objects = [[], ...placesIn(whole)].filter((place) => {
      const value = place.reduce<unknown>((of, key) => (of as Data)[key], whole)
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    })
    for (const place of objects) expect(complaintOf(read, changed(whole, [...place, 'more'], 1))).not.toBeNull()
  })
})

test.each<[string, unknown, RegExp]>([
  ['plan.ruleset', '../../x', /^unknown ruleset "..\/..\/x"; known are munera/],
  ['plan.ruleset', 'outland', /./],
  ['plan.to', 1e12, /"plan.to" must be a whole number from 1 to 100000000/],
  ['plan.from', 200, /"plan.to" must be more than "plan.from"/],
  ['plan.opponents', ['novice'], /2 gladiators need 2 opponents, not 1/],
  ['plan.opponents', ['novice', 'god'], /unknown opponent "god"/],
  ['plan.options', { appeals: 'perhaps' }, /option "appeals" cannot be "perhaps"/],
  ['plan.seed', 'a\u0000', /"plan.seed" must be a text/],
  ['done.0.to', 55, /"done.1.from" must be more than 55, not 50/],
  ['done.1.to', 101, /"done.1.to" must be from 51 to 100, not 101/],
  ['done', [], /"tally.matches" must be 0, as "done" says, not 40/],
  ['tally.matches', 41, /"tally.matches" must be 40, as "done" says, not 41/],
  ['tally.undecided', 41, /"tally.undecided" must be at most 40/],
  ['tally.rounds', 1, /"tally.rounds" must be \d+, as "lengths" says, not 1/],
  ['tally.lengths', { '5': 39 }, /"tally.lengths" must be 40 matches in all, not 39/],
  ['tally.seats.0.won', 41, /"tally.seats.0" must be 40 won, lost or drawn/],
  ['tally.seats', [], /"tally.seats" must be a list of 1 to 100/],
  ['tally.first.won', 1000, /"tally.first" must be at most 40 matches/],
  ['tally.seats.1.ends', { dead: 41 }, /"tally.seats.1.ends" must be at most 40 in all/],
])('a simulation whose %s is %j is refused also with a digest of its own', (place, value, message) => {
  const data = withItsDigest(changed(savedRun(), place.split('.'), value))
  expect(complaintOf(checkedRun, data)).toMatch(message)
})

test.each<[string, unknown, RegExp]>([
  ['ruleset', '../../x', /^unknown ruleset/],
  ['ruleset', 'munera', /"title" must be/],
  ['ruleset', 'heroes-career', /there is no such report/],
  ['styles.0.id', 'retiarius', /"styles.0.id" must be/],
  ['styles.1.id', 'samnite', /"styles/],
  ['bouts', 1, /"matrix.0.bouts" must be 1/],
  ['matrix.0.share', 2, /"matrix.0.share" must be a number from 0 to 1, not 2/],
  ['matrix.1.share', 0.01, /must (lie from|be about)/],
  ['matrix.0.undecided', 1e8, /"matrix.0.undecided" must be a whole number from 0 to/],
  ['matrix.1.first', 'gaul', /"matrix.1.first" must be/],
  ['ranking.0.share', 0.01, /must (lie from|be about)/],
  ['ranking.0.bouts', 7, /"ranking.0.bouts" must be/],
  ['lengths.unit', 'year', /"lengths.unit" must be/],
  ['lengths.median', 1e5, /"lengths/],
  ['lengths.bars.0.share', 1, /"lengths.bars" must be about 1.000/],
  ['lengths.bars.1.from', 0, /"lengths.bars.1.from" must be/],
  ['ends', { Dead: 0.5 }, /"ends" must be about 1.000/],
  ['undecided.share', 1, /"undecided/],
  ['first.move', 'x', /"first.move" must be an object/],
  ['switches', undefined, /has either "switches" or "patch"/],
])('a balance report whose %s is %j is refused also with a digest of its own', (place, value, message) => {
  const data = withItsDigest(changed(report(), place.split('.'), value))
  expect(complaintOf((one) => checkedReport(gameOf, one), data)).toMatch(message)
})
