import type { Dir } from '@harena/engine'
import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import { END, GET_UP, melee, pickUpThing, STEP, stepTo, TURN_LEFT, TURN_RIGHT } from '../src/match/questions.ts'
import { mapOf } from '../src/match/state.ts'
import {
  allTold,
  bout,
  frame,
  type Given,
  hex,
  hexOf,
  man,
  own,
  play,
  playInto,
  refusedBy,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

const runner = own({ helmet: 'helm' }, 3, 3)
const bareHead = own({}, 2, 2)
const farAway = man(samnite, [0, 0], 3)

/** One man of his own on (5,7) facing north, nobody near. */
function alone(kind = runner, given: Given = {}, now = {}) {
  return bout([man(kind, [5, 7], 0, now), farAway], given)
}

test('§3.1 the allowance is the movement rate, halved from the second hit', () => {
  for (const [hits, points] of [
    [0, 6],
    [1, 6],
    [2, 3],
    [5, 3],
  ] as const) {
    const state = alone(runner, {}, { hits })
    playInto(state)
    expect(state.fighters[0]!.points).toBe(points)
  }
})

test('§3.2 a step goes into the hex in front for 1 point', () => {
  const state = alone()
  const referee = playInto(state, STEP)
  expect(hexOf(state, 0)).toEqual(hex(5, 6))
  expect(told(referee, 'stepped')).toMatchObject({ seat: 0, from: hex(5, 7), hex: hex(5, 6), points: 5 })
})

test('§3.2 not out of the arena and not into an occupied hex', () => {
  const edge = bout([man(runner, [5, -2], 0), farAway])
  playInto(edge)
  expect(refusedBy(edge, 0, STEP)).toBe('§3.2')
  const blocked = frame(runner, secutor, 3)
  playInto(blocked)
  expect(refusedBy(blocked, 0, STEP)).toBe('§3.2')
})

test('§3.2 not without a point, though free turns and attacks are still open', () => {
  const state = alone(bareHead, {}, { movement: 2 })
  playInto(state, STEP, STEP)
  expect(refusedBy(state, 0, STEP)).toBe('§3.2')
  expect(refusedBy(state, 0, TURN_LEFT)).toBeNull()
})

test('§3.3 a turn costs 1 point for one hexside', () => {
  const state = alone()
  const referee = playInto(state, TURN_LEFT, TURN_RIGHT, TURN_RIGHT)
  expect(allTold(referee, 'turned').map(({ facing, points }) => [facing, points])).toEqual([
    [5, 5],
    [0, 4],
    [1, 3],
  ])
})

test('§3.4 without a helmet one turn is free in each activation', () => {
  const state = alone(bareHead)
  const referee = playInto(state, STEP, TURN_LEFT, TURN_LEFT)
  expect(allTold(referee, 'turned').map(({ free, points, rule }) => [free, points, rule])).toEqual([
    [true, 3, '§3.4'],
    [false, 2, '§3.3'],
  ])
  const helmed = alone(own({ helmet: 'helm' }, 2, 2))
  expect(told(playInto(helmed, TURN_LEFT), 'turned')).toMatchObject({ free: false, points: 3 })
})

test('§3.5 a step that ends touching an enemy is the last; turns and picking up go on', () => {
  const state = bout([man({ ...runner }, [5, 7], 0, { weapon: null }), man(secutor, [5, 5], 3)])
  state.ground.push({ cell: mapOf(state).cell(hex(5, 6)), kind: 'sword' })
  const referee = playInto(state, STEP)
  expect(told(referee, 'contactMade')).toMatchObject({ seat: 0, enemies: [1] })
  expect(refusedBy(state, 0, STEP)).toBe('§3.5')
  expect(refusedBy(state, 0, TURN_LEFT)).toBeNull()
  expect(refusedBy(state, 0, pickUpThing('sword'))).toBeNull()
})

test('§3.5 also when it ends touching one beside him, with the way ahead free', () => {
  const state = bout([man(runner, [5, 7], 0), man(secutor, [6, 5], 3)])
  playInto(state, STEP)
  expect(refusedBy(state, 0, STEP)).toBe('§3.5')
  const passing = bout([man(runner, [5, 7], 0), man(secutor, [7, 5], 3)])
  playInto(passing, STEP)
  expect(refusedBy(passing, 0, STEP)).toBeNull()
})

test('§3.6 one who has entered more than four hexes may not attack', () => {
  const five = bout([man(runner, [5, 8], 0), man(samnite, [5, 2], 3)])
  const referee = playInto(five, STEP, STEP, STEP, STEP, STEP)
  expect(told(referee, 'movedOverFour').seat).toBe(0)
  expect(refusedBy(five, 0, melee(1))).toBe('§3.6')
  const four = bout([man(runner, [5, 7], 0), man(samnite, [5, 2], 3)])
  playInto(four, STEP, STEP, STEP, STEP)
  expect(refusedBy(four, 0, melee(1))).toBeNull()
})

test('§3.6 turns do not count', () => {
  const state = bout([man(runner, [5, 5], 0), man(samnite, [5, 3], 3)])
  playInto(state, TURN_LEFT, TURN_LEFT, TURN_RIGHT, TURN_RIGHT, STEP)
  expect(state.fighters[0]!.spent).toBe(5)
  expect(refusedBy(state, 0, melee(1))).toBeNull()
})

test('§3.7 picking up one thing from his own hex costs 1 point', () => {
  const state = alone(runner, {}, { weapon: null })
  state.ground.push({ cell: state.fighters[0]!.cell, kind: 'spear' })
  const referee = playInto(state, pickUpThing('spear'))
  expect(told(referee, 'pickedUp')).toMatchObject({ what: 'spear', points: 5 })
  expect(state.fighters[0]!.weapon).toBe('spear')
  expect(state.ground).toEqual([])
})

test('§3.7 with the last point, not without one', () => {
  const state = alone(bareHead, {}, { weapon: null, movement: 2 })
  const here = { cell: mapOf(state).cell(hex(5, 6)), kind: 'sword' as const }
  state.ground.push(here, { ...here, cell: mapOf(state).cell(hex(5, 5)) })
  playInto(state, STEP)
  expect(refusedBy(state, 0, pickUpThing('sword'))).toBeNull()
  const poor = alone(bareHead, {}, { weapon: null, movement: 2 })
  poor.ground.push(...state.ground)
  playInto(poor, STEP, STEP)
  expect(refusedBy(poor, 0, pickUpThing('sword'))).toBe('§3.7')
})

test('§3.8 getting up costs 2 points, and nothing else can be done before', () => {
  const state = alone(runner, {}, { prone: true })
  playInto(state)
  expect(outland.legal(state, { kind: 'activate', seat: 0, rule: '§2.3' })).toEqual([GET_UP, END])
  for (const answer of [STEP, TURN_LEFT, { act: 'beg' }]) expect(refusedBy(state, 0, answer)).toBe('§3.8')
  const up = alone(runner, {}, { prone: true })
  expect(told(playInto(up, GET_UP), 'gotUp').points).toBe(4)
  expect(up.fighters[0]!.prone).toBe(false)
  expect(refusedBy(up, 0, GET_UP)).toBe('§3.8')
})

test('§3.8 it costs all he has if that is less', () => {
  const state = alone(own({ helmet: 'helm' }, 1, 1), { halfMinimum: 1 }, { prone: true, hits: 2 })
  expect(told(play(state, [], GET_UP), 'gotUp').points).toBe(0)
})

test('§3.9 leaving contact costs nothing extra and gives nobody a blow', () => {
  const state = bout([man(runner, [5, 5], 3), man(secutor, [5, 4], 3)])
  const referee = playInto(state, STEP)
  expect(state.fighters[0]!.points).toBe(5)
  expect(referee.rolls).toEqual([])
  expect(refusedBy(state, 0, STEP)).toBeNull()
})

test('G.2 only what is affordable and legal is offered', () => {
  const state = frame(retarius, samnite, 0)
  playInto(state)
  const offered = outland.legal(state, { kind: 'activate', seat: 0, rule: '§2.3' })
  expect(offered).toEqual([TURN_LEFT, TURN_RIGHT, melee(1), { act: 'beg' }, END])
})

test.each<[string, unknown]>([
  ['G.2 nothing', undefined],
  ['G.2 a word', 'step'],
  ['G.2 an unknown act', { act: 'fly' }],
  ['G.2 too many fields', { act: 'end', extra: 1 }],
  ['G.2 a field without a value', { act: 'step', dir: undefined }],
  ['G.2 a direction that does not exist', { act: 'step', dir: 6 as Dir }],
  ['G.2 a gladiator who does not exist', { act: 'melee', target: 2 }],
  ['G.2 a thing that does not exist', { act: 'pickUp', kind: 'helmet' }],
])('%s is refused with what would be allowed', (_, answer) => {
  const state = alone()
  playInto(state)
  const refusal = outland.check(state, { kind: 'activate', seat: 0, rule: '§2.3' }, answer)
  expect(refusal?.rule).toBe('G.2')
  expect(refusal?.message).toContain('Allowed now: Step, Turn left, Turn right, Beg for mercy or End.')
})

test('R8 a step with a direction is refused unless steps go anywhere', () => {
  const state = alone()
  playInto(state)
  expect(refusedBy(state, 0, stepTo(2))).toBe('R8')
})
