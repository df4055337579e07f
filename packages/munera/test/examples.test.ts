/** The book's examples E1 to E5. */

import { describe, expect, test } from 'vitest'
import { castAt } from '../src/match/questions.ts'
import { skillsToTake } from '../src/rules/experience.ts'
import { saveOf, weightPoints } from '../src/rules/gladiators.ts'
import { tables } from '../src/tables/index.ts'
import { type SampleType, sampleGladiators } from '../src/tables/sample-gladiators.ts'
import { weightClasses } from '../src/tables/weight.ts'
import { attack, attackerOf, defenderOf, doAct, duel, refusedBy, secondAttack } from './arena.ts'

describe('examples of the book', () => {
  const man = { armour: 'light', shield: { size: 'large', hand: 'left' } } as const

  test('E1 light armour and a large shield are Heavy, without it Medium', () => {
    expect(weightClasses[weightPoints(tables, man)]).toBe('heavy')
    expect(weightClasses[weightPoints(tables, { ...man, shield: null })]).toBe('medium')
  })

  test('E2 the same man saves with +3, without it with +1', () => {
    expect(saveOf(tables, man)).toBe(3)
    expect(saveOf(tables, { ...man, shield: null })).toBe(1)
  })

  test('E3 Quintus learns from beating his equal, and nothing from beating him again', () => {
    const first = duel({}, {})
    Object.assign(defenderOf(first), { out: 'spared', outBy: 0 })
    expect(skillsToTake(first, attackerOf(first))).toHaveLength(6)
    const second = duel({ skills: ['attack'] }, {})
    Object.assign(defenderOf(second), { out: 'spared', outBy: 0 })
    expect(skillsToTake(second, attackerOf(second))).toEqual([])
  })

  test('E4 a Retiarius casts and thrusts in one turn for 3 AP', () => {
    const state = duel({ type: 'retiarius' }, {})
    attackerOf(state).ap = 3
    doAct(state, castAt(1, 1), [6])
    doAct(state, attack, [4, 4])
    expect(attackerOf(state).ap).toBe(0)
    expect(refusedBy(state, secondAttack)).toBe('§11.10')
  })

  test.each([
    ['E5 Samnite', 'samnite', [3, 1], ['heavy', 'medium']],
    ['E5 Retiarius', 'retiarius', [1, 1], ['medium', 'medium']],
    ['E5 Thracian', 'thracian', [2, 1], ['medium', 'medium']],
    ['E5 Secutor', 'secutor', [2, 1], ['medium', 'medium']],
    ['E5 Myrmillo', 'myrmillo', [2, 0], ['medium', 'light']],
    ['E5 Hoplomachus', 'hoplomachus', [3, 0], ['heavy', 'light']],
    ['E5 Cataphractarius', 'cataphractarius', [3, 3], ['heavy', 'heavy']],
    ['E5 Diamecheri', 'diamecheri', [1, 1], ['medium', 'medium']],
    ['E5 Laquearius', 'laquearius', [0, 0], ['light', 'light']],
    ['E5 Contra-Retiarius', 'contraRetiarius', [3, 3], ['heavy', 'heavy']],
    ['E5 Velite', 'velite', [1, 0], ['light', 'light']],
    ['E5 Gaetulian', 'gaetulian', [0, 0], ['light', 'light']],
    ['E5 Provocator', 'provocator', [2, 1], ['medium', 'medium']],
    ['E5 Sagittarius', 'sagittarius', [0, 0], ['light', 'light']],
  ])('%s', (_, type, saves, classes) => {
    const sample = sampleGladiators[type as SampleType]
    const bare = { ...sample, shield: null }
    expect([saveOf(tables, sample), saveOf(tables, bare)]).toEqual(saves)
    expect([weightPoints(tables, sample), weightPoints(tables, bare)].map((points) => weightClasses[points])).toEqual(
      classes,
    )
  })
})
