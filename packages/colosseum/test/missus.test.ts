import { expect, test } from 'vitest'
import {
  appeal,
  appealAtEnd,
  checkMomentOfTruth,
  checkStansMissus,
  isSpared,
  isStopped,
  performance,
} from '../src/13-condition/missus.ts'
import { colosseum, presets } from '../src/index.ts'
import { at, duel, faceToFace, find, kinds, melee, nothing, oneStep, phase, place, run, totals } from './helpers.ts'
import { hunt, man } from './hunt.ts'

test('V66 §18.3 §18.3.1 §18.3.2 performance and prestige carry the appeal above 9', () => {
  expect(performance(96, 41)).toBe(5)
  expect(isSpared(6, -1, 5)).toBe(true)
  expect(isSpared(5, -1, 5)).toBe(false)
})

test('V67 §18.3 a negative performance is rounded down', () => {
  expect(performance(20, 45)).toBe(-3)
})

test('V68 §5.4.1 §5.4.2 R2 the vote never stops a match in turn 4, and always in turn 7', () => {
  const stopped = (turn: number) => [1, 2, 3, 4, 5, 6].filter((die) => isStopped('d3gt7', turn, die))
  expect(stopped(4)).toEqual([])
  expect(stopped(5)).toEqual([5, 6])
  expect(stopped(7)).toHaveLength(6)
  expect(isStopped('d6gt8', 3, 6)).toBe(true)
  expect(isStopped('d6gt8', 3, 5)).toBe(false)
  expect(isStopped('d6gt8', 2, 6)).toBe(false)
  expect(isStopped('off', 9, 6)).toBe(false)
})

test.each([
  ['§5.4.2 stopped: who convinces leaves, the other dies', 'yes', ['stans', 'killed']],
  ['§5.4.2 the milder switch spares both', 'no', ['stans', 'stans']],
] as const)('%s', (_, stansKills, outs) => {
  const state = duel({}, {}, { stansKills })
  state.turn = 7
  run(state, [1, 5, 5, 4, 4], [], checkStansMissus)
  expect(state.gladiators.map(({ out }) => out)).toEqual(outs)
  expect(colosseum.isOver(state)).toBe(true)
})

function fallen(more: (loser: ReturnType<typeof duel>['gladiators'][number]) => void) {
  const state = faceToFace()
  const loser = state.gladiators[1]!
  loser.posture = 'prone'
  more(loser)
  return state
}

test('§18.2 R55 an unconscious man before an armed foe must appeal', () => {
  const state = fallen((loser) => {
    loser.isUnconscious = true
  })
  const events = run(state, [5, 5], [], checkMomentOfTruth)
  expect(find(events, 'appealed')).toMatchObject({ seat: 1, total: 10, spared: true })
  expect(state.gladiators[1]!.out).toBe('missus')
  expect(state.gladiators[0]!.now.isAside).toBe(true)
})

test('V94 §16.3.1 §18.2 one who could still overexert himself need not appeal', () => {
  const spent = fallen((loser) => {
    loser.movesUsed = 5
  })
  run(spent, [], [], checkMomentOfTruth)
  const tired = fallen((loser) => {
    loser.movesUsed = 5
    loser.hasOverexerted = true
  })
  run(tired, [1, 1], [], checkMomentOfTruth)
  expect(tired.gladiators[1]!.out).toBe('killed')
})

test('§18.2 no appeal before an unarmed foe, nor to one who looks away', () => {
  const unarmed = fallen((loser) => {
    loser.isUnconscious = true
  })
  unarmed.gladiators[0]!.hands[0] = null
  run(unarmed, [], [], checkMomentOfTruth)
  const away = fallen((loser) => {
    loser.isUnconscious = true
  })
  away.gladiators[0]!.facing = 0
  run(away, [], [], checkMomentOfTruth)
  expect(away.gladiators[1]!.out).toBeNull()
})

test('§18.2 an ensnared man before an armed foe must appeal, however many moves he has left', () => {
  const state = fallen((loser) => {
    loser.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  })
  const events = run(state, [5, 5], [], checkMomentOfTruth)
  expect(find(events, 'appealed')).toMatchObject({ seat: 1, victor: 0, rule: '§18.2' })
  const free = fallen(() => {})
  run(free, [], [], checkMomentOfTruth)
  expect(free.gladiators[1]!.out).toBeNull()
  const standing = faceToFace()
  standing.gladiators[1]!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
  run(standing, [], [], checkMomentOfTruth)
  expect(standing.gladiators[1]!.out).toBeNull()
})

test.each([
  ['§18.2 a spear two hexes away forces a man who lies senseless to appeal', {}, [], true],
  ['§18.2 §27.5 not past a pillar', {}, ['pillar'], false],
  ['§18.2 §27.6 nor past a tree', {}, ['tree'], false],
  ['§18.2 §20.5 nor does one who is ensnared himself', { snare: true }, [], false],
  ['§18.2 §22.4 nor one who is held', { grappled: true }, [], false],
  ['§18.2 §13.3 nor one whose weapon does not reach', { kind: 'sword' }, [], false],
] as const)('%s', (_, more, obstacles, appeals) => {
  const state = faceToFace({ hands: ['kind' in more ? more.kind : 'spear'], shield: 'none' })
  const [foe, loser] = state.gladiators
  place(foe!, 0, -2, 3)
  Object.assign(loser!, { posture: 'prone', isUnconscious: true, stun: 20 })
  if ('snare' in more) foe!.snare = { by: 1, isHeld: false, kind: 'net', place: 'body', phases: 0 }
  if ('grappled' in more) foe!.grappledBy = 1
  state.arena.obstacles = obstacles.map((terrain) => ({ cell: at(0, -1), terrain }))
  run(state, appeals ? [6, 6] : [], [], checkMomentOfTruth)
  expect(loser!.out).toBe(appeals ? 'missus' : null)
})

test('§18.4 with other foes about the victor may refuse; alone he may not', () => {
  const state = melee([0, 1, 1])
  const [victor, loser] = state.gladiators
  run(state, [], [false], (play) => appeal(play, loser!, victor!, '§18.2'))
  expect(loser!.out).toBe('killed')
  const alone = duel()
  run(alone, [6, 6], [], (play) => appeal(play, alone.gladiators[1]!, alone.gladiators[0]!, '§18.2'))
  expect(alone.gladiators[1]!.out).toBe('missus')
})

test('§18.1 §26.7.1 in a match to the death nobody is spared', () => {
  const state = duel({}, {}, { deathMatch: 'yes' })
  run(state, [], [], (play) => appeal(play, state.gladiators[1]!, state.gladiators[0]!, '§18.2'))
  expect(state.gladiators[1]!.out).toBe('killed')
})

test('§18.4 §5.3 the appeal takes the phase, and the match is over when one side is left', () => {
  const state = fallen((loser) => {
    loser.isUnconscious = true
    loser.stun = 20
  })
  const events = phase(state, [6, 6], [])
  expect(kinds(events).at(-1)).toBe('matchEnded')
  expect(colosseum.result(state)).toMatchObject({
    winners: [0],
    seats: [{ outcome: 'won' }, { outcome: 'lost', end: 'missus' }],
  })
})

test('§3.8.1 §5.3 the limit of turns ends a match that nothing else ends', () => {
  const state = duel({}, {}, { stansMissus: 'off', turnLimit: 1, endurance: 'off' })
  state.phase = 8
  phase(state, [], ['X', 'X', nothing, nothing])
  expect(colosseum.result(state).seats.map(({ outcome, end }) => [outcome, end])).toEqual([
    ['drawn', 'stans'],
    ['drawn', 'stans'],
  ])
})

test('§5.3 before the limit of turns the match goes on', () => {
  const state = duel({}, {}, { stansMissus: 'off', turnLimit: 2, endurance: 'off' })
  state.phase = 8
  phase(state, [], ['X', 'X', nothing, nothing])
  expect([colosseum.isOver(state), state.turn]).toEqual([false, 2])
  state.phase = 8
  phase(state, [], ['X', 'X', nothing, nothing])
  expect(colosseum.isOver(state)).toBe(true)
})

test('§5.3 the limit of turns does not bind where the crowd stops matches', () => {
  const state = duel({}, {}, { turnLimit: 1, endurance: 'off' })
  state.phase = 8
  phase(state, [], ['X', 'X', nothing, nothing])
  expect(colosseum.isOver(state)).toBe(false)
  const death = duel({}, {}, { turnLimit: 1, endurance: 'off', deathMatch: 'yes' })
  death.phase = 8
  phase(death, [], ['X', 'X', nothing, nothing])
  expect(colosseum.isOver(death)).toBe(true)
})

test('§16.3.1 §18.2 in 1981 nobody overexerts himself: without moving phases he must appeal', () => {
  const state = faceToFace({}, {}, presets.classic1981)
  const loser = state.gladiators[1]!
  loser.posture = 'prone'
  loser.movesUsed = 4
  run(state, [], [], checkMomentOfTruth)
  loser.movesUsed = 5
  run(state, [1], [], checkMomentOfTruth)
  expect(loser.out).toBe('killed')
})

test.each([
  ['§16.3.1 a sword beside him forces one who cannot move to appeal', ['sword'], true],
  ['§16.3.1 §21.9 a pike does not: it cannot strike at one hex', ['pike'], false],
] as const)('%s', (_, hands, appeals) => {
  const state = faceToFace({ hands, shield: 'none' })
  const loser = state.gladiators[1]!
  loser.posture = 'prone'
  loser.movesUsed = 5
  loser.hasOverexerted = true
  run(state, appeals ? [6, 6] : [], [], checkMomentOfTruth)
  expect(loser.out).toBe(appeals ? 'missus' : null)
})

test('§16.3.1 a man who holds another in his grip threatens nobody else', () => {
  const state = melee([0, 1, 1])
  const [holder, lying, held] = state.gladiators
  place(holder!, 0, -1, 3)
  place(lying!, 0, 0, 0)
  place(held!, 1, -2, 0)
  held!.grappledBy = 0
  Object.assign(lying!, { posture: 'prone', movesUsed: 5, hasOverexerted: true })
  run(state, [], [], checkMomentOfTruth)
  expect(lying!.out).toBeNull()
})

test('§18.4 the victor of an appeal does not move in that phase', () => {
  const state = melee([0, 1, 1])
  const [victor, loser, other] = state.gladiators
  place(victor!, 0, -1, 3)
  place(loser!, 0, 0, 0)
  place(other!, 7, 0, 0)
  Object.assign(loser!, { posture: 'prone', isUnconscious: true, stun: 20 })
  // Only the third man is asked for a plot and an action.
  phase(state, [6, 6], [true, 'X(R)', nothing])
  expect(victor!.movesUsed).toBe(0)
  expect(loser!.out).toBe('missus')
})

test('§18.2 §16.3.1 one who cannot move need not fear a spear two hexes away', () => {
  const state = faceToFace({ hands: ['spear'], shield: 'none' })
  const [foe, loser] = state.gladiators
  place(foe!, 0, -2, 3)
  Object.assign(loser!, { posture: 'prone', movesUsed: 5, hasOverexerted: true })
  run(state, [], [], checkMomentOfTruth)
  expect(loser!.out).toBeNull()
})

test('§18.2 §22.4 one who is held on the ground must appeal, whoever holds him', () => {
  const state = melee([0, 1, 0])
  const [holder, loser, foe] = state.gladiators
  place(holder!, 1, 0, 5)
  place(loser!, 0, 0, 0)
  place(foe!, 0, -1, 3)
  holder!.hands = [null, null]
  Object.assign(loser!, { posture: 'prone', grappledBy: 0 })
  const events = run(state, [6, 6], [], checkMomentOfTruth)
  expect(find(events, 'appealed')).toMatchObject({ seat: 1, victor: 2 })
})

test('§18.2 the nearest of several is the victor, of equally near ones one by chance', () => {
  const state = melee([0, 1, 0, 0], {}, { hands: ['spear'], shield: 'none' })
  const [far, loser, near, beside] = state.gladiators
  place(far!, 0, -2, 3)
  place(loser!, 0, 0, 0)
  place(near!, 1, 0, 5)
  place(beside!, -1, 0, 2)
  Object.assign(loser!, { posture: 'prone', isUnconscious: true })
  const events = run(state, [2, 6, 6], [], checkMomentOfTruth)
  expect(find(events, 'appealed').victor).toBe(3)
  expect(state.gladiators.map(({ now }) => now.isAside)).toEqual([false, true, false, true])
})

test('§18.4 a refusal is told, and the dice are not thrown', () => {
  const state = melee([0, 1, 1])
  const [victor, loser] = state.gladiators
  const events = run(state, [], [false], (play) => appeal(play, loser!, victor!, '§18.2'))
  expect(events[0]).toEqual({ kind: 'appealRefused', rule: '§18.4', seat: 1, victor: 0 })
  expect([loser!.now.isAside, victor!.now.isAside, victor!.kills]).toEqual([true, true, 1])
})

test('§18.3 the crowd hears nothing but dice, prestige and performance', () => {
  const state = duel()
  const [victor, loser] = state.gladiators
  Object.assign(loser!, { prestige: 1, attackTally: 25, defenceTally: 5 })
  const events = run(state, [3, 3], [], (play) => appealAtEnd(play, loser!, victor!, '§26.7'))
  expect(find(events, 'appealed')).toMatchObject({ rule: '§26.7', seat: 1, victor: 0, total: 9, spared: false })
  expect([loser!.out, victor!.kills]).toEqual(['killed', 1])
})

test('MOT-7 §5.4.2 §26.7 a hunt that is stopped asks nobody: there is no victor to kill them', () => {
  for (const options of [{}, { stansMissus: 'off', teamTurns: 5 }] as const) {
    const state = hunt('lion', { endurance: 'off', ...options })
    Object.assign(state, { turn: 5, step: 'endOfTurn' })
    if ('teamTurns' in options) man(state).isUnconscious = true
    run(state, 'teamTurns' in options ? [] : [6], [], ({ referee }) => colosseum.playStep(state, referee))
    expect(man(state).out).toBe('stans')
  }
})

test('§5.4 §5.4.2 who dies when the match is stopped dies by nobody; who is out is not asked again', () => {
  const state = melee([0, 1, 1])
  state.turn = 7
  state.gladiators[2]!.out = 'missus'
  const events = run(state, [1, 5, 5, 4, 5], [], checkStansMissus)
  expect(find(events, 'matchStopped')).toMatchObject({ turn: 7, total: 8 })
  expect(totals(events, 'appealed')).toEqual([10, 9])
  expect(find(events, 'died')).toMatchObject({ seat: 1, by: -1 })
  expect(state.gladiators.map(({ out }) => out)).toEqual(['stans', 'killed', 'missus'])
  expect(state.outcome).toEqual({ kind: 'draw' })
})

test('§5.4 §5.4.1 the vote that lets a match go on is told as well; before the third turn there is none', () => {
  const state = duel()
  state.turn = 3
  expect(kinds(run(state, [6], [], checkStansMissus))).toEqual(['matchGoesOn'])
  state.turn = 2
  expect(run(state, [], [], checkStansMissus)).toEqual([])
  expect(state.outcome).toBeNull()
})

test('§5.4 §5.4.1 §5.4.2 at the end of a turn the crowd may stop the match, unless it is to the death', () => {
  const ended = (deathMatch: 'yes' | 'no', faces: readonly number[]) => {
    const state = duel({}, {}, { endurance: 'off', deathMatch, turnLimit: 20 })
    Object.assign(state, { turn: 7, phase: 8, step: 'endOfTurn' })
    return [kinds(oneStep(state, faces, [])).includes('matchStopped'), state.outcome?.kind ?? null]
  }
  expect(ended('no', [1, 6, 6, 6, 6])).toEqual([true, 'draw'])
  expect(ended('yes', [])).toEqual([false, null])
})
