/** The rulings without a switch. Those with one are in options.test.ts. */

import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import { CUT_FREE, castAt, fistsAt, pickUpArrow, pickUpDart } from '../src/match/questions.ts'
import { result } from '../src/match/result.ts'
import { apModifier } from '../src/rules/action-points.ts'
import { skillsToTake } from '../src/rules/experience.ts'
import { sideOf } from '../src/rules/facing.ts'
import { type Equipment, weightPoints } from '../src/rules/gladiators.ts'
import { FISTS, listModifiers, modifierOf, saveAgainst } from '../src/rules/modifiers.ts'
import { isSeriouslyWounded } from '../src/rules/wounds.ts'
import { tables } from '../src/tables/index.ts'
import {
  appealSteps,
  attack,
  attackerOf,
  defenderOf,
  doAct,
  duel,
  end,
  frame,
  kindsOf,
  playTurn,
  refusedBy,
  secondAttack,
  told,
  where,
} from './arena.ts'

const net = castAt(1, 1)
const noArms: Equipment = { armour: 'none', shield: null, weapons: [] }

describe('movement and facing', () => {
  test('R1 the one who is missed is pushed back and has no choice of hex', () => {
    const state = duel({}, {})
    const { asked } = playTurn(state, [1, 1, 6], [attack])
    expect(asked.every(({ seat }) => seat === 0)).toBe(true)
    expect(where(state, 1)).toEqual({ q: 5, r: 3 })
  })

  test('R2 there are two side hexes in all', () => {
    const sides = ([0, 1, 2, 3, 4, 5] as const).map((hexside) => sideOf(hexside, 0))
    expect(sides.filter((side) => side === 'right' || side === 'left')).toHaveLength(2)
    expect(sides.filter((side) => side === 'rear')).toHaveLength(3)
  })

  test('R3 the arc is 60 degrees: one hex next to him, two at two hexes for one hand', () => {
    const spear = (at: [number, number]) => refusedBy(duel({ type: 'provocator', at: [5, 6] }, { at }), attack)
    const ring: [number, number][] = [
      [5, 4],
      [6, 4],
      [7, 4],
      [7, 5],
      [7, 6],
      [6, 7],
      [5, 8],
      [4, 8],
      [3, 8],
      [3, 7],
      [3, 6],
      [4, 5],
    ]
    expect(ring.filter((at) => spear(at) === null)).toEqual([
      [5, 4],
      [6, 4],
    ])
  })

  test('R4 the hand on the sheet decides about split hexes: the bow is left-handed', () => {
    expect(refusedBy(duel({ type: 'sagittarius', at: [6, 5] }, {}), attack)).toBeNull()
    expect(refusedBy(duel({ type: 'sagittarius', at: [4, 6] }, {}), attack)).toBe('§5.5')
    const bow = { kind: 'bow', hand: 'right' } as const
    const right = { ...noArms, weapons: [bow] }
    expect(refusedBy(duel({ equipment: right, at: [6, 5] }, {}), attack)).toBe('§5.5')
    expect(refusedBy(duel({ equipment: right, at: [4, 6] }, {}), attack)).toBeNull()
  })

  test('R5 from a split hex it is the right or left of the attacker that counts', () => {
    const state = duel({ type: 'sagittarius', at: [6, 5] }, { type: 'samnite', facing: 3 })
    expect(told(doAct(state, attack, [4, 4]), 'attacked').side).toBe('front')
  })

  test('R6 from a distance the push goes the way the attacker faces', () => {
    const state = duel({ type: 'sagittarius', at: [6, 5] }, {})
    doAct(state, attack, [1, 6])
    expect(where(state, 1)).toEqual({ q: 5, r: 3 })
  })

  test('R38 he may be pushed next to a third gladiator and keeps his facing', () => {
    const state = duel({}, { facing: 2 }, {}, [{ at: [4, 3], facing: 0 }])
    doAct(state, attack, [1, 6])
    expect([where(state, 1), defenderOf(state).facing]).toEqual([{ q: 5, r: 3 }, 2])
  })
})

describe('nets', () => {
  test('R8 R44 a cast is one die: no doubles, no helpers, no Attack, no Dodge', () => {
    const state = duel({ type: 'retiarius', at: [5, 6], skills: ['attack'] }, { skills: ['dodge'] }, {}, [
      { at: [6, 3], facing: 4 },
    ])
    expect(told(doAct(state, net, [4]), 'cast').isHit).toBe(false)
    const other = duel({ type: 'retiarius', at: [5, 6] }, { skills: ['dodge'] })
    expect(told(doAct(other, net, [5]), 'cast').isHit).toBe(true)
  })

  test('R9 a missed cast against one who cannot give way puts him off balance', () => {
    const state = duel({ type: 'retiarius' }, {}, {}, [{ at: [5, 3], facing: 0 }])
    doAct(state, net, [1])
    expect([where(state, 1), defenderOf(state).offBalance]).toEqual([{ q: 5, r: 4 }, 1])
  })

  test('R10 a missed net is kept', () => {
    const state = duel({ type: 'retiarius' }, {})
    doAct(state, net, [1])
    expect(attackerOf(state).weaponLost).toEqual([false, false])
  })

  test('R11 a cast at one already entangled is legal and spends the net', () => {
    const state = duel({ type: 'retiarius' }, {})
    defenderOf(state).entangled = true
    doAct(state, net, [6])
    expect([defenderOf(state).entangled, attackerOf(state).weaponLost[1]]).toEqual([true, true])
  })

  test('R15 a lasso is not for adjacent targets', () => {
    expect(refusedBy(duel({ type: 'laquearius' }, {}), castAt(0, 1))).toBe('§6.1')
    expect(refusedBy(duel({ type: 'laquearius', at: [5, 6] }, {}), castAt(0, 1))).toBeNull()
  })

  test('R54 one may cut himself free without a blade', () => {
    const state = duel({ equipment: noArms }, {})
    attackerOf(state).entangled = true
    doAct(state, CUT_FREE, [5])
    expect(attackerOf(state).entangled).toBe(false)
  })
})

describe('weapons', () => {
  test('R21 unarmed is who has nothing for an adjacent enemy; -3 and not also disadvantaged', () => {
    const state = duel({ type: 'sagittarius' }, {})
    expect(refusedBy(state, fistsAt[1])).toBe('§6.13')
    attackerOf(state).weaponLost[1] = true
    expect(refusedBy(state, fistsAt[1])).toBeNull()
    expect(listModifiers(state, attackerOf(state), FISTS, defenderOf(state)).map(({ rule }) => rule)).toEqual([
      'T6.1',
      'T6.10',
    ])
  })

  test('R23 a double 5 takes one thing', () => {
    const equipment: Equipment = {
      ...noArms,
      shield: { size: 'small', hand: 'left' },
      weapons: [{ kind: 'net', hand: 'right' }],
    }
    const state = duel({}, { equipment })
    doAct(state, attack, [5, 5])
    expect(defenderOf(state)).toMatchObject({ shieldLost: true, weaponLost: [false] })
  })

  test('R33 whoever has such a weapon picks up any such missile, one for each AP', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, { type: 'gaetulian' })
    doAct(state, attack, [3, 5])
    expect(state.ground).toHaveLength(1)
    defenderOf(state).cell = state.ground[0]!.cell
    doAct(state, pickUpDart, [], 1)
    expect([defenderOf(state).missilesLeft[0], defenderOf(state).ap]).toEqual([5, 5])
  })

  test('R34 picking up is for darts and arrows; a lost sword stays lost', () => {
    const state = duel({}, {})
    doAct(state, attack, [1, 1, 1])
    expect(state.ground).toEqual([])
    expect(refusedBy(state, { act: 'pickUp', kind: 'sword' })).toBe('§11.9')
  })

  test('R40 a save of 0 or less is no save', () => {
    const equipment: Equipment = { ...noArms, weapons: [{ kind: 'twoHanded', hand: 'both' }] }
    const state = duel({ equipment }, { type: 'gaetulian' })
    expect(saveAgainst(state, attackerOf(state), 0, defenderOf(state))).toBe(-1)
    expect(told(doAct(state, attack, [4, 3]), 'attacked').outcome).toBe('wounded')
  })

  test('R47 a small shield and no armour weigh nothing', () => {
    expect(weightPoints(tables, { armour: 'none', shield: { size: 'small', hand: 'left' } })).toBe(0)
  })

  test('R52 of two things in one hand the best still held guards', () => {
    const state = duel({}, { type: 'gaetulian', facing: 2 })
    const right = () => modifierOf(state, attackerOf(state), 0, defenderOf(state))
    expect(right()).toBe(2)
    doAct(state, attack, [1, 1, 4, 6])
    expect(right()).toBe(2)
    for (let dart = 0; dart < 4; dart++) {
      attackerOf(state).used[0] = false
      doAct(state, attack, [1, 1, 4])
    }
    expect(defenderOf(state).missilesLeft[0]).toBe(0)
    expect(right()).toBe(3)
  })

  test('R52 the last dart thrown leaves the hand empty, one picked up fills it again', () => {
    const weapons: Equipment['weapons'] = [{ kind: 'darts', hand: 'right' }]
    const state = duel({ equipment: { ...noArms, weapons }, at: [5, 7] }, {})
    const me = attackerOf(state)
    me.missilesLeft[0] = 1
    expect(me.rightSide).toBe(5)
    doAct(state, attack, [4, 4])
    expect(me.rightSide).toBe(7)
    state.ground.push({ cell: me.cell, kind: 'dart' })
    doAct(state, pickUpDart)
    expect(me.rightSide).toBe(5)
  })

  test('R55 shield in the right hand, sword in the left', () => {
    const equipment: Equipment = {
      armour: 'light',
      shield: { size: 'large', hand: 'right' },
      weapons: [{ kind: 'sword', hand: 'left' }],
    }
    const sides = ([2, 4] as const).map((facing) => {
      const state = duel({}, { equipment, facing })
      return modifierOf(state, attackerOf(state), 0, defenderOf(state))
    })
    expect(sides).toEqual([1, 2])
  })

  test('R56 a bow guards its side without arrows, breaks like any weapon, and then arrows are useless', () => {
    const state = duel({}, { type: 'sagittarius', facing: 4 })
    defenderOf(state).missilesLeft[0] = 0
    expect(listModifiers(state, attackerOf(state), 0, defenderOf(state))[0]!.rule).toBe('T6.5')
    doAct(state, attack, [1, 1, 4, 1])
    expect(listModifiers(state, attackerOf(state), 0, defenderOf(state))[0]!.rule).toBe('T6.7')
    state.ground.push({ cell: defenderOf(state).cell, kind: 'arrow' })
    expect(refusedBy(state, pickUpArrow, 1)).toBe('§11.9')
  })
})

describe('doubles, wounds and credit', () => {
  test('R24 a double 2 is the end for the floored man only', () => {
    const state = duel({}, {}, {}, [{ at: [1, 1], facing: 0 }])
    doAct(state, attack, [2, 2, 6, 6])
    expect(state.phase).toBe('turn')
  })

  test('R25 Attack and Dodge neither make nor unmake a double', () => {
    const made = duel({ skills: ['attack'] }, {})
    expect(kindsOf(doAct(made, attack, [3, 4]))).toContain('pushedBack')
    const kept = duel({ skills: ['attack'] }, {})
    expect(kindsOf(doAct(kept, attack, [4, 4]))).toContain('lostBalance')
  })

  test('R28 spared and defeated count for the day, wounds for the bout', () => {
    const state = frame(
      [
        { at: [5, 5], facing: 0, defeatedToday: 2 },
        { at: [5, 4], facing: 3 },
      ],
      {},
      1,
    )
    expect(appealSteps(state, attackerOf(state)).map(({ rule, value }) => [rule, value])).toEqual([
      ['T8.3', -2],
      ['T8.5', -1],
      ['T8.7', 4],
      ['T8.8', -1],
    ])
  })

  test('R29 a kill with a double 6 counts as having inflicted wounds', () => {
    const state = duel({}, {}, {}, [{ at: [1, 1], facing: 0 }])
    doAct(state, attack, [6, 6])
    expect(attackerOf(state).woundsInflicted).toBe(0)
    expect(appealSteps(state, attackerOf(state)).map(({ rule }) => rule)).not.toContain('T8.5')
  })

  test('R42 Stamina learnt later adds 2 from then on', () => {
    const state = duel({}, {})
    attackerOf(state).skillTaken = 'stamina'
    const { strength, skills } = result(state).seats[0]!
    expect([strength, skills]).toEqual([9, ['stamina']])
    const setup = {
      fighters: [
        { name: 'A', type: 'thracian', team: 0, strength, skills },
        { name: 'B', type: 'thracian', team: 1, strength: 7 },
      ],
    }
    expect(munera.start(setup, state.options).fighters[0]!.strength).toBe(9)
  })

  test('R43 one who lost later, but lives, may take a skill', () => {
    const state = duel({}, {}, {}, [{ at: [5, 6], facing: 0 }])
    doAct(state, attack, [6, 6])
    doAct(state, { act: 'attack', weapon: 0, target: 0 }, [2, 2, 6, 6], 2)
    expect(attackerOf(state).out).toBe('spared')
    expect(skillsToTake(state, attackerOf(state))).toHaveLength(6)
  })

  test('R45 half of 7 is reached with 4 wounds, of the strength at the start', () => {
    const fighter = attackerOf(duel({ strength: 7 }, {}))
    fighter.wounds = 3
    expect(isSeriouslyWounded(fighter)).toBe(false)
    fighter.wounds = 4
    expect(isSeriouslyWounded(fighter)).toBe(true)
  })

  test('R46 recovery between bouts is complete', () => {
    const state = duel({}, { strength: 9 })
    doAct(state, attack, [6, 1, 1])
    expect(defenderOf(state).wounds).toBe(5)
    expect(result(state).seats[1]!.strength).toBe(9)
  })

  test('R53 a team mate is not a target', () => {
    const state = duel({}, { team: 0 }, {}, [{ at: [1, 1], facing: 0 }])
    expect(refusedBy(state, attack)).toBe('R53')
    expect(refusedBy(state, { act: 'attack', weapon: 0, target: 0 })).toBe('R53')
    expect(munera.legal(state, { kind: 'act', seat: 0, rule: '§2.3' })).not.toContainEqual(attack)
    expect(refusedBy(duel({ type: 'retiarius' }, { team: 0 }, {}, [{ at: [1, 1], facing: 0 }]), net)).toBe('R53')
  })

  test('R48 the types go by the ids of T11', () => {
    for (const type of ['gaetulian', 'hoplomachus', 'diamecheri', 'velite', 'myrmillo'] as const) {
      expect(duel({ type }, {}).sheets[0]!.type).toBe(type)
    }
  })

  test('R16 R17 no debt: what is below 0 is not carried over', () => {
    const state = duel({ type: 'hoplomachus' }, {})
    Object.assign(attackerOf(state), { wounds: 4, entangled: true })
    expect(apModifier(state, attackerOf(state))).toBe(-6)
    playTurn(state, [1])
    playTurn(state, [1], [end])
    attackerOf(state).entangled = false
    playTurn(state, [4], [secondTurn])
  })
})

const secondTurn = { act: 'turn', to: 'left' } as const

test('R20 two swords are two blows a turn', () => {
  const state = duel({ type: 'diamecheri' }, {})
  doAct(state, attack, [4, 4])
  expect(refusedBy(state, secondAttack)).toBeNull()
})
