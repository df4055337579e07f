import { exactly } from '@harena/engine'
import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import type { Outland } from '../src/match/game.ts'
import { checkSetup, type FighterSetup, type Setup, start } from '../src/match/setup.ts'
import { mapOf } from '../src/match/state.ts'
import { allTold, bareEquipment, type Given, hexOf, names, optionsWith, own, play, samnite } from './support.ts'

const other = { ...samnite, name: 'Verus', team: 1 }

/** Rolls the first of two gladiators with these dice. */
function roll(fighter: Omit<FighterSetup, 'name' | 'team'>, dice: readonly number[], given: Given = {}) {
  const state = start({ fighters: [{ ...fighter, name: 'Priscus', team: 0 }, other] }, optionsWith(given))
  const referee = play(state, dice)
  return { fighter: state.fighters[0]!, referee }
}

test('§1.1 strength by one die', () => {
  expect([1, 2, 3, 5, 6].map((die) => roll({ type: 'samnite' }, [die, 1, 1]).fighter.strength)).toEqual([1, 1, 2, 2, 3])
})

test('§1.2 agility by one die', () => {
  expect([1, 3, 4, 5, 6].map((die) => roll({ type: 'samnite' }, [1, die, 1]).fighter.agility)).toEqual([1, 1, 2, 2, 3])
})

test('§1.3 a Retiarius is never of strength 3 and never of agility 1', () => {
  const { fighter, referee } = roll({ type: 'retarius' }, [6, 1, 1])
  expect([fighter.strength, fighter.agility]).toEqual([2, 2])
  expect(allTold(referee, 'characteristicChanged').map(({ what, rolled, value }) => [what, rolled, value])).toEqual([
    ['strength', 3, 2],
    ['agility', 1, 2],
  ])
  const allowed = roll({ type: 'retarius' }, [1, 6, 1]).fighter
  expect([allowed.strength, allowed.agility]).toEqual([1, 3])
  expect(roll({ type: 'samnite' }, [6, 1, 1]).fighter.strength).toBe(3)
  expect(roll(bare({ net: true }), [6, 4, 1]).fighter.strength).toBe(2)
})

function bare(equipment: Partial<typeof bareEquipment>) {
  return { equipment: { ...bareEquipment, ...equipment } }
}

test('§1.3 given characteristics of a Retiarius must be his', () => {
  const setup = (given: Partial<FighterSetup>): Setup => ({
    fighters: [{ name: 'Priscus', team: 0, type: 'retarius', ...given }, other],
  })
  expect(checkSetup(setup({ strength: 3 }), optionsWith())?.rule).toBe('§1.3')
  expect(checkSetup(setup({ agility: 1 }), optionsWith())?.rule).toBe('§1.3')
  expect(checkSetup(setup({ strength: 2, agility: 2 }), optionsWith())).toBeNull()
})

test.each<[string, Parameters<typeof bare>[0], number]>([
  ['§1.4 the die and strength alone', {}, 4 + 2],
  ['§1.4 +1 for an open helm', { helmet: 'helm' }, 7],
  ['§1.4 +1 for a closed helmet', { helmet: 'closed' }, 7],
  ['§1.4 +1 for torso armour', { torso: true }, 7],
  ['§1.4 +1 for leg armour', { legs: true }, 7],
  ['§1.4 +1 for arm armour', { arms: true }, 7],
  ['§1.4 nothing for a shield', { shield: true }, 6],
  ['§1.4 all of it', { helmet: 'helm', torso: true, legs: true, arms: true, shield: true }, 10],
])('%s', (_, equipment, damage) => {
  expect(roll({ ...bare(equipment), strength: 2, agility: 2 }, [4]).fighter.damage).toBe(damage)
})

test.each<[string, Parameters<typeof bare>[0], number, number]>([
  ['§1.5 strength + agility', {}, 3, 6],
  ['§1.5 -1 for arm armour', { arms: true }, 3, 5],
  ['§1.5 -1 for a closed helmet', { helmet: 'closed' }, 3, 5],
  ['§1.5 -1 for leg armour', { legs: true }, 3, 5],
  ['§1.5 nothing for helm, torso and shield', { helmet: 'helm', torso: true, shield: true }, 3, 6],
  ['§1.5 all three', { arms: true, legs: true, helmet: 'closed' }, 3, 3],
  ['§1.5 at least 2', { arms: true, legs: true, helmet: 'closed' }, 1, 2],
])('%s', (_, equipment, each, movement) => {
  const kind = { ...bare(equipment), strength: each, agility: each, damage: 5 }
  expect(roll(kind, []).fighter.movement).toBe(movement)
})

test('§1.6 dice fall in the order strength, agility, damage, gladiator by gladiator', () => {
  const fighters = ['Priscus', 'Verus'].map((name, team) => ({ name, team, type: 'samnite' as const }))
  const state = start({ fighters }, optionsWith())
  const referee = play(state, [1, 4, 2, 6, 1, 5])
  expect(referee.rolls.map(({ rule, by }) => [rule, by])).toEqual([
    ['§1.1', 0],
    ['§1.2', 0],
    ['§1.4', 0],
    ['§1.1', 1],
    ['§1.2', 1],
    ['§1.4', 1],
  ])
  expect(state.fighters.map(({ strength, agility, damage }) => [strength, agility, damage])).toEqual([
    [1, 2, 6],
    [3, 1, 11],
  ])
})

test('§1.6 what the set-up gives is not rolled', () => {
  const { fighter, referee } = roll({ type: 'gaul', agility: 3 }, [3, 2])
  expect(fighter).toMatchObject({ strength: 2, agility: 3, damage: 5, movement: 5 })
  expect(referee.rolls.map(({ rule }) => rule)).toEqual(['§1.1', '§1.4'])
})

test('§1.7 a type brings the equipment of T6', () => {
  const { fighter } = roll({ ...samnite, type: 'retarius', agility: 2 }, [])
  expect(fighter).toMatchObject({ weapon: 'spear', net: true, shield: false, type: 'retarius' })
})

test('§1.3 R1 the odds of a re-rolled Retiarius are exact: strength 1 in 2 of 5, agility 3 in 1 of 3', () => {
  const setup = { fighters: [{ name: 'Priscus', team: 0, type: 'retarius' as const, damage: 5 }, other] }
  const chances = exactly<Outland, string>((referee) => {
    const state = start(setup, optionsWith({ netmanStats: 'reroll' }))
    outland.playStep(state, referee)
    return `${state.fighters[0]!.strength}${state.fighters[0]!.agility}`
  })
  expect(chances.get('13')).toBeCloseTo((2 / 5) * (1 / 3), 12)
  expect(chances.get('22')).toBeCloseTo((3 / 5) * (2 / 3), 12)
  expect(chances.size).toBe(4)
})

const two = { fighters: [{ ...samnite, name: 'Priscus', team: 0 }, other] }
const men = (count: number) => ({
  fighters: Array.from({ length: count }, (_, seat) => ({ ...samnite, name: `Gladiator ${seat}`, team: seat % 8 })),
})

test.each<[string, unknown, string | null]>([
  ['A.1 two gladiators can fight', two, null],
  ['A.1 eight gladiators can fight', men(8), null],
  ['A.1 one gladiator is refused', men(1), 'A.1'],
  ['A.1 nine gladiators are refused', men(9), 'A.1'],
  ['A.1 nonsense is refused', 'two', 'A.1'],
  ['A.1 fields that nobody knows are refused', { ...two, weather: 'fine' }, 'A.1'],
  ['A.3 equipment of his own', { fighters: [{ ...own({}), name: 'Priscus', team: 0 }, other] }, null],
  ['A.3 a net excludes a shield', withEquipment({ net: true, shield: true }), 'A.3'],
  ['A.3 a trident is written as a spear', withEquipment({ weapon: 'trident' as 'spear' }), 'A.3'],
  ['A.3 flags are true or false', withEquipment({ torso: 1 as unknown as boolean }), 'A.3'],
  ['G.1 a row of T6 or own equipment, not both', first({ ...own({}), type: 'gaul' }), 'G.1'],
  ['G.1 a row of T6 or own equipment, not neither', first({ strength: 2 }), 'G.1'],
  ['G.1 names differ', { fighters: [two.fighters[0], two.fighters[0]] }, 'G.1'],
  ['G.1 a name is needed', { fighters: [{ ...samnite, name: ' ', team: 0 }, other] }, 'G.1'],
  ['G.1 teams are numbers', { fighters: [{ ...samnite, name: 'Priscus', team: 'red' }, other] }, 'G.1'],
  ['G.1 fields that nobody knows are refused', first({ type: 'gaul', luck: 3 }), 'G.1'],
  ['H.1 there must be two teams', { fighters: [{ ...two.fighters[0], team: 1 }, other] }, 'H.1'],
  ['§1.7 only the four types', first({ type: 'thrax' }), '§1.7'],
  ['§1.1 strength is 1 to 3', first({ type: 'gaul', strength: 4 }), '§1.1'],
  ['§1.2 agility is 1 to 3', first({ type: 'gaul', agility: 0 }), '§1.2'],
  ['§1.4 damage is 13 at most', first({ type: 'gaul', damage: 13 }), null],
  ['§1.4 damage of 14 is refused', first({ type: 'gaul', damage: 14 }), '§1.4'],
  ['R36 helmets are none, helm and closed', withEquipment({ helmet: 'enclosed' as 'closed' }), 'R36'],
  ['R4 an arena of the usual size', { ...two, arena: { cols: 10, rows: 12 } }, null],
  ['R4 an arena may not be smaller', { ...two, arena: { cols: 9, rows: 12 } }, 'R4'],
])('%s', (_, setup, rule) => {
  expect(checkSetup(setup, optionsWith())?.rule ?? null).toBe(rule)
})

function withEquipment(equipment: Partial<typeof bareEquipment>): Setup {
  return { fighters: [{ ...own(equipment), name: 'Priscus', team: 0 }, other] }
}

function first(fields: object): unknown {
  return { fighters: [{ ...fields, name: 'Priscus', team: 0 }, other] }
}

test('A.2 every die shows one of six faces, and dice fall in the order of their paragraph', () => {
  const { referee } = roll({ type: 'gaul' }, [1, 6, 3])
  expect(referee.rolls).toEqual([
    { by: 0, rule: '§1.1', name: 'strength', faces: [1] },
    { by: 0, rule: '§1.2', name: 'agility', faces: [6] },
    { by: 0, rule: '§1.4', name: 'damage', faces: [3] },
  ])
})

function placed(setup: Setup, seat: number) {
  const state = start(setup, optionsWith())
  return [hexOf(state, seat), state.fighters[seat]!.facing, state.cols, state.rows]
}

function freeForAll(count: number, teams: readonly number[] = []): Setup {
  return {
    fighters: Array.from({ length: count }, (_, seat) => ({
      ...samnite,
      name: names[seat]!,
      team: teams[seat] ?? seat,
    })),
  }
}

test('A.3 R4 arena and starting places by the number of gladiators', () => {
  expect(placed(freeForAll(2), 0)).toEqual([{ q: 5, r: 8 }, 0, 10, 12])
  expect(placed(freeForAll(2), 1)).toEqual([{ q: 5, r: -1 }, 3, 10, 12])
  expect(placed(freeForAll(3), 2)).toEqual([{ q: 8, r: -1 }, 4, 10, 12])
  expect(placed(freeForAll(4), 1)).toEqual([{ q: 1, r: 1 }, 2, 10, 12])
  expect(placed(freeForAll(5), 3)).toEqual([{ q: 10, r: -3 }, 4, 14, 14])
  expect(placed(freeForAll(6), 3)).toEqual([{ q: 7, r: -2 }, 3, 14, 14])
  expect(placed(freeForAll(7), 6)).toEqual([{ q: 13, r: 6 }, 5, 16, 16])
  expect(placed(freeForAll(8), 6)).toEqual([{ q: 14, r: 1 }, 5, 16, 16])
})

test('R4 two equal teams stand in two rows, other teams side by side', () => {
  const rows = freeForAll(4, [0, 1, 0, 1])
  expect([0, 1, 2, 3].map((seat) => placed(rows, seat).slice(0, 2))).toEqual([
    [{ q: 4, r: 8 }, 0],
    [{ q: 4, r: -1 }, 3],
    [{ q: 6, r: 7 }, 0],
    [{ q: 6, r: -2 }, 3],
  ])
  const uneven = freeForAll(3, [0, 1, 0])
  expect([0, 1, 2].map((seat) => placed(uneven, seat)[0])).toEqual([
    { q: 5, r: 8 },
    { q: 8, r: -1 },
    { q: 1, r: 3 },
  ])
})

test('R4 in a larger arena the places move to the middle', () => {
  const state = start({ ...freeForAll(3), arena: { cols: 14, rows: 16 } }, optionsWith())
  expect(hexOf(state, 0)).toEqual({ q: 7, r: 9 })
})

test("R4 bouts in arenas of different sizes do not get in each other's way", () => {
  const sizes = [
    [10, 12],
    [10, 14],
    [12, 14],
    [12, 12],
  ] as const
  const bouts = sizes.map(([cols, rows]) => start({ ...freeForAll(2), arena: { cols, rows } }, optionsWith()))
  expect(bouts.map((state) => mapOf(state).size)).toEqual(sizes.map(([cols, rows]) => cols * rows))
})
