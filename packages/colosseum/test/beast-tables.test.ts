import { expect, test } from 'vitest'
import { rowOfBeast } from '../src/28-beasts/beasts.ts'
import { beastActions, beastCriticals, beastIds } from '../src/tables/beasts.ts'
import { readCriticalHits } from '../src/tables/critical-hits.ts'
import { styles } from '../src/tables/styles.ts'
import { cfLossOf, penaltyBoxes } from '../src/tables/wounds.ts'
import { average, matchOf, optionsWith } from './helpers.ts'

test('§28.3.1 R33 there are ten kinds, the tiger among them', () => {
  expect(beastIds).toEqual('bear boar elephant gazelle leopard lion rhino tiger wolf zebra'.split(' '))
})

test.each([
  ['bear', 9, 4, 18, 12, 3, 3, 3, 3],
  ['boar', 5, 1, 14, 8, 1, -2, 2, 1],
  ['elephant', 20, 4, 32, 6, 2, -2, 3, 8],
  ['gazelle', 2, 1, 4, 4, 0, -3, 3, 0],
  ['leopard', 3, 2, 10, 10, 0, 1, 3, 1],
  ['lion', 9, 3, 14, 14, 0, 2, 3, 3],
  ['rhino', 13, 2, 24, 6, 3, -1, 3, 8],
  ['tiger', 11, 4, 16, 16, 0, 3, 3, 5],
  ['wolf', 1, 1, 6, 8, 0, 1, 2, 0],
  ['zebra', 3, 1, 6, 4, 0, -3, 3, 5],
] as const)('§28.3.3 §28.2 R34 §28.6 the row of the %s', (kind, ST, CN, W, CF, hide, cunning, hexes, impact) => {
  expect(rowOfBeast(optionsWith(), kind)).toEqual({ ST, CN, W, CF, hide, cunning, hexes, impact })
})

test('R23 §28.3.3 the cunning of a zebra is disputed', () => {
  expect(rowOfBeast(optionsWith(), 'zebra').cunning).toBe(-3)
  expect(rowOfBeast(optionsWith({ zebraCu: 'minus2' }), 'zebra').cunning).toBe(-2)
  expect(rowOfBeast(optionsWith({ zebraCu: 'minus2' }), 'gazelle').cunning).toBe(-3)
})

test('§28.5 BST-1 the action for every total', () => {
  const actions = Array.from({ length: 13 }, (_, at) => beastActions[at + 1])
  expect(actions.join(' ')).toBe('panic away away astray astray astray stay stay towards towards towards towards feed')
})

test.each([
  [1, '-- 1 V S 2xS 2x 3xM K'],
  [2, '-- 1 1 1 1 ST 2xM K'],
  [3, '-- 1 ST 2x 2x 2xM 3xM K'],
  [4, '-- 1 1 ST ST ST LMP 2xM'],
  [5, '-- 1 1 ST ST LMP LMP 2xM'],
] as const)('§28.7.5 critical hits in area %i', (area, row) => {
  const totals = [7, 9, 10, 11, 12, 13, 14, 16]
  expect(totals.map((total) => readCriticalHits(beastCriticals, area, total)).join(' ')).toBe(row)
})

test('§28.3.4 §28.3.6 BST-8 D.4 the track of a beast has one row for all areas, up to 32 boxes', () => {
  const losses = (W: number) => Array.from({ length: W - 1 }, (_, at) => cfLossOf(penaltyBoxes, 'beast', W, at + 1))
  expect(losses(10)).toEqual([1, 2, 2, 2, 2, 3, 3, 3, 4])
  // How many boxes each CF has, from the first wound of the elephant to the last but the deadly one.
  const boxes = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((cf) => losses(32).filter((loss) => loss === 10 - cf).length)
  expect(boxes).toEqual([4, 4, 4, 4, 3, 4, 4, 3, 1])
})

test('§28.1.1 a Venator is light and has a spear and no shield, a Bestiarius is heavy with sword and shield', () => {
  expect(styles.venator).toMatchObject({ weight: 'light', rate: 6, hands: ['spear'], shield: 'none' })
  expect(styles.bestiarius).toMatchObject({ weight: 'heavy', rate: 4 })
  const sheet = { ...average, name: 'Felix', team: 0, style: 'bestiarius' } as const
  const state = matchOf({ gladiators: [sheet, { ...sheet, name: 'Priscus', team: 1 }] })
  expect(state.gladiators[0]!.hands.map((item) => item?.kind)).toEqual(['sword', 'largeShield'])
})
