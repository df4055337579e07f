import { OUTSIDE } from '@harena/engine'
import { expect, test } from 'vitest'
import type { Approach } from '../src/06-movement/impact.ts'
import type { Path } from '../src/06-movement/paths.ts'
import { aimedThrowDRM } from '../src/editions/billings.ts'
import {
  bestFacing,
  enterTurned,
  meetWall,
  softenedAdvantage,
  tieAdjacent,
} from '../src/editions/billings-collisions.ts'
import { readClassicPlot } from '../src/editions/classic-plots.ts'
import { layBefore } from '../src/editions/net-lay.ts'
import { presets } from '../src/index.ts'
import { newItem, type State } from '../src/match/state.ts'
import { tables } from '../src/tables/index.ts'
import { at, duel, find, kinds, melee, place, run } from './helpers.ts'

function approach(state: State, seat: number, more: Partial<Approach> = {}): Approach {
  const who = state.gladiators[seat]!
  const still = { from: OUTSIDE, forward: 0, sidestepped: 0, backward: 0, turns: [], stood: false }
  return { ...still, who, facing: who.facing, ...more }
}

test.each([
  ['B-1 §27.4 two for each hex straight forward', 'F(Q)', 1, '1', 4],
  ['B-1 §27.4 before the first as well', 'F(Q)', 0, '1', 2],
  ['B-1 §27.4 one for each hex backward', 'B(Q)', 1, '1', 2],
  ['B-1 §27.4 sidesteps by their switch', 'SFR(Q)', 1, '1', 2],
  ['B-1 §27.4 or like others', 'SFR(Q)', 1, '2', 4],
  ['B-1 §27.4 straight on after a sidestep', 'SFR(QF)', 1, '1', 3],
  ['B-1 §27.4 a quick step aside counts as one straight ahead', 'F(RQ)', 1, '1', 4],
] as const)('%s', (_, text, made, wallSidestepStun, stun) => {
  const state = duel({}, {}, { ...presets.classic1981, walledMap: 'on', wallSidestepStun })
  const who = state.gladiators[0]!
  const plot = readClassicPlot(text)!
  const steps = plot.steps
    .slice(0, made)
    .map((step) => ({ cell: 0, from: 0, enters: 0, facing: 0, facingAfter: 0, step, isHazard: null }) as const)
  const path: Path = {
    who,
    plot,
    steps: [...steps],
    blockedBy: 'wall',
    leaves: null,
    isBlockedForward: true,
    done: made,
    isStopped: true,
    hasMet: false,
    pushedFrom: OUTSIDE,
  }
  const events = run(state, [], [], (play) => meetWall(play, path))
  expect(events[0]).toEqual({ kind: 'hitObstacle', rule: '§27.3', seat: 0, what: 'wall', pushed: false })
  expect([who.stun, who.now.collided]).toEqual([stun, true])
})

test('B-17 §8.4 of the facings that his turns lead through the one that gives the least', () => {
  const state = duel()
  const from = at(0, -1)
  const facing = (start: number, turns: readonly number[]) =>
    bestFacing(tables, from, approach(state, 1, { facing: start as 0, turns }), at(0, 0))
  expect(facing(3, [])).toBe(3)
  expect(facing(3, [1])).toBe(4)
  expect(facing(3, [1, 1, 1])).toBe(0)
  expect(facing(0, [1, 1])).toBe(0)
  expect(facing(1, [-1, -1, -1])).toBe(0)
})

test.each([
  ['B-17 §8.4 he comes from behind one who does not turn', 3, [], 3],
  ['B-17 §8.4 turns that are plotted soften it', 3, [1, 1], 1],
  ['B-17 §8.4 face to face there is nothing', 0, [], 0],
] as const)('%s', (_, facing, turns, value) => {
  const state = duel()
  const one = approach(state, 0, { from: at(0, -1), facing: 3 })
  const other = approach(state, 1, { from: at(0, 1), facing, turns })
  run(state, [], [], (play) => {
    const entered = enterTurned(play, other, one, at(0, 0), false)
    expect(softenedAdvantage(play, one, entered, at(0, 0))).toBe(value)
  })
})

test('B-17 §8.4 who offers his own rear has none', () => {
  const state = duel()
  const other = approach(state, 1, { from: at(0, 1), facing: 3 })
  run(state, [], [], (play) => {
    const value = (facing: 0 | 1 | 2) =>
      softenedAdvantage(play, approach(state, 0, { from: at(0, -1), facing }), other, at(0, 0))
    expect([value(0), value(1), value(2)]).toEqual([0, 0, 3])
  })
})

/** Both come into the middle from these hexes; an empty place means that he stood there. */
function tied(
  one: readonly [number, number] | null,
  other: readonly [number, number] | null,
  ST: readonly number[],
  die: number[],
) {
  const state = duel()
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'rock' })
  state.gladiators.forEach((who, seat) => {
    place(who, 0, 0, 0)
    who.ST = ST[seat]!
  })
  const from = (hex: readonly [number, number] | null) => (hex ? at(...hex) : OUTSIDE)
  run(state, [...die, 1, 1, 6, 1, 1, 6], [], (play) =>
    tieAdjacent(play, approach(state, 0, { from: from(one) }), approach(state, 1, { from: from(other) }), at(0, 0)),
  )
  return state.gladiators.map(({ cell, facing, isOnRock, stun }) => [cell, facing, isOnRock, stun])
}

test.each([
  ['B-18 §8.4.2 who stood stays, the other goes back, face to face', [0, -1], null, [1, 1], [], [0, -1, 3], [0, 0, 0]],
  ['B-18 §8.4.2 whoever of them it was', null, [0, -1], [1, 1], [], [0, 0, 0], [0, -1, 3]],
  ['B-18 §8.4.2 hexes side by side are their own', [1, -1], [1, 0], [1, 1], [], [1, -1, 3], [1, 0, 0]],
  ['B-18 §8.4.2 else the stronger man has the hex', [0, -1], [0, 1], [2, 1], [], [0, 0, 3], [0, 1, 0]],
  ['B-18 §8.4.2 be it the other', [0, -1], [0, 1], [1, 2], [], [0, -1, 3], [0, 0, 0]],
  ['B-18 §8.4.2 of equals the first on 1 to 3', [0, -1], [0, 1], [1, 1], [3], [0, 0, 3], [0, 1, 0]],
  ['B-18 §8.4.2 the other on 4 to 6', [0, -1], [0, 1], [1, 1], [4], [0, -1, 3], [0, 0, 0]],
] as const)('%s', (_, one, other, ST, die, first, second) => {
  const stands = ([q, r, facing]: readonly [number, number, number]) => [at(q, r), facing, q === 0 && r === -1, 1]
  expect(tied(one, other, ST, [...die])).toEqual([stands(first), stands(second)])
})

test('B-18 §8.4.2 whose hex is taken goes to a free one beside, and they face each other from there', () => {
  const state = melee([0, 1, 1])
  const [one, other, third] = state.gladiators
  place(one!, 0, 0, 0)
  place(other!, 0, 0, 0)
  place(third!, 0, -1, 3)
  run(state, [4, 1, 1, 6, 1, 1, 6], [], (play) =>
    tieAdjacent(play, approach(state, 0, { from: at(0, -1) }), approach(state, 1, { from: at(1, -1) }), at(0, 0)),
  )
  // The fourth of the five that are free beside the hex of the collision.
  expect([one!.cell, other!.cell]).toEqual([at(-1, 1), at(1, -1)])
  expect([one!.facing, other!.facing]).toEqual([1, 4])
})

test('B-26 §13.3.2 range and training of an aimed throw', () => {
  const ranges = [1, 2, 3, 4, 5, 6]
  expect(ranges.map((range) => aimedThrowDRM(true, range, 10) + 0)).toEqual([-3, -2, -1, 0, 0, 0])
  expect(ranges.map((range) => aimedThrowDRM(false, range, 10) + 0)).toEqual([-2, -1, 0, 0, 0, 0])
  expect(aimedThrowDRM(true, 7, 10)).toBeGreaterThan(6)
  expect([8, 9, 11, 12].map((TR) => aimedThrowDRM(false, 4, TR))).toEqual([1, 0, 0, -1])
})

/** A net man who looks north in the middle has plotted this; the other has run into him over these hexes. */
function laid(
  plot: string,
  way: readonly number[],
  change: (state: State) => void = () => {},
  other: Partial<Approach> = {},
  isCrossing = false,
) {
  const state = duel({ style: 'retiarius', shield: 'none' }, {}, { netLayTiming: 'on' })
  const [owner, foe] = state.gladiators
  place(owner!, 0, 0, 0)
  place(foe!, 0, 0, 3)
  owner!.now.plot = plot
  change(state)
  const events = run(state, way.includes(at(0, -1)) ? [6, 6, 6] : [], [], (play) =>
    layBefore(play, approach(state, 0), approach(state, 1, { from: at(0, -1), ...other }), way, at(0, 0), isCrossing),
  )
  return { events: kinds(events), owner: owner!, foe: foe!, told: events }
}

const through = [at(0, -2), at(0, -1), at(0, 0)]

test('B-23 §20.8 a net that is laid in his way meets him there, and then he is where he was', () => {
  const { events, owner, foe, told } = laid('X +LN2', through, ({ gladiators }) => {
    gladiators[1]!.facing = 0
  })
  expect(events[0]).toBe('netThrown')
  // He came backward: in the hex of the net he offers his rear.
  expect(find(told, 'netThrown')).toMatchObject({ action: 'LN2', total: 18 + 3 })
  expect([owner.now.spent, owner.now.hasLaid, foe.cell, foe.mustStumble]).toEqual([2, true, at(0, 0), true])
})

test.each([
  ['B-23 §20.8 beside his way it misses', 'X +LN1', [at(0, -2), at(0, 0)], {}, false, ['netMissed'], 2],
  ['B-23 §20.8 one who stood is not met', 'X +LN2', [at(0, -2)], { stood: true }, false, ['netMissed'], 2],
  ['B-23 §20.8 a toss is not laid', 'X +TN', [at(0, -2)], {}, false, [], 0],
  ['B-23 §20.8 nor is a plot without a net', 'X', [at(0, -2)], {}, false, [], 0],
] as const)('%s', (_, plot, way, other, isCrossing, events, spent) => {
  const done = laid(plot, way, () => {}, other, isCrossing)
  expect([done.events, done.owner.now.spent]).toEqual([events, spent])
})

test.each([
  ['B-23 §20.8 nothing is laid twice', {}, { hasLaid: true }],
  ['B-23 §20.8 nor by one who is senseless', { isUnconscious: true }, {}],
  ['B-23 §20.8 nor by one who is held', { grappledBy: 1 }, {}],
  ['B-23 §20.8 nor without a net', { hands: [null, null] }, {}],
  ['B-23 §20.8 nor against a friend', { team: 1 }, {}],
] as const)('%s', (_, more, now) => {
  const { events, owner } = laid('X +LN2', [at(0, -2)], ({ gladiators }) => {
    Object.assign(gladiators[0]!, more)
    Object.assign(gladiators[0]!.now, now)
  })
  expect([events, owner.now.spent]).toEqual([[], 0])
})

test('B-23 §20.8 a net in the right hand is laid as well', () => {
  const swapped = (state: State) => {
    state.gladiators[0]!.hands = [newItem('net'), null]
  }
  expect(laid('X +LN2', through, swapped).events[0]).toBe('netThrown')
})
