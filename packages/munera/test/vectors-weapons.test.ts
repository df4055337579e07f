/** The worked cases V36 to V55: missiles, nets, fates, appeals, order. */
import { rectangle, Scripted } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import {
  type Bout,
  castAt,
  type Equipment,
  type Fighter,
  type Munera,
  rollActionPoints,
  rollOrder,
  saveAgainst,
  skillsToTake,
  strengthLeft,
  turnLeft,
} from '../src/index.ts'
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

function rolled(bout: Bout, fighter: Fighter, ...dice: number[]): number {
  const referee = new Scripted<Munera>(dice)
  rollActionPoints(bout, referee, fighter)
  referee.done()
  return fighter.ap
}

describe('missiles', () => {
  test('V36 §11.7 §11.8 an arrow over the left split hex misses and lies under him', () => {
    const bout = duel({ type: 'sagittarius', at: [6, 5] }, {})
    expect(told(doAct(bout, attack, [3, 4]), 'attacked')).toMatchObject({ modifier: -1, score: -2 })
    expect(bout.ground).toEqual([{ cell: rectangle(10, 12).cell({ q: 5, r: 4 }), kind: 'arrow' }])
    expect(where(bout, 1)).toEqual({ q: 5, r: 3 })
  })

  test('V37 §11.8 a dart lands next to where he stood', () => {
    const bout = duel({ type: 'gaetulian', at: [5, 7] }, {})
    const events = doAct(bout, attack, [2, 4, 2])
    expect(told(events, 'attacked')).toMatchObject({ range: 3, score: -2 })
    expect(told(events, 'missileLanded').hex).toEqual({ q: 6, r: 3 })
    expect(where(bout, 1)).toEqual({ q: 5, r: 3 })
  })

  test('V38 §11.6 a dart from behind at six hexes', () => {
    const bout = duel({ type: 'gaetulian', at: [5, 9] }, { at: [5, 3], facing: 0 })
    expect(told(doAct(bout, attack, [5, 4, 4]), 'attacked')).toMatchObject({ range: 6, modifier: 1, score: 2 })
    expect(defenderOf(bout).wounds).toBe(2)
    expect(bout.ground).toEqual([])
    expect(attackerOf(bout).missilesLeft[0]).toBe(3)
  })

  test('V39 §11.7 an arrow at eight hexes', () => {
    const bout = duel({ type: 'sagittarius', at: [5, 7] }, { type: 'laquearius', at: [5, -1] })
    expect(told(doAct(bout, attack, [6, 1]), 'attacked')).toMatchObject({ range: 8, modifier: -2, score: 3 })
    expect(defenderOf(bout).wounds).toBe(3)
  })

  test('V40 §11.8 a dart that would land outside is rolled again', () => {
    const bout = duel({ type: 'gaetulian', at: [5, 1] }, { at: [5, -2] })
    const events = doAct(bout, attack, [2, 3, 1, 4])
    expect(told(events, 'missileLanded').hex).toEqual({ q: 5, r: -1 })
    expect(defenderOf(bout).offBalance).toBe(1)
    expect(where(bout, 1)).toEqual({ q: 5, r: -2 })
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
    const bout = duel({ type: 'samnite' }, {})
    attackerOf(bout).entangled = true
    expect(rolled(bout, attackerOf(bout), 5)).toBe(1)
  })

  test.each([
    ['V43 §11.12 a hit that the cone destroys', [6, 5], false, true, [5, 4]],
    ['V43 §11.12 a miss that the cone destroys still pushes', [2, 6], false, true, [5, 3]],
    ['V43 §11.12 a hit that the cone does not stop', [6, 4], true, true, [5, 4]],
  ])('%s', (_, dice, entangled, isNetGone, [q, r]) => {
    const bout = duel({ type: 'retiarius', at: [5, 6] }, { type: 'contraRetiarius' })
    doAct(bout, net, dice)
    expect([defenderOf(bout).entangled, attackerOf(bout).weaponLost[1]]).toEqual([entangled, isNetGone])
    expect(where(bout, 1)).toEqual({ q, r })
  })

  test('V44 §11.11 a lasso at three hexes and next to the target', () => {
    const far = duel({ type: 'laquearius', at: [5, 7] }, {})
    doAct(far, castAt(0, 1), [5])
    expect(defenderOf(far).entangled).toBe(true)
    expect(refusedBy(duel({ type: 'laquearius' }, {}), castAt(0, 1))).toBe('§6.1')
  })

  test('V55 §11.13 one try a turn to cut free', () => {
    const bout = duel({}, {})
    attackerOf(bout).entangled = true
    attackerOf(bout).ap = 3
    doAct(bout, { act: 'cutFree' }, [4])
    expect(attackerOf(bout)).toMatchObject({ entangled: true, ap: 2 })
    expect(refusedBy(bout, { act: 'cutFree' })).toBe('§11.13')
    expect(refusedBy(bout, turnLeft)).toBeNull()
  })
})

describe('two-handed weapons, skills, fates', () => {
  const axeman: Equipment = { armour: 'light', shield: null, weapons: [{ kind: 'twoHanded', hand: 'both' }] }

  test.each([
    ['V45 §11.5 a Samnite fails with 4', 'samnite', [6, 4, 4], 2, 2],
    ['V45 §11.5 a Samnite saves with 5', 'samnite', [6, 4, 5], 2, 0],
    ['V45 §11.5 a Retiarius has no save left', 'retiarius', [6, 4], 0, 2],
  ] as const)('%s', (_, type, dice, save, wounds) => {
    const bout = duel({ equipment: axeman }, { type })
    expect(saveAgainst(bout, attackerOf(bout), 0, defenderOf(bout))).toBe(save)
    doAct(bout, attack, dice)
    expect(defenderOf(bout).wounds).toBe(wounds)
    expect(attackerOf(bout).ap).toBe(4)
  })

  test('V46 §6.5 §6.4 Attack against Dodge, Attack alone, and a double', () => {
    const both = duel({ skills: ['attack'] }, { skills: ['dodge'] })
    expect(told(doAct(both, attack, [4, 5]), 'attacked').score).toBe(-1)
    const alone = duel({ skills: ['attack'] }, {})
    expect(told(doAct(alone, attack, [4, 5]), 'attacked').score).toBe(0)
    for (const bout of [both, alone]) expect(where(bout, 1)).toEqual({ q: 5, r: 3 })
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
function appealOf(bout: Bout, dice: [number, number]) {
  const event = told(doAct(bout, { act: 'yield' }, dice, 1), 'appealed')
  return { modifier: event.modifier, out: defenderOf(bout).out }
}

describe('appeals', () => {
  const yieldOn = { yield: 'yes' } as const

  test('V48 §9.2 a Samnite who fought well is spared with 8', () => {
    const bout = duel({}, { type: 'samnite' }, yieldOn)
    Object.assign(defenderOf(bout), { wounds: 7, woundsInflicted: 3 })
    expect(appealOf(bout, [4, 4])).toEqual({ modifier: 0, out: 'spared' })
  })

  test('V49 §9.2 an unwounded Samnite who did nothing is dispatched with 11', () => {
    const bout = duel({}, { type: 'samnite' }, yieldOn)
    expect(appealOf(bout, [5, 6])).toEqual({ modifier: -4, out: 'dispatched' })
  })

  test('V50 §9.2 a natural 12 always spares', () => {
    const bout = frame(
      [
        { at: [5, 5], facing: 0 },
        { type: 'samnite', at: [5, 4], facing: 3 },
      ],
      yieldOn,
      3,
    )
    expect(appealOf(bout, [6, 6])).toEqual({ modifier: -7, out: 'spared' })
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
    const bout = frame(men, yieldOn, 1)
    Object.assign(defenderOf(bout), { wounds: 7, woundsInflicted: 4 })
    Object.assign(bout.fighters[2]!, { seriousBy: 1, out: 'dispatched', outBy: 1 })
    expect(appealOf(bout, dice)).toEqual({ modifier: 4, out })
  })

  test('V52 §9.3 Charisma twice and one spared today', () => {
    const skills = ['charisma', 'charisma'] as const
    const bout = frame(
      [
        { at: [5, 5], facing: 0 },
        { skills, strength: 8, at: [5, 4], facing: 3 },
      ],
      yieldOn,
      1,
    )
    Object.assign(defenderOf(bout), { wounds: 2, woundsInflicted: 1 })
    expect(appealOf(bout, [3, 4])).toEqual({ modifier: 1, out: 'spared' })
    expect(bout.sparedToday).toBe(2)
  })
})

describe('order and experience', () => {
  test('V53 §2.2 the tied roll again for their places', () => {
    const bout = duel({}, {}, {}, [{ at: [1, 3], facing: 0 }])
    const referee = new Scripted<Munera>([4, 6, 4, 2, 5])
    rollOrder(bout, referee)
    referee.done()
    expect(bout.order).toEqual([1, 2, 0])
    expect(referee.rolls.map((roll) => roll.by)).toEqual([0, 1, 2, 0, 2])
  })

  test('V54 §10.1 four skills leave room for no other', () => {
    const bout = duel(
      { skills: ['attack', 'dodge', 'charisma', 'charisma'] },
      { skills: ['attack', 'dodge', 'reflexes', 'favoured'] },
    )
    Object.assign(defenderOf(bout), { out: 'killed', outBy: 0 })
    expect(skillsToTake(bout, attackerOf(bout))).toEqual([])
  })
})
