import { expect, test } from 'vitest'
import { colosseum, presets } from '../src/index.ts'
import { rollD3 } from '../src/match/context.ts'
import { duel, faceToFace, find, kinds, nothing, oneStep, optionsWith, phase, run } from './helpers.ts'

test('§2.5 1D3 is a die halved and rounded up', () => {
  const state = duel()
  run(state, [1, 2, 3, 4, 5, 6], [], (play) => {
    expect([1, 2, 3, 4, 5, 6].map(() => rollD3(play, '§2.5', 0, 'a third'))).toEqual([1, 1, 2, 2, 3, 3])
  })
})

test('§5.1 §5.2 eight phases make a turn', () => {
  const state = duel({}, {}, { endurance: 'off' })
  for (let i = 0; i < 8; i++) {
    expect([state.turn, state.phase]).toEqual([1, i + 1])
    phase(state, [], ['X', 'X', nothing, nothing])
  }
  expect([state.turn, state.phase]).toEqual([2, 1])
})

test('§5.2.2 §5.2.4 plots first, then actions, both in secret', () => {
  const state = duel()
  const events = phase(state, [], ['F', 'F', { do: 'drop', hand: 0 }, nothing])
  expect(kinds(events)).toEqual(['turnBegan', 'phaseBegan', 'plotRevealed', 'plotRevealed', 'pulse', 'laidDown'])
})

test('§5.3 the presets are legal, the basic one has no advanced chapter', () => {
  for (const given of Object.values(presets)) {
    expect(colosseum.checkSetup(colosseum.defaultSetup, optionsWith({ arena: 'on', ...given }))).toBeNull()
  }
  expect(presets.house).toMatchObject({ endurance: 'mild', startDistance: '4' })
})

test('§3.10 §10.5 §17.3 a turn begins with the rate less limps and what overexertion cost', () => {
  const state = duel({}, {}, { endurance: 'off' })
  const [who, other] = state.gladiators
  Object.assign(who!, { limp: 1, ratePenalty: 2, hasOverexerted: true, movesUsed: 4 })
  Object.assign(other!, { limp: 9 })
  state.phase = 1
  state.step = 'beginning'
  oneStep(state, [], [])
  expect(who).toMatchObject({ movesUsed: 0, turnRate: 2, ratePenalty: 0, hasOverexerted: false })
  expect(other!.turnRate).toBe(0)
})

test.each([
  [
    '§10.5 a severed artery bleeds at the end of every phase, each in its own area',
    [1, 2, 1, 3, 1],
    0,
    [1, 2, 1, 3, 1],
  ],
  ['§10.5 one in the last area bleeds as well', [0, 0, 0, 0, 1], 0, [0, 0, 0, 0, 1]],
  ['§10.5 one in the first', [1, 0, 0, 0, 0], 0, [1, 0, 0, 0, 0]],
  ['§10.5 one in the second', [0, 1, 0, 0, 0], 0, [0, 1, 0, 0, 0]],
  ['§10.5 one in the third', [0, 0, 1, 0, 0], 0, [0, 0, 1, 0, 0]],
  ['§10.5 one in the fourth', [0, 0, 0, 1, 0], 0, [0, 0, 0, 1, 0]],
  [
    '§10.5 not in the phase in which it was severed',
    [0, 0, 3, 0, 1],
    0b000_000_010_000_000 | (1 << 12),
    [0, 0, 1, 0, 0],
  ],
] as const)('%s', (_, arteries, freshArteries, wounds) => {
  const state = duel()
  const who = state.gladiators[0]!
  who.arteries = [...arteries]
  who.now.freshArteries = freshArteries
  who.now.stumbling = true
  state.step = 'end'
  const events = oneStep(state, [], [])
  expect(who.wounds).toEqual(wounds)
  expect(events.filter(({ kind }) => kind === 'bled')).toHaveLength(wounds.filter((count) => count > 0).length)
  expect([state.gladiators[1]!.wounds, who.now.stumbling, state.step]).toEqual([[0, 0, 0, 0, 0], false, 'beginning'])
})

test('§10.5 who bleeds to death in one area does not bleed on in the next', () => {
  const state = duel({}, {}, {})
  const who = state.gladiators[0]!
  who.arteries = [12, 1, 0, 0, 0]
  state.step = 'end'
  oneStep(state, [], [])
  expect([who.out, who.wounds, state.outcome]).toEqual(['killed', [12, 0, 0, 0, 0], { kind: 'won', team: 1 }])
})

/** Where a phase goes on after its actions. */
function afterActions(state: ReturnType<typeof duel>): string {
  state.step = 'actions'
  oneStep(state, [], [nothing, nothing])
  return state.step
}

test('§5.2 steps in which nothing can happen are passed over', () => {
  expect(afterActions(duel())).toBe('end')
  expect(afterActions(faceToFace())).toBe('engagement')
  const netted = duel({ style: 'retiarius', shield: 'none' })
  netted.gladiators[0]!.now.plot = 'X +TN'
  expect(afterActions(netted)).toBe('nets')
  expect(afterActions(duel({}, {}, { stunRecoveryLast: 'on' }))).toBe('escapes')
})

test.each([
  [
    '§20.6 §5.2.5.1 who is in a net tries to get free',
    { snare: { by: 1, isHeld: false, kind: 'net', place: 'body', phases: 0 } },
  ],
  ['§22.4.1 §5.2.5.1 so does who is held', { grappledBy: 1 }],
] as const)('%s', (_, more) => {
  const state = duel()
  Object.assign(state.gladiators[0]!, { hands: [null, null] }, more)
  state.step = 'actions'
  oneStep(state, [], [nothing])
  expect(state.step).toBe('escapes')
})

test('§10.5 §5.3 when the match is over mortal wounds kill, the winner too', () => {
  const state = duel()
  const [winner, loser] = state.gladiators
  winner!.isMortal = true
  Object.assign(loser!, { out: 'killed', isMortal: true })
  state.step = 'end'
  const events = oneStep(state, [], [])
  expect(events).toEqual([
    { kind: 'died', rule: '§10.5', seat: 0, by: -1, cleaved: false },
    { kind: 'matchEnded', rule: '§5.3', winner: 0, winners: [0] },
  ])
  expect(winner!.out).toBe('killed')
})

test('§5.3 when nobody is left the match is a draw', () => {
  const state = duel()
  for (const who of state.gladiators) who.out = 'killed'
  state.step = 'end'
  const events = oneStep(state, [], [])
  expect([state.outcome, find(events, 'matchEnded').winner]).toEqual([{ kind: 'draw' }, null])
})

test('§20.6 §5.2.5.1 who has no CF to spend is not asked, and one CF is enough to be', () => {
  const struggling = (enduranceLoss: number, answers: readonly number[]) => {
    const state = duel()
    const who = state.gladiators[0]!
    Object.assign(who, { enduranceLoss, snare: { by: 1, isHeld: false, kind: 'net', place: 'body', phases: 0 } })
    state.step = 'escapes'
    return find(oneStep(state, [6, 6, 6], answers), 'escapeTried')
  }
  expect(struggling(12, [])).toMatchObject({ cf: 0, total: 18 })
  expect(struggling(11, [1])).toMatchObject({ cf: 1, total: 17 })
})

test('§22.4.1 a holder without CF is not asked to hold, and one CF may break his grip', () => {
  const state = faceToFace({ hands: [], shield: 'none' })
  const [holder, victim] = state.gladiators
  holder!.enduranceLoss = 12
  victim!.grappledBy = 0
  state.step = 'escapes'
  const events = oneStep(state, [2, 2, 2], [1])
  expect(find(events, 'escapeTried')).toMatchObject({ cf: 1, total: 5, free: true })
  expect(victim!.grappledBy).toBe(-1)
})

test('§3.10 §10.5 §17.3 in 1981 a turn begins with the check of endurance, but for the first', () => {
  const state = duel({}, {}, presets.classic1981)
  for (const who of state.gladiators) who.CN = 1
  const begin = (turn: number, faces: readonly number[]) => {
    Object.assign(state, { turn, phase: 1, step: 'beginning' })
    oneStep(state, faces, [])
  }
  begin(1, [])
  begin(2, [6, 1])
  expect(state.gladiators.map(({ enduranceLoss }) => enduranceLoss > 0)).toEqual([true, false])
})
