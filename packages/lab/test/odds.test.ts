import { defaultText, type Odds } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { fractionOf, oddsOfAll, oddsOfData } from '../src/odds.ts'
import { gameOf, games } from './games.ts'

const outland = gameOf('outland').situations

const faces = [1, 2, 3, 4, 5, 6]

/** The values in the order of the situation's fields. */
function odds(ruleset: string, kind: string, ...values: number[]): Odds {
  const { fields } = gameOf(ruleset).situations.find((situation) => situation.name === kind)!
  return oddsOfData(gameOf(ruleset).situations, {
    kind,
    ...Object.fromEntries(values.map((value, i) => [fields[i]!.name, value])),
  })
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
      typeof chance === 'object' ? flat(chance, `${prefix}${key} `) : [[`${prefix}${key}`, Number(chance)]],
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
    expectSame(odds('outland', 'breakFree', strength, agility), { free: good / 6 })
  })
})

test.each<[unknown, string]>([
  [{ kind: 'breakFree', strength: 0, agility: 1 }, 'strength must be a whole number from 1 to 3, not 0'],
  [{ kind: 'breakFree', strength: 1, agility: 1.5 }, 'agility must be a whole number from 1 to 3, not 1.5'],
  [{ kind: 'breakFree', strength: 1, agility: '1' }, 'agility must be a whole number from 1 to 3, not "1"'],
  [{ kind: 'breakFree', strength: 1, agility: null }, 'agility must be a whole number from 1 to 3, not null'],
  [{ kind: 'breakFree', strength: 1 }, 'agility is needed: a whole number from 1 to 3'],
  [{ kind: 'breakFree', strength: 1, agilty: 2 }, 'unknown field "agilty"; breakFree has strength, agility'],
  [{ kind: 'breakfree' }, 'unknown kind "breakfree"; known are melee, ensnare, breakFree'],
  [{ strength: 1 }, '"kind" is needed: one of melee, ensnare, breakFree'],
  [null, 'a situation is an object'],
  [[], 'a situation is an object'],
])('refused: %j', (data, message) => {
  expect(() => oddsOfData(outland, data)).toThrow(RangeError)
  expect(() => oddsOfData(outland, data)).toThrow(message)
})

test('names may be spelt as flags are', () => {
  const spelt = oddsOfData(outland, { kind: 'ensnare', agility: 2, 'target-agility': 1 })
  expect(spelt).toEqual(odds('outland', 'ensnare', 2, 1))
})

test('a batch answers in its order, and an error names the position', () => {
  const one = { kind: 'melee', difference: 1 }
  const other = { kind: 'break-free', strength: 2, agility: 2 }
  expect(oddsOfAll(outland, [other, one])).toEqual([odds('outland', 'breakFree', 2, 2), odds('outland', 'melee', 1)])
  expect(oddsOfAll(outland, [])).toEqual([])
  expect(() => oddsOfAll(outland, [one, { kind: 'x' }, other])).toThrow('situation 2 of 3: unknown kind "x"')
  expect(() => oddsOfAll(outland, one)).toThrow('a batch is a list of situations')
})

test.each(games.flatMap(({ situations }) => situations))(
  '$name: defaults name earlier fields or values that fit',
  ({ fields }) => {
    fields.forEach((field, at) => {
      const text = defaultText(field)
      if (field.kind === 'choice' && text !== null) expect(field.values).toContain(text)
      if (field.kind !== 'number' || field.default === undefined) return
      const earlier = fields.slice(0, at).map(({ name }) => name)
      if (typeof field.default === 'string') expect(earlier).toContain(field.default)
      else expect(field.default).toBeGreaterThanOrEqual(field.min)
    })
  },
)

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
