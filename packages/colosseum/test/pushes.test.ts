import { OUTSIDE } from '@harena/engine'
import { expect, test } from 'vitest'
import { collide } from '../src/06-movement/collisions.ts'
import { type Approach, shock } from '../src/06-movement/impact.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { newItem, type State } from '../src/match/state.ts'
import { at, duel, find, kinds, melee, place, run, totals } from './helpers.ts'

const still = { from: OUTSIDE, forward: 0, sidestepped: 0, backward: 0, turns: [], stood: false }

function approach(state: State, seat: number, more: Partial<Approach> = {}): Approach {
  const who = state.gladiators[seat]!
  return { ...still, who, facing: who.facing, ...more }
}

/** The first man runs from the north into the second, who stands in the middle; the others stand in these hexes. */
function runInto(others: readonly (readonly [number, number])[], more: Partial<Approach> = {}) {
  const state = melee([0, 1, ...others.map(() => 2)])
  const [winner, loser] = state.gladiators
  place(winner!, 0, -1, 3)
  place(loser!, 0, 0, 0)
  others.forEach(([q, r], at) => {
    place(state.gladiators[at + 2]!, q, r, 0)
  })
  const one = () => approach(state, 0, { from: at(0, -1), forward: 1 })
  const collision = (faces: readonly number[], answers: readonly unknown[]) =>
    run(state, faces, answers, (play) => collide(play, one(), approach(state, 1, more), at(0, 0)))
  return { state, winner: winner!, loser: loser!, collision }
}

const cells = (state: State) => state.gladiators.map(({ cell }) => cell)

test.each([
  ['§8.4.1 §16.2 pushed straight back', 0, 'backward'],
  ['§8.4.1 §16.2 pushed back to the right', 1, 'backward'],
  ['§8.4.1 §16.2 pushed back to the left', 5, 'backward'],
  ['§8.4.1 §16.2 pushed forward', 3, 'forward'],
  ['§8.4.1 §16.2 pushed forward to the right', 2, 'forward'],
  ['§8.4.1 §16.2 pushed forward to the left', 4, 'forward'],
] as const)('%s, he would fall that way', (_, facing, lastStep) => {
  const { loser, collision } = runInto([], { facing })
  loser.lastStep = lastStep === 'forward' ? 'backward' : 'forward'
  collision([6, 1, 1, 1, 6], [3])
  expect([loser.lastStep, loser.cell, loser.mustStumble]).toEqual([lastStep, at(0, 1), false])
})

test('§8.4.1 where one front hex alone is free nobody is asked', () => {
  const { state, collision } = runInto([
    [0, 1],
    [1, 0],
  ])
  collision([6, 1, 1, 1, 6], [])
  expect(cells(state).slice(0, 2)).toEqual([at(0, 0), at(-1, 1)])
})

const full = [
  [0, 1],
  [1, 0],
  [-1, 1],
] as const

test('§8.4.1 §8.4.3 where none is free whoever moved goes back, and the loser is shaken', () => {
  const { state, loser, collision } = runInto(full)
  const events = collision([6, 1, 4, 4, 6], [])
  expect(cells(state).slice(0, 2)).toEqual([at(0, -1), at(0, 0)])
  expect(find(events, 'thrownBack').seat).toBe(0)
  expect(kinds(events).filter((kind) => kind === 'stumbleChecked')).toHaveLength(1)
  expect(loser.stun).toBeGreaterThan(0)
})

test('§8.4.1 the loser goes back where both moved, to his rock as well', () => {
  const { state, loser, collision } = runInto(full, { from: at(1, -1), facing: 4, forward: 1 })
  state.arena.obstacles.push({ cell: at(1, -1), terrain: 'rock' })
  const events = collision([6, 1, 1, 1, 6], [])
  expect(cells(state).slice(0, 2)).toEqual([at(0, 0), at(1, -1)])
  expect([find(events, 'thrownBack').seat, loser.isOnRock]).toEqual([1, true])
})

test('§8.4.1 §27.8 a man who is pushed against a pillar stays, the other goes back to his rock', () => {
  const { state, winner, loser, collision } = runInto([])
  state.arena.obstacles.push({ cell: at(0, 1), terrain: 'pillar' }, { cell: at(0, -1), terrain: 'rock' })
  const events = collision([6, 1, 1, 1, 1, 1, 6], [3])
  expect([cells(state), winner.isOnRock]).toEqual([[at(0, -1), at(0, 0)], true])
  expect(find(events, 'hitObstacle')).toMatchObject({ seat: 1, what: 'pillar', pushed: true })
  expect(loser.now.collided).toBe(true)
})

test('§8.4.1 §27.8 where the other stood it is the loser who goes back', () => {
  const state = duel()
  const [runner, stander] = state.gladiators
  place(runner!, 0, 0, 3)
  place(stander!, 0, 0, 0)
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'rock' })
  const one = approach(state, 0, { from: at(0, -1), forward: 1 })
  // The stander throws him back against the rock that he came from.
  const events = run(state, [1, 6, 1, 1, 1, 1, 6], [0], (play) => collide(play, one, approach(state, 1), at(0, 0)))
  expect(find(events, 'hitObstacle')).toMatchObject({ seat: 0, what: 'rock' })
  expect([runner!.cell, runner!.isOnRock, stander!.cell]).toEqual([at(0, -1), true, at(0, 0)])
})

test('§8.4.2 thrown back he turns to the hex of the collision', () => {
  const state = duel()
  const [one, other] = state.gladiators
  place(one!, 0, -1, 3)
  place(other!, 1, 0, 0)
  // One sidesteps into the hex; the place he comes from is worth one to him.
  run(state, [4, 3, 1, 1, 6, 1, 1, 6], ['F', 'SFL'], (play) => moveEverybody(play, askPlots(play)))
  expect([one, other].map((who) => [who!.cell, who!.facing, who!.mustStumble])).toEqual([
    [at(0, -1), 3, false],
    [at(1, 0), 5, false],
  ])
})

test('§8.4.2 a tie in which one stood leaves him there', () => {
  const { state, collision } = runInto([])
  collision([3, 4, 1, 1, 6, 1, 1, 6], [])
  expect(cells(state)).toEqual([at(0, -1), at(0, 0)])
})

test('§8.4 every line of an impact is told with its paragraph', () => {
  const { state, winner, collision } = runInto([])
  winner.hands[1] = null
  winner.stun = 1
  const events = collision([6, 1, 1, 1, 6], [3])
  const { steps } = find(events, 'impactRolled')
  expect(steps).toEqual(
    [
      ['impact', 6],
      ['weight', 1],
      ['no shield', -2],
      ['hexes forward', 1],
      ['stun', -1],
      ['ST', 1],
      ['AG', 1],
    ].map(([what, value]) => ({ what, value, rule: '§8.4' })),
  )
  expect(totals(events, 'impactRolled')).toEqual([7, 6])
  expect(state.gladiators.map(({ now }) => now.collided)).toEqual([true, true])
})

test.each([
  ['§8.4.3 §8.4.4 who keeps his feet does not stumble', {}, {}, 6, [false, 'standing']],
  ['§8.4.3 §8.4.4 who fails stumbles in the next phase', {}, {}, 1, [true, 'standing']],
  ['§8.4.3 §8.4.4 §15.2 who was due to stumble still is', { mustStumble: true }, {}, 6, [true, 'standing']],
  [
    '§8.4.3 §8.4.4 §15.1 who lies does not stumble',
    { posture: 'prone', mustStumble: true },
    {},
    null,
    [false, 'prone'],
  ],
  ['B-20 §8.4.3 §8.4.4 who stumbles twice falls', {}, { stumbling: true }, 1, [false, 'prone']],
  ['B-20 §8.4.3 §8.4.4 who keeps his feet does not', { mustStumble: true }, { stumbling: true }, 6, [true, 'standing']],
] as const)('%s', (_, more, now, die, outcome) => {
  const state = duel({}, {}, { doubleStumble: 'on' })
  const who = state.gladiators[0]!
  Object.assign(who, more)
  Object.assign(who.now, now)
  run(state, die === null ? [1, 1] : [1, 1, die], [], (play) => shock(play, who, 0, false))
  expect([who.mustStumble, who.posture]).toEqual(outcome)
})

test.each([
  ['§8.4.4 §15.1 what lies where he is pushed counts against him', true, -1],
  ['§8.4.4 §15.1 not where he stays', false, 0],
] as const)('%s', (_, isPushed, total) => {
  const state = duel()
  const who = state.gladiators[0]!
  state.ground.push({ item: newItem('axe'), cell: who.cell })
  const events = run(state, [1, 1, 2], [], (play) => shock(play, who, 0, isPushed))
  expect(find(events, 'stumbleChecked').total).toBe(total)
})

test('B-21 §13.4.1 only the stun of a collision where he stood is spared, by what it added', () => {
  const { winner, loser, collision } = runInto([])
  loser.stun = 2
  collision([6, 1, 4, 4, 6], [3])
  expect([winner.now.sparedStun, loser.now.sparedStun]).toEqual([0, loser.stun - 2])
  expect(loser.stun).toBeGreaterThan(2)
})

test('§8.4.1 §16.2 a body that is pushed lies in one hex where the other stands in its second', () => {
  const { loser, collision } = runInto([])
  Object.assign(loser, { posture: 'prone', torso: at(0, -2), isFaceDown: true })
  collision([6, 1, 1, 1], [3])
  expect([loser.cell, loser.torso]).toEqual([at(0, 1), OUTSIDE])
})
