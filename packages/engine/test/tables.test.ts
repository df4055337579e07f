import { describe, expect, test } from 'vitest'
import { checkedPlace, effectiveOptions, perTables, placesOf, tableSet } from '../src/index.ts'

const printed = {
  weapons: { sword: { name: 'Sword', ap: 2, reach: 1, isThrown: false }, dart: { name: 'Dart', ap: 1, reach: null } },
  grid: [
    [1, 2],
    [3, 4],
  ],
}
const tablesOf = tableSet(printed)
const game = { options: [], tables: printed }

test('every place is listed by its path, labels apart', () => {
  expect(placesOf(printed).map(({ path }) => path)).toEqual([
    'weapons.sword.ap',
    'weapons.sword.reach',
    'weapons.sword.isThrown',
    'weapons.dart.ap',
    'weapons.dart.reach',
    'grid.0.0',
    'grid.0.1',
    'grid.1.0',
    'grid.1.1',
  ])
})

describe('the tables of a match', () => {
  test('are the printed ones themselves where nothing is changed', () => {
    expect(tablesOf({ ties: 'dice' })).toBe(printed)
  })

  test('have the changed places, and leave the printed ones alone', () => {
    const options = { 'tables.weapons.sword.ap': 5, 'tables.grid.1.0': 9 }
    const changed = tablesOf(options)
    expect(changed.weapons.sword.ap).toBe(5)
    expect(changed.grid).toEqual([
      [1, 2],
      [9, 4],
    ])
    expect(printed.weapons.sword.ap).toBe(2)
    expect(tablesOf(options)).toBe(changed)
  })

  test('of two matches can be read in turn', () => {
    const one = { 'tables.weapons.sword.ap': 3 }
    const other = { 'tables.weapons.sword.ap': 4 }
    const read = [one, other, {}, one, other].map((options) => tablesOf(options).weapons.sword.ap)
    expect(read).toEqual([3, 4, 2, 3, 4])
  })

  test('what follows from them is worked out once for each set', () => {
    let worked = 0
    const total = perTables((tables: typeof printed) => {
      worked++
      return tables.grid.flat().reduce((sum, n) => sum + n)
    })
    const other = tablesOf({ 'tables.grid.0.0': 11 })
    expect([printed, other, printed, other].map(total)).toEqual([10, 20, 10, 20])
    expect(worked).toBe(2)
  })
})

describe('a changed place among the options', () => {
  test('is taken if it fits its column', () => {
    const given = { 'tables.weapons.sword.reach': null, 'tables.weapons.dart.ap': 7 }
    expect(effectiveOptions(game, given)).toEqual(given)
  })

  test.each([
    ['weapons.sword.ap', 1.5, '"weapons.sword.ap" cannot be 1.5; it is 2 in print and can be a whole number'],
    ['weapons.sword.reach', 'far', 'it is 1 in print and can be a whole number or null'],
    ['weapons.sword.isThrown', 1, 'it is false in print and can be true or false'],
    ['weapons.sword', {}, '"weapons.sword" is not a single entry; it has weapons.sword.ap, weapons.sword.reach'],
    ['weapons.swrd.ap', 1, 'unknown table entry "weapons.swrd.ap"; the nearest are weapons.sword.ap'],
    ['__proto__.ap', 1, 'unknown table entry'],
  ])('is refused otherwise: %s = %j', (path, value, reason) => {
    expect(() => checkedPlace(printed, path, value)).toThrow(reason)
    expect(() => effectiveOptions(game, { [`tables.${path}`]: value })).toThrow(RangeError)
  })

  test('of a game without tables is refused', () => {
    expect(() => effectiveOptions({ options: [] }, { 'tables.x': 1 })).toThrow('no tables that can be changed')
  })
})

test('a switch that a record lacks takes the value that old records keep', () => {
  const options = [
    { id: 'sand', rule: '§1', title: 'Sand', values: { dry: 'dry', wet: 'wet' }, default: 'dry', old: 'wet' },
    { id: 'rounds', rule: '§2', title: 'Rounds', min: 1, max: 9, default: 3, old: 5 },
    { id: 'ties', rule: '§3', title: 'Ties', values: { dice: 'dice' }, default: 'dice' },
  ]
  expect(effectiveOptions({ options }, {})).toEqual({ sand: 'dry', rounds: 3, ties: 'dice' })
  expect(effectiveOptions({ options }, {}, true)).toEqual({ sand: 'wet', rounds: 5, ties: 'dice' })
  expect(effectiveOptions({ options }, { sand: 'dry' }, true)).toEqual({ sand: 'dry', rounds: 5, ties: 'dice' })
})
