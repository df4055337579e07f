import { dirs, OUTSIDE } from '@harena/engine'
import { expect, test } from 'vitest'
import { board } from '../src/02-preparation/board.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { kneel } from '../src/13-condition/kneeling.ts'
import { fallProne, lieDown } from '../src/13-condition/prone.ts'
import { at, duel, fightWith, find, kinds, melee, nothing, phase, place, planned, row, run } from './helpers.ts'

test('V82 §16.2 D.8 face down the torso lies ahead, and a roll moves both hexes', () => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  run(state, [], [], (play) => fallProne(play, who))
  expect([who.cell, who.torso, who.isFaceDown]).toEqual([at(0, 0), at(0, -1), true])
  run(state, [], ['RO-FR', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect([who.cell, who.torso, who.posture]).toEqual([at(1, -1), at(1, -2), 'prone'])
})

test('§16.2 face up after a step back, the torso behind him; one hex where something is in the way', () => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  who.lastStep = 'backward'
  run(state, [], [], (play) => fallProne(play, who))
  expect([who.torso, who.isFaceDown]).toEqual([at(0, 1), false])
  const other = duel()
  place(other.gladiators[0]!, 0, 0, 0)
  place(other.gladiators[1]!, 0, -1, 3)
  run(other, [], [], (play) => fallProne(play, other.gladiators[0]!))
  expect(other.gladiators[0]!.torso).toBe(OUTSIDE)
})

test('§16.2 the footprint is a switch', () => {
  const state = duel({}, {}, { proneFootprint: '1' })
  run(state, [], [], (play) => fallProne(play, state.gladiators[0]!))
  expect(state.gladiators[0]!.torso).toBe(OUTSIDE)
})

test.each([
  ['§14.1 §14.1.1 on 1 to 4 he kneels where his torso lay', 4, [0, -1]],
  ['§14.1 §14.1.1 on 5 and 6 where his legs lay', 5, [0, 0]],
] as const)('%s', (_, die, [q, r]) => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  run(state, [], [], (play) => fallProne(play, who))
  run(state, [die], [], (play) => kneel(play, who))
  expect([who.cell, who.torso, who.posture]).toEqual([at(q, r), OUTSIDE, 'kneeling'])
})

test('§14.1 §7.4 from his knees he rises with the next moving plot, not with a pause', () => {
  const state = duel()
  const who = state.gladiators[0]!
  phase(state, [], ['KN', 'X', nothing, nothing])
  expect(who.posture).toBe('kneeling')
  phase(state, [], ['X', 'X', nothing, nothing])
  expect(who.posture).toBe('kneeling')
  const events = phase(state, [], ['F', 'X', nothing, nothing])
  expect(find(events, 'stoodUp').seat).toBe(0)
})

test('§19.4.2 the Crupellarius may topple over when he kneels', () => {
  const state = duel({ style: 'crupellarius' })
  const who = state.gladiators[0]!
  run(state, [2, 3], [], (play) => kneel(play, who))
  expect(who.posture).toBe('prone')
  const other = duel({ style: 'crupellarius' })
  run(other, [3, 3], [], (play) => kneel(play, other.gladiators[0]!))
  expect(other.gladiators[0]!.posture).toBe('kneeling')
})

test('§16.2.1 §16.3 he lies for the rest of the phase and does not attack', () => {
  const state = duel()
  const [who, foe] = state.gladiators
  place(who!, 0, 0, 0)
  place(foe!, 0, -1, 3)
  who!.mustStumble = true
  const events = phase(
    state,
    [1, 1],
    [
      'S',
      'X',
      nothing,
      { attacks: [], defence: [0, 0, 0, 0, 0], guard: '', top: -1 },
      { attacks: [], defence: [0, 0, 0, 0, 0], guard: '', top: -1 },
    ],
  )
  expect(kinds(events)).toContain('fellProne')
  expect(who!.posture).toBe('prone')
})

test('§16.2 who falls makes none of his attacks, and no longer stumbles', () => {
  const state = duel()
  const who = state.gladiators[0]!
  state.fight = fightWith([planned(0, 0, 1, row(1, 2, 3)), planned(1, 0, 1, row(0, 2, 3))])
  who.mustStumble = true
  who.now.stumbling = true
  const events = run(state, [], [], (play) => fallProne(play, who))
  expect(state.fight.attacks.map(({ status }) => status)).toEqual(['cancelled', 'planned'])
  expect([who.mustStumble, who.now.stumbling]).toEqual([false, false])
  expect(events).toEqual([{ kind: 'fellProne', rule: '§16.2', seat: 0, faceDown: true, torso: who.torso }])
  expect(run(state, [], [], (play) => fallProne(play, who))).toEqual([])
})

test.each([
  ['§14.1 §14.1.1 §27.8 he does not kneel up onto a rock', [{ cell: at(0, -1), terrain: 'rock' }], [3, 3]],
  ['§14.1 §14.1.1 nor where another has come to stand', [], [0, -1]],
] as const)('%s', (_, obstacles, [q, r]) => {
  const state = melee([0, 1, 1])
  const [who, other] = state.gladiators
  place(who!, 0, 0, 0)
  Object.assign(who!, { posture: 'prone', torso: at(0, -1) })
  place(other!, q, r, 0)
  state.arena.obstacles = [...obstacles]
  const events = run(state, [1], [], (play) => kneel(play, who!))
  expect([who!.cell, who!.torso]).toEqual([at(0, 0), OUTSIDE])
  expect(find(events, 'knelt')).toEqual({ kind: 'knelt', rule: '§14.1', seat: 0, cell: at(0, 0) })
})

test('§14.1 §14.1.1 without a second hex he kneels where he lay', () => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  who.posture = 'prone'
  run(state, [1], [], (play) => kneel(play, who))
  expect(who.cell).toBe(at(0, 0))
})

/** A man who stands on a rock; around him pillars, with gaps in these directions. */
function onRock(...gaps: readonly number[]) {
  const state = melee([0, 1, 1])
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  place(state.gladiators[1]!, 5, 0, 0)
  who.isOnRock = true
  const walls = dirs.filter((dir) => !gaps.includes(dir)).map((dir) => board.neighbour(who.cell, dir))
  state.arena.obstacles = [
    { cell: who.cell, terrain: 'rock' },
    ...walls.map((cell) => ({ cell, terrain: 'pillar' as const })),
  ]
  return { state, who }
}

test('§27.8.2.2 who falls on a rock comes to lie in a free hex beside it', () => {
  for (const dir of dirs) {
    const { state, who } = onRock(dir)
    run(state, [], [], (play) => lieDown(play, who))
    expect([who.cell, who.isOnRock, who.posture]).toEqual([board.neighbour(at(0, 0), dir), false, 'prone'])
  }
})

test('§27.8.2.2 of several hexes one by chance, none that is taken, and if there is none he stays', () => {
  const { state, who } = onRock(0, 2, 4)
  place(state.gladiators[1]!, 1, 0, 0)
  run(state, [2], [], (play) => lieDown(play, who))
  expect(who.cell).toBe(at(-1, 1))
  const closed = onRock()
  run(closed.state, [], [], (play) => lieDown(play, closed.who))
  expect(closed.who.cell).toBe(at(0, 0))
})

test('§27.8.2.2 §22.3.3.1 a grip does not last when he rolls away', () => {
  const { state, who } = onRock(0, 3)
  const victim = state.gladiators[1]!
  place(victim, 0, 1, 0)
  victim.grappledBy = 0
  const events = run(state, [], [], (play) => lieDown(play, who))
  expect([victim.grappledBy, kinds(events)]).toEqual([-1, ['released']])
})
