/** The worked cases V1 to V35: strength, action points, blows, doubles, reach. */
import { rectangle, Scripted } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import type { Munera } from '../src/match/game.ts'
import { stepTo, turnLeft } from '../src/match/questions.ts'
import type { Fighter, State } from '../src/match/state.ts'
import { rollActionPoints } from '../src/rules/action-points.ts'
import { isInArc, LEFT, RIGHT } from '../src/rules/facing.ts'
import { type Equipment, rollStrength } from '../src/rules/gladiators.ts'
import { modifierOf } from '../src/rules/modifiers.ts'
import { isLightlyWounded, isSeriouslyWounded } from '../src/rules/wounds.ts'
import { flatTables, tables } from '../src/tables/index.ts'
import { weightClasses } from '../src/tables/weight.ts'
import {
  attack,
  attackerOf,
  defenderOf,
  doAct,
  duel,
  end,
  kindsOf,
  type Man,
  playTurn,
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

/** m of the first gladiator's first weapon against the second. */
function modifier(state: State, weapon = 0): number {
  return modifierOf(state, attackerOf(state), weapon, defenderOf(state))
}

const side = (row: number) => flatTables(tables).attackModifiers[row]

describe('strength, weight and action points', () => {
  test.each([
    ['V1 §1.1 2, 5 and 4 make 9', [2, 5, 4], 9],
    ['V1 §1.1 three ones make 2', [1, 1, 1], 2],
    ['V1 §1.1 6, 6 and 3 make 12', [6, 6, 3], 12],
  ])('%s', (_, faces, strength) => {
    const state = duel({}, {})
    const referee = new Scripted<Munera>(faces)
    rollStrength(state, referee, attackerOf(state))
    expect(attackerOf(state).strength).toBe(strength)
  })

  test('V2 §3.1 a Samnite who rolls 3 has 2 AP', () => {
    const state = duel({ type: 'samnite' }, {})
    expect(rolled(state, attackerOf(state), 3)).toBe(2)
  })

  test('V3 §3.2 a seriously wounded Velite who rolls 1 has no turn', () => {
    const state = duel({ type: 'velite', strength: 8 }, {})
    attackerOf(state).wounds = 4
    expect(kindsOf(playTurn(state, [1]).events)).toEqual(['turnBegan'])
    expect(state.turn).toBe(1)
  })

  test('V4 §3.2 R16 heavy, seriously wounded and entangled leaves nothing of a 6', () => {
    const state = duel({ type: 'hoplomachus' }, {})
    attackerOf(state).wounds = 4
    attackerOf(state).entangled = true
    expect(rolled(state, attackerOf(state), 6)).toBe(0)
  })

  test('V5 §3.6 a Hoplomachus without his shield is Light', () => {
    const state = duel({}, { type: 'hoplomachus' })
    doAct(state, attack, [5, 5])
    expect(rolled(state, defenderOf(state), 2)).toBe(3)
  })

  test('V6 §3.3 off balance costs 2 AP once', () => {
    const state = duel({ type: 'thracian', skills: ['reflexes'] }, {})
    attackerOf(state).offBalance = 1
    expect(rolled(state, attackerOf(state), 4)).toBe(3)
    expect(rolled(state, attackerOf(state), 4)).toBe(5)
  })

  test('V7 T2.4 heavy armour and a large shield', () => {
    const equipment: Equipment = {
      armour: 'heavy',
      shield: { size: 'large', hand: 'left' },
      weapons: [{ kind: 'sword', hand: 'right' }],
    }
    const state = duel({ equipment }, {})
    expect(weightClasses[attackerOf(state).weight]).toBe('xheavy')
    expect(attackerOf(state).save).toBe(5)
    expect(rolled(state, attackerOf(state), 6)).toBe(4)
    expect(rolled(state, attackerOf(state), 1)).toBe(0)
  })

  test.each([
    ['V8 §8.3 strength 7, 3 wounds: light', 7, 3, false],
    ['V8 §8.3 strength 7, 4 wounds: serious', 7, 4, true],
    ['V8 §8.3 strength 6, 3 wounds: serious', 6, 3, true],
    ['V8 §8.3 strength 2, 1 wound: serious', 2, 1, true],
  ])('%s', (_, strength, wounds, serious) => {
    const fighter = attackerOf(duel({ strength }, {}))
    fighter.wounds = wounds
    expect(isLightlyWounded(fighter)).toBe(true)
    expect(isSeriouslyWounded(fighter)).toBe(serious)
  })
})

interface BlowCase {
  readonly a?: Partial<Man>
  readonly d: Partial<Man>
  readonly dice: readonly number[]
  readonly m: number
  readonly score: number
  readonly wounds: number
  /** Where the defender stands afterwards. */
  readonly at?: readonly [number, number]
}

describe('blows', () => {
  const at54 = [5, 4] as const
  const rows: [string, BlowCase][] = [
    ['V9 §6.9 the save stops it', { d: { type: 'samnite' }, dice: [5, 3, 4], m: 0, score: 2, wounds: 0, at: at54 }],
    ['V10 §6.10 the save fails', { d: { type: 'samnite' }, dice: [5, 3, 3], m: 0, score: 2, wounds: 2, at: at54 }],
    [
      'V11 §6.11 T6.3 a miss on the shield side pushes back',
      { d: { type: 'samnite', facing: 4 }, dice: [4, 5], m: 1, score: 0, wounds: 0, at: [5, 3] },
    ],
    ['V12 T6.5 weapon side', { d: { type: 'samnite', facing: 2 }, dice: [3, 4, 6], m: 2, score: 1, wounds: 0 }],
    [
      'V13 T6.2 behind an extra-large shield',
      { d: { type: 'hoplomachus', facing: 4 }, dice: [6, 2, 3], m: 0, score: 4, wounds: 4 },
    ],
    [
      'V14 T6.6 empty hand, heavy armour',
      { d: { type: 'cataphractarius', facing: 4 }, dice: [2, 3, 4], m: 2, score: 1, wounds: 0 },
    ],
    [
      'V15 T6.7 §6.9 empty hand, no armour, no save',
      { d: { type: 'laquearius', facing: 4 }, dice: [2, 3], m: 3, score: 2, wounds: 2 },
    ],
  ]
  test.each(rows)('%s', (_, { a, d, dice, m, score, wounds, at }) => {
    const state = duel(a ?? {}, d)
    expect(modifier(state)).toBe(m)
    const blow = told(doAct(state, attack, dice), 'attacked')
    expect(blow.modifier).toBe(m)
    expect(blow.score).toBe(score)
    expect(defenderOf(state).wounds).toBe(wounds)
    expect(defenderOf(state).facing).toBe(d.facing ?? 3)
    const [q, r] = at ?? at54
    expect(where(state, 1)).toEqual({ q, r })
  })

  const third: Man = { at: [6, 3], facing: 4 }

  test('V16 T6.8 T6.9 §6.8 rear, entangled and one helper', () => {
    const state = duel({}, { type: 'samnite', facing: 0 }, {}, [third])
    defenderOf(state).entangled = true
    expect(modifier(state)).toBe(5)
    expect(told(doAct(state, attack, [2, 6, 2]), 'attacked').score).toBe(1)
    expect(defenderOf(state).wounds).toBe(1)
  })

  test("V17 §6.8 R30 the defender's friend does not help", () => {
    const state = duel({}, { type: 'samnite', facing: 0 }, {}, [{ ...third, team: 1 }])
    defenderOf(state).entangled = true
    expect(modifier(state)).toBe(4)
  })
})

describe('doubles', () => {
  test('V18 §7.1 the gods save their favourite on 5', () => {
    const state = duel({}, { skills: ['favoured'] })
    expect(kindsOf(doAct(state, attack, [6, 6, 5]))).toEqual(['attacked'])
    expect(defenderOf(state).out).toBeNull()
  })

  test('V18 §7.1 but not on 4', () => {
    const state = duel({}, { skills: ['favoured'] })
    doAct(state, attack, [6, 6, 4])
    expect(defenderOf(state).out).toBe('killed')
  })

  test('V19 §7.2 a Myrmillo loses his shield', () => {
    const state = duel({}, { type: 'myrmillo' })
    doAct(state, attack, [5, 5])
    const { shieldLost, save, weight, startedAs, leftSide } = defenderOf(state)
    expect({ shieldLost, save, weight, startedAs }).toEqual({ shieldLost: true, save: 0, weight: 0, startedAs: 1 })
    expect(side(leftSide)).toBe(3)
    expect(where(state, 1)).toEqual({ q: 5, r: 4 })
  })

  test('V20 §7.2 a Retiarius loses his net', () => {
    const state = duel({}, { type: 'retiarius' })
    doAct(state, attack, [5, 5])
    const { weaponLost, rightSide, leftSide } = defenderOf(state)
    expect(weaponLost).toEqual([false, true])
    expect([side(rightSide), side(leftSide)]).toEqual([3, 2])
  })

  test('V21 §7.4 §3.3 the attacker is off balance and pays on his next turn', () => {
    const state = duel({}, {})
    playTurn(state, [4, 3, 3], [attack, turnLeft, end])
    expect(attackerOf(state).offBalance).toBe(1)
    playTurn(state, [1], [end])
    expect(rolled(state, attackerOf(state), 4)).toBe(2)
  })

  test('V22 §7.5 §7.6 floored next to the attacker, only off balance at two hexes', () => {
    const near = duel({ type: 'provocator' }, {})
    expect(kindsOf(doAct(near, attack, [2, 2, 6, 6]))).toContain('appealed')
    expect(defenderOf(near).out).toBe('spared')
    const far = duel({ type: 'provocator', at: [5, 6] }, {})
    doAct(far, attack, [2, 2])
    expect(defenderOf(far)).toMatchObject({ out: null, offBalance: 1 })
  })

  test('V23 §7.7 a Diamecheri who attacks with the right sword loses the left one', () => {
    const state = duel({ type: 'diamecheri' }, {})
    doAct(state, attack, [1, 1, 2])
    expect(attackerOf(state).weaponLost).toEqual([false, true])
  })

  test('V24 §7.7 of a Sagittarius the second die takes the bow', () => {
    const state = duel({}, { type: 'sagittarius' })
    doAct(state, attack, [1, 1, 5, 2])
    expect(defenderOf(state).weaponLost).toEqual([true, false])
  })

  test('V25 §7.7 R22 a Retiarius loses the trident and keeps the net', () => {
    const state = duel({}, { type: 'retiarius' })
    doAct(state, attack, [1, 1, 4])
    expect(defenderOf(state).weaponLost).toEqual([true, false])
    expect(side(defenderOf(state).leftSide)).toBe(3)
  })
})

describe('reach and push-backs', () => {
  test('V26 §6.13 fists after the sword is lost', () => {
    const state = duel({}, { type: 'samnite' })
    attackerOf(state).weaponLost[0] = true
    const blow = told(doAct(state, { act: 'fists', target: 1 }, [6, 2, 1]), 'attacked')
    expect([blow.modifier, blow.score, defenderOf(state).wounds]).toEqual([-3, 1, 1])
  })

  test('V27 §11.3 a long spear from two hexes and from one', () => {
    const far = duel({ type: 'hoplomachus', at: [5, 6] }, {})
    expect(told(doAct(far, attack, [4, 3, 4]), 'attacked')).toMatchObject({ range: 2, modifier: 0, score: 1 })
    expect(defenderOf(far).wounds).toBe(1)
    const near = duel({ type: 'hoplomachus' }, {})
    expect(told(doAct(near, attack, [4, 3]), 'attacked')).toMatchObject({ range: 1, modifier: -1, score: 0 })
    expect(where(near, 1)).toEqual({ q: 5, r: 3 })
  })

  test('V28 §6.12 somebody stands behind him', () => {
    const state = duel({}, {}, {}, [{ at: [5, 3], facing: 0 }])
    expect(told(doAct(state, attack, [2, 5]), 'attacked').score).toBe(-3)
    expect(where(state, 1)).toEqual({ q: 5, r: 4 })
    expect(defenderOf(state).offBalance).toBe(1)
  })

  test('V29 §6.12 the wall is behind him', () => {
    const state = duel({ at: [5, -1] }, { at: [5, -2] })
    doAct(state, attack, [2, 5])
    expect(where(state, 1)).toEqual({ q: 5, r: -2 })
    expect(defenderOf(state).offBalance).toBe(1)
  })

  test('V30 §4.5 next to somebody only the three far steps are open', () => {
    const state = duel({}, {})
    const refusals = [0, 1, 2, 3, 4, 5].map((dir) => refusedBy(state, { act: 'step', dir }))
    expect(refusals).toEqual(['§4.1', '§4.5', null, null, null, '§4.5'])
  })

  test('V31 §4.2 §4.3 §4.4 §4.5 T5.1 T5.2 T5.3 around to his left side for 4 AP and a blow', () => {
    const state = duel({ type: 'thracian' }, {})
    attackerOf(state).ap = 5
    doAct(state, stepTo[2]!)
    doAct(state, stepTo[0]!)
    doAct(state, turnLeft)
    expect([where(state, 0), attackerOf(state).facing, attackerOf(state).ap]).toEqual([{ q: 6, r: 4 }, 5, 1])
    expect(told(doAct(state, attack, [4, 4]), 'attacked').side).toBe('left')
  })

  const map = rectangle(10, 12)
  const arc = (from: [number, number], facing: 0 | 2, to: [number, number][], hand: number) =>
    to.map(([q, r]) => isInArc(map, map.cell({ q: from[0], r: from[1] }), facing, map.cell({ q, r }), hand))

  test('V32 §5.6 the arc to the north for either hand', () => {
    const hexes: [number, number][] = [
      [5, 4],
      [3, 5],
      [5, 3],
      [6, 3],
    ]
    expect(arc([4, 6], 0, hexes, RIGHT)).toEqual([true, false, true, false])
    expect(arc([4, 6], 0, hexes, LEFT)).toEqual([false, true, true, false])
  })

  test('V33 §5.6 the arc to the south-east for either hand', () => {
    const hexes: [number, number][] = [
      [5, 7],
      [6, 5],
    ]
    expect(arc([4, 6], 2, hexes, RIGHT)).toEqual([true, false])
    expect(arc([4, 6], 2, hexes, LEFT)).toEqual([false, true])
  })

  test('V34 §5.7 §5.8 a thrust over a split hex comes from the right side', () => {
    const state = duel({ type: 'provocator', at: [4, 6] }, { type: 'samnite', facing: 2 })
    const blow = told(doAct(state, attack, [2, 5]), 'attacked')
    expect(blow).toMatchObject({ range: 2, side: 'right', modifier: 2, score: -1 })
    expect(where(state, 1)).toEqual({ q: 5, r: 3 })
  })

  test('V35 §11.4 a javelin there is disadvantaged', () => {
    const state = duel({ type: 'velite', at: [4, 6] }, { type: 'samnite', facing: 2 })
    expect(refusedBy(state, attack)).toBeNull()
    expect(modifier(state)).toBe(1)
  })
})
