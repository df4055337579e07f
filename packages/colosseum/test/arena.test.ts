import { OUTSIDE } from '@harena/engine'
import { expect, test } from 'vitest'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { engage } from '../src/09-combat/engagement.ts'
import { canThrowAt, fly } from '../src/13-condition/throwing.ts'
import { isBesideTree, isHazard, isLineClear, layOutArena, openEdge } from '../src/19-advanced/arena.ts'
import { hitObstacle } from '../src/19-advanced/obstacles.ts'
import { halvings } from '../src/19-advanced/weapons.ts'
import { colosseum, type Options, presets } from '../src/index.ts'
import { newItem, type State } from '../src/match/state.ts'
import {
  allocation,
  at,
  duel,
  faceToFace,
  fightOut,
  find,
  idle,
  kinds,
  optionsWith,
  place,
  row,
  run,
  scripted,
} from './helpers.ts'

function move(state: State, faces: readonly number[], answers: readonly unknown[]) {
  return run(state, faces, answers, (play) => moveEverybody(play, askPlots(play)))
}

function alone(q: number, r: number, facing: number, given: Partial<Options> = {}): State {
  const state: State = { ...duel(), options: optionsWith(given) }
  place(state.gladiators[0]!, q, r, facing)
  place(state.gladiators[1]!, -7, 7, 0)
  return state
}

function laidOut(faces: readonly number[], size = 0): State {
  const state = colosseum.start(colosseum.defaultSetup, optionsWith({ arena: 'on' }))
  state.arena.size = size
  run(state, faces, [], layOutArena)
  return state
}

test('V69 §27.2 §27.2.1 §27.2.1.2 §4.3 2D3 less one; size 5 is a pit with walls all round', () => {
  const pit = laidOut([5, 6, 3])
  expect([pit.arena.size, pit.arena.walls.length, pit.arena.obstacles.length]).toEqual([5, 4, 0])
  expect(laidOut([1, 1, 1]).arena.size).toBe(1)
})

test('§27.2.2 §27.2.2.1 a die less the size are the obstacles, on free hexes away from the men', () => {
  // Size 1 and a 2: one obstacle; type die 3; row digits 1,1 and column digits 1,1: the corner.
  const state = laidOut([1, 1, 2, 3, 1, 1, 1, 1])
  expect(state.arena.obstacles).toEqual([{ cell: 0, terrain: 'mud' }])
  expect(laidOut([], 3).arena.obstacles).toEqual([])
})

test('§27.1 §27.2.1.1 without the chapter nothing is rolled', () => {
  const state = colosseum.start(colosseum.defaultSetup, optionsWith())
  run(state, [], [], layOutArena)
  expect(state.arena).toMatchObject({ size: 0, walls: [], obstacles: [] })
})

test.each([
  ['V39 §27.3 §27.3.1 §27.5 §27.5.1 the second hex is a pillar', [0, -2], 'pillar', 'F F', [5, 4], 3, [0, -1]],
  ['§27.8 §27.8.1 a rock in the way of two steps', [0, -2], 'rock', 'F F', [5, 4], 3, [0, -1]],
] as const)('%s', (_, [q, r], terrain, plot, faces, stun, [endQ, endR]) => {
  const state = alone(0, 0, 0)
  state.arena.obstacles.push({ cell: at(q, r), terrain })
  const events = move(state, faces, [plot, 'X'])
  expect(find(events, 'stunned')).toMatchObject({ stun, total: 12 })
  expect(state.gladiators[0]!.cell).toBe(at(endQ, endR))
  expect(kinds(events)).not.toContain('stumbleChecked')
})

test('V39 §27.4 §27.4.3 beside a wall one step is enough', () => {
  const state = alone(0, -8, 0)
  state.gladiators[0]!.AG = 0
  state.arena.walls.push('north')
  const events = move(state, [4, 3], ['F', 'X'])
  expect(find(events, 'stunned')).toMatchObject({ stun: 2, total: 9 })
})

test('V69 §7.7.1 §27.4.1 R16 a die and the size above 5 bring a wall, and everybody is moved away from it', () => {
  const state = colosseum.start(colosseum.defaultSetup, optionsWith({ arena: 'on' }))
  state.arena.size = 3
  const cells = () => state.gladiators.map(({ cell }) => cell)
  const before = cells()
  run(state, [2], [], (play) => expect(openEdge(play, 'north')).toBe('shifted'))
  expect(state.arena.walls).toEqual([])
  run(state, [3], [], (play) => expect(openEdge(play, 'north')).toBe('shifted'))
  expect(state.arena.walls).toEqual(['north'])
  expect(cells()).toEqual(before.map((cell) => cell + 5 * 17))
  run(state, [], [], (play) => expect(openEdge(play, 'north')).toBe('wall'))
})

test('§27.4.1 §7.7 who finds the wall makes his step: it is marked, and the men are moved', () => {
  const state = alone(0, -8, 0, { arena: 'on' })
  state.arena.size = 3
  const events = move(state, [3], ['F', 'X'])
  expect(kinds(events)).not.toContain('hitObstacle')
  expect(kinds(events).filter((kind) => kind === 'wallAppeared' || kind === 'boardShifted')).toHaveLength(2)
  // Three hexes away from the edge, and one step back towards it.
  expect(state.gladiators[0]).toMatchObject({ cell: at(0, -6), stun: 0 })
  expect(state.arena.walls).toEqual(['north'])
})

test('§27.4.1 §27.4.3 where nobody can be moved he runs into the wall that has appeared', () => {
  const state = alone(0, -8, 0, { arena: 'on' })
  state.arena.size = 3
  state.arena.obstacles = [-5, -6, -7].map((r) => ({ cell: at(0, r), terrain: 'pillar' }))
  expect(kinds(move(state, [3, 1, 1], ['F', 'X']))).toContain('hitObstacle')
})

test('§27.4.2 a wall at the far edge is taken away instead of a roll', () => {
  const state = colosseum.start(colosseum.defaultSetup, optionsWith({ arena: 'on' }))
  state.arena.walls.push('south')
  run(state, [], [], (play) => expect(openEdge(play, 'north')).toBe('shifted'))
  expect(state.arena.walls).toEqual([])
})

test('§27.4 §27.5 §27.6 §27.7 §27.8 pillars, trees and rocks block a line, mud does not', () => {
  const state = alone(0, 0, 0)
  for (const [terrain, clear] of [
    ['pillar', false],
    ['tree', false],
    ['rock', false],
    ['mud', true],
  ] as const) {
    state.arena.obstacles = [{ cell: at(0, -1), terrain }]
    expect(isLineClear(state, at(0, 0), at(0, -2))).toBe(clear)
  }
  // Exactly between two hexes both must block.
  state.arena.obstacles = [{ cell: at(1, -1), terrain: 'tree' }]
  expect(isLineClear(state, at(0, 0), at(1, -2))).toBe(true)
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'tree' })
  expect(isLineClear(state, at(0, 0), at(1, -2))).toBe(false)
})

test('§27.6 §27.6.1 a tree stops nobody; a fumble beside it costs the weapon', () => {
  const state = alone(0, 0, 0)
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'tree' })
  move(state, [], ['F', 'X'])
  expect(state.gladiators[0]!.cell).toBe(at(0, -1))
  const fight = faceToFace()
  fight.arena.obstacles.push({ cell: at(1, -1), terrain: 'tree' })
  const plans = [allocation([row(1, 1, 1)]), allocation([], [5, 0, 0, 0, 0])]
  run(fight, [1, 1, 1, 1, 1, 1, 3, 1, 1], plans, fightOut)
  expect(fight.gladiators[0]!.hands[0]).toBeNull()
})

test.each([
  ['§27.6.1 of two weapons the one that struck the tree is lost', ['sword', 'sword'], 'left', [true, false]],
  ['§27.6.1 a fist that strikes it loses none', ['sword'], 'bare', [true, false]],
  ['§27.6.1 §21.11.2 nor does a scissor', ['dagger', 'scissor'], 'left', [true, true]],
] as const)('%s', (_, hands, means, held) => {
  const state = faceToFace({ hands, shield: 'none' })
  state.arena.obstacles.push({ cell: at(1, -1), terrain: 'tree' })
  const plans = [allocation([row(1, 1, 2, { means })]), allocation([], [5, 0, 0, 0, 0])]
  const lands = hands[1] === 'sword' ? [1, 1] : []
  run(state, [1, 1, 1, 1, 1, 1, 3, ...lands], plans, fightOut)
  expect(state.gladiators[0]!.hands.map((item) => item !== null)).toEqual(held)
})

test('§27.6.1 a shield that strikes the tree costs no weapon', () => {
  const state = faceToFace()
  state.arena.obstacles.push({ cell: at(1, -1), terrain: 'tree' })
  const bash = row(1, 2, 2, { means: 'shield', special: 'H' })
  run(state, [1, 1, 1, 1, 1, 1, 3], [allocation([bash]), allocation([], [0, 5, 0, 0, 0])], fightOut)
  expect(state.gladiators[0]!.hands.map((item) => item?.kind)).toEqual(['sword', 'largeShield'])
})

test('§27.7 §27.7.1 R44 mud is a hazard', () => {
  const state = alone(0, 0, 0)
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'mud' })
  const events = move(state, [2], ['F', 'X'])
  expect(find(events, 'stumbleChecked')).toMatchObject({ total: 0, stumbles: true })
})

test('§27.8.2 a single F climbs a rock, a leap clears it, a pillar stops the leap', () => {
  const state = alone(0, 0, 0)
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'rock' })
  const events = move(state, [], ['F', 'X'])
  expect(kinds(events)).toContain('climbed')
  expect(state.gladiators[0]!.isOnRock).toBe(true)
  const over = alone(0, 0, 0)
  over.arena.obstacles.push({ cell: at(0, -1), terrain: 'rock' })
  move(over, [6], ['L', 'X'])
  expect(over.gladiators[0]!.cell).toBe(at(0, -2))
  const stopped = alone(0, 0, 0)
  stopped.arena.obstacles.push({ cell: at(0, -1), terrain: 'pillar' })
  expect(kinds(move(stopped, [3, 3], ['L', 'X']))).toContain('hitObstacle')
})

test.each([
  ['F', true],
  ['F(K6)', true],
  ['F(RN)', true],
  ['F(R)', false],
  ['(R)F', false],
  ['SFR', false],
] as const)('§27.8.2 1981: %s onto a rock', (plot, climbs) => {
  const state = alone(0, 0, 0, { ...presets.classic1981, arena: 'on' })
  // What may be kicked lies about, and his opponent has a net.
  state.ground.push({ item: newItem('sword'), cell: at(3, 3) })
  state.gladiators[1]!.hands = [newItem('trident'), newItem('net')]
  const cell = plot === '(R)F' || plot === 'SFR' ? at(1, -1) : at(0, -1)
  state.arena.obstacles.push({ cell, terrain: 'rock' })
  const events = move(state, climbs ? [] : [1, 1], [plot, 'X'])
  expect(kinds(events).includes('climbed')).toBe(climbs)
  expect(kinds(events).includes('hitObstacle')).toBe(!climbs)
})

test('§27.8.2.1 §27.8.2.2 from a rock foes count as kneeling, and attacks on it are halved once', () => {
  const state = faceToFace()
  const [top, ground] = state.gladiators
  top!.isOnRock = true
  expect(halvings(state, top!, ground!, 5, 'right', 1)).toBe(1)
  expect(halvings(state, top!, ground!, 4, 'right', 1)).toBe(0)
  expect(halvings(state, ground!, top!, 1, 'right', 1)).toBe(1)
  ground!.posture = 'kneeling'
  expect(halvings(state, ground!, top!, 1, 'right', 1)).toBe(1)
})

test.each([
  [
    '§27.8.2.2 R27 one who is hit on a rock may stumble by the wounds without armour',
    'stumble',
    [6, 5, 5, 4, 4, 4, 4],
    'stumbleChecked',
  ],
  ['§27.8.2.2 R27 or by the card fall', 'fallProne', [6, 5, 5, 4, 4, 4, 6, 6], 'fallChecked'],
] as const)('%s', (_, rockHit, faces, kind) => {
  const state = faceToFace({}, {}, { rockHit })
  state.gladiators[1]!.isOnRock = true
  // 8 CF halved are 4: red 16 is H+4, 12 + 4 = 16: five wounds, critical 8 + 5: 2x on the chest.
  const events = run(state, faces, [allocation([row(1, 2, 8)]), idle], fightOut)
  expect(find(events, kind)).toMatchObject(kind === 'stumbleChecked' ? { total: 4 - 1 - 5 } : { total: 12 + 1 - 4 })
})

test('§27.8.2.2 §13.3.2.1 a throw that hits shakes a man on a rock as a blow does', () => {
  const state = faceToFace()
  const [who, target] = state.gladiators
  target!.isOnRock = true
  const faces = [6, 2, 6, 5, 5, 1, 1, 6, 6, 1, 1]
  const events = run(state, faces, [], (play) => fly(play, who!, newItem('sword'), target!))
  expect(kinds(events)).toContain('stumbleChecked')
})

test('§27.6 nobody fights through a tree', () => {
  const state = faceToFace({ hands: ['spear'], shield: 'none' }, {}, { specials: 'off' })
  place(state.gladiators[0]!, 0, -2, 3)
  run(state, [], [], (play) => expect(engage(play)).not.toBeNull())
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'tree' })
  run(state, [], [], (play) => expect(engage(play)).toBeNull())
})

test('§7.4 §27.8.2 a leap over a rock that ends before a pillar leaves him in front of the rock', () => {
  const state = alone(0, 0, 0)
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'rock' }, { cell: at(0, -2), terrain: 'pillar' })
  const events = move(state, [3, 3], ['L', 'X'])
  expect(kinds(events)).toContain('hitObstacle')
  expect(state.gladiators[0]).toMatchObject({ cell: at(0, 0), isOnRock: false })
})

test('§8.4.2 §27.8.2 one who is thrown back onto his rock stands on it again', () => {
  const state = faceToFace()
  const [who, other] = state.gladiators
  place(who!, 0, -1, 3)
  place(other!, 0, 1, 0)
  who!.isOnRock = true
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'rock' })
  const events = move(state, [3, 3, 3, 3, 6, 4, 4, 6], ['F', 'F'])
  expect(kinds(events)).toContain('thrownBack')
  expect(who).toMatchObject({ cell: at(0, -1), isOnRock: true })
})

test('§27.6 §16.2 a body is in sight if one of its hexes is', () => {
  const state = faceToFace({ hands: ['spear'], shield: 'none' }, {}, { specials: 'off' })
  const [who, target] = state.gladiators
  place(who!, 0, -3, 3)
  place(target!, 0, 0, 2)
  target!.posture = 'prone'
  target!.torso = at(1, -1)
  state.arena.obstacles.push({ cell: at(0, -1), terrain: 'tree' })
  expect(canThrowAt(state, who!, who!.hands[0]!, target!)).toBe(true)
  target!.torso = OUTSIDE
  expect(canThrowAt(state, who!, who!.hands[0]!, target!)).toBe(false)
})

test('§15.1 §27.7 the legs and the torso of a dead man trip, things too, a living man does not', () => {
  const state = alone(0, 0, 0)
  const body = state.gladiators[1]!
  place(body, 3, 0, 0)
  body.torso = at(3, -1)
  const trips = () => [at(3, 0), at(3, -1), at(3, 1)].map((cell) => isHazard(state, cell))
  expect(trips()).toEqual([false, false, false])
  body.out = 'killed'
  expect(trips()).toEqual([true, true, false])
  state.ground.push({ item: { kind: 'axe', boxes: 0, condition: 'whole' }, cell: at(3, 1) })
  expect(trips()).toEqual([true, true, true])
  expect(isHazard(state, at(3, 2))).toBe(false)
})

test('§27.2 §27.2.1 §27.2.2.1 no obstacle stands beside any of the men, nor where another stands; it is all told', () => {
  const state = colosseum.start(colosseum.defaultSetup, optionsWith({ arena: 'on' }))
  place(state.gladiators[1]!, -8, -4, 0)
  // Size 1 and two of them; the first hex is a man's own corner, the second is taken.
  const corner = [1, 1, 1, 1]
  const second = [1, 3, 1, 4]
  const { play, referee } = scripted(state, [1, 1, 3, 1, ...corner, ...second, 1, ...second, 1, 4, 1, 5])
  layOutArena(play)
  referee.done()
  const obstacles = [2 * 17 + 3, 3 * 17 + 4].map((cell) => ({ cell, terrain: 'pillar' }))
  expect(referee.events).toEqual([{ kind: 'arenaRolled', rule: '§27.2', size: 1, obstacles }])
  expect(new Set(referee.rolls.map(({ by }) => by))).toEqual(new Set([0]))
})

test('§27.3.1 a man who is pushed is stunned by four more, and cannot shake it off in that phase', () => {
  const state = alone(0, 0, 0)
  const who = state.gladiators[0]!
  const events = run(state, [1, 1], [], (play) => hitObstacle(play, who, 'pillar', 1, true))
  expect(find(events, 'hitObstacle')).toEqual({
    kind: 'hitObstacle',
    rule: '§27.3',
    seat: 0,
    what: 'pillar',
    pushed: true,
  })
  expect(find(events, 'stunned')).toMatchObject({ total: 1 + 1 + 2 + 4 - 1 })
  expect(who.now.collided).toBe(true)
})

test('§27.6.1 a tree in the next hex is beside him, one farther away is not, nor is a pillar', () => {
  const state = alone(0, 0, 0)
  state.arena.obstacles = [{ cell: at(0, -1), terrain: 'pillar' }]
  expect(isBesideTree(state, at(0, 0))).toBe(false)
  state.arena.obstacles.push({ cell: at(0, 2), terrain: 'tree' })
  expect([0, 1, 2, 3, 4].map((r) => isBesideTree(state, at(0, r)))).toEqual([false, true, true, true, false])
})

test('§27.2 §7.7.1 where the edge is a wall it stands all round, else only in the pit', () => {
  const walls = (mapEdge: 'walls' | 'shift') => {
    const state = colosseum.start(colosseum.defaultSetup, optionsWith({ mapEdge }))
    run(state, [], [], layOutArena)
    return state.arena.walls
  }
  expect([walls('walls'), walls('shift')]).toEqual([['north', 'east', 'south', 'west'], []])
})

test('§27.2.2.1 an obstacle may stand two hexes away; what exceeds two rounds of the dice is thrown again', () => {
  const state = colosseum.start(colosseum.defaultSetup, optionsWith({ arena: 'on' }))
  place(state.gladiators[0]!, 0, 0, 0)
  place(state.gladiators[1]!, -8, -4, 0)
  // Row digits 6 and 3 are 32, which is too much; 5 and 5 are 28, row 12 of sixteen; 6 and 5 are 34, too much; 2 and 3: 8.
  run(state, [1, 1, 2, 1, 6, 3, 5, 5, 6, 5, 2, 3], [], layOutArena)
  expect(state.arena.obstacles).toEqual([{ cell: 12 * 17 + 8, terrain: 'pillar' }])
  const near = colosseum.start(colosseum.defaultSetup, optionsWith({ arena: 'on' }))
  place(near.gladiators[0]!, 0, 0, 0)
  place(near.gladiators[1]!, -8, -4, 0)
  // Row 10 of column 8 is two hexes away from the middle; row 9 is beside it.
  run(near, [1, 1, 2, 1, 2, 4, 2, 3, 2, 5, 2, 3], [], layOutArena)
  expect(near.arena.obstacles).toEqual([{ cell: 10 * 17 + 8, terrain: 'pillar' }])
})
