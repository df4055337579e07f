/** Rare meetings in the pulses of a phase: edges, solid things and crowds. */
import { OUTSIDE } from '@harena/engine'
import { expect, test } from 'vitest'
import { legalActions } from '../src/05-turn/actions.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { recoveryDRM } from '../src/13-condition/recovery.ts'
import { isLineClear } from '../src/19-advanced/arena.ts'
import { classicRecoveryDRM } from '../src/editions/classic-1981.ts'
import { presets } from '../src/match/options.ts'
import { newItem, type State } from '../src/match/state.ts'
import { at, duel, find, kinds, melee, place, run, totals } from './helpers.ts'

function move(state: State, faces: readonly number[], answers: readonly unknown[]) {
  return run(state, faces, answers, (play) => moveEverybody(play, askPlots(play)))
}

test('§7.7 whom the others push to the far edge does not run into a wall that is not there', () => {
  const state = duel()
  const [one, other] = state.gladiators
  place(one!, 5, 0, 2)
  place(other!, -8, 4, 4)
  // The second leaves the board in the west; the first, moved east with everybody, stands at the edge there.
  const events = move(state, [], ['F', 'SFR'])
  expect(kinds(events)).toContain('boardShifted')
  expect(kinds(events)).not.toContain('hitObstacle')
  expect([one!.cell, one!.stun, one!.now.moved]).toEqual([at(8, -1), 0, 0])
})

test.each([
  ['§7.2.1 §27.3 a turn written before the step into a pillar is made', 'pillar', [1, 1]],
  ['§7.2.1 §8.3 and before the step that meets a man on the ground', 'man', [1, 1]],
  ['§7.2.1 §7.7 and before a step over the edge that is not made', 'edge', []],
] as const)('%s', (_, what, faces) => {
  const state = duel()
  const [one, other] = state.gladiators
  place(one!, 0, what === 'edge' ? -8 : 0, 1)
  place(other!, 0, what === 'edge' ? 7 : -1, 0)
  if (what === 'man') Object.assign(other!, { posture: 'prone', isUnconscious: true })
  else if (what === 'pillar') {
    place(other!, 5, 0, 0)
    state.arena.obstacles = [{ cell: at(0, -1), terrain: 'pillar' }]
  }
  move(state, faces, what === 'man' ? ['(L)F'] : ['(L)F', 'X'])
  expect([one!.cell, one!.facing]).toEqual([at(0, what === 'edge' ? -8 : 0), 0])
})

test('§8.3 §11.5.1 he who runs into a man on the ground has collided and shakes off no stun', () => {
  const state = duel()
  const [victor, loser] = state.gladiators
  place(victor!, 0, 0, 3)
  place(loser!, 0, 1, 0)
  Object.assign(loser!, { posture: 'prone', isUnconscious: true })
  move(state, [1, 1], ['F'])
  expect(victor!.now.collided).toBe(true)
})

test('§8.4.1 the winner stays in the hex that a third man is just leaving', () => {
  const state = melee([0, 1, 0])
  const [winner, loser, third] = state.gladiators
  place(winner!, 0, -1, 3)
  place(loser!, 0, 1, 0)
  place(third!, 0, 0, 2)
  const events = move(state, [6, 1, 3, 3, 6], ['F', 'F', 'F', 3])
  expect(find(events, 'pushed').seat).toBe(1)
  expect([winner!.cell, loser!.cell, third!.cell]).toEqual([at(0, 0), at(0, 1), at(1, 0)])
})

test('§8.1 three in one hex: first with the man who has come to stand there', () => {
  const state = melee([0, 1, 0])
  const [one, other, third] = state.gladiators
  place(one!, 0, -2, 3)
  place(other!, 0, 2, 0)
  place(third!, 1, -1, 4)
  // The third steps into the middle at once; the two others reach it in the second pulse.
  const events = move(state, [1, 6, 1, 1, 1, 6, 1, 6, 1, 1, 6], ['F F', 'F F', 'F', 2, 3])
  const [first] = events.flatMap((event) => (event.kind === 'collided' ? [event] : []))
  expect([first!.seat, first!.other]).toContain(2)
})

test('§8.4.1 §7.7 a push over an edge from which the men cannot be moved: the loser goes back, and there is no wall', () => {
  const state = melee([0, 1, 1])
  const [winner, loser, third] = state.gladiators
  place(winner!, 0, -8, 0)
  place(loser!, 0, -7, 0)
  place(third!, 0, 7, 0)
  const events = move(state, [6, 1, 3, 3, 6], ['X', 'F', 'X', 0])
  expect(kinds(events)).not.toContain('hitObstacle')
  expect([winner!.cell, loser!.cell]).toEqual([at(0, -8), at(0, -7)])
})

test('§8.4.1 a man on the ground whose torso was met stays where he lies', () => {
  const state = duel()
  const [lying, roller] = state.gladiators
  place(lying!, 0, 0, 0)
  Object.assign(lying!, { posture: 'prone', torso: at(0, -1), isFaceDown: true, isUnconscious: true, ST: 9 })
  place(roller!, -1, -1, 0)
  Object.assign(roller!, { posture: 'prone', isFaceDown: true })
  const events = move(state, [1, 6, 3, 3], ['RO-BR', 1])
  expect(totals(events, 'impactRolled')).toHaveLength(2)
  expect([lying!.cell, lying!.torso]).toEqual([at(0, 0), at(0, -1)])
})

test('§7.7 §16.2 a body that is moved onto a pillar covers one hex', () => {
  const state = duel()
  const [one, other] = state.gladiators
  place(one!, 0, -8, 0)
  place(other!, 0, 0, 0)
  Object.assign(other!, { posture: 'prone', torso: at(0, -1), isFaceDown: true, isUnconscious: true })
  state.arena.obstacles = [{ cell: at(0, 2), terrain: 'pillar' }]
  move(state, [], ['F'])
  expect([other!.cell, other!.torso]).toEqual([at(0, 3), OUTSIDE])
})

test('§27.5 a line is blocked by every hex that it passes through, however little of it', () => {
  const state = duel()
  // From the corner of one hex to the next the line cuts the pillar between them.
  state.arena.obstacles = [{ cell: at(-2, 2), terrain: 'pillar' }]
  expect(isLineClear(state, at(8, -10), at(-7, 7))).toBe(false)
})

test('§21.1.2.2 a body lies in two hexes, and its sheath is reached from beside either', () => {
  const state = duel({}, { sheath: ['dagger'] })
  const [one, other] = state.gladiators
  place(one!, 0, 0, 0)
  place(other!, 0, 2, 0)
  one!.hands = [null, null]
  Object.assign(other!, { posture: 'prone', torso: at(0, 1), isUnconscious: true })
  expect(legalActions(state, one!)).toContainEqual({ do: 'strip', body: 1, sheathed: 0 })
  other!.torso = OUTSIDE
  expect(legalActions(state, one!)).not.toContainEqual({ do: 'strip', body: 1, sheathed: 0 })
})

test('§13.4.1 §16.2 an opponent on the ground guards an item with either hex of his body', () => {
  const state = duel()
  const [one, other] = state.gladiators
  place(one!, 0, 0, 0)
  place(other!, 0, 3, 0)
  const free = recoveryDRM(state, one!, newItem('axe'), at(0, 1))
  Object.assign(other!, { posture: 'prone', torso: at(0, 2) })
  expect(recoveryDRM(state, one!, newItem('axe'), at(0, 1)) - free).toBe(2)
  const old = duel({}, {}, presets.classic1981)
  const [seeker, foe] = old.gladiators
  place(seeker!, 0, 0, 0)
  place(foe!, 0, 3, 0)
  const before = classicRecoveryDRM(old, seeker!, newItem('axe'), at(0, 1))
  Object.assign(foe!, { posture: 'prone', torso: at(0, 2) })
  expect(classicRecoveryDRM(old, seeker!, newItem('axe'), at(0, 1)) - before).toBe(2)
})
