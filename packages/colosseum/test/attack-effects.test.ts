import { expect, test } from 'vitest'
import { bareBlow } from '../src/09-combat/attack.ts'
import { judge, strike } from '../src/09-combat/attack-effects.ts'
import { attackIn, attackOf, blowOf } from '../src/09-combat/blow.ts'
import { allocate, beginFight, makeAttack } from '../src/09-combat/fight.ts'
import { checkBreak } from '../src/19-advanced/weapons.ts'
import { newItem, type State, weakness } from '../src/match/state.ts'
import { PARRY_EDGE } from '../src/tables/combat-results.ts'
import {
  allocation,
  faceToFace,
  fightOut,
  fightWith,
  find,
  idle,
  kinds,
  melee,
  place,
  planned,
  row,
  run,
  scripted,
} from './helpers.ts'

const miss = [2, 2, 3, 1, 1, 6]

test('§9.4.6 what weakens a defence is used up by the next attack, not by one that a special defence meets', () => {
  const state = faceToFace()
  state.gladiators[1]!.now.defenceLoss = 3
  const plans = [allocation([row(1, 1, 4), row(1, 2, 4), row(1, 3, 4)]), allocation([], [0, 4, 4, 0, 0], 'D')]
  const events = run(state, [...miss, ...miss, ...miss], plans, fightOut)
  expect(events.flatMap((event) => (event.kind === 'attackRolled' ? [[event.guard, event.defenceLoss]] : []))).toEqual([
    ['D', 0],
    ['', 3],
    ['', 0],
  ])
})

test('§9.4.1 §9.4.2 a defence shows where it was attacked, a special one by itself', () => {
  const state = faceToFace()
  const { play } = scripted(
    state,
    [...miss, ...miss, ...miss],
    [allocation([row(1, 1, 2), row(1, 2, 2), row(1, 3, 2)]), allocation([], [0, 2, 0, 0, 0], 'D')],
  )
  beginFight(play)
  expect([state.fight!.shown, state.fight!.seenBy]).toEqual([
    [0, 0],
    [0, 0],
  ])
  allocate(play)
  makeAttack(play)
  expect(state.fight!.shown).toEqual([0, 0b000011])
  makeAttack(play)
  expect(state.fight!.shown).toEqual([0, 0b000111])
  makeAttack(play)
  expect(state.fight).toBeNull()
})

test('§18.3 §5.2.7 the CF of attack and defence are written down for both, a special defence with its cost', () => {
  const state = faceToFace()
  const plans = [
    allocation([row(1, 1, 3), row(1, 2, 2)], [0, 0, 1, 2, 0]),
    allocation([row(0, 5, 4)], [0, 2, 0, 0, 0], 'D'),
  ]
  const events = run(state, [...miss, ...miss, ...miss], plans, fightOut)
  expect(state.gladiators.map(({ attackTally, defenceTally }) => [attackTally, defenceTally])).toEqual([
    [5, 3],
    [4, 5],
  ])
  expect(events.filter(({ kind }) => kind === 'attacksRevealed')).toEqual([
    { kind: 'attacksRevealed', rule: '§9.4.1', seat: 0, rows: plans[0]!.attacks },
    { kind: 'attacksRevealed', rule: '§9.4.1', seat: 1, rows: plans[1]!.attacks },
  ])
})

test('§9.4.1 who does not attack reveals nothing', () => {
  expect(run(faceToFace(), [], [idle, idle], fightOut)).toEqual([])
})

test.each([
  ['§9.3.1 §10.3.4 two who stand face to face both allocate', {}, {}, [0, 1]],
  ['§9.3.1 §11.4 one who is senseless does not', {}, { isUnconscious: true, stun: 20 }, [0]],
  ['§9.3.1 §10.3.4 nor one without any CF', {}, { enduranceLoss: 12 }, [0]],
  ['§9.3.1 §10.3.4 with one CF he does', {}, { enduranceLoss: 11 }, [0, 1]],
] as const)('%s', (_, one, other, asked) => {
  const state = faceToFace({}, {}, { specials: 'off' })
  Object.assign(state.gladiators[0]!, one)
  Object.assign(state.gladiators[1]!, other)
  const { play, referee } = scripted(
    state,
    [],
    asked.map(() => idle),
  )
  fightOut(play)
  expect(referee.asked.map(({ seat }) => seat)).toEqual(asked)
})

test('§9.5 §10.3.4.2 every part of an attack is told with its paragraph', () => {
  const state = faceToFace()
  const target = state.gladiators[1]!
  Object.assign(target, { enduranceLoss: 14 })
  Object.assign(target.now, { escapeDRM: 1, defenceLoss: 2 })
  const attack = planned(0, 0, 3, row(1, 2, 6), { hand: 0, weapon: 'sword' })
  state.fight = { ...fightWith([attack]), allocations: [null, allocation([], [0, 4, 0, 0, 0])] }
  const events = run(state, [1, 1, 1, 1, 1, 1], [], (play) => strike(play, attack, judge(play, attack)))
  expect(find(events, 'attackRolled')).toMatchObject({
    cf: 6,
    defence: 4,
    defenceLoss: 2,
    modifier: 3,
    roll: 3,
    total: 10,
  })
  expect(find(events, 'attackRolled').steps).toEqual([
    { what: 'attack CF', value: 6, rule: '§9.5' },
    { what: 'defence CF', value: -4, rule: '§9.5' },
    { what: 'defence lost', value: 2, rule: '§9.4.6' },
    { what: 'red', value: 3, rule: '§9.5' },
    { what: 'a man without CF', value: 2, rule: '§10.3.4.2' },
    { what: 'barely free', value: 1, rule: '§20.6.1' },
  ])
  expect(target.now.defenceLoss).toBe(0)
})

test('§23.2 a Disarm that just hits counts as a parry; with the bare hand it has eight, and the bonus', () => {
  const armed = faceToFace()
  const disarm = (means: 'right' | 'bare', cf: number) => allocation([row(1, 4, cf, { special: 'A', means })])
  // Column 4, red 11: H.
  const events = run(armed, [4, 4, 3, 6, 6, 6], [disarm('right', 4), idle], fightOut)
  expect(find(events, 'attackRolled')).toMatchObject({ result: 'H', counts: 'P' })
  const bare = faceToFace({ hands: [], shield: 'none' })
  // Eight CF halved are four: red 13 is H+1. Eighteen less ST 1, CF 4 and nine.
  const told = run(bare, [5, 4, 4, 6, 6, 6], [disarm('bare', 8), idle], fightOut)
  expect(find(told, 'dropChecked')).toMatchObject({ what: 'weapon', total: 18 - 1 - 4 - 9, drops: false })
})

/** A blow of the first man that ends in P*, with these things in both men's hands. */
function edged(own: Parameters<typeof newItem>[0], other: Parameters<typeof newItem>[0], faces: readonly number[]) {
  const state = faceToFace()
  const [who, target] = state.gladiators
  who!.hands = [newItem(own), null]
  target!.hands = [newItem(other), newItem('largeShield')]
  const attack = planned(0, 0, 3, row(1, 2, 3), { hand: 0, weapon: own })
  const blow = { ...bareBlow(target!, 2), attackCF: 3, fixed: PARRY_EDGE }
  return run(state, [1, 1, 1, 6, 6, 6, ...faces], [], (play) => strike(play, attack, blow))
}

test.each([
  ['§20.10.2 P* may break the trident', 'trident', 'sword', [1, 1], [['weaponHeld', 0]]],
  ['§21.3.3 and the bow that parries', 'sword', 'bow', [1, 1], [['weaponHeld', 1]]],
  [
    '§20.10.2 §21.3.3 or both',
    'trident',
    'bow',
    [1, 1, 1, 1],
    [
      ['weaponHeld', 1],
      ['weaponHeld', 0],
    ],
  ],
  ['§20.10.2 a sword does not break', 'sword', 'sword', [], []],
] as const)('%s', (_, own, other, faces, told) => {
  const events = edged(own, other, faces)
  const breaks = events.flatMap((event) => (event.kind === 'weaponHeld' ? [[event.kind, event.seat]] : []))
  expect(breaks).toEqual(told)
})

test.each([
  ['§27.8.2.2 on a rock the wounds without his armour make him stumble', 'A', [4, 4, 5, 3, 4, 2, 6]],
  ['§27.8.2.2 with none as well', '-', [4, 4, 5, 3, 4, 2, 6]],
] as const)('%s', (_, piece, faces) => {
  const state = faceToFace({}, { armour: ['-', piece, '-', '-', '-'] })
  const target = state.gladiators[1]!
  target.isOnRock = true
  state.gladiators[0]!.isOnRock = true
  const events = run(state, faces, [allocation([row(1, 2, 6)]), allocation([], [0, 2, 0, 0, 0])], fightOut)
  const wounds = find(events, 'woundRolled')
  expect(wounds.total! + (piece === 'A' ? 8 : 0)).toBe(10)
  // A total of ten is one wound: the die less one, and one more for each of them.
  expect(find(events, 'stumbleChecked').total).toBe(6 - 1 - 1 - (piece === 'A' ? 0 : target.stun))
})

test('§26.5 an advantage goes on top of one attack, and only against that foe', () => {
  const state = faceToFace()
  const fight = fightWith([])
  const rows = { attacks: [row(1, 1, 3), row(1, 2, 4)], top: 1 }
  state.fight = { ...fight, foes: [[{ seat: 1, advantage: 2, canAttack: true, canTop: true }], []] }
  expect([0, 1].map((index) => attackIn(state, 0, rows, index).cf)).toEqual([3, 6])
  state.fight = { ...fight, foes: [[], []] }
  expect(attackIn(state, 0, rows, 1).cf).toBe(4)
})

test('§9.5 a blow takes strength, weapon and grip from both men', () => {
  const state = faceToFace({ hands: ['maul'], shield: 'none' }, {}, { v2XlShield: 'on' })
  const [who, target] = state.gladiators
  who!.ST = 2
  const attack = attackOf(state, 0, row(1, 2, 4))
  expect(blowOf(state, attack)).toMatchObject({ attackCF: 4, defenceCF: 0, attackerST: 5, drm: 0, fixed: -1 })
  target!.hands[1]!.isXL = true
  target!.now.escapeDRM = 3
  target!.cfLoss[3] = 2
  target!.wounds[1] = 5
  expect(blowOf(state, attack, 5)).toMatchObject({ defenceCF: 5, drm: 2, escapeDRM: 3, armLoss: 2, boxesLeft: 7 })
  expect(blowOf(state, attack, 5).defenceLoss).toBe(0)
})

test('§26.4 §23.3 no defence, no special one and no loss of it count against a blow from behind', () => {
  const state = melee([0, 1, 0])
  const [who, target] = state.gladiators
  place(who!, 0, 1, 0)
  place(target!, 0, 0, 0)
  target!.now.defenceLoss = 2
  const attack = planned(0, 0, 3, row(1, 1, 4), { hand: 0, weapon: 'sword' })
  const meets = (outnumbered: boolean, guard: '' | 'D') => {
    const allocations = [null, allocation([], [guard ? 0 : 5, 0, 0, 0, 0], guard), null]
    state.fight = { ...fightWith([attack], [false, outnumbered, false]), allocations }
    const { defenceCF, defenceLoss, fixed } = blowOf(state as State, attack)
    return [defenceCF, defenceLoss, fixed >= 0]
  }
  expect(meets(true, '')).toEqual([0, 0, false])
  expect(meets(true, 'D')).toEqual([0, 0, false])
  expect(meets(false, '')).toEqual([5, 2, false])
  expect(meets(false, 'D')).toEqual([0, 0, true])
  place(who!, 0, -1, 3)
  expect(meets(true, '')).toEqual([5, 2, false])
})

test('§9.2 who has an advantage is told, who has none is not', () => {
  const state = faceToFace({}, {}, { specials: 'off' })
  state.gladiators[1]!.facing = 1
  const events = run(state, [], [], beginFight)
  expect(events.filter(({ kind }) => kind === 'advantageTaken')).toEqual([
    { kind: 'advantageTaken', rule: '§9.2', seat: 0, over: 1, value: 1 },
  ])
  expect(kinds(events)).toContain('turnedToFace')
})

test.each([
  ['§23.2 a Disarm that meets a shield is what it is', 'A', [2, 2, 3, 1, 1, 6], 'S*', 'S*'],
  ['§9.5 a plain hit is one', '', [4, 4, 3, 1, 1, 1], 'H', 'H'],
] as const)('%s', (_, special, faces, result, counts) => {
  const plan = allocation([row(1, 4, 4, { special })])
  const events = run(faceToFace(), faces, [plan, idle], fightOut)
  expect(find(events, 'attackRolled')).toMatchObject({ result, counts })
})

test('§10.3.4.2 a man below no CF is easier to hit by what he lacks, anybody else is not', () => {
  const target = faceToFace().gladiators[1]!
  const lacks = (enduranceLoss: number) => weakness(Object.assign(target, { enduranceLoss })) + 0
  expect([0, 11, 12, 13, 15].map(lacks)).toEqual([0, 0, 0, 1, 3])
})

test('§20.10.2 §9.6 a P* that counts as a hit, for want of a shield, breaks no trident', () => {
  const state = faceToFace()
  const [who, target] = state.gladiators
  who!.hands = [newItem('trident'), null]
  target!.hands = [newItem('sword'), null]
  const attack = planned(0, 0, 3, row(1, 2, 3), { hand: 0, weapon: 'trident' })
  const blow = { ...bareBlow(target!, 2), attackCF: 3, fixed: PARRY_EDGE }
  const events = run(state, [1, 1, 1, 1, 1, 1], [], (play) => strike(play, attack, blow))
  expect(find(events, 'attackRolled')).toMatchObject({ result: 'P*', counts: 'H' })
  expect(kinds(events)).not.toContain('weaponHeld')
})

test.each([
  ['§20.10.2.2 what is left of a trident strikes no more at two hexes in the same phase', 2, 'cancelled'],
  ['§20.10.2.2 it does at one', 1, 'planned'],
] as const)('%s', (_, range, status) => {
  const state = faceToFace()
  const [who, target] = state.gladiators
  who!.hands = [newItem('trident'), null]
  place(who!, 0, 0, 0)
  place(target!, 0, -range, 3)
  const next = planned(0, 1, 5, row(1, 4, 3), { hand: 0, weapon: 'trident' })
  state.fight = fightWith([next])
  run(state, [6, 6, 6], [], (play) => checkBreak(play, who!, who!.hands[0]!, target!))
  expect([who!.hands[0]!.condition, next.status]).toEqual(['short', status])
})
