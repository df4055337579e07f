import type { Dir } from '@harena/engine'
import { expect, test } from 'vitest'
import { BEG, FOLLOW, GET_UP, melee, pickUpThing, STAY, STEP, TURN_LEFT, whip } from '../src/match/questions.ts'
import { type FighterSetup, start } from '../src/match/setup.ts'
import type { Fighter } from '../src/match/state.ts'
import { crowdModifier, type Plea } from '../src/rules/crowd.ts'
import { listOfModifiers } from '../src/rules/modifiers.ts'
import { type Equipment, type GladiatorType, gladiatorTypes } from '../src/tables/gladiator-types.ts'
import { results } from '../src/tables/results.ts'
import {
  allTold,
  bout,
  frame,
  hex,
  hexOf,
  man,
  optionsWith,
  own,
  play,
  playInto,
  retarius,
  samnite,
  secutor,
  told,
  twoDice,
} from './support.ts'

const plain = own({}, 2, 2, 9)

function rolled(type: GladiatorType, dice: readonly number[]): Fighter {
  const fighters: FighterSetup[] = [
    { type, name: 'Priscus', team: 0 },
    { ...samnite, name: 'Verus', team: 1 },
  ]
  const state = start({ fighters }, optionsWith())
  play(state, dice)
  return state.fighters[0]!
}

test.each<[string, number[], 'strength' | 'agility', number]>([
  ['T1.1 strength, 1 and 2 are 1', [1, 2], 'strength', 1],
  ['T1.2 strength, 3 to 5 are 2', [3, 4, 5], 'strength', 2],
  ['T1.3 strength, 6 is 3', [6], 'strength', 3],
  ['T1.4 agility, 1 to 3 are 1', [1, 2, 3], 'agility', 1],
  ['T1.5 agility, 4 and 5 are 2', [4, 5], 'agility', 2],
  ['T1.6 agility, 6 is 3', [6], 'agility', 3],
])('%s', (_, faces, what, value) => {
  for (const face of faces) expect(rolled('samnite', [face, face, 1])[what]).toBe(value)
})

/** Movement points spent by these moves. */
function spent(moves: Parameters<typeof playInto>[1][], kind = own({ helmet: 'helm' }, 3, 3), now = {}): number {
  const state = bout([man(kind, [5, 7], 0, now), man(samnite, [0, 0], 3)])
  state.ground.push({ cell: state.fighters[0]!.cell, kind: 'sword' })
  playInto(state, ...moves)
  return state.fighters[0]!.spent
}

test('T2.1 a step costs 1', () => {
  expect(spent([STEP])).toBe(1)
})
test('T2.2 a turn costs 1', () => {
  expect(spent([TURN_LEFT])).toBe(1)
})
test('T2.3 the first turn without a helmet costs nothing', () => {
  expect(spent([TURN_LEFT], own({}, 3, 3))).toBe(0)
  expect(spent([TURN_LEFT, TURN_LEFT], own({}, 3, 3))).toBe(1)
})
test('T2.4 picking up costs 1', () => {
  expect(spent([pickUpThing('sword')], undefined, { weapon: null })).toBe(1)
})
test('T2.5 getting up costs 2', () => {
  expect(spent([GET_UP], undefined, { prone: true })).toBe(2)
})

/** Attacker's dice, defender's dice, others; hits of both; where the loser ends; whether the winner may follow. */
type Row = [string, number[], [number, number], [number, number], 'no' | 'must' | 'may', string | null]

test.each<Row>([
  ['T3.1 difference 1: locked', [6, 6, 6, 5], [0, 0], [5, 4], 'no', 'locked'],
  ['T3.2 difference 2: back 1', [6, 6, 6, 4], [0, 0], [5, 3], 'no', null],
  ['T3.3 difference 3: back 1, must follow', [6, 6, 6, 3], [0, 0], [5, 3], 'must', null],
  ['T3.4 difference 4: back 1, must follow, loser 1', [6, 6, 6, 2], [0, 1], [5, 3], 'must', null],
  ['T3.5 difference 5: back 1, may follow, 1 each', [6, 6, 6, 1], [1, 1], [5, 3], 'may', null],
  ['T3.6 difference 6: back 1, may follow, 1 and 2', [6, 6, 5, 1], [1, 2], [5, 3], 'may', null],
  ['T3.7 difference 7: back 2, may follow, 1 and 2', [6, 6, 4, 1], [1, 2], [5, 2], 'may', null],
  ['T3.8 difference 8: back 2, may follow, 1 and 3', [6, 6, 3, 1], [1, 3], [5, 2], 'may', null],
  ['T3.9 difference 9: back 1, may follow, 2 and 4, prone', [6, 6, 2, 1], [2, 4], [5, 3], 'may', 'prone'],
  ['T3.10 difference 10: mortally wounded, winner 1', [6, 6, 1, 1, 3], [1, 0], [5, 4], 'no', 'mortallyWounded'],
])('%s', (title, dice, hits, [q, r], follow, besides) => {
  const state = frame(plain, plain, 2)
  const referee = play(state, dice, melee(1), ...(follow === 'may' ? [FOLLOW] : []))
  expect(state.fighters.map((fighter) => fighter.hits)).toEqual(hits)
  expect(hexOf(state, 1)).toEqual(hex(q, r))
  expect(hexOf(state, 0)).toEqual(follow === 'no' ? hex(5, 5) : hex(q, r + 1))
  expect(state.fighters[1]!.prone).toBe(besides === 'prone')
  expect(state.fighters[1]!.out).toBe(besides === 'mortallyWounded' ? 'mortallyWounded' : null)
  expect(allTold(referee, 'locked')).toHaveLength(besides === 'locked' ? 1 : 0)
  if (besides !== 'locked') expect(title.startsWith(`${told(referee, 'exchangeWon').rule} `)).toBe(true)
})

test('T3.1 difference 0: locked, and both roll for their things', () => {
  const referee = play(frame(plain, plain, 2), [3, 3, 3, 3, 2, 2], melee(1))
  expect(allTold(referee, 'tieRolled')).toHaveLength(2)
  told(referee, 'locked')
  expect(results[1]).toMatchObject({ backsUp: 0, winnerTakes: 0, loserTakes: 0, besides: 'locked' })
})

test('T3.10 the same for more than 10', () => {
  const state = frame(plain, plain, 0)
  play(state, [6, 6, 1, 1, 3], melee(1))
  expect(state.fighters[1]!.out).toBe('mortallyWounded')
})

/**
 * Plays an exchange in which the defender is attacked over his right front, which counts nothing, with dice that make the
 * attacker win by 2 if the defender adds just this.
 */
function isWonByTwo(
  adds: number,
  equipment: Partial<Equipment>,
  now: Partial<Fighter> = {},
  attackerNow: Partial<Fighter> = {},
): boolean {
  const state = frame(plain, own(equipment, 2, now.agility ?? 2), 2, {}, { defender: now, attacker: attackerNow })
  return told(play(state, [3, 3, ...twoDice(4 - adds)], melee(1)), 'exchangeRolled').difference === 2
}

test.each<[string, Partial<Equipment>, Partial<Fighter>, number]>([
  ['T4.1 shield +1', { shield: true }, {}, 1],
  ['T4.2 open helm +1', { helmet: 'helm' }, {}, 1],
  ['T4.3 closed helmet +2, instead of T4.2', { helmet: 'closed' }, {}, 2],
  ['T4.4 leg armour +1', { legs: true }, {}, 1],
  ['T4.5 arm armour +1', { arms: true }, {}, 1],
  ['T4.6 torso armour +1', { torso: true }, {}, 1],
  ['T4.7 net in hand +1', { net: true }, {}, 1],
  ['T4.8 spear against sword +1', { weapon: 'spear' }, {}, 1],
  ['T4.9 each hit -1', {}, { hits: 3 }, -3],
  ['T4.10 higher agility, the difference', {}, { agility: 3 }, 1],
])('%s', (title, equipment, now, value) => {
  expect(isWonByTwo(value, equipment, now)).toBe(true)
  const state = frame(plain, own(equipment, 2, now.agility ?? 2), 2, {}, { defender: now })
  const rows = listOfModifiers(state, state.fighters[1]!, state.fighters[0]!, 'defender', 3, false, false)
  expect(rows.map((row) => [row.rule, row.value])).toEqual([[title.split(' ')[0], value]])
})

test('T4.10 a difference of 2 in agility counts 2', () => {
  expect(isWonByTwo(2, {}, { agility: 3 }, { agility: 1 })).toBe(true)
})

test('T4.11 the attacker +1 when the defender has lost his weapon', () => {
  const state = frame(plain, plain, 2, {}, { defender: { weapon: null } })
  const roll = told(play(state, [3, 3, 3, 3], melee(1)), 'exchangeRolled')
  expect(roll.attacker.steps.slice(1).map(({ rule, value }) => [rule, value])).toEqual([['T4.11', 1]])
  expect(roll.defender.steps.slice(1)).toEqual([])
})

test('T4.12 the defender adds his facing by T5', () => {
  const roll = told(play(frame(plain, plain, 3), [3, 3, 3, 3], melee(1)), 'exchangeRolled')
  expect(roll.defender.steps.slice(1).map(({ rule, value }) => [rule, value])).toEqual([['T5.1', 1]])
})

test('T4.13 the defender -2 against a whip', () => {
  const state = bout([man(retarius, [5, 6], 0), man(secutor, [5, 4], 3)])
  const roll = told(play(state, [3, 3, 6, 3], whip(1)), 'exchangeRolled')
  expect(roll.defender.steps.slice(1).find(({ rule }) => rule === 'T4.13')?.value).toBe(-2)
})

test.each([
  ['T4.14 a Gaul +4 in his first round', 0, 4],
  ['T4.14 a Gaul +2 in his second round', 1, 2],
  ['T4.14 a Gaul +1 in every later round', 2, 1],
])('%s', (_, rounds, bonus) => {
  const bare = own({ gaul: true })
  const attacks = frame(bare, plain, 2, {}, { attacker: { gaulRounds: rounds << 2 } })
  const attacking = told(play(attacks, [...twoDice(4), ...twoDice(2 + bonus)], melee(1)), 'exchangeRolled')
  expect([attacking.attacker.total, attacking.difference]).toEqual([4 + bonus, 2])
  const defends = frame(plain, bare, 2, {}, { defender: { gaulRounds: rounds } })
  const defending = told(play(defends, [...twoDice(4 + bonus), ...twoDice(2)], melee(1)), 'exchangeRolled')
  expect([defending.defender.total, defending.difference]).toEqual([2 + bonus, 2])
})

test.each<[string, Dir, number, number]>([
  ['T5.1 front', 0, 1, 1],
  ['T5.2 right front', 1, 0, 0],
  ['T5.3 right rear', 2, -1, -1],
  ['T5.4 rear', 3, -2, -2],
  ['T5.5 left rear', 4, 1, -1],
  ['T5.6 left front', 5, 2, 0],
])('%s', (title, rel, withShield, without) => {
  // The attacker stands over hexside 3.
  const facing = ((3 - rel + 6) % 6) as Dir
  for (const [equipment, value] of [
    [{ shield: true }, withShield + 1],
    [{}, without],
  ] as const) {
    const state = frame(plain, own(equipment), facing)
    const roll = told(play(state, [4, 4, ...twoDice(6 - value)], melee(1)), 'exchangeRolled')
    expect([roll.defender.total, roll.difference]).toEqual([6, 2])
    const rule = title.split(' ')[0]!
    if (value !== 0 && rule !== 'T5.2') expect(roll.defender.steps.map((step) => step.rule)).toContain(rule)
  }
})

/** Base, damage beyond die and strength, and what movement loses. */
test.each<[string, GladiatorType, Partial<Equipment>, number, number, number]>([
  ['T6.1 samnite', 'samnite', { weapon: 'sword', shield: true, helmet: 'helm', torso: true, legs: true }, 4, 3, 1],
  ['T6.2 secutor', 'secutor', { weapon: 'sword', shield: true, helmet: 'closed', arms: true }, 4, 2, 2],
  ['T6.3 retarius', 'retarius', { weapon: 'spear', net: true, helmet: 'none', arms: true }, 2, 1, 1],
  ['T6.4 gaul', 'gaul', { weapon: 'sword', shield: true, helmet: 'helm', gaul: true }, 2, 1, 0],
])('%s', (title, type, carries, base, extra, slower) => {
  const none = { shield: false, net: false, torso: false, legs: false, arms: false, gaul: false }
  expect(gladiatorTypes[type]).toEqual({ ...none, ...carries, rule: title.split(' ')[0] })
  const fighter = rolled(type, [3, 6, 4])
  expect(fighter.base).toBe(base)
  expect(fighter.damage).toBe(4 + fighter.strength + extra)
  expect(fighter.movement).toBe(fighter.strength + fighter.agility - slower)
})

test.each<[string, Partial<Fighter>, Plea, number]>([
  ['T7.1 inflicted three +1', { hitsInflicted: 3 }, 'boxless', 1],
  ['T7.1 inflicted two: nothing', { hitsInflicted: 2 }, 'boxless', 0],
  ['T7.2 inflicted none -1', { hitsInflicted: 0 }, 'boxless', -1],
  ['T7.2 inflicted one: nothing', { hitsInflicted: 1 }, 'boxless', 0],
  ['T7.3 begs with fewer than half his boxes marked -1', { hitsInflicted: 1, hits: 4 }, 'begging', -1],
  ['T7.3 begs with half of them marked: nothing', { hitsInflicted: 1, hits: 5 }, 'begging', 0],
  ['T7.3 only for one who begs', { hitsInflicted: 1, hits: 4 }, 'netted', 0],
  ['T7.4 netted without having been hit -1', { hitsInflicted: 1, hits: 0 }, 'netted', -1],
  ['T7.4 netted after a hit: nothing', { hitsInflicted: 1, hits: 1 }, 'netted', 0],
])('%s', (_, now, plea, modifier) => {
  const state = frame(plain, secutor, 3, {}, { defender: now })
  expect(crowdModifier(state, state.fighters[1]!, plea)).toBe(modifier)
})

test('T7.3 T7.2 add up, and the event lists them', () => {
  const state = bout([man(samnite, [5, 5], 0), man(secutor, [5, 3], 3)])
  const judged = told(play(state, [5], BEG), 'judged')
  expect(judged.steps.slice(1).map(({ rule, value }) => [rule, value])).toEqual([
    ['T7.2', -1],
    ['T7.3', -1],
  ])
  expect([judged.total, judged.verdict]).toEqual([3, 'dispatched'])
})

test('T3.8 the winner may also stay', () => {
  const state = frame(plain, plain, 2)
  play(state, [6, 6, 3, 1], melee(1), STAY)
  expect(hexOf(state, 0)).toEqual(hex(5, 5))
})
