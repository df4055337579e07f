import { Scripted, seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import type { Outland } from '../src/match/game.ts'
import {
  type Attack,
  ensnare,
  GET_UP,
  type Move,
  melee,
  type Plan,
  pickUpThing,
  SPARE,
  STEP,
  stepTo,
  TURN_LEFT,
  TURN_RIGHT,
  whip,
} from '../src/match/questions.ts'
import {
  allTold,
  bout,
  type Given,
  gaul,
  hex,
  hexOf,
  letAct,
  man,
  names,
  own,
  type Placed,
  play,
  playInto,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

/** Men of equal initiative, who act together. */
function together(men: readonly Placed[], given: Given = {}) {
  const equal = men.map((one) => ({ ...one, now: { group: 0, ...one.now } }))
  return bout(equal, { ties: 'simultaneous', ...given })
}

function plan(intention: Attack | null, ...moves: Move[]): Plan {
  return { plan: moves, intention }
}

const still = plan(null)
const runner = own({ helmet: 'helm' }, 3, 3)
const question = { kind: 'plan', seat: 0, rule: 'D.2' } as const

test('D.2 the gladiators of the group answer together, each one plan', () => {
  const state = together([man(runner, [5, 7], 0), man(runner, [5, 0], 3)])
  const referee = play(state, [], plan(null, STEP, TURN_LEFT), plan(null, STEP))
  expect(referee.asked).toEqual([
    { kind: 'plan', seat: 0, rule: 'D.2' },
    { kind: 'plan', seat: 1, rule: 'D.2' },
  ])
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 6), hex(5, 1)])
  expect(state.phase).toBe('initiative')
})

test('D.2 initiative makes the group: no roll-off', () => {
  const state = together([man(runner, [5, 7], 0), man(runner, [5, 0], 3), man(samnite, [0, 0], 3)])
  state.phase = 'initiative'
  const referee = play(state, [3, 3, 1])
  expect(told(referee, 'orderSet').simultaneous).toEqual([[0, 1]])
  expect(play(state, [], still, still).asked).toHaveLength(2)
  expect(state.active).toBe(2)
})

test("D.2 a plan is in nobody's state before all are in", () => {
  const fighters = [0, 1].map((team) => ({ ...samnite, name: names[team]!, team }))
  const open = (seed: number) =>
    Table.open(outland, { setup: { fighters }, options: { ties: 'simultaneous' }, dice: seeded(`plans ${seed}`) })
  const isTogether = (table: Table<Outland>) => table.waiting?.for === 'answers' && table.waiting.questions.length === 2
  const table = Array.from({ length: 50 }, (_, seed) => open(seed)).find(isTogether)!
  const before = JSON.stringify(table.state)
  expect(table.answer(1, { plan: [STEP, TURN_LEFT], intention: null })).toBeNull()
  expect(JSON.stringify(table.state)).toBe(before)
  for (const seat of [0, 1, null]) expect(JSON.stringify(outland.known(table.state, seat))).toBe(before)
  expect(table.answer(0, still)).toBeNull()
  expect(JSON.stringify(table.state)).not.toBe(before)
})

test('D.2 one who is locked takes no part, and one who is left alone acts as usual', () => {
  const state = together([man(runner, [5, 7], 0), man(runner, [5, 0], 3, { lockedInTurn: 1 })])
  expect(play(state, [], { act: 'end' }).asked.map(({ kind }) => kind)).toEqual(['activate'])
})

test('D.2 §2.4 one of a larger group who is locked is told to be passed over, one who is out is not', () => {
  const far = [man(runner, [1, 4], 0), man(runner, [9, 2], 3)]
  const locked = man(runner, [5, 0], 3, { lockedInTurn: 1 })
  const gone = man(runner, [5, 7], 0, { out: 'spared' })
  const state = together([far[0]!, locked, gone, far[1]!])
  const referee = new Scripted<Outland>([])
  letAct(state, 0, 1, referee)
  expect(told(referee, 'passedOver').seat).toBe(1)
  expect(play(state, [], still, still).asked.map(({ seat }) => seat)).toEqual([0, 3])
})

test('D.2 beat by beat: turns, pick-ups and getting up first, then steps', () => {
  const one = man(runner, [5, 7], 0, { weapon: null })
  const two = man(runner, [5, 0], 3, { prone: true })
  const state = together([one, two])
  state.ground.push({ cell: state.fighters[0]!.cell, kind: 'spear' })
  const referee = play(state, [], plan(null, STEP, TURN_LEFT), plan(null, GET_UP, STEP))
  expect(referee.events.slice(2).map(({ kind }) => kind)).toEqual(['gotUp', 'stepped', 'turned', 'stepped'])
  const again = together([one, two])
  again.ground.push({ cell: again.fighters[0]!.cell, kind: 'spear' })
  const picking = play(again, [], plan(null, pickUpThing('spear'), STEP), still)
  expect(again.fighters[0]!.weapon).toBe('spear')
  expect(allTold(picking, 'moveFailed')).toEqual([])
})

test('D.2 a step fails out of the arena, and then only turns are left', () => {
  const state = together([man(runner, [5, -2], 0), man(runner, [5, 7], 0)])
  const referee = play(state, [], plan(null, STEP, TURN_RIGHT, TURN_RIGHT, STEP), still)
  expect(hexOf(state, 0)).toEqual(hex(5, -2))
  expect(state.fighters[0]!.facing).toBe(2)
  expect(allTold(referee, 'moveFailed').map(({ move }) => move)).toEqual([STEP, STEP])
})

test('D.2 a step fails into a hex whose occupant stays, succeeds if he leaves it in this beat', () => {
  const mates = [man(runner, [5, 5], 0), man(runner, [5, 4], 0)].map((one) => ({ ...one, team: 0 }))
  const foe = man(samnite, [0, 0], 3)
  const stays = together([...mates, foe])
  play(stays, [], plan(null, STEP), still, still)
  expect(hexOf(stays, 0)).toEqual(hex(5, 5))
  const leaves = together([...mates, foe])
  play(leaves, [], plan(null, STEP), plan(null, STEP), still)
  expect([hexOf(leaves, 0), hexOf(leaves, 1)]).toEqual([hex(5, 4), hex(5, 3)])
  const fails = together([...mates, { ...man(samnite, [5, 3], 3), team: 1 }])
  play(fails, [], plan(null, STEP), plan(null, STEP), still)
  expect([hexOf(fails, 0), hexOf(fails, 1)]).toEqual([hex(5, 5), hex(5, 4)])
})

test('D.2 a hex wanted by two: both steps fail', () => {
  const state = together([man(runner, [5, 6], 0), man(runner, [5, 4], 3)])
  play(state, [], plan(null, STEP), plan(null, STEP))
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 6), hex(5, 4)])
})

test('D.2 two do not change places, three in a circle do', () => {
  const swap = together([man(runner, [5, 5], 0), man(runner, [5, 4], 3)])
  play(swap, [], plan(null, STEP), plan(null, STEP))
  expect([hexOf(swap, 0), hexOf(swap, 1)]).toEqual([hex(5, 5), hex(5, 4)])
  const circle = [man(runner, [5, 5], 0), man(runner, [5, 4], 2), man(runner, [6, 4], 4)].map((one) => ({
    ...one,
    team: 0,
  }))
  const state = together([...circle, man(samnite, [0, 0], 3)])
  play(state, [], plan(null, STEP), plan(null, STEP), plan(null, STEP), still)
  expect([0, 1, 2].map((seat) => hexOf(state, seat))).toEqual([hex(5, 4), hex(6, 4), hex(5, 5)])
})

test('D.2 §4.1 a planned turn does not lead out of the melee that a step has launched', () => {
  const state = together([man(runner, [5, 6], 0), man(samnite, [5, 4], 3)])
  const referee = play(state, [4, 4, 3, 2], plan(null, STEP, TURN_LEFT, TURN_LEFT), still)
  expect(told(referee, 'moveFailed')).toMatchObject({ seat: 0, move: TURN_LEFT })
  expect(told(referee, 'exchangeRolled').attacker.seat).toBe(0)
})

test('D.2 after touching an enemy no more steps, for him who came and for him who was met', () => {
  const state = together([man(runner, [5, 6], 0), man(runner, [5, 4], 0)], { contactMustFight: 'no' })
  const referee = play(state, [], plan(null, STEP, TURN_LEFT, STEP), plan(null, TURN_LEFT, STEP))
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 5), hex(5, 4)])
  expect(allTold(referee, 'contactMade').map(({ seat }) => seat)).toEqual([0, 1])
  expect(allTold(referee, 'moveFailed').map(({ seat }) => seat)).toEqual([1, 0])
})

test('D.2 one in contact from the beginning may walk out of it', () => {
  const state = together([man(runner, [5, 5], 3), man(runner, [5, 4], 0)])
  play(state, [], plan(null, STEP), plan(null, STEP))
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 6), hex(5, 3)])
})

test('D.2 contact that nobody made in this beat stops nobody, nor does a team mate', () => {
  const men = [man(runner, [5, 5], 2), man(runner, [5, 4], 0), man(runner, [5, 0], 0)]
  const state = together(men)
  play(state, [], plan(null, TURN_RIGHT, STEP), plan(null, TURN_LEFT), plan(null, STEP))
  expect(hexOf(state, 0)).toEqual(hex(5, 6))
  const mates = [man(runner, [5, 7], 0), man(runner, [6, 5], 0)].map((one) => ({ ...one, team: 0 }))
  const past = together([...mates, man(samnite, [0, 0], 3)])
  play(past, [], plan(null, STEP, STEP), still, still)
  expect(hexOf(past, 0)).toEqual(hex(5, 5))
})

test('D.2 a pick-up of nothing fails, one in contact only turns', () => {
  const state = together([man(runner, [5, 6], 0, { weapon: null }), man(runner, [5, 0], 3)])
  const referee = play(state, [], plan(null, pickUpThing('sword'), TURN_LEFT), still)
  expect(told(referee, 'moveFailed').move).toEqual(pickUpThing('sword'))
  const met = together([man(runner, [5, 6], 0, { weapon: null }), man(runner, [5, 4], 0)], { contactMustFight: 'no' })
  met.ground.push({ cell: met.fighters[0]!.cell - 10, kind: 'sword' })
  expect(allTold(play(met, [], plan(null, STEP, pickUpThing('sword')), still), 'moveFailed')).toHaveLength(1)
})

test('D.2 a failed step costs nothing; a turn that was to be free in the new hex costs a point', () => {
  const bare = own({}, 1, 1)
  const state = together([man(bare, [5, -2], 0), man(runner, [5, 7], 0)], { freeTurn: 'perHex' })
  const referee = play(state, [], plan(null, TURN_LEFT, TURN_RIGHT, STEP, TURN_LEFT), still)
  expect(allTold(referee, 'turned').map(({ free, points }) => [free, points])).toEqual([
    [true, 2],
    [false, 1],
    [false, 0],
  ])
})

test('D.2 legal intentions are carried out', () => {
  const state = together([man(samnite, [5, 6], 0), man(secutor, [5, 4], 3)])
  const referee = play(state, [6, 2, 2, 2], plan(melee(1), STEP), still)
  const roll = told(referee, 'exchangeRolled')
  expect([roll.attacker.seat, roll.defender.seat]).toEqual([0, 1])
  expect(roll.attacker.steps.slice(1).some(({ rule }) => rule.startsWith('T5'))).toBe(false)
})

test('D.2 an intention that is not legal any more is dropped', () => {
  const state = together([man(samnite, [5, 6], 0), man(runner, [5, 4], 0)])
  const referee = play(state, [], plan(melee(1), STEP), plan(null, STEP, STEP))
  expect(told(referee, 'intentionFailed')).toMatchObject({ seat: 0, intention: melee(1) })
})

test('D.2 the duty of one who stepped into contact holds without an intention', () => {
  const state = together([man(samnite, [5, 6], 0), man(secutor, [5, 4], 3)])
  expect(told(play(state, [6, 2, 2, 2], plan(null, STEP), still), 'exchangeRolled').attacker.seat).toBe(0)
})

test('D.2 of several whom he could fight his duty is the one ahead, then clockwise', () => {
  const men = [man(samnite, [5, 6], 0), man(secutor, [6, 4], 3), man(gaul, [5, 4], 3)]
  const ahead = together(men)
  expect(told(play(ahead, [1, 1, 1, 1], plan(null, STEP), still, still), 'exchangeRolled').defender.seat).toBe(2)
  const sides = together([men[0]!, man(secutor, [4, 5], 3), man(gaul, [6, 4], 3)])
  expect(told(play(sides, [1, 1, 1, 1], plan(null, STEP), still, still), 'exchangeRolled').defender.seat).toBe(2)
})

test('D.2 each pair fights once; if both attack each other both use T5 and both can get T4.11', () => {
  const men = [man(samnite, [5, 5], 1, { weapon: null }), man(secutor, [5, 4], 2, { weapon: null })]
  const state = together(men)
  const referee = play(state, [3, 3, 3, 3], plan(melee(1)), plan(melee(0)))
  const roll = told(referee, 'exchangeRolled')
  expect(roll.attacker.seat).toBe(0)
  expect(roll.attacker.steps.slice(1).map(({ rule }) => rule)).toEqual(expect.arrayContaining(['T4.11', 'T5.6']))
  expect(roll.defender.steps.slice(1).map(({ rule }) => rule)).toContain('T4.11')
  // 4 + 1 + 2 against 4 + 1 (agility) + 1 + 0.
  expect([roll.attacker.total, roll.defender.total]).toEqual([13, 12])
})

test('D.2 pairs go in order of their lowest seat', () => {
  const men = [man(samnite, [5, 5], 0), man(secutor, [5, 4], 3), man(gaul, [4, 6], 2), man(samnite, [5, 6], 0)]
  const state = together(men)
  const plans = [plan(melee(1)), still, plan(melee(3)), plan(melee(0))]
  // Nobody is further than 1 apart, so that all stay.
  const referee = play(state, [3, 3, 3, 2, 2, 3, 3, 3, 3, 3, 3, 3], ...plans)
  expect(allTold(referee, 'exchangeRolled').map(({ attacker, defender }) => [attacker.seat, defender.seat])).toEqual([
    [0, 1],
    [3, 0],
    [2, 3],
  ])
})

test('D.2 one who was put out by an earlier pair still fights the others of the group', () => {
  const weak = { ...samnite, damage: 3 }
  const men = [man(secutor, [5, 5], 0), man(weak, [5, 4], 0, { hits: 2 }), man(gaul, [5, 3], 3)]
  const state = together(men)
  const referee = play(state, [1, 1, 2, 1, 2, 6, 6, 1, 1], plan(melee(1)), plan(melee(2)), still)
  expect(state.fighters[1]).toMatchObject({ out: 'dispatched', outBy: 0 })
  const rolls = allTold(referee, 'exchangeRolled')
  expect(rolls.map(({ attacker }) => attacker.seat)).toEqual([0, 1])
  // He throws the Gaul back by 3, but being out does not follow him.
  expect(hexOf(state, 2)).toEqual(hex(5, 2))
  expect(allTold(referee, 'followed')).toEqual([])
  expect(allTold(referee, 'judged')).toHaveLength(1)
})

test('D.2 one who was locked by an earlier pair still fights the others of the group', () => {
  const men = [man(samnite, [5, 5], 0), man(secutor, [5, 4], 3), man(gaul, [5, 3], 3)]
  const state = together(men)
  const referee = play(state, [6, 1, 2, 2, 1, 1, 2, 3], plan(melee(1)), still, plan(melee(1)))
  expect(allTold(referee, 'locked')[0]).toMatchObject({ attacker: 0, defender: 1 })
  expect(allTold(referee, 'exchangeRolled')).toHaveLength(2)
})

test('D.2 places count as they were when all had moved', () => {
  // The Secutor is thrown back by the first exchange; the second is fought over the hexside of before, his rear.
  const men = [man(samnite, [5, 5], 0), man(secutor, [5, 4], 5), man(gaul, [6, 4], 5)]
  const state = together(men)
  const referee = play(state, [6, 2, 2, 2, 1, 1, 2, 2], plan(melee(1)), still, plan(melee(1)))
  const rolls = allTold(referee, 'exchangeRolled')
  expect(rolls).toHaveLength(2)
  expect(rolls[1]!.defender.steps.slice(1).map(({ rule }) => rule)).toContain('T5.4')
})

test('D.2 a net thrown from either side is the one attack of the pair, that of the lower seat', () => {
  const men = [man(retarius, [5, 6], 0), man(retarius, [5, 4], 3)]
  const first = together(men)
  expect(allTold(play(first, [1, 1], plan(ensnare(1)), plan(whip(0))), 'exchangeRolled')).toEqual([])
  const second = together(men)
  const referee = play(second, [3, 3, 3, 2], plan(whip(1)), plan(ensnare(0)))
  expect(allTold(referee, 'netThrown')).toEqual([])
  const roll = told(referee, 'exchangeRolled')
  expect(roll.attack).toBe('whip')
  // The other's throw is dropped, so the first only attacks: no facing of his counts.
  expect(roll.attacker.steps.slice(1).map(({ rule }) => rule)).toEqual(['T4.5', 'T4.7'])
})

test('D.2 two who whip each other both have -2', () => {
  const state = together([man(retarius, [5, 6], 0), man(retarius, [5, 4], 3)])
  const roll = told(play(state, [3, 3, 3, 2], plan(whip(1)), plan(whip(0))), 'exchangeRolled')
  for (const side of [roll.attacker, roll.defender]) {
    expect(side.steps.slice(1).map(({ rule }) => rule)).toEqual(['T4.5', 'T4.7', 'T5.1', 'T4.13'])
  }
})

test('D.2 nobody throws a net at one who is out by then', () => {
  const men = [man(secutor, [5, 4], 0), man(samnite, [5, 3], 0, { hits: 8 }), man(retarius, [5, 1], 3)]
  const state = together(men, { crowd: 'victorChooses' })
  const referee = play(state, [1, 1, 4, 5], plan(melee(1)), still, plan(ensnare(1)), SPARE)
  expect(state.fighters[1]!.out).toBe('spared')
  expect(allTold(referee, 'netThrown')).toEqual([])
})

test('D.2 all put out in one group: a draw between them', () => {
  const dying = { hits: 8 }
  const state = together([man(samnite, [5, 5], 0, dying), man(samnite, [5, 4], 3, dying)])
  play(state, [6, 3, 2, 2, 5, 5], plan(melee(1)), plan(melee(0)))
  expect(outland.result(state).seats.map(({ outcome }) => outcome)).toEqual(['drawn', 'drawn'])
})

test.each<[string, unknown, string | null]>([
  ['D.2 a plan within his points', plan(null, STEP, STEP, TURN_LEFT, TURN_LEFT, STEP, STEP), null],
  ['D.2 a step too many', plan(null, STEP, STEP, TURN_LEFT, TURN_LEFT, STEP, STEP, STEP), '§3.2'],
  ['D.2 a turn too many', plan(null, STEP, STEP, STEP, STEP, STEP, STEP, TURN_LEFT), '§3.3'],
  ['D.2 getting up on his feet', plan(null, GET_UP), '§3.8'],
  ['D.2 a step aside without the switch', plan(null, stepTo(3)), 'R8'],
  ['D.2 a weapon though he has one', plan(null, pickUpThing('sword')), '§7.4'],
  ['D.2 a net attack without a net', plan(whip(1)), '§9.1'],
  ['D.2 an attack on himself', plan(melee(0)), '§4.6'],
  ['D.2 an attack on nobody', plan(melee(5)), 'D.2'],
  ['D.2 begging', { plan: [{ act: 'beg' }], intention: null }, 'D.2'],
  ['D.2 an attack among the moves', { plan: [melee(1)], intention: null }, 'D.2'],
  ['D.2 no intention', { plan: [] }, 'D.2'],
  ['D.2 more than a plan', { plan: [], intention: null, extra: 1 }, 'D.2'],
])('%s', (_, answer, rule) => {
  const state = together([man(runner, [5, 7], 0), man(runner, [5, 0], 3)])
  playInto(state)
  expect(outland.check(state, question, answer)?.rule ?? null).toBe(rule)
})

test('D.2 one who is prone must plan to get up first', () => {
  const state = together([man(runner, [5, 7], 0, { prone: true }), man(runner, [5, 0], 3)])
  playInto(state)
  expect(outland.check(state, question, plan(null, STEP))?.rule).toBe('§3.8')
  expect(outland.check(state, question, plan(null, GET_UP, STEP, STEP, STEP, STEP))).toBeNull()
  expect(outland.check(state, question, plan(null, GET_UP, STEP, STEP, STEP, STEP, STEP))?.rule).toBe('§3.2')
})

test('D.2 the sample of plans is legal and reaches everything near', () => {
  const state = together([man(retarius, [5, 7], 0), man(samnite, [5, 4], 3)])
  playInto(state)
  const sample = outland.legal(state, question) as Plan[]
  expect(sample.every((one) => outland.check(state, question, one) === null)).toBe(true)
  expect(sample).toContainEqual(plan(ensnare(1), STEP))
  expect(sample).toContainEqual(plan(melee(1), STEP, STEP))
  expect(sample).toContainEqual(plan(null, TURN_LEFT))
})

test('D.2 §3.5 in the sample of plans a step into contact is the last, a turn in contact is not', () => {
  const plansOf = (...men: Placed[]) => {
    const state = together(men)
    playInto(state)
    return (outland.legal(state, question) as Plan[]).map(({ plan }) => JSON.stringify(plan))
  }
  const passing = plansOf(man(runner, [5, 7], 0), man(samnite, [6, 5], 3))
  expect(passing).toContain(JSON.stringify([STEP]))
  expect(passing).not.toContain(JSON.stringify([STEP, STEP]))
  expect(plansOf(man(runner, [5, 7], 0), man(samnite, [6, 6], 3))).toContain(JSON.stringify([TURN_LEFT, STEP]))
})
