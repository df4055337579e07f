import { OUTSIDE, Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { bodyInReach, distanceTo, isFacing } from '../src/06-movement/facing.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { contextOf } from '../src/match/context.ts'
import type { Colosseum } from '../src/match/game.ts'
import type { State } from '../src/match/state.ts'
import { at, find, kinds, melee, place, run } from './helpers.ts'

type Place = readonly [q: number, r: number, facing: number]

function move(state: State, faces: readonly number[], answers: readonly unknown[]) {
  return run(state, faces, answers, (play) => moveEverybody(play, askPlots(play)))
}

/** Men at these places, each of another team. */
function men(...places: readonly Place[]): State {
  const state = melee(places.map((_, seat) => seat))
  places.forEach((one, seat) => {
    place(state.gladiators[seat]!, ...one)
  })
  return state
}

const cells = (state: State) => state.gladiators.map(({ cell }) => cell)
const collisions = (events: readonly Colosseum['event'][]) =>
  events.flatMap((event) => (event.kind === 'collided' ? [[event.seat, event.other, event.cell]] : []))

test.each([
  ['§5.2.2 both walk, far apart', [0, 0, 3], ['F F', 'F F'], []],
  ['§5.2.2 §27.3 one walks into a pillar', [0, -5, 3], ['F F', 'F F'], [3, 3]],
  ['§5.2.2 §7.7 one leaves the board', [0, -8, 0], ['F', 'F'], []],
  ['§5.2.2 §8.1 one runs into the other', [0, 3, 3], ['C', 'X'], [6, 1, 3, 3, 6]],
] as const)('%s: the same comes of it where nobody listens', (_, from, plots, faces) => {
  const [heard, deaf] = [true, false].map((listening) => {
    const state = men(from, [0, 6, 0])
    state.arena.obstacles.push({ cell: at(0, -3), terrain: 'pillar' })
    const answers = faces.length > 2 ? [...plots, 3] : plots
    const referee = Object.assign(new Scripted<Colosseum>(faces, answers as never), { listening })
    const context = contextOf(state, referee)
    moveEverybody(context, askPlots(context))
    referee.done()
    return [state, referee.events.length > 0] as const
  })
  expect(JSON.stringify(deaf![0])).toBe(JSON.stringify(heard![0]))
  expect([heard![1], deaf![1]]).toEqual([true, false])
})

test('§8.1 a man who stands in the hex is met before two others meet over his head', () => {
  const state = men([0, -1, 3], [1, 0, 5], [0, 0, 0])
  // A 1 takes the first of the two collisions with him; then the third runs into whoever holds the hex.
  const events = move(state, [1, 6, 1, 1, 1, 6, 6, 1, 1, 1], ['F', 'SFL', 'X', 3, 2])
  expect(collisions(events)[0]).toEqual([0, 2, at(0, 0)])
})

test('§8.1 nor does anything elsewhere come before him', () => {
  const state = men([0, -1, 3], [0, 0, 0], [4, -1, 3], [4, 1, 0])
  const events = move(state, [6, 1, 1, 1, 6, 6, 1, 1, 1, 6], ['F', 'X', 'F', 'F', 3, 3])
  expect(collisions(events)).toEqual([
    [0, 1, at(0, 0)],
    [2, 3, at(4, 0)],
  ])
})

test('§8.1.1 on a 6 he runs into a man who was just going on', () => {
  const state = men([0, 0, 3], [1, 1, 4])
  const events = move(state, [6, 6, 1, 3, 3, 6], ['C', 'F F', 3])
  expect(find(events, 'pathsCrossed')).toMatchObject({ seat: 0, other: 1, die: 6, cell: at(0, 2) })
  expect(collisions(events)).toEqual([[0, 1, at(0, 2)]])
})

test('§8.1.1 two who change places cross: a 5 lets them, a 6 brings them together in one of the hexes', () => {
  const passed = men([0, 0, 3], [0, 1, 0])
  expect(find(move(passed, [5], ['F F', 'F F']), 'pathsCrossed')).toMatchObject({ seat: 0, other: 1, die: 5 })
  expect(cells(passed)).toEqual([at(0, 2), at(0, -1)])
  const met = men([0, 0, 3], [0, 1, 0])
  expect(collisions(move(met, [6, 2, 6, 1, 3, 3, 6], ['F F', 'F F', 3]))).toEqual([[1, 0, at(0, 0)]])
})

test('§8.2 who had gone on farther is put back into the hex', () => {
  const state = men([0, 0, 3], [3, -2, 4])
  const events = move(state, [6, 6, 1, 1, 1, 6], ['C', 'C', 4])
  expect(collisions(events)).toEqual([[1, 0, at(0, 1)]])
  expect(state.gladiators.map(({ now }) => [now.forward, now.entered.at(-1)])).toEqual([
    [1, at(0, 1)],
    [3, at(0, 1)],
  ])
})

test('§8.1 two who are stopped in a hex that both only passed share it out after all', () => {
  const state = men([0, -7, 0], [1, -8, 5])
  state.arena.walls = ['north', 'east', 'south', 'west']
  // A 5 lets them pass each other; then both run into the wall from the same hex.
  const events = move(state, [5, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6], ['F F', 'F F', 1])
  expect(kinds(events).filter((kind) => kind === 'hitObstacle' || kind === 'collided')).toEqual([
    'hitObstacle',
    'hitObstacle',
    'collided',
    'hitObstacle',
  ])
  expect(collisions(events)).toEqual([[0, 1, at(0, -8)]])
})

test('§5.2.2 §7.4 turns on the spot come before every step, those on the ground do not count', () => {
  const state = men([0, -4, 3], [0, 4, 0])
  Object.assign(state.gladiators[1]!, { posture: 'prone' })
  const events = move(state, [6], ['X(LL)', 'KN(R)'])
  expect(state.gladiators.map(({ facing, now }) => [facing, now.turned])).toEqual([
    [1, 2],
    [1, 1],
  ])
  expect(find(events, 'pulse').moves).toEqual([
    { seat: 0, code: 'X(LL)', rule: '§7.4', from: at(0, -4), cell: at(0, -4), facing: 1 },
    { seat: 1, code: 'KN(R)', rule: '§7.4', from: at(0, 4), cell: at(0, 4), facing: 1 },
  ])
})

test('§27.8.2 who steps onto a rock has climbed it', () => {
  const state = men([0, 0, 0], [0, 6, 0])
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'rock' })
  const events = move(state, [], ['F', 'X(R)'])
  expect(events.filter(({ kind }) => kind === 'climbed')).toEqual([{ kind: 'climbed', rule: '§27.8.2', seat: 0 }])
  expect(state.gladiators[0]!.isOnRock).toBe(true)
})

/** A man who looks north, and one whose legs and torso lie in these hexes. */
function lying(legs: readonly [number, number], torso: readonly [number, number] | null) {
  const [who, body] = men([0, 0, 0], [...legs, 0]).gladiators
  body!.torso = torso ? at(...torso) : OUTSIDE
  return [who!, body!] as const
}

test.each([
  ['§6.1.1 §16.2 the nearer hex of a body counts', [0, -2], [0, -1], 2, 1],
  ['§6.1.1 §16.2 be it the legs', [0, -1], [0, -2], 2, 1],
  ['§6.1.1 §16.2 a torso within reach is enough', [0, -3], [0, -2], 2, 2],
  ['§6.1.1 §16.2 and so are the legs', [0, -2], [0, -3], 2, 2],
  ['§6.1.1 §16.2 what lies behind him does not count', [0, 1], [0, 2], 2, 0],
  ['§6.1.1 nor what lies out of reach', [0, -3], null, 2, 0],
  ['§6.1.1 nor his own hex', [0, 0], null, 2, 0],
] as const)('%s', (_, legs, torso, reach, distance) => {
  expect(bodyInReach(...lying(legs, torso), reach)).toBe(distance)
})

test('§6.1.1 §16.2 a body is faced and measured by either of its hexes', () => {
  expect(isFacing(...lying([0, 1], [1, 0]))).toBe(false)
  expect(isFacing(...lying([1, 0], [1, -1]))).toBe(true)
  expect(isFacing(...lying([1, -1], [1, 0]))).toBe(true)
  expect(distanceTo(...lying([0, 3], [0, 2]))).toBe(2)
  expect(distanceTo(...lying([0, 2], [0, 3]))).toBe(2)
  expect(distanceTo(...lying([0, 2], null))).toBe(2)
})
