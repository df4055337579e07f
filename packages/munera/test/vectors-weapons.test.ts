/** The worked cases V36 to V55: missiles, nets, fates, appeals, order. */
import { rectangle, Scripted } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import type { Munera } from '../src/match/game.ts'
import { castAt, turnLeft } from '../src/match/questions.ts'
import { type Fighter, type State, strengthLeft } from '../src/match/state.ts'
import { rollActionPoints } from '../src/rules/action-points.ts'
import { skillsToTake } from '../src/rules/experience.ts'
import type { Equipment } from '../src/rules/gladiators.ts'
import { saveAgainst } from '../src/rules/modifiers.ts'
import { rollOrder } from '../src/rules/sequence.ts'
import {
  attack,
  attackerOf,
  defenderOf,
  doAct,
  duel,
  frame,
  kindsOf,
  type Man,
  refusedBy,
  told,
  where,
} from './arena.ts'

function rolled(state: State, fighter: Fighter, ...dice: number[]): number {
  const referee = new Scripted<Munera>(dice)
  rollActionPoints(state, referee, fighter)
  referee.done()
  return fighter.ap
}

describe('missiles', () => {
  test('V36 §11.7 §11.8 an arrow over the left split hex misses and lies under him', () => {
    const state = duel({ type: 'sagittarius', at: [6, 5] }, {})
    expect(told(doAct(state, attack, [3, 4]), 'attacked')).toMatchObject({ modifier: -1, score: -2 })
    expect(state.ground).toEqual([{ cell: rectangle(10, 12).cell({ q: 5, r: 4 }), kind: 'arrow' }])
    expect(where(state, 1)).toEqual({ q: 5, r: 3 })
  })

  test('V37 §11.8 a dart lands next to where he stood', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, {})
    const events = doAct(state, attack, [2, 4, 2])
    expect(told(events, 'attacked')).toMatchObject({ range: 3, score: -2 })
    expect(told(events, 'missileLanded').hex).toEqual({ q: 6, r: 3 })
    expect(where(state, 1)).toEqual({ q: 5, r: 3 })
  })

  test('V38 §11.6 a dart from behind at six hexes', () => {
    const state = duel({ type: 'gaetulian', at: [5, 9] }, { at: [5, 3], facing: 0 })
    expect(told(doAct(state, attack, [5, 4, 4]), 'attacked')).toMatchObject({ range: 6, modifier: 1, score: 2 })
    expect(defenderOf(state).wounds).toBe(2)
    expect(state.ground).toEqual([])
    expect(attackerOf(state).missilesLeft[0]).toBe(3)
  })

  test('V39 §11.7 an arrow at eight hexes', () => {
    const state = duel({ type: 'sagittarius', at: [5, 7] }, { type: 'laquearius', at: [5, -1] })
    expect(told(doAct(state, attack, [6, 1]), 'attacked')).toMatchObject({ range: 8, modifier: -2, score: 3 })
    expect(defenderOf(state).wounds).toBe(3)
  })

  test('V40 §11.8 a dart that would land outside is rolled again', () => {
    const state = duel({ type: 'gaetulian', at: [5, 1] }, { at: [5, -2] })
    const events = doAct(state, attack, [2, 3, 1, 4])
    expect(told(events, 'missileLanded').hex).toEqual({ q: 5, r: -1 })
    expect(defenderOf(state).offBalance).toBe(1)
    expect(where(state, 1)).toEqual({ q: 5, r: -2 })
  })
})

describe('nets', () => {
  const net = castAt(1, 1)

  test('V41 §11.10 a 5 entangles at two hexes and misses at one', () => {
    const far = duel({ type: 'retiarius', at: [5, 6] }, {})
    doAct(far, net, [5])
    expect([defenderOf(far).entangled, attackerOf(far).weaponLost[1]]).toEqual([true, true])
    const near = duel({ type: 'retiarius' }, {})
    doAct(near, net, [5])
    expect([defenderOf(near).entangled, attackerOf(near).weaponLost[1]]).toEqual([false, false])
    expect(where(near, 1)).toEqual({ q: 5, r: 3 })
  })

  test('V42 §3.4 an entangled Samnite who rolls 5 has 1 AP', () => {
    const state = duel({ type: 'samnite' }, {})
    attackerOf(state).entangled = true
    expect(rolled(state, attackerOf(state), 5)).toBe(1)
  })

  test.each([
    ['V43 §11.12 a hit that the cone destroys', [6, 5], false, true, [5, 4]],
    ['V43 §11.12 a miss that the cone destroys still pushes', [2, 6], false, true, [5, 3]],
    ['V43 §11.12 a hit that the cone does not stop', [6, 4], true, true, [5, 4]],
  ])('%s', (_, dice, entangled, isNetGone, [q, r]) => {
    const state = duel({ type: 'retiarius', at: [5, 6] }, { type: 'contraRetiarius' })
    doAct(state, net, dice)
    expect([defenderOf(state).entangled, attackerOf(state).weaponLost[1]]).toEqual([entangled, isNetGone])
    expect(where(state, 1)).toEqual({ q, r })
  })

  test('V44 §11.11 a lasso at three hexes and next to the target', () => {
    const far = duel({ type: 'laquearius', at: [5, 7] }, {})
    doAct(far, castAt(0, 1), [5])
    expect(defenderOf(far).entangled).toBe(true)
    expect(refusedBy(duel({ type: 'laquearius' }, {}), castAt(0, 1))).toBe('§6.1')
  })

  test('V55 §11.13 one try a turn to cut free', () => {
    const state = duel({}, {})
    attackerOf(state).entangled = true
    attackerOf(state).ap = 3
    doAct(state, { act: 'cutFree' }, [4])
    expect(attackerOf(state)).toMatchObject({ entangled: true, ap: 2 })
    expect(refusedBy(state, { act: 'cutFree' })).toBe('§11.13')
    expect(refusedBy(state, turnLeft)).toBeNull()
  })
})

describe('two-handed weapons, skills, fates', () => {
  const axeman: Equipment = { armour: 'light', shield: null, weapons: [{ kind: 'twoHanded', hand: 'both' }] }

  test.each([
    ['V45 §11.5 a Samnite fails with 4', 'samnite', [6, 4, 4], 2, 2],
    ['V45 §11.5 a Samnite saves with 5', 'samnite', [6, 4, 5], 2, 0],
    ['V45 §11.5 a Retiarius has no save left', 'retiarius', [6, 4], 0, 2],
  ] as const)('%s', (_, type, dice, save, wounds) => {
    const state = duel({ equipment: axeman }, { type })
    expect(saveAgainst(state, attackerOf(state), 0, defenderOf(state))).toBe(save)
    doAct(state, attack, dice)
    expect(defenderOf(state).wounds).toBe(wounds)
    expect(attackerOf(state).ap).toBe(4)
  })

  test('V46 §6.5 §6.4 Attack against Dodge, Attack alone, and a double', () => {
    const both = duel({ skills: ['attack'] }, { skills: ['dodge'] })
    expect(told(doAct(both, attack, [4, 5]), 'attacked').score).toBe(-1)
    const alone = duel({ skills: ['attack'] }, {})
    expect(told(doAct(alone, attack, [4, 5]), 'attacked').score).toBe(0)
    for (const state of [both, alone]) expect(where(state, 1)).toEqual({ q: 5, r: 3 })
    const double = duel({ skills: ['attack'] }, {})
    doAct(double, attack, [4, 4])
    expect(defenderOf(double)).toMatchObject({ offBalance: 1, wounds: 0 })
  })

  test('V47 §8.4 §8.5 strength -1 appeals, strength -3 is dead', () => {
    const beaten = duel({}, { type: 'laquearius', facing: 0, strength: 6 })
    const events = doAct(beaten, attack, [6, 2, 6, 6])
    expect(told(events, 'attacked').score).toBe(7)
    expect(strengthLeft(defenderOf(beaten))).toBe(-1)
    expect(kindsOf(events)).toContain('appealed')
    const dead = duel({}, { type: 'laquearius', facing: 0, strength: 5 })
    doAct(dead, attack, [6, 1])
    expect([strengthLeft(defenderOf(dead)), defenderOf(dead).out]).toEqual([-3, 'killed'])
  })
})

/** The second gladiator's appeal, settled with these dice. */
function appealOf(state: State, dice: [number, number]) {
  const event = told(doAct(state, { act: 'yield' }, dice, 1), 'appealed')
  return { modifier: event.modifier, out: defenderOf(state).out }
}

describe('appeals', () => {
  const yieldOn = { yield: 'yes' } as const

  test('V48 §9.2 a Samnite who fought well is spared with 8', () => {
    const state = duel({}, { type: 'samnite' }, yieldOn)
    Object.assign(defenderOf(state), { wounds: 7, woundsInflicted: 3 })
    expect(appealOf(state, [4, 4])).toEqual({ modifier: 0, out: 'spared' })
  })

  test('V49 §9.2 an unwounded Samnite who did nothing is dispatched with 11', () => {
    const state = duel({}, { type: 'samnite' }, yieldOn)
    expect(appealOf(state, [5, 6])).toEqual({ modifier: -4, out: 'dispatched' })
  })

  test('V50 §9.2 a natural 12 always spares', () => {
    const state = frame(
      [
        { at: [5, 5], facing: 0 },
        { type: 'samnite', at: [5, 4], facing: 3 },
      ],
      yieldOn,
      3,
    )
    expect(appealOf(state, [6, 6])).toEqual({ modifier: -7, out: 'spared' })
  })

  test.each([
    ['V51 §9.4 deeds move the crowd', [1, 3], 'spared'],
    ['V51 §9.4 but not after a natural 2', [1, 1], 'dispatched'],
  ] as [string, [number, number], string][])('%s', (_, dice, out) => {
    const men: Man[] = [
      { at: [5, 5], facing: 0 },
      { type: 'laquearius', strength: 6, at: [5, 4], facing: 3 },
      { at: [1, 3], facing: 0 },
    ]
    const state = frame(men, yieldOn, 1)
    Object.assign(defenderOf(state), { wounds: 7, woundsInflicted: 4 })
    Object.assign(state.fighters[2]!, { seriousBy: 1, out: 'dispatched', outBy: 1 })
    expect(appealOf(state, dice)).toEqual({ modifier: 4, out })
  })

  test('V52 §9.3 Charisma twice and one spared today', () => {
    const skills = ['charisma', 'charisma'] as const
    const state = frame(
      [
        { at: [5, 5], facing: 0 },
        { skills, strength: 8, at: [5, 4], facing: 3 },
      ],
      yieldOn,
      1,
    )
    Object.assign(defenderOf(state), { wounds: 2, woundsInflicted: 1 })
    expect(appealOf(state, [3, 4])).toEqual({ modifier: 1, out: 'spared' })
    expect(state.sparedToday).toBe(2)
  })
})

describe('order and experience', () => {
  test('V53 §2.2 the tied roll again for their places', () => {
    const state = duel({}, {}, {}, [{ at: [1, 3], facing: 0 }])
    const referee = new Scripted<Munera>([4, 6, 4, 2, 5])
    rollOrder(state, referee)
    referee.done()
    expect(state.order).toEqual([1, 2, 0])
    expect(referee.rolls.map((roll) => roll.by)).toEqual([0, 1, 2, 0, 2])
  })

  test('V54 §10.1 four skills leave room for no other', () => {
    const state = duel(
      { skills: ['attack', 'dodge', 'charisma', 'charisma'] },
      { skills: ['attack', 'dodge', 'reflexes', 'favoured'] },
    )
    Object.assign(defenderOf(state), { out: 'killed', outBy: 0 })
    expect(skillsToTake(state, attackerOf(state))).toEqual([])
  })
})
