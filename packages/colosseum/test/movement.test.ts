import { describe, expect, test } from 'vitest'
import { legalPlots, mayPlot } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { codesOf, plotLists, readPlot } from '../src/06-movement/plots.ts'
import { readClassicPlot } from '../src/editions/classic-plots.ts'
import { colosseum } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import type { State } from '../src/match/state.ts'
import { at, duel, find, kinds, nothing, phase, place, run } from './helpers.ts'

const plotQuestion = { kind: 'plot', seat: 0, rule: '§7.2' } as const

/** Moves the first man only, from the centre, facing as given. */
function walk(plot: string, facing: number, faces: readonly number[] = []): State {
  const state = duel()
  place(state.gladiators[0]!, 0, 0, facing)
  place(state.gladiators[1]!, -7, 7, 0)
  run(state, faces, [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
  return state
}

test.each([
  ['V80 §7.2.1 a turn before the step changes its direction', '(R)F', 0, [1, -1], 1],
  ['V80 §7.2.1 a turn after it does not', 'F(R)', 0, [0, -1], 1],
  ['V81 §7.4 a charge goes three hexes straight on', 'C', 2, [3, 0], 2],
  ['§7.3 forward', 'F', 0, [0, -1], 0],
  ['§7.3 backward', 'B', 0, [0, 1], 0],
  ['§7.3 R32 sidestep forward right', 'SFR', 0, [1, -1], 0],
  ['§7.3 sidestep forward left', 'SFL', 0, [-1, 0], 0],
  ['§7.3 sidestep backward right', 'SBR', 0, [1, 0], 0],
  ['§7.3 sidestep backward left', 'SBL', 0, [-1, 1], 0],
  ['§7.2 two actions with a turn each', 'F(R) F(R)', 0, [1, -2], 2],
  ['§7.4 a pause may turn to any side', 'X(RRR)', 0, [0, 0], 3],
] as const)('%s', (_, plot, facing, [q, r], after) => {
  const who = walk(plot, facing).gladiators[0]!
  expect([who.cell, who.facing]).toEqual([at(q, r), after])
})

test('§7.4 D.11 a leap lands in the second hex', () => {
  const who = walk('L', 0, [6]).gladiators[0]!
  expect(who.cell).toBe(at(0, -2))
  expect(who.now.entered).toEqual([at(0, -2)])
})

test('§7.2 DP-03 eighteen single and 324 double movement plots', () => {
  const moves = plotLists.standing.filter((text) => readPlot(text)!.code === 'move')
  expect(moves.filter((text) => !text.includes(' '))).toHaveLength(18)
  expect(moves.filter((text) => text.includes(' '))).toHaveLength(324)
})

test('§7.3 steps backward cannot turn', () => {
  expect(readPlot('B(R)')).toBeUndefined()
  expect(colosseum.check(duel(), plotQuestion, 'B(R)')?.rule).toBe('§7.3')
})

test('§3.10 §5.2.1 §7.1 §7.4 moving phases are counted, pauses and turns are told apart', () => {
  const state = duel()
  phase(state, [], ['X', 'X(R)', nothing, nothing])
  expect(state.gladiators.map(({ movesUsed }) => movesUsed)).toEqual([0, 1])
  phase(state, [], ['KN', 'F', nothing, nothing])
  expect(state.gladiators.map(({ movesUsed }) => movesUsed)).toEqual([1, 2])
})

test('V85 §5.2.1 §17.3 R47 beyond his rate a man may overexert himself once', () => {
  const state = duel()
  const who = state.gladiators[0]!
  state.phase = 6
  who.movesUsed = 5
  expect(legalPlots(state, who)).toContain('F')
  const events = phase(state, [], ['F', 'X', nothing, nothing])
  expect(find(events, 'plotRevealed').overexerts).toBe(true)
  expect(legalPlots(state, who)).toEqual(['X'])
  expect(colosseum.check(state, plotQuestion, 'F')?.rule).toBe('§7.1')
  state.phase = 1
  phase(state, [], ['X', 'X', nothing, nothing])
  expect(who.turnRate).toBe(3)
})

test('§7.2 A-2 plots are secret: no view shows one before all are in', () => {
  const state = duel()
  const before = JSON.stringify(colosseum.view(state, 1))
  run(state, [], ['C', 'X'], (play) => {
    askPlots(play)
    expect(JSON.stringify(colosseum.view(state, 1))).toBe(before)
  })
})

test('§7.5 where the time for a plot is limited nothing may be handed in: he stands still', () => {
  const nobody = 'X(R)'
  expect(colosseum.check(duel(), plotQuestion, '')?.rule).toBe('§7.3')
  const late = { plotTimer: 10 }
  expect(colosseum.check(duel({}, {}, late), plotQuestion, '')).toBeNull()
  const state = duel({}, {}, late)
  const events = phase(state, [], ['', nobody, nothing, nothing])
  expect(find(events, 'plotForfeited')).toMatchObject({ seat: 0, rule: '§7.5' })
  expect([state.gladiators[0]!.movesUsed, state.gladiators[0]!.stun]).toEqual([0, 0])
  const strict = duel({}, {}, { ...late, illegalMovePenalty: 'yes' })
  phase(strict, [5, 4, 6], ['', nobody, nothing, nothing])
  expect(strict.gladiators[0]!.stun).toBe(2)
})

test.each([
  ['§7.5 §16.4 late on the ground he kneels', 'prone', false, 'knelt'],
  ['§7.5 §15.2 late and off balance he stumbles', 'standing', true, 'fallChecked'],
] as const)('%s', (_, posture, mustStumble, kind) => {
  const state = duel({}, {}, { plotTimer: 10 })
  Object.assign(state.gladiators[0]!, { posture, mustStumble })
  const events = run(state, posture === 'prone' ? [5] : [6, 6], ['', 'X'], (play) =>
    moveEverybody(play, askPlots(play)),
  )
  expect(kinds(events)).toContain(kind)
})

test('§7.6 an illegal plot is refused, or costs a stun roll where that is played', () => {
  expect(colosseum.check(duel(), plotQuestion, 'RO-FR')?.rule).toBe('§7.4')
  const state = duel({}, {}, { illegalMovePenalty: 'yes' })
  expect(colosseum.check(state, plotQuestion, 'RO-FR')).toBeNull()
  const events = phase(state, [5, 4, 6], ['RO-FR', 'X', nothing, nothing])
  expect(kinds(events)).toContain('plotForfeited')
  expect(find(events, 'stunned')).toMatchObject({ seat: 0, stun: 2 })
})

test('§16.4 V94 from the ground he can only kneel or roll, also by overexertion', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.posture = 'prone'
  expect(legalPlots(state, who)).toEqual(['KN', 'KN(R)', 'KN(L)', 'RO-FR', 'RO-FL', 'RO-BR', 'RO-BL'])
  who.movesUsed = 5
  expect(mayPlot(state, who)).toBe(true)
  who.hasOverexerted = true
  expect(mayPlot(state, who)).toBe(false)
  expect(colosseum.check(state, plotQuestion, 'X')?.rule).toBe('§16.4')
})

test('§7.7 at the edge all men move three hexes inwards, things on the ground stay', () => {
  const state = duel()
  const [one, other] = state.gladiators
  place(one!, 0, -8, 0)
  place(other!, 0, -3, 0)
  state.ground.push({ item: { kind: 'axe', boxes: 0, condition: 'whole' }, cell: at(0, 0) })
  const events = run(state, [], ['F', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect(find(events, 'boardShifted').edge).toBe('north')
  expect([one!.cell, other!.cell, state.ground[0]!.cell]).toEqual([at(0, -6), at(0, 0), at(0, 0)])
})

test.each([
  ['§7.7 the east edge moves them west', 'east', 8, -4, 1],
  ['§7.7 the west edge moves them east', 'west', -8, 4, 5],
  ['§7.7 the south edge moves them north', 'south', 0, 7, 3],
] as const)('%s', (_, edge, q, r, facing) => {
  const state = duel()
  place(state.gladiators[0]!, q, r, facing)
  place(state.gladiators[1]!, 0, 0, 0)
  const events = run(state, [], ['F', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect(find(events, 'boardShifted').edge).toBe(edge)
  expect(state.gladiators[0]!.now.moved).toBe(1)
})

test('§7.7 without an edge the ground goes along', () => {
  const state = duel({}, {}, { mapEdge: 'unbounded' })
  place(state.gladiators[0]!, 0, -8, 0)
  place(state.gladiators[1]!, 0, -3, 0)
  state.ground.push({ item: { kind: 'axe', boxes: 0, condition: 'whole' }, cell: at(0, 0) })
  run(state, [], ['F', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect(state.ground[0]!.cell).toBe(at(0, 3))
})

test('§7.7.1 §27.4.3 with walls all round the edge stuns instead', () => {
  const state = duel({}, {}, { mapEdge: 'walls' })
  state.arena.walls = ['north', 'east', 'south', 'west']
  place(state.gladiators[0]!, 0, -8, 0)
  const events = run(state, [4, 4], ['F', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect(kinds(events)).toContain('hitObstacle')
  expect(state.gladiators[0]!.cell).toBe(at(0, -8))
})

test('§7.7 two who would leave opposite edges: the men are moved once, the second step is not made', () => {
  const state = duel()
  const [one, other] = state.gladiators
  place(one!, 0, -8, 0)
  place(other!, 0, 6, 3)
  const events = run(state, [], ['F F', 'F F'], (play) => moveEverybody(play, askPlots(play)))
  // One hex is all the room there is in the south; then the other stands at its edge.
  expect(kinds(events).filter((kind) => kind === 'boardShifted')).toHaveLength(1)
  expect([one!.cell, other!.cell]).toEqual([at(0, -8), at(0, 7)])
  expect([one!.now.moved, other!.now.moved]).toEqual([1, 0])
})

test.each([
  ['§7.7 §27.8.2 men who are moved inwards leave their rock behind', 'shift', false],
  ['§7.7 §27.8.2 where there is no edge the rock goes along', 'unbounded', true],
] as const)('%s', (_, mapEdge, isOnRock) => {
  const state = duel({}, {}, { mapEdge })
  const [one, other] = state.gladiators
  place(one!, 0, -8, 0)
  place(other!, 0, -3, 0)
  other!.isOnRock = true
  state.arena.obstacles = [{ cell: at(0, -3), terrain: 'rock' }]
  run(state, [], ['F', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect([other!.cell, other!.isOnRock]).toEqual([at(0, 0), isOnRock])
})

test('§20.5 §15.2 an ensnared man who stumbles cannot turn', () => {
  const state = duel()
  const who = state.gladiators[0]!
  who.mustStumble = true
  expect(legalPlots(state, who)).toEqual(['S', 'S(R)', 'S(L)'])
  who.snare = { by: 1, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  expect(legalPlots(state, who)).toEqual(['S'])
})

test.each([
  ['§7.7 men are moved less far where something solid stands', 'shift', at(0, -1)],
  ["§7.7 without an edge it goes along and is in no one's way", 'unbounded', at(0, 0)],
] as const)('%s', (_, mapEdge, cell) => {
  const state = duel({}, {}, { mapEdge })
  place(state.gladiators[0]!, 0, -8, 0)
  place(state.gladiators[1]!, 0, -3, 0)
  state.arena.obstacles = [{ cell: at(0, 0), terrain: 'pillar' }]
  run(state, [], ['F', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect(state.gladiators[1]!.cell).toBe(cell)
})

describe('§5.2.2 movement is told pulse by pulse', () => {
  const pulses = (events: readonly Colosseum['event'][]) =>
    events.flatMap((event) =>
      event.kind === 'pulse' ? [event.moves.map(({ seat, code, cell }) => [seat, code, cell])] : [],
    )

  test('§5.2.2 §7.3 everybody moves a hex at the same time, who goes farther goes on alone', () => {
    const state = duel()
    place(state.gladiators[0]!, 0, -4, 3)
    place(state.gladiators[1]!, 0, 4, 0)
    const events = run(state, [], ['F(R) SFL', 'C'], (play) => moveEverybody(play, askPlots(play)))
    expect(pulses(events)).toEqual([
      [
        [0, 'F(R)', at(0, -3)],
        [1, 'C', at(0, 3)],
      ],
      [
        [0, 'SFL', at(0, -2)],
        [1, 'C', at(0, 2)],
      ],
      [[1, 'C', at(0, 1)]],
    ])
    const [first] = events.filter((event) => event.kind === 'pulse')
    expect(first!.moves[0]).toEqual({
      seat: 0,
      code: 'F(R)',
      rule: '§7.3',
      from: at(0, -4),
      cell: at(0, -3),
      facing: 4,
    })
  })

  test('§7.4 a turn on the spot belongs to the first pulse', () => {
    const state = duel()
    place(state.gladiators[0]!, 0, -4, 3)
    place(state.gladiators[1]!, 0, 4, 0)
    const events = run(state, [], ['X(RR)', 'F'], (play) => moveEverybody(play, askPlots(play)))
    expect(pulses(events)).toEqual([
      [
        [0, 'X(RR)', at(0, -4)],
        [1, 'F', at(0, 3)],
      ],
    ])
    expect(state.gladiators[0]!.facing).toBe(5)
  })

  test('§8.1 a collision stands between the pulses', () => {
    const state = duel()
    place(state.gladiators[0]!, 0, -2, 3)
    place(state.gladiators[1]!, 0, 2, 0)
    const events = run(state, [6, 1, 1, 1, 6], ['F F', 'F F', 3], (play) => moveEverybody(play, askPlots(play)))
    const told = kinds(events).filter((kind) => kind === 'pulse' || kind === 'collided' || kind === 'pushed')
    expect(told).toEqual(['pulse', 'collided', 'pushed'])
  })

  test('§7.7 the board is moved when the step over its edge is due', () => {
    const state = duel()
    const [one, other] = state.gladiators
    place(one!, 0, -7, 0)
    place(other!, 0, -2, 0)
    const events = run(state, [], ['F F', 'X'], (play) => moveEverybody(play, askPlots(play)))
    expect(kinds(events).slice(2)).toEqual(['pulse', 'boardShifted', 'pulse'])
    expect(pulses(events)).toEqual([[[0, 'F', at(0, -8)]], [[0, 'F', at(0, -6)]]])
  })
})

test.each([
  ['F(R) SFL', ['F', '(R)', 'SFL']],
  ['(L)F', ['(L)', 'F']],
  ['C', ['C']],
  ['X(RRR)', ['X', '(R)', '(R)', '(R)']],
  ['KN(L)', ['KN', '(L)']],
  ['RO-BL', ['RO-BL']],
  ['F +LN2', ['F', '+LN2']],
])('§7.2 %s taken apart', (text, codes) => {
  expect(codesOf(readPlot(text)!)).toEqual(codes)
})

test.each([
  ['(R)F(Q)(L)(L)', ['(R)', 'F', 'F', '(L)', '(L)']],
  ['F(RQ)', ['F', 'SFR']],
  ['X(RN)', ['RN']],
  ['F(RN)', ['F', 'RN']],
  ['X(K2)', ['X', '(K2)']],
])('§7.2 %s of 1981 taken apart', (text, codes) => {
  expect(codesOf(readClassicPlot(text)!)).toEqual(codes)
})

test('§7.5 H-9 late on the ground one who can only roll rolls', () => {
  const state = duel({ style: 'crupellarius' }, {}, { plotTimer: 10, v2Crupellarius: 'on' })
  const who = state.gladiators[0]!
  who.posture = 'prone'
  const events = run(state, [], ['', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect(find(events, 'plotRevealed').plot).toBe('RO-FR')
})

test.each([
  ['§15.2 §14.1 who stumbles with a turn rises from his knees', 'S(R)', 'standing'],
  ['§15.2 §14.1 without one he stays on them', 'S', 'kneeling'],
] as const)('%s', (_, plot, posture) => {
  const state = duel()
  const who = state.gladiators[0]!
  Object.assign(who, { posture: 'kneeling', mustStumble: true })
  run(state, [6, 6], [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect([who.posture, who.now.stumbling]).toEqual([posture, true])
})

test.each([
  ['§22.4.3 a pause keeps the grip', 'X', true],
  ['§22.4.3 a turn looses it', 'X(R)', false],
  ['§22.4.3 so does kneeling', 'KN', false],
] as const)('%s', (_, plot, holds) => {
  const state = duel()
  state.gladiators[1]!.grappledBy = 0
  run(state, [], [plot], (play) => moveEverybody(play, askPlots(play)))
  expect(state.gladiators[1]!.grappledBy).toBe(holds ? 0 : -1)
})
