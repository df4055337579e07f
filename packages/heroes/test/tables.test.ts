import { effectiveOptions, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { type CareerOptions, heroes, hitLocationOdds, type Options, tables, tablesOf } from '../src/index.ts'
import { activate, matchOf, pool } from './arena-floor.ts'
import { careerOf, step } from './career-floor.ts'

/** Seven is the head, and a Murmillo wears nothing on it. */
const HEADS = { 'tables.hitLocation.7.part': 'head', 'tables.styles.murmillo.armour.head': 0 } as Partial<Options>

test('T5-6 §3.9 two matches with different numbers are played alternately in one process', () => {
  for (let round = 0; round < 3; round++) {
    for (const [options, part] of [
      [{}, 'chest'],
      [HEADS, 'head'],
    ] as const) {
      const state = matchOf([{}, {}], { options })
      activate(state, 0, [...pool(2, 8), ...pool(1, 8), ...pool(2, 4), ...pool(1, 4), 3, 4], [{ do: 'fight' }])
      const { parts } = heroes.view(state, null).gladiators[1]!
      expect(parts.filter(({ wounds }) => wounds > 0)).toMatchObject([{ part, armour: 0 }])
    }
  }
})

test('T5-6 §4.6 what is changed is kept in the record, and what is printed stays as it is', () => {
  const before = JSON.stringify(tables)
  const options = { ...HEADS, 'tables.styles.murmillo.weapon': 'spear' }
  const table = Table.open(heroes, { setup: heroes.defaultSetup, options, dice: seeded('tables') })
  expect(heroes.view(table.state, null).gladiators[1]).toMatchObject({ right: 'spear' })
  const again = Table.load(heroes, table.record())
  expect(again.state).toEqual(table.state)
  expect(JSON.stringify(tables)).toBe(before)
  const wrong = { setup: heroes.defaultSetup, options: { 'tables.hitLocation.13.part': 'head' }, dice: seeded('x') }
  expect(() => Table.open(heroes, wrong)).toThrow('hitLocation')
})

test('T4-1 T5-6 §7.4.1 a career shares the tables of its matches', () => {
  const changes = { 'tables.gladiatorPool.1.1': 1, 'tables.hitLocation.7.part': 'head' }
  const state = careerOf([{}], changes as Partial<CareerOptions>)
  const fighters = [{ gladiator: 0, style: 'primary' }]
  step(state, [1, 1, 3, 3, 3, 1, 1], [{ do: 'fight', fighters }])
  const { match } = state.bout!
  expect(match.cards[1]!.original).toEqual({ savvy: 1, strength: 3, speed: 3 })
  expect(tablesOf(match.options).hitLocation[7]!.part).toBe('head')
})

test('T5-6 exact odds can be asked of other tables', () => {
  const other = tablesOf(effectiveOptions(heroes, HEADS))
  expect(hitLocationOdds({ shield: 'none' }).head).toBeCloseTo(3 / 36, 12)
  expect(hitLocationOdds({ shield: 'none' }, other).head).toBeCloseTo(9 / 36, 12)
})
