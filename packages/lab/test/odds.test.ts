import { describe, expect, test } from 'vitest'
import { fractionOf, type Odds, oddsOf, situations } from '../src/odds.ts'

const faces = [1, 2, 3, 4, 5, 6]

function odds(ruleset: string, name: string, ...values: number[]): Odds {
  return oddsOf(situations[ruleset]!.find((situation) => situation.name === name)!, values)
}

/** Adds up what each of equally likely outcomes is called: `wounds 3` becomes { wounds: { 3: ... } }. */
function tallied(outcomes: readonly string[], shape: Odds): Odds {
  const counted = structuredClone(shape) as Record<string, number | Record<string, number>>
  for (const outcome of outcomes) {
    const [name, key] = outcome.split(' ') as [string, string | undefined]
    const inner = counted[name]!
    if (key === undefined) counted[name] = (inner as number) + 1 / outcomes.length
    else (inner as Record<string, number>)[key] = ((inner as Record<string, number>)[key] ?? 0) + 1 / outcomes.length
  }
  return counted
}

/** Equal but for the last digits. */
function expectSame(found: Odds, wanted: Odds): void {
  const flat = (chances: Odds, prefix = ''): [string, number][] =>
    Object.entries(chances).flatMap(([key, chance]) =>
      typeof chance === 'number' ? [[`${prefix}${key}`, chance] as [string, number]] : flat(chance, `${prefix}${key} `),
    )
  const exact = new Map(flat(wanted))
  expect(flat(found).map(([key]) => key)).toEqual([...exact.keys()])
  for (const [key, chance] of flat(found)) expect(chance, key).toBeCloseTo(exact.get(key)!, 12)
}

describe('Munera: every outcome of three dice counted by hand', () => {
  const blow = (modifier: number, save: number) =>
    faces.flatMap((attacker) =>
      faces.flatMap((defender) =>
        faces.map((saving) => {
          const score = attacker + modifier - defender
          if (attacker === defender) return `doubles ${attacker}`
          if (score < 1) return 'miss'
          return save > 0 && saving + save >= 7 ? 'saved' : `wounds ${score}`
        }),
      ),
    )

  test.each([
    [0, 0],
    [0, 1],
    [3, 3],
    [-3, 5],
    [2, 6],
    [8, 2],
    [-8, 0],
    [1, -1],
  ])('an attack with modifier %i against save %i', (modifier, save) => {
    const shape = { doubles: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 }, saved: 0, wounds: {}, miss: 0 }
    expectSame(odds('munera', 'attack', modifier, save), tallied(blow(modifier, save), shape))
  })

  test.each([-12, -4, -1, 0, 2, 12])('an appeal with %i', (modifier) => {
    const appeals = faces.flatMap((a) => faces.map((b) => a + b === 12 || (a + b > 2 && a + b + modifier >= 8)))
    expectSame(odds('munera', 'appeal', modifier), { spared: appeals.filter(Boolean).length / 36 })
  })
})

describe('Outland: every outcome counted by hand', () => {
  test.each([-20, -3, 0, 1, 4, 15])('a melee with a difference of %i', (difference) => {
    const outcomes = faces.flatMap((a) =>
      faces.flatMap((b) =>
        faces.flatMap((c) =>
          faces.map((d) => {
            const lead = a + b + difference - c - d
            const row = Math.min(10, Math.abs(lead))
            return row < 2 ? 'none' : `${lead > 0 ? 'attacker' : 'defender'} ${row}`
          }),
        ),
      ),
    )
    const rows = () => ({ 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0 })
    expectSame(odds('outland', 'melee', difference), tallied(outcomes, { attacker: rows(), none: 0, defender: rows() }))
  })

  test.each([
    [2, 1],
    [2, 3],
    [3, 2],
    [2, 2],
  ])('ensnaring with agility %i against %i', (own, target) => {
    const outcomes = faces.flatMap((a) =>
      faces.map((b) => {
        if (a + own > b + target) return 'netted'
        return b + target >= 2 * (a + own) ? 'netLost' : 'nothing'
      }),
    )
    expectSame(odds('outland', 'ensnare', own, target), tallied(outcomes, { netted: 0, netLost: 0, nothing: 0 }))
  })

  test.each([
    [1, 1, 3],
    [2, 2, 5],
    [2, 3, 6],
    [3, 3, 6],
  ])('breaking free with strength %i and agility %i: %i faces of six', (strength, agility, good) => {
    expectSame(odds('outland', 'break-free', strength, agility), { free: good / 6 })
  })
})

test('numbers out of range and no numbers are refused', () => {
  expect(() => odds('outland', 'break-free', 0, 1)).toThrow('strength must be a whole number from 1 to 3')
  expect(() => odds('outland', 'break-free', 1, 1.5)).toThrow('agility must be')
  expect(() => odds('outland', 'break-free', 1)).toThrow('agility must be')
})

test.each([
  [5 / 36, '5/36'],
  [1 / 2, '1/2'],
  [1, '1/1'],
  [7 / 1296, '7/1296'],
  [0.123456, null],
])('%d as a fraction', (chance, text) => {
  const fraction = fractionOf(chance)
  expect(fraction ? `${fraction.numerator}/${fraction.denominator}` : null).toBe(text)
})
