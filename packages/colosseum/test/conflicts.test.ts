import { expect, test } from 'vitest'
import { conflictOf } from '../src/editions/conflicts.ts'
import { colosseum, type Options, presets } from '../src/index.ts'
import { optionsWith } from './helpers.ts'

const classic = presets.classic1981 as Partial<Options>

test('§3.1 switches that do not go together are refused', () => {
  expect(conflictOf(optionsWith())).toBeNull()
  expect(conflictOf(optionsWith({ quickSidesteps: 'on' }))).toContain('1981')
  expect(conflictOf(optionsWith({ armourTables: 'on', v2Types: 'on', v2Armour: 'on' }))).toContain('Armour')
  expect(conflictOf(optionsWith({ ...classic, creation3d6: 'on', v2Stats: 'on' }))).toContain('Ratings')
  for (const preset of Object.values(presets)) expect(conflictOf(optionsWith({ arena: 'on', ...preset }))).toBeNull()
  expect(conflictOf(optionsWith({ ...classic, backStumbleNote: 'on' }))).toContain('quick')
  expect(conflictOf(optionsWith({ ...classic, arrangeRolls: 'on' }))).toContain('arranged')
  expect(conflictOf(optionsWith({ arrangeRolls: 'on', v2Stats: 'on' }))).toContain('arranged')
  expect(conflictOf(optionsWith({ arrangeRolls: 'on' }))).toBeNull()
  for (const id of ['v2Armour', 'v2Dimachus', 'v2Javelins']) {
    expect(conflictOf(optionsWith({ [id]: 'on' }))).toContain('types')
    expect(conflictOf(optionsWith({ v2Types: 'on', [id]: 'on' }))).toBeNull()
  }
  expect(conflictOf(optionsWith({ knife: 'on' }))).toContain('1981')
  expect(conflictOf(optionsWith({ crossedPaths: 'on' }))).toContain('1981')
  expect(conflictOf(optionsWith({ ...classic, crossedPaths: 'on' }))).toBeNull()
  expect(conflictOf(optionsWith({ ...classic, quickImpact: 'on' }))).toContain('quick')
  expect(conflictOf(optionsWith({ ...classic, quickImpact: 'on', quickSidesteps: 'on' }))).toBeNull()
  expect(conflictOf(optionsWith({ v2StatMods: 'on' }))).toContain('origin')
  expect(conflictOf(optionsWith({ v2StatMods: 'on', v2Origin: 'on' }))).toBeNull()
})

test('§19.1 a type of the Tables V2.0 in a set-up needs their switch', () => {
  const men = (type: string) => ({
    gladiators: [
      { name: 'x', team: 0, style: 'myrmillo', type },
      { name: 'y', team: 1, style: 'myrmillo' },
    ],
  })
  expect(colosseum.checkSetup(men('samnite'), optionsWith({ v2Types: 'on' }))).toBeNull()
  expect(colosseum.checkSetup(men('samnite'), optionsWith())?.rule).toBe('§19.1')
  expect(colosseum.checkSetup(men('samurai'), optionsWith({ v2Types: 'on' }))?.rule).toBe('§19.1')
})
