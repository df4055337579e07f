import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import { BEG, DISPATCH, END, SPARE, STEP, TURN_LEFT } from '../src/match/questions.ts'
import type { Fighter } from '../src/match/state.ts'
import { crowdModifier } from '../src/rules/crowd.ts'
import {
  bout,
  frame,
  type Given,
  gaul,
  man,
  own,
  play,
  playInto,
  refusedBy,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

/** A plain man begs with half his boxes marked: no modifier but for what he inflicted. */
function begging(die: readonly number[], now: Partial<Fighter> = {}, given: Given = {}, ...answers: (typeof SPARE)[]) {
  const state = bout([man(samnite, [5, 5], 0, { hits: 5, hitsInflicted: 1, ...now }), man(secutor, [5, 3], 3)], given)
  const referee = play(state, die, BEG, ...answers)
  return { state, referee, verdict: told(referee, 'judged').verdict }
}

test.each<[string, number, number, string]>([
  ['§11.1 4 or more: spared', 4, 1, 'spared'],
  ['§11.1 less: dispatched', 3, 1, 'dispatched'],
  ['§11.1 with +1 a 3 spares', 3, 3, 'spared'],
  ['§11.1 with -1 a 4 does not', 4, 0, 'dispatched'],
  ['§11.1 with -1 a 5 spares', 5, 0, 'spared'],
  ['§11.1 a natural 6 always spares', 6, 0, 'spared'],
])('%s', (_, die, hitsInflicted, verdict) => {
  expect(begging([die], { hitsInflicted }).verdict).toBe(verdict)
})

test('§11.1 a natural 6 spares even with -3, a natural 1 never', () => {
  const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
  state.fighters[1]!.hitsInflicted = 0
  expect(crowdModifier(state, state.fighters[1]!, 'netted')).toBe(-2)
  expect(begging([6], { hits: 0, hitsInflicted: 0 }).verdict).toBe('spared')
  expect(begging([1], { hitsInflicted: 9 }).verdict).toBe('dispatched')
})

test('§11.1 dispatched by the one who brought him down', () => {
  const { state } = begging([1])
  expect(state.fighters[0]).toMatchObject({ out: 'dispatched', outBy: 1 })
  expect(outland.result(state).seats[1]!.kills).toBe(1)
})

test('§11.2 either way he is out and defeated', () => {
  for (const die of [2, 6]) {
    const { state } = begging([die])
    expect(outland.result(state)).toMatchObject({ winners: [1], seats: [{ outcome: 'lost' }, { outcome: 'won' }] })
  }
})

test('§11.3 he may beg instead of everything else, not after it', () => {
  const state = bout([man(samnite, [5, 5], 0), man(secutor, [5, 3], 3)])
  playInto(state)
  expect(refusedBy(state, 0, BEG)).toBeNull()
  const late = bout([man(samnite, [5, 6], 0), man(secutor, [5, 3], 3)])
  playInto(late, TURN_LEFT)
  expect(refusedBy(late, 0, BEG)).toBe('§11.3')
  expect(refusedBy(late, 0, END)).toBeNull()
  const stepped = bout([man(samnite, [5, 6], 0), man(secutor, [5, 2], 3)])
  playInto(stepped, STEP)
  expect(refusedBy(stepped, 0, BEG)).toBe('§11.3')
})

test('§11.3 the nearest enemy has the credit, on equal distance the first in the order', () => {
  const near = [man(samnite, [5, 5], 0), man(secutor, [5, 1], 3), man(gaul, [5, 7], 0)]
  const state = bout(near)
  play(state, [1], BEG)
  expect(state.fighters[0]!.outBy).toBe(2)

  const equal = bout([man(samnite, [5, 5], 0), man(secutor, [5, 3], 3), man(gaul, [5, 7], 0)])
  equal.order = [0, 2, 1]
  play(equal, [1], BEG)
  expect(equal.fighters[0]!.outBy).toBe(2)
})

const judge = { kind: 'judge', seat: 1, rule: 'R33' } as const

test('G.5 the victor is asked to spare or dispatch, only with victorChooses', () => {
  const spared = begging([], {}, { crowd: 'victorChooses' }, SPARE)
  expect(spared.referee.asked.at(-1)).toEqual(judge)
  expect(spared.verdict).toBe('spared')
  const state = frame(samnite, secutor, 3)
  expect(outland.legal(state, judge)).toEqual([SPARE, DISPATCH])
  expect(outland.check(state, judge, { judge: 'pardon' })?.rule).toBe('G.5')
})

test('G.5 while the victor decides, everybody sees about whom', () => {
  const state = bout([man(samnite, [5, 5], 0), man(secutor, [5, 3], 3)], { crowd: 'victorChooses' })
  playInto(state, BEG)
  expect([state.judged, state.judge]).toEqual([0, 1])
  expect(outland.prompt(state, judge)).toBe('Priscus is at the mercy of Verus: spare him or put him to death?')
})

test('§11.1 one who has fallen himself judges nobody: the die decides', () => {
  const state = frame(
    own({}, 2, 2, 4),
    own({}, 2, 2, 4),
    2,
    { crowd: 'victorChooses' },
    {
      attacker: { hits: 3 },
      defender: { hits: 3 },
    },
  )
  // +5: each takes 1 and both have no box left.
  const referee = play(state, [4, 4, 1, 2, 5, 5], { act: 'melee', target: 1 })
  expect(referee.asked.map(({ kind }) => kind)).toEqual(['activate'])
  expect(state.ending).toBe('together')
})
