import { OUTSIDE } from '@harena/engine'
import { expect, test } from 'vitest'
import { collide } from '../src/06-movement/collisions.ts'
import { type Approach, impactModifier } from '../src/06-movement/impact.ts'
import { collisionAdvantage } from '../src/06-movement/impact-factor.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import type { State } from '../src/match/state.ts'
import {
  at,
  classic1981,
  colosseumEdition,
  duel,
  faceToFace,
  find,
  kinds,
  melee,
  place,
  run,
  totals,
} from './helpers.ts'

function move(state: State, faces: readonly number[], answers: readonly unknown[]) {
  return run(state, faces, answers, (play) => moveEverybody(play, askPlots(play)))
}

function approach(state: State, seat: number, more: Partial<Approach> = {}): Approach {
  const who = state.gladiators[seat]!
  return {
    who,
    from: OUTSIDE,
    facing: who.facing,
    forward: 0,
    sidestepped: 0,
    backward: 0,
    turns: [],
    stood: false,
    ...more,
  }
}

test('V37 A-6 §8.4 §8.4.1 §8.4.3 §8.4.4 a heavy charge overruns a light man', () => {
  const heavy = { style: 'provocator', ratings: { TR: 10, ST: 3, AG: -1, CN: 3, W: 12 } } as const
  const light = { style: 'parmularius', shield: 'small', ratings: { TR: 10, ST: 0, AG: 2, CN: 3, W: 12 } } as const
  const state = duel(heavy, light)
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 2, 0)
  const events = move(state, [4, 3, 4, 4, 6], ['C', 'X', 3])
  expect(totals(events, 'impactRolled')).toEqual([12, 5])
  expect(find(events, 'stunned')).toMatchObject({ seat: 1, stun: 5 })
  expect(find(events, 'stumbleChecked')).toMatchObject({ seat: 1, total: 0, stumbles: true })
  expect(state.gladiators.map(({ cell }) => cell)).toEqual([at(0, 2), at(0, 3)])
})

test('V38 C-5 §8.4.2 equal factors throw both back, stunned, facing the hex', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, -1, 3)
  place(state.gladiators[1]!, 0, 1, 0)
  const events = move(state, [3, 3, 3, 3, 6, 4, 4, 6], ['F', 'F'])
  expect(kinds(events).filter((kind) => kind === 'thrownBack')).toHaveLength(2)
  expect(state.gladiators.map(({ cell, facing }) => [cell, facing])).toEqual([
    [at(0, -1), 3],
    [at(0, 1), 0],
  ])
  expect(state.gladiators.map(({ stun }) => stun)).toEqual([1, 1])
})

test('§8.1 §8.2 two who end in one hex collide, and what is left of both plots is lost', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, -2, 3)
  place(state.gladiators[1]!, 0, 2, 0)
  const events = move(state, [6, 1, 3, 3, 6], ['F F', 'F F(R)', 3])
  expect(find(events, 'collided').cell).toBe(at(0, 0))
  expect(state.gladiators[1]!.facing).toBe(0)
})

test('§8.1 a man who stands in the way is met for certain', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 1, 0)
  const events = move(state, [6, 1, 3, 3, 6], ['F F', 'X', 3])
  expect(find(events, 'collided').cell).toBe(at(0, 1))
  expect(state.gladiators[0]!.now.moved).toBe(1)
})

test.each([
  ['V40 V88 §8.1.1 §5.2.2.2 crossed paths: a 5 lets both pass', [5], [at(0, 3), at(0, 2)]],
  ['V88 §8.1.1 a 6 brings them together in one of the two hexes', [6, 1, 6, 1, 3, 3, 6], [at(0, 3), at(0, 4)]],
] as const)('%s', (_, faces, cells) => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 5, 0)
  const answers = faces.length > 1 ? ['C', 'C', 3] : ['C', 'C']
  const events = move(state, faces, answers)
  expect(state.gladiators.map(({ cell }) => cell)).toEqual(cells)
  expect(kinds(events).filter((kind) => kind === 'pathsCrossed')).toHaveLength(1)
})

test('V88 §8.2 in the other hex the man who had gone on is put back', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 5, 0)
  const events = move(state, [6, 2, 6, 1, 3, 3, 6], ['C', 'C', 3])
  expect(find(events, 'collided')).toMatchObject({ cell: at(0, 2) })
  expect(state.gladiators.map(({ now }) => now.forward)).toEqual([2, 3])
})

test('§8.1.1 R43 a hex that the other has left, and following him, bring no collision', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 1, 3)
  move(state, [], ['F', 'F F'])
  expect(state.gladiators.map(({ cell }) => cell)).toEqual([at(0, 1), at(0, 3)])
})

test.each([
  ['§8.1 nobody runs through a man who has come to stand before', 'C', [1, 1, 4], 'F', [0, 2]],
  ['§8.1 nor through one who comes to stand there at the same time', 'F F', [1, 0, 4], 'F', [0, 1]],
  ['§8.1 §7.4 nor does he leap over him', 'L', [1, 0, 4], 'F', [0, 1]],
] as const)('%s', (_, plot, [q, r, facing], otherPlot, hex) => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, q, r, facing)
  const events = move(state, [6, 1, 3, 3, 6], [plot, otherPlot, 3])
  expect(kinds(events)).not.toContain('pathsCrossed')
  expect(find(events, 'collided').cell).toBe(at(hex[0], hex[1]))
})

test.each([
  ['§8.1.1 where the other has gone on it is one chance in six', 'C', [1, 1, 4], 'F F'],
  ['§8.1.1 and where he comes to stand after the other has passed', 'F F', [2, -1, 4], 'F F'],
] as const)('%s', (_, plot, [q, r, facing], otherPlot) => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, q, r, facing)
  const events = move(state, [5], [plot, otherPlot])
  expect(kinds(events)).toContain('pathsCrossed')
  expect(kinds(events)).not.toContain('collided')
})

/** Both charge: the second runs into a pillar after two hexes, and the first then runs into him. */
function metAtPillar(faces: readonly number[], answers: readonly unknown[]) {
  const state = duel()
  place(state.gladiators[0]!, 3, 0, 4)
  place(state.gladiators[1]!, 0, 5, 0)
  state.arena.obstacles.push({ cell: at(0, 2), terrain: 'pillar' })
  return { state, events: move(state, [1, 1, ...faces], ['C', 'C', ...answers]) }
}

test('§8.4 a man who was stopped keeps the hexes he has moved forward, and the side he came from', () => {
  const { events } = metAtPillar([3, 3, 3, 3, 6], [4])
  // Three hexes and one for the place; two hexes, one for the place, one less for the stun of the pillar.
  expect(totals(events, 'impactRolled')).toEqual([3 + 5 + 3 + 1, 3 + 5 + 2 + 1 - 1])
})

test('§8.4.2 and goes back to the hex he came from', () => {
  const { state } = metAtPillar([3, 5, 3, 3, 6, 3, 3, 6], [])
  expect(state.gladiators.map(({ cell }) => cell)).toEqual([at(1, 2), at(0, 4)])
})

test('§8.4.2 a man who was pushed comes from the hex of that collision; where it is taken he goes beside', () => {
  const state = melee([0, 1, 0])
  place(state.gladiators[0]!, 0, -1, 3)
  place(state.gladiators[1]!, 0, 0, 0)
  place(state.gladiators[2]!, 0, 3, 0)
  state.gladiators[1]!.AG = 2
  // The first pushes the second south, where the third runs into him from behind: eleven against eleven.
  const events = move(state, [6, 1, 1, 1, 6, 1, 6, 1, 1, 1, 6, 1, 1, 6], ['F', 'X', 'F F', 3])
  expect(totals(events, 'impactRolled')).toEqual([12, 7, 11, 11])
  expect(state.gladiators.map(({ cell }) => cell)).toEqual([at(0, 0), at(1, 0), at(0, 2)])
})

test('§8.3 §18.2.1 he who runs into a man on the ground has won', () => {
  const state = duel()
  const [victor, loser] = state.gladiators
  place(victor!, 0, 0, 3)
  place(loser!, 0, 2, 0)
  loser!.posture = 'prone'
  loser!.isUnconscious = true
  const events = move(state, [5, 4], ['F F'])
  expect(find(events, 'appealed')).toMatchObject({ seat: 1, victor: 0, total: 9, spared: false })
  expect(loser!.out).toBe('killed')
})

test('§8.3 §7.4 one who rolls away is met like anybody else', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 1, 1, 0)
  state.gladiators[1]!.posture = 'prone'
  const events = move(state, [6, 1, 3, 3], ['F F', 'RO-BL', 3])
  expect(kinds(events)).toContain('collided')
})

test('§8.4 every line of the impact table', () => {
  const state = duel()
  const who = state.gladiators[0]!
  const drm = (more: Partial<Approach> = {}) => impactModifier(colosseumEdition, approach(state, 0, more))
  expect(drm()).toBe(1 + 2 + 1 + 1)
  who.weight = 'heavy'
  expect(drm()).toBe(6)
  who.weight = 'light'
  expect(drm()).toBe(4)
  who.hands[1] = { kind: 'smallShield', boxes: 0, condition: 'whole' }
  expect(drm()).toBe(2)
  who.hands[1] = null
  expect(drm()).toBe(0)
  expect(drm({ forward: 2 })).toBe(2)
  expect(drm({ backward: 2 })).toBe(-2)
  who.now.leaped = true
  expect(drm()).toBe(4)
  who.posture = 'kneeling'
  who.now.stumbling = true
  expect(drm()).toBe(2)
  who.now.recovering = true
  expect(drm()).toBe(-1)
  who.stun = 2
  expect(drm()).toBe(-3)
})

test('§8.4 §9.2 R48 A-5 position counts always, or not if both moved', () => {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 0, 3)
  const one = approach(state, 0, { from: at(0, -1) })
  const moved = approach(state, 1, { from: at(1, -1) })
  run(state, [], [], (play) => {
    // He comes from behind the other, who faces south.
    expect(collisionAdvantage(play, one, moved, at(0, 0))).toBe(3)
    expect(collisionAdvantage(play, one, approach(state, 1), at(0, 0))).toBe(3)
    // One who stood still has the value of his own hex for the man who runs into him.
    expect(collisionAdvantage(play, approach(state, 1), one, at(0, 0))).toBe(0)
  })
  const other = duel({}, {}, { collisionPA: 'notIfBothMoved' })
  run(other, [], [], (play) => expect(collisionAdvantage(play, one, moved, at(0, 0))).toBe(0))
})

test('A-5 §8.4 §9.2 one who turned in his hex counts as having moved: only hex and facing unchanged are excepted', () => {
  const state = duel({}, {}, { collisionPA: 'notIfBothMoved' })
  place(state.gladiators[0]!, 0, 0, 3)
  place(state.gladiators[1]!, 0, 0, 3)
  const one = approach(state, 0, { from: at(0, -1) })
  const still = approach(state, 1, { stood: true })
  run(state, [], [], (play) => {
    expect(collisionAdvantage(play, one, still, at(0, 0))).toBe(3)
    state.gladiators[1]!.now.turned = 1
    expect(collisionAdvantage(play, one, still, at(0, 0))).toBe(0)
    expect(collisionAdvantage(play, still, one, at(0, 0))).toBe(0)
  })
})

test('V93 §8.4.1 §27.3.1 a man pushed into a pillar takes both shocks, and the winner goes back', () => {
  const state = faceToFace({}, {}, {})
  const [winner, loser] = state.gladiators
  place(winner!, 0, -1, 3)
  place(loser!, 0, 0, 0)
  loser!.AG = 1
  state.arena.obstacles.push({ cell: at(0, 1), terrain: 'pillar' })
  const one = approach(state, 0, { from: at(0, -1), forward: 1 })
  const events = run(state, [3, 2, 3, 4, 3, 3, 6], [3], (play) => collide(play, one, approach(state, 1), at(0, 0)))
  expect(totals(events, 'impactRolled')).toEqual([9, 7])
  expect(loser!.stun).toBe(4)
  expect(find(events, 'stumbleChecked').total).toBe(1)
  expect([winner!.cell, loser!.cell]).toEqual([at(0, -1), at(0, 0)])
})

test('§8.4.1 the winner chooses among the front hexes that hold no figure', () => {
  const state = melee([0, 1, 1])
  place(state.gladiators[0]!, 0, -1, 3)
  place(state.gladiators[1]!, 0, 0, 0)
  place(state.gladiators[2]!, 0, 1, 0)
  const one = approach(state, 0, { from: at(0, -1), forward: 1 })
  const events = run(state, [6, 1, 3, 3, 6], [4], (play) => collide(play, one, approach(state, 1), at(0, 0)))
  expect(find(events, 'pushed').cell).toBe(at(-1, 1))
})

test('§8.3 one who rolls into a man on the ground has not won: they collide', () => {
  const state = duel()
  const [roller, lying] = state.gladiators
  place(roller!, 0, 0, 0)
  place(lying!, 1, -1, 0)
  roller!.posture = 'prone'
  lying!.posture = 'prone'
  lying!.isUnconscious = true
  lying!.stun = 1
  const events = move(state, [6, 1, 1, 1], ['RO-FR', 0])
  expect(kinds(events)).not.toContain('appealed')
  expect(find(events, 'collided')).toMatchObject({ seat: 0, other: 1, cell: at(1, -1) })
})

test('§8.3 a friend on the ground is not trodden on, nor rolled over', () => {
  const state = melee([0, 0, 1])
  const [mover, lying, foe] = state.gladiators
  place(mover!, 0, 0, 0)
  place(lying!, 0, -1, 0)
  place(foe!, 7, 0, 0)
  lying!.posture = 'prone'
  lying!.isUnconscious = true
  const events = move(state, [], ['F F', 'X'])
  expect(kinds(events)).not.toContain('collided')
  expect(mover!.cell).toBe(at(0, 0))
})

test('§7.4 §16.2 a body that rolls covers one hex where another has come to stand', () => {
  const state = duel()
  const [roller, walker] = state.gladiators
  place(roller!, 0, 0, 0)
  place(walker!, 1, -3, 3)
  roller!.posture = 'prone'
  roller!.torso = at(0, -1)
  move(state, [], ['RO-FR', 'F'])
  expect([roller!.cell, roller!.torso, walker!.cell]).toEqual([at(1, -1), OUTSIDE, at(1, -2)])
})

test('§8.4.1 §7.7 a push off the board moves everybody, also those who are still on their way', () => {
  const state = melee([0, 1, 1])
  const [winner, loser, third] = state.gladiators
  place(winner!, 0, -7, 0)
  place(loser!, 0, -8, 3)
  place(third!, 4, -4, 3)
  // The first runs into the second in his first step and pushes him north; the third charges south meanwhile.
  const events = move(state, [6, 1, 3, 3, 6], ['F', 'X', 'C', 0])
  expect(kinds(events)).toContain('boardShifted')
  expect([winner!.cell, loser!.cell, third!.cell]).toEqual([at(0, -5), at(0, -6), at(4, 2)])
})

test.each([
  ['§8.4 kneeling and stumbling count once, and so do R and a net', colosseumEdition, -2 - 3],
  ['C-5 §8.4 in 1981 each line counts', classic1981, -4 - 6],
] as const)('%s', (_, book, drm) => {
  const state = duel()
  const who = state.gladiators[0]!
  const free = impactModifier(book, approach(state, 0))
  who.posture = 'kneeling'
  who.now.stumbling = true
  who.now.recovering = true
  who.snare = { by: 1, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  expect(impactModifier(book, approach(state, 0)) - free).toBe(drm)
})

test('§8.4.1 §27.3.1 who pushed a man into a pillar goes beside where another is passing the hex he came from', () => {
  const state = melee([0, 1, 1])
  const [winner, loser, passer] = state.gladiators
  place(winner!, 0, 0, 2)
  place(loser!, 1, -2, 3)
  place(passer!, 0, -1, 3)
  state.arena.obstacles.push({ cell: at(2, 0), terrain: 'pillar' })
  // The impacts, which of the free hexes, both stuns, and the Stumble check.
  run(state, [1, 6, 1, 1, 1, 1, 1, 6], ['F', 'F F', 'F F', 2], (play) => moveEverybody(play, askPlots(play)))
  expect([winner!.cell, loser!.cell, passer!.cell]).toEqual([at(1, -1), at(1, 0), at(0, 1)])
})
