import { Scripted } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import type { Munera } from '../src/match/game.ts'
import { castAt, END, fistsAt } from '../src/match/questions.ts'
import { newBlow, strike } from '../src/rules/attacks.ts'
import type { Equipment } from '../src/rules/gladiators.ts'
import { countHelpers, listModifiers, modifierOf, saveAgainst } from '../src/rules/modifiers.ts'
import { flatTables, tables } from '../src/tables/index.ts'
import {
  attack,
  attackerOf,
  defenderOf,
  doAct,
  duel,
  frame,
  kindsOf,
  type Man,
  playTurn,
  refusedBy,
  secondAttack,
  told,
  where,
} from './arena.ts'

describe('what an attack needs', () => {
  test('§6.1 an enemy who is still in', () => {
    const state = duel({}, {}, {}, [{ at: [1, 1], facing: 0 }])
    expect(refusedBy(state, attack)).toBeNull()
    defenderOf(state).out = 'spared'
    expect(refusedBy(state, attack)).toBe('§6.1')
  })

  test('§6.1 a weapon that is not lost', () => {
    const state = duel({}, {})
    attackerOf(state).weaponLost[0] = true
    expect(refusedBy(state, attack)).toBe('§6.1')
  })

  test('§6.1 a range that the weapon has', () => {
    expect(refusedBy(duel({ at: [5, 6] }, {}), attack)).toBe('§6.1')
    expect(refusedBy(duel({ type: 'gaetulian' }, {}), attack)).toBe('§6.1')
  })

  test('§6.1 a missile where the weapon needs one', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, {})
    attackerOf(state).missilesLeft[0] = 0
    expect(refusedBy(state, attack)).toBe('§6.1')
  })

  test('§6.1 the AP', () => {
    const state = duel({ type: 'sagittarius', at: [5, 7] }, {})
    attackerOf(state).ap = 1
    expect(refusedBy(state, attack)).toBe('§3.7')
    attackerOf(state).ap = 2
    expect(refusedBy(state, attack)).toBeNull()
  })

  test('§6.1 AP, missile and the use of the weapon are spent whatever the dice show', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, {})
    doAct(state, attack, [3, 3])
    expect(attackerOf(state)).toMatchObject({ ap: 5, missilesLeft: [3, 0], used: [true, false] })
  })

  test('§6.2 each weapon once a turn, two weapons once each', () => {
    const state = duel({ type: 'diamecheri' }, {})
    doAct(state, attack, [4, 4])
    expect(refusedBy(state, attack)).toBe('§6.2')
    doAct(state, secondAttack, [4, 4])
    expect(refusedBy(state, secondAttack)).toBe('§6.2')
  })

  test('§6.2 two weapons out of one hand', () => {
    const state = duel({ type: 'laquearius', at: [5, 6] }, {})
    doAct(state, castAt(0, 1), [1])
    expect(refusedBy(state, castAt(0, 1))).toBe('§6.2')
    expect(attackerOf(state).used).toEqual([true, false])
  })

  test('§6.2 all darts are one weapon', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, {})
    doAct(state, attack, [4, 4])
    expect(attackerOf(state).missilesLeft[0]).toBe(3)
    expect(refusedBy(state, attack)).toBe('§6.2')
  })
})

describe('the roll and the score', () => {
  test("§6.3 the attacker's die, then the defender's", () => {
    const state = duel({}, {})
    const events = doAct(state, attack, [2, 5])
    expect(told(events, 'attacked')).toMatchObject({ attackerDie: 2, defenderDie: 5 })
  })

  test('§6.4 a double ends the attack: no score, no save, no push-back', () => {
    const state = duel({}, { type: 'samnite', facing: 0 })
    const events = doAct(state, attack, [4, 4])
    expect(kindsOf(events)).toEqual(['attacked', 'lostBalance'])
    expect(told(events, 'attacked')).toMatchObject({ score: 0, saveDie: 0, modifier: 3 })
    expect(where(state, 1)).toEqual({ q: 5, r: 4 })
  })

  test('§6.4 modifiers do not make a double', () => {
    const state = duel({ skills: ['attack'] }, {})
    expect(kindsOf(doAct(state, attack, [3, 4]))).toEqual(['attacked', 'pushedBack'])
  })

  test.each([
    ['§6.5 plain', false, false, 2],
    ['§6.5 Attack adds 1', true, false, 3],
    ['§6.5 Dodge takes 1', false, true, 1],
    ['§6.5 both cancel', true, true, 2],
  ])('%s', (_, hasAttack, hasDodge, score) => {
    const state = duel({ skills: hasAttack ? ['attack'] : [] }, { skills: hasDodge ? ['dodge'] : [] })
    expect(told(doAct(state, attack, [5, 3, 1]), 'attacked').score).toBe(score)
  })

  test.each([
    ['§6.6 a lasso guards nothing, the sword in the same hand does', 'laquearius', 2, 2],
    ['§6.6 the empty hand beside it', 'laquearius', 4, 3],
    ['§6.6 a net counts as guard', 'retiarius', 2, 2],
    ['§6.6 a bow counts as a weapon', 'sagittarius', 4, 2],
    ['§6.6 a cone counts as nothing, heavy armour does', 'contraRetiarius', 4, 2],
  ] as const)('%s', (_, type, facing, expected) => {
    const state = duel({}, { type, facing })
    expect(modifierOf(state, attackerOf(state), 0, defenderOf(state))).toBe(expected)
  })

  test('§6.6 a lost sword leaves the lasso, which guards nothing', () => {
    const state = duel({}, { type: 'laquearius', facing: 2 })
    doAct(state, attack, [1, 1, 4])
    expect(defenderOf(state).weaponLost).toEqual([false, true])
    expect(modifierOf(state, attackerOf(state), 0, defenderOf(state))).toBe(3)
  })

  test('§6.7 facing, entangled, range and helpers add up, each once', () => {
    const state = duel({ type: 'gaetulian', at: [5, 9] }, { facing: 0 }, {}, [{ at: [6, 3], facing: 4 }])
    defenderOf(state).entangled = true
    const list = listModifiers(state, attackerOf(state), 0, defenderOf(state))
    expect(list.map(({ rule, value }) => [rule, value])).toEqual([
      ['T6.8', 3],
      ['T6.9', 1],
      ['T6.11', -1],
      ['T6.12', 1],
    ])
    expect(modifierOf(state, attackerOf(state), 0, defenderOf(state))).toBe(4)
  })

  test('§6.8 helpers have the defender in their front hex; he need not face them', () => {
    const helpers = (...others: Man[]) => {
      const state = duel({}, {}, {}, others)
      return countHelpers(state, attackerOf(state), defenderOf(state))
    }
    expect(helpers({ at: [6, 3], facing: 4 })).toBe(1)
    expect(helpers({ at: [6, 3], facing: 3 })).toBe(0)
    expect(helpers({ at: [7, 2], facing: 4 })).toBe(0)
    expect(helpers({ at: [6, 3], facing: 4 }, { at: [5, 3], facing: 3 })).toBe(2)
    expect(helpers({ at: [6, 3], facing: 4, team: 1 })).toBe(0)
  })

  test('§6.8 helpers count at any range', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, {}, {}, [{ at: [6, 3], facing: 4 }])
    expect(modifierOf(state, attackerOf(state), 0, defenderOf(state))).toBe(1)
  })
})

describe('hits and misses', () => {
  test.each([
    ['§6.9 a score of 1 is a hit', [4, 3, 6], 'stopped'],
    ['§6.9 die and save of 7 stop it', [5, 3, 5], 'stopped'],
    ['§6.9 die and save of 6 do not', [5, 3, 4], 'wounded'],
  ])('%s', (_, dice, outcome) => {
    const state = duel({}, {})
    const rule = outcome === 'stopped' ? '§6.9' : '§6.10'
    expect(told(doAct(state, attack, dice), 'attacked')).toMatchObject({ outcome, rule })
    expect(where(state, 1)).toEqual({ q: 5, r: 4 })
  })

  test('§6.9 with a save of 0 no die is rolled', () => {
    const state = duel({}, { type: 'gaetulian' })
    expect(told(doAct(state, attack, [5, 3]), 'attacked').outcome).toBe('wounded')
  })

  test('§6.10 an unstopped hit costs as many strength points as the score', () => {
    const state = duel({}, { type: 'gaetulian' })
    const events = doAct(state, attack, [6, 2])
    expect(told(events, 'wounded')).toMatchObject({ wounds: 4, strengthLeft: 3, by: 0 })
    expect(attackerOf(state).woundsInflicted).toBe(4)
  })

  test.each([
    ['§6.11 a score of 0 is a miss', [4, 5], 0],
    ['§6.11 and so is anything below', [1, 6], -4],
  ])('%s', (_, dice, score) => {
    const state = duel({}, { type: 'samnite', facing: 4 })
    expect(told(doAct(state, attack, dice), 'attacked')).toMatchObject({ score, outcome: 'missed' })
    expect(where(state, 1)).toEqual({ q: 5, r: 3 })
    expect(defenderOf(state).facing).toBe(4)
  })

  test('§6.11 the push goes the way the attacker faces, also from afar', () => {
    const state = duel({ type: 'sagittarius', at: [3, 6], facing: 1 }, { at: [5, 4] })
    doAct(state, attack, [3, 6])
    expect(where(state, 1)).toEqual({ q: 6, r: 3 })
  })

  test('§6.12 an occupied hex or the wall puts him off balance where he is', () => {
    const wall = frame([
      { at: [0, 1], facing: 0 },
      { at: [0, 0], facing: 3 },
    ])
    const events = doAct(wall, attack, [1, 6])
    expect(kindsOf(events)).toEqual(['attacked', 'lostBalance'])
    expect([where(wall, 1), defenderOf(wall).offBalance]).toEqual([{ q: 0, r: 0 }, 1])
  })
})

describe('fists', () => {
  const unarmed: Equipment = { armour: 'light', shield: null, weapons: [] }

  test('§6.13 one who carries nothing strikes at -3, once a turn', () => {
    const state = duel({ equipment: unarmed }, {})
    const events = doAct(state, fistsAt[1]!, [6, 1, 1])
    expect(told(events, 'attacked')).toMatchObject({ modifier: -3, score: 2, weapon: 'unarmed' })
    expect(attackerOf(state).ap).toBe(5)
    expect(refusedBy(state, fistsAt[1])).toBe('§6.2')
  })

  test('§6.13 the fists are free again in the next turn', () => {
    const state = duel({ equipment: unarmed }, {})
    playTurn(state, [1, 4, 4], [fistsAt[1]!])
    playTurn(state, [3], [END])
    playTurn(state, [1, 4, 4], [fistsAt[1]!])
    expect(defenderOf(state).offBalance).toBe(1)
  })

  test('§6.13 a sword keeps him from it, even a sword that was used', () => {
    const state = duel({}, {})
    expect(refusedBy(state, fistsAt[1])).toBe('§6.13')
    doAct(state, attack, [4, 4])
    expect(refusedBy(state, fistsAt[1])).toBe('§6.13')
  })

  test('§6.13 net, lasso, cone, darts and bow do not', () => {
    for (const kind of ['net', 'lasso', 'cone', 'darts', 'bow'] as const) {
      const equipment: Equipment = { ...unarmed, weapons: [{ kind, hand: 'right' }] }
      expect(refusedBy(duel({ equipment }, {}), fistsAt[1])).toBeNull()
    }
  })

  test('§6.13 fists reach only the front hex', () => {
    expect(refusedBy(duel({ equipment: unarmed, at: [5, 6] }, {}), fistsAt[1])).toBe('§6.1')
    expect(refusedBy(duel({ equipment: unarmed, facing: 1 }, {}), fistsAt[1])).toBe('§5.4')
  })
})

test('§6.14 the blow depends on nothing but modifier, save, adjacency and Favoured', () => {
  const blow = newBlow()
  const rows: [number[], number, number, boolean, boolean, string][] = [
    [[5, 3, 4], 0, 3, true, false, 'stopped'],
    [[5, 3], 0, -1, true, false, 'wounded'],
    [[2, 2], 0, 3, true, false, 'floored'],
    [[2, 2], 0, 3, false, false, 'defenderOffBalance'],
    [[6, 6], 0, 3, false, false, 'killed'],
    [[6, 6, 5], 0, 3, false, true, 'favoured'],
    [[1, 5], 4, 0, false, false, 'missed'],
  ]
  for (const [dice, modifier, save, isAdjacent, isFavoured, outcome] of rows) {
    const referee = new Scripted<Munera>(dice)
    strike(flatTables(tables), referee, 0, 1, modifier, save, isAdjacent, isFavoured, blow)
    referee.done()
    expect(blow.outcome).toBe(outcome)
  }
})

test('§6.9 the save is what the target still has, less what the weapon takes off', () => {
  const state = duel({}, { type: 'samnite' })
  expect(saveAgainst(state, attackerOf(state), 0, defenderOf(state))).toBe(3)
  doAct(state, attack, [5, 5])
  expect(saveAgainst(state, attackerOf(state), 0, defenderOf(state))).toBe(1)
})
