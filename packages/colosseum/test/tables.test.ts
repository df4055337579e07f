import { expect, test } from 'vitest'
import { formatArmour, parseArmour, piecesOf } from '../src/tables/armour.ts'
import { ratingNames } from '../src/tables/characteristics.ts'
import { classicResults } from '../src/tables/classic-1981.ts'
import { HIT, parseResult, readCombatResults, resultName, resultRows } from '../src/tables/combat-results.ts'
import { readCriticalHits } from '../src/tables/critical-hits.ts'
import { tables } from '../src/tables/index.ts'
import { shieldPoints } from '../src/tables/shields.ts'
import { cfLossOf, KILLED, stunOf, trackOf, woundsOf } from '../src/tables/wounds.ts'

const combatResults = resultRows(tables.combatResults)
const { criticalHits, shieldTracks, wounds, penaltyBoxes } = tables

test('§3.4.1 three dice give each characteristic as printed', () => {
  expect(ratingNames.map((rating) => tables.characteristics[3]![rating])).toEqual([7, -2, -3, 1, 9])
  expect(ratingNames.map((rating) => tables.characteristics[10]![rating])).toEqual([9, 1, 0, 3, 11])
  expect(ratingNames.map((rating) => tables.characteristics[11]![rating])).toEqual([10, 2, 1, 4, 11])
  expect(ratingNames.map((rating) => tables.characteristics[18]![rating])).toEqual([13, 5, 4, 6, 15])
})

test('§3.12 §3.12.2 every suit has five pieces, a letter alone covers all', () => {
  for (const suits of Object.values(tables.armour)) {
    expect(Object.keys(suits)).toEqual(['1', '2', '3', '4', '5', '6'])
    for (const suit of Object.values(suits)) {
      for (const piece of piecesOf(suit)) expect(formatArmour(parseArmour(piece)!)).toBe(piece)
    }
  }
  expect(parseArmour('A4')).toEqual({ letter: 'A', covers: 4, dice: 1 })
  expect(parseArmour('C')).toEqual({ letter: 'C', covers: null, dice: 1 })
  expect(parseArmour('B1')).toEqual({ letter: 'B', covers: 1, dice: 1 })
  expect(parseArmour('A7')).toBeUndefined()
})

test('§9.5 R1 every cell is a function of row and column, so row 11 column 5 is H', () => {
  combatResults.forEach((cells, at) => {
    cells.forEach((result, column) => {
      const sum = at + 3 + column + 1
      const wanted =
        sum <= 6
          ? 'F'
          : sum === 7
            ? '--'
            : sum <= 10
              ? 'S'
              : sum === 11
                ? 'S*'
                : sum <= 13
                  ? 'P'
                  : sum === 14
                    ? 'P*'
                    : 'H'
      expect(resultName(result).split('+')[0]).toBe(wanted)
      if (result >= HIT) expect(result - HIT).toBe(Math.min(9, Math.max(0, sum - 16)))
    })
  })
  expect(resultName(readCombatResults(combatResults, 5, 11))).toBe('H')
})

test.each([
  ['V8 §9.5.1.2 modified CF -1 cost two pips: 12 becomes 10 on column 1', -1, 12, 0, 'S*'],
  ['V9 §9.5.1.2 modified CF 0 with red 3: below the table it stays row 3', 0, 3, 0, 'F'],
  ['V10 §9.5.1.3 modified CF 11 add three pips on column 8', 11, 9, 0, 'H+4'],
  ['V11 §10.3.4.2 a defender with -2 CF adds two pips', 3, 9, 2, 'P*'],
  ['V12 §9.5.1 the row is held at 18 before it is read', 5, 18, 2, 'H+7'],
  ['V48 §13.3.2.1 a thrown shield of 0 CF with red 15', 0, 15, 0, 'H'],
] as const)('%s', (_, cf, red, drm, wanted) => {
  expect(resultName(readCombatResults(combatResults, cf, red + drm))).toBe(wanted)
})

test('§9.5.1.3 the whole printed table: no row breaks its diagonal', () => {
  expect(combatResults.map((cells) => resultName(cells[0]!))).toEqual(
    'F F F -- S S S S* P P P* H H H+1 H+2 H+3'.split(' '),
  )
  expect(combatResults.map((cells) => resultName(cells[7]!))).toEqual(
    'S* P P P* H H H+1 H+2 H+3 H+4 H+5 H+6 H+7 H+8 H+9 H+9'.split(' '),
  )
})

test('§10.1 V32 wounds and stun by their totals', () => {
  expect([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((total) => woundsOf(wounds, total))).toEqual([
    0,
    1,
    1,
    2,
    2,
    3,
    3,
    4,
    5,
    6,
    7,
    KILLED,
  ])
  expect([2, 8, 9, 10, 11, 15, 17, 18, 19, 25].map((total) => stunOf(wounds, total))).toEqual([
    1, 1, 2, 2, 3, 5, 7, 8, 9, 9,
  ])
})

test('§10.4 critical hits as printed, from both ends of every row', () => {
  expect(Object.values(criticalHits).map((codes) => Object.values(codes).join(' '))).toEqual([
    '-- V S HL 2x 2xM 3xM K',
    '-- 1 1 ST 2x 2x 3xM K',
    '-- 1 1 AG AG 2x 2xM 3xM',
    '-- -- 1 ST WD SD 2x SA',
    '-- -- 1 AG LMP STU 2x SA',
  ])
  expect([3, 8, 9, 14, 15, 19].map((total) => readCriticalHits(criticalHits, 1, total))).toEqual([
    '--',
    '--',
    'V',
    '3xM',
    'K',
    'K',
  ])
})

test.each([
  ['§3.9.2 §10.3.1 D.4 CF lost in the head, W 12', 1, 12, [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]],
  ['§10.3.1 D.4 CF lost in the chest, W 12', 2, 12, [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
  ['§10.3.1 D.4 CF lost in the head, W 9', 1, 9, [1, 1, 2, 2, 3, 3, 4, 4]],
  ['§10.3.1 D.4 CF lost in the legs, W 9', 5, 9, [1, 1, 1, 1, 2, 2, 2, 3]],
  ['§10.3.1 D.4 CF lost in the arms, W 13', 4, 13, [1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5]],
  ['§10.3.1 D.4 CF lost in the head, W 15', 1, 15, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]],
] as const)('%s', (_, area, W, losses) => {
  expect(losses.map((_loss, at) => cfLossOf(penaltyBoxes, trackOf(area, false), W, at + 1))).toEqual(losses)
})

test('§3.14 §12.3.1 D.5 R59 both shields begin with 12 points and end in letters', () => {
  expect(shieldTracks.small.join(' ')).toBe('12 11 10 9 8 7 6 5 4 3 2 1 P H')
  expect(shieldTracks.large.join(' ')).toBe('12 11 10 9 9 8 8 7 7 6 6 5 5 4 P')
  expect(shieldPoints(shieldTracks, 'small', 12)).toBe(0)
  expect(shieldPoints(shieldTracks, 'large', 13)).toBe(4)
})

test('C-18 the table of 1981 is one diagonal apart from its bad miss', () => {
  classicResults.forEach((cells, at) => {
    cells.forEach((result, column) => {
      const roll = at + 3 + column
      if (roll >= 4 && roll <= 18 && !(at === 0 && column === 0)) expect(result).toBe(classicResults[roll - 3]![0])
    })
  })
  expect(parseResult('H+3') - HIT).toBe(3)
})

test('§9.5.1 §9.5.1.2 §9.5.1.3 beyond the columns CF count on the dice, and rows are held to the table', () => {
  const at = (modifiedCF: number, roll: number) => resultName(readCombatResults(combatResults, modifiedCF, roll))
  expect([at(1, 9), at(0, 10), at(-3, 13)]).toEqual([at(1, 9), at(1, 9), at(1, 9)])
  expect([at(9, 9), at(12, 6)]).toEqual([at(8, 10), at(8, 10)])
  expect(at(8, 10)).not.toBe(at(7, 10))
  expect(at(1, 12)).not.toBe(at(2, 12))
  expect([at(4, 2), at(4, -5)]).toEqual([at(4, 3), at(4, 3)])
  expect([at(4, 19), at(4, 40)]).toEqual([at(4, 18), at(4, 18)])
  expect(at(4, 17)).not.toBe(at(4, 18))
})

test('§3.9 §3.9.2 §10.3.1.1 every box of the largest tracks, of head and body', () => {
  const losses = (track: 'head' | 'body') =>
    Array.from({ length: 17 }, (_, at) => cfLossOf(penaltyBoxes, track, 18, at + 1))
  expect(losses('head')).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9])
  expect(losses('body')).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6])
})

test('§10.2.1 armour of letter A takes off eight, B six and C three', () => {
  expect(tables.armourDRM).toEqual({ A: 8, B: 6, C: 3 })
})
