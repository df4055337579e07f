import { describe, expect, test } from 'vitest'
import { type Arrow, flow } from '../src/index.ts'

/** Arrows from rows of chances: `{ 2: 0.5 }` leads to node 2 half the time. */
function chain(...rows: Record<number, number>[]): Arrow[][] {
  return rows.map((row) => Object.entries(row).map(([to, chance]) => ({ to: Number(to), chance })))
}

function expectVisits(arrows: Arrow[][], visits: readonly number[]): void {
  const found = flow(arrows)
  expect(found).toHaveLength(visits.length)
  for (const [node, expected] of visits.entries()) expect(found[node]).toBeCloseTo(expected, 12)
}

describe('visits', () => {
  test('of a single end', () => {
    expectVisits(chain({}), [1])
  })

  test('along ways that part and meet again', () => {
    expectVisits(chain({ 1: 0.25, 2: 0.75 }, { 3: 1 }, { 1: 0.5, 3: 0.5 }, {}), [1, 0.625, 0.75, 1])
  })

  test('of a node that leads to itself', () => {
    expectVisits(chain({ 0: 0.75, 1: 0.25 }, {}), [4, 1])
  })

  test('of a knot of two', () => {
    // v0 = 1 + v1 / 2 and v1 = v0 / 2
    expectVisits(chain({ 1: 0.5, 2: 0.5 }, { 0: 0.5, 3: 0.5 }, {}, {}), [4 / 3, 2 / 3, 2 / 3, 1 / 3])
  })

  test('of a ring of three with one way out', () => {
    expectVisits(chain({ 1: 1 }, { 2: 1 }, { 0: 0.5, 3: 0.5 }, {}), [2, 2, 2, 1])
  })

  test('of two knots, one behind the other', () => {
    const arrows = chain({ 1: 0.5, 2: 0.5 }, { 0: 1 }, { 3: 0.5, 4: 0.5 }, { 2: 0.5, 5: 0.5 }, {}, {})
    expectVisits(arrows, [2, 1, 4 / 3, 2 / 3, 2 / 3, 1 / 3])
  })

  test('of two knots side by side', () => {
    const arrows = chain({ 1: 0.5, 2: 0.5 }, { 1: 0.5, 3: 0.5 }, { 2: 0.9, 3: 0.1 }, {})
    expectVisits(arrows, [1, 1, 5, 1])
  })

  test('of nodes that nothing leads to', () => {
    expectVisits(chain({ 1: 1 }, {}, { 1: 1 }), [1, 1, 0])
  })

  test('along a very long way', () => {
    const long = Array.from({ length: 50_000 }, (_, i) => [{ to: i + 1, chance: 1 }])
    expect(flow([...long, []]).at(-1)).toBe(1)
  })
})

test('a knot without a way out is an error', () => {
  expect(() => flow(chain({ 0: 1 }))).toThrow('go on for ever')
  expect(() => flow(chain({ 1: 0.5, 3: 0.5 }, { 2: 1 }, { 1: 1 }, {}))).toThrow('go on for ever')
})
