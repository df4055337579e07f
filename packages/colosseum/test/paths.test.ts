import { OUTSIDE } from '@harena/engine'
import { expect, test } from 'vitest'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import {
  approachOf,
  followShift,
  meetObstacle,
  type Path,
  rewind,
  stayOnBoard,
  takeStep,
  trace,
} from '../src/06-movement/paths.ts'
import { readPlot } from '../src/06-movement/plots.ts'
import { newItem, type State, type Terrain } from '../src/match/state.ts'
import { at, duel, find, kinds, place, run, scripted } from './helpers.ts'

/** A man in the middle who looks north; a thing lies in each of the hexes around. */
function among(): State {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 0)
  place(state.gladiators[1]!, 7, 0, 0)
  for (let q = -3; q <= 3; q++) {
    for (let r = -3; r <= 3; r++) state.ground.push({ item: newItem('axe'), cell: at(q, r) })
  }
  return state
}

function pathOf(state: State, text: string): Path {
  const who = state.gladiators[0]!
  const path: Path = {
    who,
    plot: readPlot(text)!,
    steps: [],
    blockedBy: null,
    leaves: null,
    isBlockedForward: false,
    done: 0,
    isStopped: false,
    hasMet: false,
    pushedFrom: OUTSIDE,
  }
  trace(state, path)
  return path
}

function walked(text: string, steps: number) {
  const state = among()
  const path = pathOf(state, text)
  const { play } = scripted(state)
  for (let i = 0; i < steps; i++) takeStep(play, path)
  return { state, path, play }
}

test.each([
  ['C', 3],
  ['F(R) SFL', 2],
  ['SBR B', 2],
  ['SFR SBL', 2],
  ['B', 1],
  ['SBL', 1],
] as const)('§8.2 who is put back on his way by %s is as if he had never gone on', (text, length) => {
  for (let steps = 1; steps <= length; steps++) {
    const { state, path, play } = walked(text, length)
    rewind(play, path, steps)
    expect(JSON.stringify(state)).toBe(JSON.stringify(walked(text, steps).state))
    expect(path.done).toBe(steps)
  }
})

test('§8.2 also to where he started', () => {
  const { state, path, play } = walked('SFR SBL', 2)
  rewind(play, path, 0)
  const { cell, now } = state.gladiators[0]!
  expect([cell, path.done]).toEqual([at(0, 0), 0])
  expect(now).toMatchObject({
    moved: 0,
    forward: 0,
    backward: 0,
    sideForward: 0,
    sideBackward: 0,
    hazards: 0,
    entered: [],
  })
})

test.each([
  ['§7.3 forward', 'F F', 2, 0, 0, 0],
  ['§7.3 backward', 'B B', 0, 2, 0, 0],
  ['§7.3 to the sides', 'SFR SBL', 1, 1, 1, 1],
] as const)('%s: the hexes are counted', (_, text, forward, backward, sideForward, sideBackward) => {
  const { now, lastStep } = walked(text, 2).state.gladiators[0]!
  expect(now).toMatchObject({ moved: 2, forward, backward, sideForward, sideBackward, hazards: 2 })
  expect(lastStep).toBe(backward > 0 ? 'backward' : 'forward')
})

test('§7.4 §16.2 a roll is neither forward nor backward: he lies as he lay', () => {
  for (const lastStep of ['forward', 'backward'] as const) {
    const state = among()
    const who = state.gladiators[0]!
    Object.assign(who, { posture: 'prone', lastStep, isFaceDown: true })
    takeStep(scripted(state).play, pathOf(state, 'RO-FR'))
    expect([who.lastStep, who.cell, who.torso, who.now.moved]).toEqual([lastStep, at(1, -1), at(1, -2), 1])
  }
})

test('§8.4 how a man came into a hex, and how one who stands there', () => {
  const { path } = walked('F(R) SFL(L)', 2)
  expect(approachOf(path, 0)).toMatchObject({ from: at(0, 0), facing: 0, forward: 1, sidestepped: 0, stood: false })
  expect(approachOf(path, 0).turns).toEqual([1, -1])
  expect(approachOf(path, 1)).toMatchObject({ from: at(0, -1), facing: 1, forward: 2, sidestepped: 1, turns: [-1] })
  expect(approachOf(path, -1)).toMatchObject({ from: at(0, -1), forward: 2, stood: true, turns: [] })
  expect(approachOf(walked('SBR B', 2).path, 1)).toMatchObject({ forward: 0, sidestepped: 0, backward: 2 })
})

test('§7.7 when the board is moved the steps made go along, the rest is laid out anew', () => {
  const { state, path } = walked('C', 1)
  path.who.cell = at(0, 2)
  followShift(state, path, { q: 0, r: 3 })
  expect(path.steps.map(({ cell, from }) => [cell, from])).toEqual([
    [at(0, 2), at(0, 3)],
    [at(0, 1), at(0, 2)],
    [at(0, 0), at(0, 1)],
  ])
  path.isStopped = true
  followShift(state, path, { q: 0, r: 1 })
  expect(path.steps).toHaveLength(1)
})

test.each([
  ['§7.7 after a push nobody opens another edge', 'wall', 'north', [], 'edge'],
  ['§7.7 §27.4 but a wall that stands there stops him', 'wall', 'north', ['north'], 'wall'],
  ['§27.5 and so does a pillar', 'pillar', null, [], 'pillar'],
] as const)('%s', (_, blockedBy, leaves, walls, after) => {
  const state = among()
  state.arena.walls = [...walls]
  const path = { ...pathOf(state, 'F'), blockedBy, leaves }
  stayOnBoard(state, path)
  expect([path.blockedBy, path.leaves]).toEqual([after, null])
})

test('§27.3 who meets an obstacle is stopped, and the step that is not made counts', () => {
  const state = among()
  state.arena.obstacles.push({ cell: at(0, -2), terrain: 'pillar' })
  const path = pathOf(state, 'F F')
  expect([path.steps.length, path.blockedBy, path.leaves]).toEqual([1, 'pillar', null])
  const events = run(state, [1, 1], [], (play) => meetObstacle(play, path))
  expect([path.isStopped, path.who.now.forward]).toEqual([true, 1])
  expect(find(events, 'hitObstacle').what).toBe('pillar')
  const back = pathOf(state, 'B B')
  back.blockedBy = 'pillar'
  run(state, [1, 1], [], (play) => meetObstacle(play, back))
  expect(path.who.now.forward).toBe(1)
})

test.each([
  ['§7.4 a leap clears a rock', ['rock', null], at(0, -2), false],
  ['§7.4 §27.8 not one that ends before a pillar', ['rock', 'pillar'], at(0, 0), true],
  ['§7.4 §27.5 nor over a pillar', ['pillar', null], at(0, 0), true],
  ['§7.4 §27.8 nor onto a second rock', [null, 'rock'], at(0, -1), true],
] as const)('%s', (_, terrains, cell, hits) => {
  const state = among()
  state.ground = []
  const stands = terrains.flatMap((terrain, i) =>
    terrain ? [{ cell: at(0, -1 - i), terrain: terrain as Terrain }] : [],
  )
  state.arena.obstacles.push(...stands)
  const events = run(state, hits ? [1, 1] : [6], ['L', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect([state.gladiators[0]!.cell, kinds(events).includes('hitObstacle')]).toEqual([cell, hits])
})

test('§7.4 §7.7 a leap over a rock at the edge is not made where a wall stands', () => {
  const state = among()
  state.ground = []
  place(state.gladiators[0]!, 0, -7, 0)
  state.arena.walls = ['north']
  state.arena.obstacles.push({ cell: at(0, -8), terrain: 'rock' })
  run(state, [1, 1], ['L', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect([state.gladiators[0]!.cell, state.gladiators[0]!.isOnRock]).toEqual([at(0, -7), false])
})

test.each([
  ['§27.8.2 a single step forward climbs a rock', 'F', true],
  ['§27.8.2 two steps do not', 'F F', false],
  ['§27.8.2 nor does a sidestep', 'SFR', false],
] as const)('%s', (_, plot, climbs) => {
  const state = among()
  state.ground = []
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'rock' }, { cell: at(1, -1), terrain: 'rock' })
  run(state, climbs ? [] : [1, 1], [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect(state.gladiators[0]!.isOnRock).toBe(climbs)
})
