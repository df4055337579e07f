import { expect, test } from 'vitest'
import { blowOf } from '../src/09-combat/blow.ts'
import { allocate, beginFight, makeAttack } from '../src/09-combat/fight.ts'
import { refuseSpecialDefence } from '../src/19-advanced/special-defences.ts'
import { editionOf } from '../src/match/edition.ts'
import { allocation, faceToFace, fightOut, fightWith, find, kinds, optionsWith, planned, row, run } from './helpers.ts'

test.each([
  ['§9.5.1.1 §23.3 Duck makes every attack on the head miss', 'D', 1, '--'],
  ['§23.3 Block takes it on the shield', 'B', 2, 'S'],
  ['§23.3 Back Step makes it miss', 'K', 3, '--'],
  ['§23.3 Parry meets it with the weapon', 'P', 4, 'P'],
  ['§23.3 §9.3.3.1 R4 Jump clears a blow at the legs', 'J', 5, '--'],
] as const)('%s', (_, guard, area, result) => {
  const state = faceToFace()
  const events = run(
    state,
    [6, 6, 6, 6, 6, 6],
    [allocation([row(1, area, 8)]), allocation([], [0, 0, 0, 0, 0], guard)],
    fightOut,
  )
  expect(find(events, 'attackRolled')).toMatchObject({ guard, result })
  expect(kinds(events)).not.toContain('wounded')
  expect(state.gladiators[1]!.defenceTally).toBe(3)
})

test('§23.3 R5 R6 R7 what each special defence needs', () => {
  const state = faceToFace()
  const who = state.gladiators[1]!
  const refusal = (guard: 'D' | 'B' | 'K' | 'P' | 'J') => refuseSpecialDefence(state, who, guard, true)
  for (const guard of ['D', 'B', 'K', 'P', 'J'] as const) expect(refusal(guard)).toBeNull()
  who.stun = 1
  expect(refusal('D')).not.toBeNull()
  who.cfLoss[3] = 3
  who.cfLoss[4] = 3
  who.enduranceLoss = 3
  expect([refusal('P'), refusal('J')]).toEqual([null, null])
  who.cfLoss[3] = 4
  who.enduranceLoss = 4
  expect(refusal('P')).not.toBeNull()
  expect(refusal('J')).not.toBeNull()
  who.now.stumbling = true
  expect(refusal('K')).not.toBeNull()
  who.posture = 'prone'
  who.cfLoss[3] = 0
  who.stun = 0
  expect(refusal('P')).not.toBeNull()
  expect([refusal('D'), refusal('B')]).toEqual([null, null])
  who.hands[1] = null
  expect(refusal('B')).not.toBeNull()
  const strict = faceToFace({}, {}, { limbLimit: '2' })
  strict.gladiators[1]!.cfLoss[3] = 3
  expect(refuseSpecialDefence(strict, strict.gladiators[1]!, 'P', true)).not.toBeNull()
})

test('§23.3 a defence whose shield is gone stops working', () => {
  const state = faceToFace()
  const guarded = allocation([], [0, 0, 0, 0, 0], 'B')
  state.gladiators[1]!.hands[1] = null
  // The plan was made with a shield; without it the blow meets no defence.
  const events = run(state, [4, 4, 4, 1, 1, 1], [allocation([row(1, 2, 6)]), guarded], fightOut)
  expect(find(events, 'attackRolled')).toMatchObject({ guard: '', result: 'H+2' })
})

test.each([
  ['§23.3 stun in mid-phase does not spoil a Duck', {}, 'D', 1, { stun: 2 }, 'D'],
  ['§23.3 nor do wounds of the arms a Parry', {}, 'P', 4, { cfLoss: [0, 0, 0, 4, 0] }, 'P'],
  ['§23.3 nor tired legs a Jump', {}, 'J', 5, { cfLoss: [0, 0, 0, 0, 4] }, 'J'],
  [
    'G-1 §23.3 nor wounds of the arms the card',
    { defenceCards: 'greenwood' },
    'P',
    4,
    { cfLoss: [0, 0, 0, 3, 0] },
    'P',
  ],
  ['§23.3 a fall spoils a Jump', {}, 'J', 5, { posture: 'prone' }, ''],
  ['G-1 §23.3 and the card', { defenceCards: 'greenwood' }, 'J', 5, { posture: 'prone' }, ''],
  ['§23.3 empty hands spoil a Parry', {}, 'P', 4, { hands: [null, null] }, ''],
] as const)('%s', (_, given, guard, area, meanwhile, counts) => {
  const state = faceToFace({}, {}, given)
  const plans = [allocation([row(1, area, 6)]), allocation([], [0, 0, 0, 0, 0], guard)]
  const events = run(state, [2, 2, 2, 6, 6, 6], plans, (play) => {
    beginFight(play)
    allocate(play)
    Object.assign(state.gladiators[1]!, meanwhile)
    // The blow is judged when it falls.
    const { attack } = state.fight!.due[0]!
    expect(blowOf(state, attack).fixed >= 0).toBe(counts !== '')
    state.fight!.due = [{ attack, blow: blowOf(state, attack) }]
    makeAttack(play)
  })
  expect(find(events, 'attackRolled').guard).toBe(counts)
})

test('§23.3 a Block needs a shield, in whichever hand', () => {
  const state = faceToFace()
  const who = state.gladiators[0]!
  who.hands.reverse()
  expect(refuseSpecialDefence(state, who, 'B', true)).toBeNull()
  who.hands[0] = null
  expect(refuseSpecialDefence(state, who, 'B', true)).not.toBeNull()
})

test.each([
  ['§23.3 a Jump needs legs', { cfLoss: [0, 0, 0, 0, 4] }, false],
  ['§23.3 that have lost no more than three CF', { cfLoss: [9, 9, 9, 9, 3] }, true],
  ['§23.3 and wind', { enduranceLoss: 4 }, false],
  ['§23.3 of the same kind', { enduranceLoss: 3 }, true],
] as const)('%s', (_, more, may) => {
  const state = faceToFace()
  Object.assign(state.gladiators[0]!, more)
  expect(refuseSpecialDefence(state, state.gladiators[0]!, 'J', true) === null).toBe(may)
})

test.each([
  ['G-1 §23.3 the card Parry allows two CF lost in the arms', 'P', [9, 9, 9, 2, 9], 9, true],
  ['G-1 §23.3 not three', 'P', [0, 0, 0, 3, 0], 0, false],
  ['G-1 §23.3 the card Leap two in legs and wind together', 'J', [9, 9, 9, 9, 1], 1, true],
  ['G-1 §23.3 in the legs', 'J', [9, 9, 9, 9, 2], 0, true],
  ['G-1 §23.3 not three of both', 'J', [0, 0, 0, 0, 2], 1, false],
  ['G-1 §23.3 nor of wind', 'J', [0, 0, 0, 0, 0], 3, false],
  ['G-1 §23.3 the card Duck any', 'D', [9, 9, 9, 9, 9], 9, true],
] as const)('%s', (_, guard, cfLoss, enduranceLoss, may) => {
  const state = faceToFace({}, {}, { defenceCards: 'greenwood' })
  const who = state.gladiators[0]!
  Object.assign(who, { cfLoss: [...cfLoss], enduranceLoss })
  expect(editionOf(state.options).refuseGuard(state, who, guard) === null).toBe(may)
})

test('G-1 §23.3 who was ducked is easier to hit, who stepped back hits less; the next blow restores the balance', () => {
  const { balanceDRM, findFeet, loseBalance } = editionOf(optionsWith({ defenceCards: 'greenwood' }))
  const fight = fightWith([])
  const blow = (seat: number) => planned(seat, 0, 1, row(1 - seat, 1, 3))
  loseBalance(fight, blow(0), 'D')
  expect([balanceDRM(fight, blow(0)), balanceDRM(fight, blow(1))]).toEqual([0, 1])
  findFeet(fight, blow(1))
  expect(fight.ducked).toEqual({})
  loseBalance(fight, blow(0), 'K')
  expect([balanceDRM(fight, blow(0)), balanceDRM(fight, blow(1))]).toEqual([0, -1])
  findFeet(fight, blow(0))
  expect(fight.stepped).toEqual({})
  fight.stepped[1] = 2
  findFeet(fight, blow(0))
  expect(fight.stepped).toEqual({ 1: 2 })
  findFeet(fight, blow(1))
  expect(fight.stepped).toEqual({})
  loseBalance(fight, blow(0), 'P')
  expect([fight.ducked, fight.stepped]).toEqual([{}, {}])
})
