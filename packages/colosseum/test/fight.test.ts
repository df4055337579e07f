import { expect, test } from 'vitest'
import { checkAllocation, grossCF } from '../src/09-combat/allocation.ts'
import { flailed, missingItems } from '../src/09-combat/attack.ts'
import { loseCF, nextAttacks, type PlannedAttack, roundOf } from '../src/09-combat/attack-order.ts'
import { advantageOver } from '../src/09-combat/engagement.ts'
import { halvings } from '../src/19-advanced/weapons.ts'
import { cfNow, newItem, type State } from '../src/match/state.ts'
import { parseResult, resultName } from '../src/tables/combat-results.ts'
import { tables } from '../src/tables/index.ts'
import {
  allocation,
  duel,
  faceToFace,
  fightOut,
  fightWith,
  find,
  idle,
  kinds,
  place,
  planned,
  row,
  run,
  scripted,
} from './helpers.ts'

/** The question that the first man would be asked with so many CF and such an advantage. */
function question(base: number, advantage = 0) {
  const foes = [{ seat: 1, advantage, canAttack: true, canTop: false }]
  return { kind: 'allocate', seat: 0, rule: '§9.3', base, canDefend: base >= 1, foes } as const
}

function refusal(state: State, base: number, answer: unknown, advantage = 0): string | null {
  return checkAllocation(state, question(base, advantage), answer)?.rule ?? null
}

test('E1 §9.3 §9.3.3.1 R30 the two allocations of the example are legal', () => {
  const state = faceToFace()
  expect(refusal(state, 10, allocation([row(1, 1, 4), row(1, 3, 4)], [0, 2, 0, 0, 0]))).toBeNull()
  const bash = row(1, 2, 4, { means: 'shield', special: 'H' })
  expect(refusal(state, 9, allocation([row(1, 1, 2), bash], [0, 0, 0, 0, 0], 'K'))).toBeNull()
  expect(refusal(state, 8, allocation([row(1, 1, 2), bash], [0, 0, 0, 0, 0], 'K'))).toBe('§9.3')
})

test('§9.3.2 §9.3.2.1 eight CF in one attack, five attacks, each area once', () => {
  const state = faceToFace()
  expect(refusal(state, 20, allocation([row(1, 1, 8)]))).toBeNull()
  expect(refusal(state, 20, allocation([row(1, 1, 9)]))).toBe('§9.3.2')
  expect(refusal(state, 20, allocation([row(1, 1, 2), row(1, 1, 2)]))).toBe('§9.3.2.1')
  const six = [1, 2, 3, 4, 5, 1].map((area) => row(1, area, 1))
  expect(refusal(state, 20, allocation(six.slice(0, 5)))).toBeNull()
  expect(refusal(state, 20, allocation(six))).toBe('§9.3.2.1')
})

test('§3.15.1 §9.3.1 a prestige bonus serves only one who had his foe in front', () => {
  for (const [facing, base] of [
    [0, 14],
    [3, 12],
  ] as const) {
    const state = faceToFace({}, { prestigeBonus: 2 })
    state.gladiators[1]!.facing = facing
    const { play, referee } = scripted(state, [], [idle, idle])
    fightOut(play)
    expect(referee.asked[1]).toMatchObject({ kind: 'allocate', seat: 1, base })
  }
})

test('§9.3.3 R56 defence has no limit but the pool', () => {
  const state = faceToFace()
  expect(refusal(state, 12, allocation([], [12, 0, 0, 0, 0]))).toBeNull()
  expect(refusal(state, 12, allocation([], [12, 1, 0, 0, 0]))).toBe('§9.3')
})

test('V16 §10.3.4 §10.3.4.1 with 0 CF and an advantage of 3 he attacks with 3 and cannot defend', () => {
  const state = faceToFace()
  expect(refusal(state, 0, allocation([row(1, 1, 3)]), 3)).toBeNull()
  expect(refusal(state, 0, allocation([row(1, 1, 4)]), 3)).toBe('§9.3')
  expect(refusal(state, 0, allocation([row(1, 1, 2)], [1, 0, 0, 0, 0]), 3)).toBe('§10.3.4')
})

test('V17 §5.2.6.1 §9.3.1 §15.4 §24.2.1 the pool adds and subtracts', () => {
  const state = faceToFace()
  const who = state.gladiators[0]!
  who.hands[1] = newItem('sword')
  who.stun = 2
  who.now.stumbling = true
  expect(grossCF(state, who, false)).toBe(10)
})

test.each([
  ['§9.4.2 one attack in round 3', 1, 0, [3]],
  ['§9.4.2 two attacks in rounds 2 and 4', 2, 0, [2, 4]],
  ['§9.4.2 three attacks in rounds 1, 3 and 5', 3, 0, [1, 3, 5]],
  ['§9.4.2 four attacks', 4, 0, [1, 2, 4, 5]],
  ['§9.4.2 five attacks', 5, 0, [1, 2, 3, 4, 5]],
  ['E2 §9.4.4 §9.4.4.1 two attacks with an axe', 2, 1, [3, 5]],
  ['E2 §9.4.4.1 two attacks with a dagger', 2, -1, [1, 3]],
  ['V28 §9.4.4.1 R58 five attacks with a maul', 5, 2, [3, 4, 5, 6, 7]],
  ['V28 §9.4.4.1 five attacks with a dagger', 5, -1, [0, 1, 2, 3, 4]],
] as const)('%s', (_, count, speed, rounds) => {
  expect(rounds.map((_round, index) => roundOf(tables, count, index, speed))).toEqual(rounds)
})

const strike = (seat: number, index: number, round: number, cf: number, more: Partial<PlannedAttack> = {}) =>
  planned(seat, index, round, row(1 - seat, 1, cf), more)

test('V27 §9.4.3 in one round the attack with more CF comes first, equal ones together', () => {
  const state = faceToFace()
  const fight = fightWith([strike(0, 1, 3, 4), strike(1, 0, 3, 6)])
  expect(nextAttacks(state, fight).map(({ seat }) => seat)).toEqual([1])
  fight.attacks[0]!.cf = 6
  expect(nextAttacks(state, fight).map(({ seat }) => seat)).toEqual([0, 1])
  // Halving counts: 6 halved is 3.
  const halved = fightWith([strike(0, 1, 3, 4), strike(1, 0, 3, 6, { halvings: 1 })])
  expect(nextAttacks(state, halved).map(({ seat }) => seat)).toEqual([0])
})

test.each([
  ['E3 §9.4.5 §9.4.6 three CF lost: the attack of 1 is gone, 2 weaken the defence', [1], 3, [0], 2],
  ['V29 §9.4.5 five CF lost: one attack gone, the next 2 left', [3, 4], 5, [0, 2], 0],
] as const)('%s', (_, cfs, loss, left, defenceLoss) => {
  const state = faceToFace()
  const { play } = scripted(state)
  state.fight = fightWith(cfs.map((cf, at) => strike(0, at, at + 1, cf)))
  loseCF(play, state.gladiators[0]!, loss)
  expect(state.fight!.attacks.map(({ cf }) => cf)).toEqual(left)
  expect(state.fight!.attacks[0]!.status).toBe('cancelled')
  expect(state.gladiators[0]!.now.defenceLoss).toBe(defenceLoss)
})

test('E5 §10.3.4.2 a weak man who loses a CF has a weaker attack and is easier to hit', () => {
  const state = faceToFace()
  const who = state.gladiators[0]!
  who.enduranceLoss = 12
  const { play } = scripted(state)
  state.fight = fightWith([strike(0, 0, 3, 3)])
  who.visionLoss++
  loseCF(play, who, 1)
  expect([state.fight!.attacks[0]!.cf, cfNow(who)]).toEqual([2, -1])
})

test('V30 §9.3.2 §14.3 §21.6 halving is for every reason, and rounds down', () => {
  const state = faceToFace()
  const [who, foe] = state.gladiators
  who!.hands[0] = newItem('javelin')
  const times = () => halvings(state, who!, foe!, 1, 'right', 1)
  expect(times()).toBe(1)
  expect([5 >> times(), 3 >> times()]).toEqual([2, 1])
  who!.posture = 'kneeling'
  expect(5 >> times()).toBe(1)
})

test('V13 §9.6 what is missing turns S into P and P into H', () => {
  const counts = (raw: string, shield: 'large' | null, hasWeapon: boolean) =>
    resultName(missingItems(parseResult(raw), { shield, hasWeapon }))
  expect(counts('S*', null, true)).toBe('P')
  expect(counts('S', null, false)).toBe('H')
  expect(counts('P*', 'large', false)).toBe('H')
  expect(counts('P*', null, true)).toBe('H')
  expect(counts('P*', 'large', true)).toBe('P*')
})

test('E8 V14 §21.5 a flail moves S and P two steps up', () => {
  expect(['S', 'S*', 'P', 'P*', 'H', '--', 'F'].map((raw) => resultName(flailed(parseResult(raw))))).toEqual([
    'P',
    'P*',
    'H',
    'H+1',
    'H',
    '--',
    'F',
  ])
})

test('V31 §9.6 a fumble costs all later attacks and weakens the next area', () => {
  const state = faceToFace()
  // Three attacks of 2 against full defence: 3 on column 1 with a modifier is F.
  const plans = [allocation([row(1, 1, 2), row(1, 2, 2), row(1, 3, 2)]), allocation([], [5, 0, 0, 0, 0])]
  const events = run(state, [1, 1, 1, 3, 3, 3, 4], plans, fightOut)
  expect(find(events, 'fumbled')).toMatchObject({ seat: 0, loss: 4 })
  expect(kinds(events).filter((kind) => kind === 'attackRolled')).toHaveLength(1)
  expect(state.gladiators[0]!.now.defenceLoss).toBe(4)
})

test('§5.2.6 §9.4.1 §9.5 attacks are revealed, defences only where they are attacked', () => {
  const state = faceToFace()
  const plans = [allocation([row(1, 2, 6)]), allocation([], [4, 2, 0, 0, 0])]
  const events = run(state, [4, 4, 5, 3, 4, 5], plans, fightOut)
  const shown = JSON.stringify(events.filter(({ kind }) => kind === 'attacksRevealed'))
  expect(shown).not.toContain('defence')
  expect(find(events, 'attackRolled')).toMatchObject({ area: 2, cf: 6, defence: 2, roll: 13, result: 'H+1' })
  expect(find(events, 'wounded')).toMatchObject({ wounds: 4, cfLost: 2 })
})

test('§9.4.3 §9.4.5 simultaneous attacks both take effect, a later one is weakened', () => {
  const state = faceToFace()
  const plans = [allocation([row(1, 2, 8)]), allocation([row(0, 2, 8)])]
  // Both H+6 or so: each wounds the other by the same dice.
  const events = run(state, [4, 4, 4, 3, 3, 2, 4, 4, 4, 3, 3, 2], plans, fightOut)
  expect(kinds(events).filter((kind) => kind === 'wounded')).toHaveLength(2)
})

test('§5.2.6.2 §5.2.6.3 §9.3.2.1 §9.4 attacks are made in the order in which they are written', () => {
  const state = faceToFace()
  const plans = [allocation([row(1, 5, 3), row(1, 1, 3)]), idle]
  const events = run(state, [1, 1, 4, 1, 1, 1, 1, 1, 4, 1, 1, 1], plans, fightOut)
  expect(events.flatMap((event) => (event.kind === 'attackRolled' ? [[event.area, event.round]] : []))).toEqual([
    [5, 2],
    [1, 4],
  ])
})

test('§9.4.6 a loss without attacks to come weakens the next area attacked', () => {
  const state = faceToFace()
  state.gladiators[1]!.now.defenceLoss = 3
  const plans = [allocation([row(1, 2, 4), row(1, 3, 4)]), allocation([], [0, 3, 3, 0, 0])]
  const events = run(state, [1, 1, 4, 1, 1, 1, 1, 1, 4, 1, 1, 1], plans, fightOut)
  const lost = events.flatMap((event) => (event.kind === 'attackRolled' ? [[event.defence, event.defenceLoss]] : []))
  expect(lost).toEqual([
    [3, 3],
    [3, 0],
  ])
})

test('V42 §9.2.2 §16.3 a man on the ground attacked from behind yields seven', () => {
  const state = duel()
  const [who, foe] = state.gladiators
  place(who!, 0, 1, 0)
  place(foe!, 0, 0, 0)
  foe!.posture = 'prone'
  expect(advantageOver(state, who!, foe!, true)).toBe(7)
})

test('§9.2.2 §9.2.3 R26 prone and ensnared add up, or the higher counts', () => {
  const snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 } as const
  for (const [statusStack, value] of [
    ['add', 8],
    ['max', 4],
  ] as const) {
    const state = faceToFace({}, {}, { statusStack })
    const foe = state.gladiators[1]!
    foe.posture = 'prone'
    foe.snare = { ...snare }
    expect(advantageOver(state, state.gladiators[0]!, foe, true)).toBe(value)
  }
})

test('§16.3 §14.2 a man on the ground defends at half, the legs of one who kneels are hard to hit', () => {
  const state = faceToFace()
  const [who, foe] = state.gladiators
  foe!.posture = 'prone'
  const plans = [allocation([row(1, 2, 4)]), allocation([], [0, 5, 0, 0, 0])]
  const events = run(state, [1, 1, 4, 1, 1, 1], plans, fightOut)
  expect(find(events, 'attackRolled').defence).toBe(2)
  foe!.posture = 'kneeling'
  expect(halvings(state, who!, foe!, 5, 'right', 1)).toBe(1)
  expect(halvings(state, who!, foe!, 4, 'right', 1)).toBe(0)
})

test('§9.3.2 A-8 halved attacks may be paid from the pool instead', () => {
  const state = faceToFace({ hands: ['dagger'] }, {}, { halfCf: 'pool' })
  expect(refusal(state, 10, allocation([row(1, 1, 5)]))).toBeNull()
  expect(refusal(state, 10, allocation([row(1, 1, 6)]))).toBe('§9.3')
})

test('§9.4.5 §9.4.4 a loss comes off the attack that is struck next, not off the one that was written first', () => {
  const state = faceToFace({ hands: ['axe', 'dagger'] })
  const { play } = scripted(state)
  const plan = (index: number, round: number, cf: number) => planned(0, index, round, row(1, index + 1, cf))
  // Four attacks: the axe strikes in rounds 2 and 5, the dagger in 1 and 4.
  const attacks = [plan(0, 2, 3), plan(1, 1, 3)]
  state.fight = fightWith(attacks)
  loseCF(play, state.gladiators[0]!, 2)
  expect(attacks.map(({ cf }) => cf)).toEqual([3, 1])
})
