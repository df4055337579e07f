import { Scripted, type SumStep } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { impactModifier } from '../src/06-movement/impact.ts'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { checkAllocation } from '../src/09-combat/allocation.ts'
import { type Blow, bareBlow, resolveAttack } from '../src/09-combat/attack.ts'
import { criticalOf, criticalTotal } from '../src/09-combat/critical-hits.ts'
import { kickDistance } from '../src/13-condition/recovery.ts'
import { checkStumble } from '../src/13-condition/stumble.ts'
import { fly } from '../src/13-condition/throwing.ts'
import { escapeFromNet, escapeTotal } from '../src/19-advanced/net.ts'
import { checkBreak } from '../src/19-advanced/weapons.ts'
import { classicEnduranceLoss, classicRecoveryDRM, mercyColumn } from '../src/editions/classic-1981.ts'
import { attackOdds, colosseum, type GladiatorSetup, type Options, presets } from '../src/index.ts'
import type { RuleContext } from '../src/match/context.ts'
import { editionOf } from '../src/match/edition.ts'
import type { Colosseum } from '../src/match/game.ts'
import { newItem } from '../src/match/state.ts'
import { sumOf } from '../src/match/sums.ts'
import { type Area, parseArmour } from '../src/tables/armour.ts'
import { classicResults, readClassicResults } from '../src/tables/classic-1981.ts'
import { FUMBLE, HIT, PARRY, resultName, SHIELD_EDGE } from '../src/tables/combat-results.ts'
import {
  allocation,
  at,
  classic1981,
  duel,
  faceToFace,
  fightOut,
  find,
  kinds,
  optionsWith,
  place,
  playPhase,
  row,
  run,
} from './helpers.ts'

const classic = presets.classic1981 as Partial<Options>
const name = (result: number) => (result === FUMBLE ? 'M' : resultName(result))

describe('the 1981 game', () => {
  test.each([
    ['§9.5.1.2 V1981.1 a shortfall of 3 is taken off the dice', -3, 17, 'P*'],
    ['C-7 §9.5.1.2 V1981.2 below the table it is the bad miss', -2, 5, 'M'],
    ['§9.5.1 V1981.3 on column 1 a 3 only misses', 1, 3, '--'],
    ['§9.5.1.3 V1981.4 a surplus of 3 is added', 8, 12, 'H+4'],
    ['C-18 §9.5.1.3 V1981.5 above 18 the bonus grows on', 9, 18, 'H+11'],
    ['§9.5 V1981.33 column 3, roll 9', 3, 9, 'P'],
    ['§9.5 V1981.33 column 0, roll 12', 0, 12, 'P'],
  ] as const)('%s', (_, advantage, roll, result) => {
    expect(name(readClassicResults(advantage, roll))).toBe(result)
  })

  function attack(blow: Partial<Blow>, faces: readonly number[]) {
    const referee = new Scripted<Colosseum>(faces)
    const target = duel().gladiators[1]!
    const full = { ...bareBlow(target, blow.area ?? 2), ...blow }
    const verdict = resolveAttack(full, classic1981, classic1981.throwDice(referee, 0))
    referee.done()
    return verdict
  }

  const b7 = parseArmour('B7', 2)!

  test('§10.2.2 V1981.6 V1981.7 two dice for the armour, then three for the wound, then two for the critical hit', () => {
    // Column 4, dice 14: H+2.
    const held = attack({ attackCF: 4, armour: b7 }, [5, 5, 4, 3, 4, 4, 4, 4])
    expect([name(held.result), held.woundTotal, held.wounds]).toEqual(['H+2', 8, 0])
    const open = attack({ attackCF: 4, armour: b7 }, [5, 5, 4, 4, 4, 4, 4, 4, 1, 1])
    expect([open.woundTotal, open.firstWounds]).toEqual([14, 3])
  })

  test('§10.4 V1981.8 V1981.9 V1981.10 two dice and the wounds above one', () => {
    const struck = (area: Area, wounds: number, twoDice: number) => {
      const steps: SumStep[] = []
      const total = criticalTotal(classic1981, twoDice, 'wounds', wounds, steps)
      expect(sumOf(steps).total + twoDice).toBe(total)
      return [total, criticalOf(classic1981, null, area, total)]
    }
    expect(struck(2, 3, 9)).toEqual([11, '2x'])
    expect(struck(1, 1, 7)).toEqual([7, '1'])
    expect(struck(5, 5, 9)).toEqual([13, 'SAM'])
  })

  test('C-8 §13.1.1 V1981.11 V1981.12 V1981.13 drops throw their own dice', () => {
    const drop = (blow: Partial<Blow>, dice: readonly number[]) => attack({ ...blow }, [4, 4, 4, ...dice])
    const parry = { fixed: PARRY, attackerST: 1, attackCF: 3, armLoss: 2 }
    expect(drop(parry, [2, 2, 2]).drops.weapon).toBe(true)
    expect(drop(parry, [3, 2, 2]).drops.weapon).toBe(false)
    expect(drop({ fixed: PARRY, attackerST: -1, attackCF: -2 }, [1, 1, 1]).weaponDropTotal).toBe(6)
    const edge = { fixed: SHIELD_EDGE, attackerST: 3, attackCF: 2 }
    expect(drop(edge, [1, 1, 2, 2, 1]).drops.shield).toBe(true)
    expect(drop(edge, [1, 1, 2, 2, 2]).drops.shield).toBe(false)
  })

  test('§11.5.1 V1981.14 stun recovery knows no elapsed phases', () => {
    expect([2, 5].map((die) => classic1981.stunRecovered(3, 9, 4, die))).toEqual([2, 0])
  })

  test('§15.3 V1981.15 at 7 he falls', () => {
    expect([classic1981.isFall(7, 0, 0), classic1981.isFall(7, 1, 0)]).toEqual([true, false])
  })

  test.each([
    ['§15.1.1 V1981.16 sidesteps back over an item: 5 holds', 'SBL(Q)', [3, 2], false],
    ['§15.1.1 V1981.16 a 4 stumbles', 'SBL(Q)', [2, 2], true],
    ['§15.1.1 V1981.16 straight back: 7 holds', 'B(Q)', [4, 3], false],
    ['§15.1.1 V1981.16 a 6 stumbles', 'B(Q)', [3, 3], true],
  ] as const)('%s', (_, plot, faces, stumbles) => {
    const state = duel({}, {}, classic)
    const who = state.gladiators[0]!
    place(who, 0, 0, 0)
    place(state.gladiators[1]!, 0, -7, 0)
    who.stun = 1
    for (const cell of [at(0, 1), at(-1, 1)]) state.ground.push({ item: newItem('sword'), cell })
    run(state, faces, [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
    expect(who.mustStumble).toBe(stumbles)
  })

  test('C-3 §15.1.1 V1981.17 without stun nobody stumbles by the die', () => {
    const state = duel({}, {}, classic)
    run(state, [1], [], (play) => checkStumble(play, state.gladiators[0]!, 0, 0))
    expect(state.gladiators[0]!.mustStumble).toBe(false)
  })

  test('C-12 §20.6.1 §20.10.2.2 V1981.20 V1981.22 escapes and tridents', () => {
    expect([escapeTotal(12, 0, 6), escapeTotal(6, 0, 6)]).toEqual([6, 0])
    for (const [die, condition] of [
      [4, 'short'],
      [5, 'useless'],
    ] as const) {
      const state = duel({}, {}, classic)
      const item = newItem('trident')
      run(state, [5, 4, die], [], (play) =>
        checkBreak(play, state.gladiators[0]!, item, { ...state.gladiators[1]!, ST: 3 }),
      )
      expect(item.condition).toBe(condition)
    }
  })

  test('C-10 §17.2.1 V1981.18 endurance from a threshold of 6', () => {
    expect(classicEnduranceLoss(3, 3, 1, 5, false)).toBe(1)
    expect(classicEnduranceLoss(4, 3, -1, 6, false)).toBe(0)
    expect([classicEnduranceLoss(1, 3, 1, 6, false), classicEnduranceLoss(1, 3, 1, 6, true)]).toEqual([4, 1])
  })

  test('C-13 §18.3 V1981.19 the mercy chart', () => {
    expect([-5, 0, 15, 16, 40, 61, 200].map((total) => mercyColumn(total, 0))).toEqual([0, 0, 0, 1, 2, 4, 4])
    const who = duel().gladiators[0]!
    who.attackTally = 40
    expect([4, 3, 1].map((die) => classic1981.isSpared(die, who, 0))).toEqual([true, false, false])
  })

  test('§20.6.2.1 V1981.21 dragged at 19', () => {
    for (const [face, falls] of [
      [5, false],
      [6, true],
    ] as const) {
      const state = faceToFace({}, {}, classic)
      const caught = state.gladiators[1]!
      caught.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
      run(state, [4, 4, 4, 6, 5, face, ...(falls ? [1] : [])], [1], (play) => escapeFromNet(play, caught, 3))
      expect(caught.posture === 'prone').toBe(falls)
    }
  })

  test('§8.4 V1981.23 two for each hex straight forward', () => {
    const state = duel({ style: 'provocator', ratings: { TR: 10, ST: 2, AG: 0, CN: 3, W: 12 } })
    const who = state.gladiators[0]!
    const approach = {
      who,
      from: at(0, 1),
      facing: 0,
      forward: 2,
      sidestepped: 0,
      backward: 0,
      turns: [],
      stood: false,
    } as const
    expect(3 + impactModifier(classic1981, approach)).toBe(13)
    expect(3 + impactModifier(classic1981, { ...approach, sidestepped: 2 })).toBe(11)
  })

  test('C-4 §13.4.1 V1981.24 the recovery table of 1981', () => {
    const state = duel({ style: 'parmularius', ratings: { TR: 10, ST: 1, AG: 2, CN: 3, W: 12 } })
    const [who, foe] = state.gladiators
    place(who!, 0, 0, 0)
    place(foe!, 0, -1, 3)
    who!.now.recovering = true
    expect(5 + classicRecoveryDRM(state, who!, newItem('sword'), who!.cell)).toBe(-2)
  })

  test('C-19 §13.5.1 V1981.25 written actions shorten a kick', () => {
    const state = duel({}, {}, classic)
    const who = state.gladiators[0]!
    const hindrance = (plot: string) => {
      who.now.plot = plot
      return editionOf(state.options).kickHindrance(who)
    }
    expect(kickDistance(4, hindrance('F(L)(K1)'), true)).toBe(2)
    expect(['X(K1)', 'F(Q)(K3)', '(R)(R)SFL(L)(K2)', 'F(AR)(K1)'].map(hindrance)).toEqual([1, 2, 4, 4])
  })

  test('A-4 §13.5 kicks are plotted, in a direction counted from the facing at the end', () => {
    const state = duel({}, {}, classic)
    const who = state.gladiators[0]!
    place(who, 0, 0, 0)
    place(state.gladiators[1]!, 0, -7, 3)
    expect(legalPlots(state, who)).not.toContain('F(K2)')
    state.ground.push({ item: newItem('sword'), cell: at(0, -1) })
    expect(legalPlots(state, who)).toContain('F(R)(K2)')
    expect(legalPlots(state, who)).not.toContain('B(K2)')
    // A die of 4 less F and one turn: two hexes, a hexside to the right of where he looks.
    const events = run(state, [4], ['F(R)(K2)', 'X', { do: 'nothing' }], playPhase)
    expect(find(events, 'kicked')).toMatchObject({ item: 'sword', total: 2, cell: at(2, -1) })
    who.now.plot = 'F'
    state.ground[0]!.cell = who.cell
    const kicks = colosseum.legal(state, { kind: 'action', seat: 0, rule: '§5.2.4' })
    expect(kicks.some((action) => (action as { do: string }).do === 'kick')).toBe(false)
  })

  test('§13.5 a plotted kick that finds nothing leaves the action free', () => {
    const state = duel({}, {}, classic)
    state.ground.push({ item: newItem('sword'), cell: at(5, 0) })
    const nothing = { do: 'nothing' }
    const events = run(state, [], ['X(K1)', 'X', nothing, nothing], playPhase)
    expect(kinds(events)).not.toContain('kicked')
    expect(state.gladiators[0]!.movesUsed).toBe(1)
  })

  test('C-6 §9.3.2 V1981.26 at most half the CF in one attack', () => {
    expect([13, 1].map((pool) => classic1981.attackLimit(pool))).toEqual([6, 1])
    const state = faceToFace({}, {}, classic)
    const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false }]
    const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 13, canDefend: true, foes } as const
    expect(checkAllocation(state, question, allocation([row(1, 1, 6)]))).toBeNull()
    expect(checkAllocation(state, question, allocation([row(1, 1, 7)]))?.rule).toBe('§9.3.2')
  })

  test('C-2 A-4 §8.1.1 nobody collides by crossing, overexerts himself or leaps; turns are free', () => {
    const state = duel({}, {}, classic)
    place(state.gladiators[0]!, 0, 0, 3)
    place(state.gladiators[1]!, 0, 5, 0)
    run(state, [], ['C', 'C'], (play) => moveEverybody(play, askPlots(play)))
    expect(state.gladiators.map(({ cell }) => cell)).toEqual([at(0, 3), at(0, 2)])
    const who = state.gladiators[0]!
    expect(legalPlots(state, who)).toContain('(R)(R)F(Q)(L)')
    expect(legalPlots(state, who)).not.toContain('L')
    expect(legalPlots(state, who)).not.toContain('F F')
    who.movesUsed = 5
    expect(legalPlots(state, who)).toEqual(['X'])
  })

  test.each([
    ['(R)F(Q)', 2, -2, 1],
    ['F(Q)(L)(L)', 0, -2, 4],
    ['(R)(R)F(Q)(L)', 2, 0, 1],
    ['F(R)', 0, -1, 1],
  ] as const)('C-2 A-4 §6.4 %s: turns before the first step, turns after the last', (plot, q, r, facing) => {
    const state = duel({}, {}, classic)
    place(state.gladiators[0]!, 0, 0, 0)
    place(state.gladiators[1]!, 0, 5, 0)
    run(state, [], [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
    const { cell, facing: to } = state.gladiators[0]!
    expect([cell, to]).toEqual([at(q, r), facing])
  })

  test('A-11 §3.4.1 §3.12 two dice for the man, one for the suit, small shields against a net', () => {
    const men: GladiatorSetup[] = [
      { name: 'Felix', team: 0, style: 'retiarius' },
      { name: 'Priscus', team: 1, style: 'myrmillo' },
    ]
    const state = colosseum.start({ gladiators: men }, optionsWith(classic))
    run(state, [2, 5, 1, 4, 1, 6], [], playPhase)
    const [net, sword] = state.gladiators
    expect([net!.TR, net!.ST, net!.AG, net!.CN, net!.W, net!.rate]).toEqual([9, 2, 0, 6, 9, 5])
    expect(net!.armour[0]).toEqual({ letter: 'A', covers: 7, dice: 2 })
    expect(sword!.hands[1]!.kind).toBe('smallShield')
  })

  test('§17.2 endurance at the start of the second turn', () => {
    const state = duel({}, {}, classic)
    state.turn = 2
    const nothing = { do: 'nothing' }
    run(state, [6, 1], ['X', 'X', nothing, nothing], playPhase)
    expect(state.gladiators.map(({ enduranceLoss }) => enduranceLoss)).toEqual([0, 0])
    state.turn = 4
    state.phase = 1
    run(state, [6, 1], ['X', 'X', nothing, nothing], playPhase)
    expect(state.gladiators.map(({ enduranceLoss }) => enduranceLoss)).toEqual([2, 0])
  })

  test('§13.3.2.1 a throw that is parried or meets the shield throws no more dice', () => {
    const state = faceToFace({}, {}, classic)
    const [who, target] = state.gladiators
    // One hex away: 1 hits; the area; red 9 on column 3 is P; where it lies.
    const events = run(state, [1, 2, 3, 3, 3, 1, 1], [], (play) => fly(play, who!, newItem('sword'), target!))
    expect(kinds(events)).toEqual(['threw', 'landed'])
  })

  test('§8.2 §20.7.2.1 turns that a collision cuts off are not made, and help no net', () => {
    const state = duel({}, {}, classic)
    const [one, other] = state.gladiators
    place(one!, 0, 0, 3)
    place(other!, 0, 2, 0)
    run(state, [6, 1, 1, 1, 6], ['F(R)(R)', 'F(L)', 3], (play) => moveEverybody(play, askPlots(play)))
    expect([one!.now.turned, other!.now.turned]).toEqual([0, 0])
  })

  test('§15.1.1 §8.4.4 after a push only stun counts in the check of 1981, not what lies there', () => {
    const state = duel({}, {}, classic)
    const [one, other] = state.gladiators
    place(one!, 0, 0, 3)
    place(other!, 0, 1, 0)
    state.ground.push({ item: newItem('sword'), cell: at(0, 2) })
    // Impact 6 against 1, stun 1; the check: 2 less stun.
    const events = run(state, [6, 1, 1, 1, 6], ['F', 'X', 3], (play) => moveEverybody(play, askPlots(play)))
    expect(find(events, 'stumbleChecked').steps?.map(({ what }) => what)).toEqual(['stumble', 'stun'])
  })

  test('C-9 C-11 §13.3.2 §20.4.1.1 throws hit at the very distance, nets are read on column 0', () => {
    const thrower = duel().gladiators[0]!
    expect([2, 3, 4].map((die) => classic1981.isOnTarget(thrower, newItem('sword'), 3, die))).toEqual([
      false,
      true,
      false,
    ])
    expect(classic1981.netColumn).toBe(0)
    expect(classic1981.netTable.toss.adjacent).toBe(2)
    expect(classic1981.netTable.swing.sideForward).toBe(2)
  })

  test('C-1 A-10 A-11 §3.12 §21.12 the other readings of 1981', () => {
    const rolled = (given: Partial<Options>, style: 'parmularius' | 'retiarius', die: number) => {
      const men: GladiatorSetup[] = [
        { name: 'Felix', team: 0, style, ratings: { TR: 9, ST: 0, AG: 0, CN: 3, W: 10 } },
        { name: 'Priscus', team: 1, style: 'myrmillo', ratings: { TR: 9, ST: 0, AG: 0, CN: 3, W: 10 } },
      ]
      const state = colosseum.start({ gladiators: men }, optionsWith({ ...classic, ...given }))
      run(state, [die, 1], [], playPhase)
      return state.gladiators[0]!
    }
    expect(rolled({}, 'parmularius', 3).hands[1]!.kind).toBe('largeShield')
    expect(rolled({}, 'parmularius', 4).hands[1]!.kind).toBe('smallShield')
    expect(rolled({ classicLightShield: 'later' }, 'parmularius', 3).hands[1]!.kind).toBe('smallShield')
    expect(rolled({ classicLightShield: 'later' }, 'parmularius', 4).hands[1]!.kind).toBe('largeShield')
    expect([rolled({}, 'retiarius', 1).rate, rolled({ retiariusFast: 'yes' }, 'retiarius', 1).rate]).toEqual([5, 6])
    const spear: GladiatorSetup = { name: 'x', team: 0, style: 'parmularius', hands: ['spear'] }
    const other: GladiatorSetup = { name: 'y', team: 1, style: 'myrmillo' }
    const check = (lightSpear: 'no' | 'yes') =>
      colosseum.checkSetup({ gladiators: [spear, other] }, optionsWith({ ...classic, lightSpear }))?.rule ?? null
    expect([check('no'), check('yes')]).toEqual(['§21.1', null])
  })

  test('A-4 §16.4 KN from the ground goes with any number of turns, by B-10 with about-faces', () => {
    const kneels = (given: Partial<Options>) => {
      const state = duel({}, {}, { ...classic, ...given })
      state.gladiators[0]!.posture = 'prone'
      return legalPlots(state, state.gladiators[0]!).filter((text) => text.startsWith('KN'))
    }
    const turned = ['KN', 'KN(R)', 'KN(L)', 'KN(R)(R)', 'KN(L)(L)', 'KN(R)(R)(R)']
    expect(kneels({})).toEqual(turned)
    expect(kneels({ quickSidesteps: 'on' })).toEqual([...turned, 'KN(AR)', 'KN(AL)'])
  })

  test.each([
    ['A-10 §20.10.2 a spear that may be carried breaks like a trident', 'yes', true],
    ['A-10 §20.10.2 in the Colosseum Edition none does', 'no', false],
  ] as const)('%s', (_, lightSpear, breaks) => {
    const state = faceToFace({ hands: ['spear'], shield: 'none' }, {}, breaks ? { ...classic, lightSpear } : {})
    const who = state.gladiators[0]!
    const faces = breaks ? [6, 6, 1] : []
    run(state, faces, [], (play) => checkBreak(play, who, who.hands[0]!, state.gladiators[1]!))
    expect(who.hands[0]!.condition).toBe(breaks ? 'short' : 'whole')
    expect(editionOf(state.options).thrownCF({ kind: 'spear', boxes: 0, condition: 'whole' })).toBe(breaks ? 5 : 4)
  })

  test('A-10 §20.10.2 it breaks in a fight as well, when shield and blade meet it', () => {
    const state = faceToFace({ hands: ['spear'], shield: 'none' }, {}, { ...classic, lightSpear: 'yes' })
    // 11 on column 3 is P*; the weapon is kept; 12 and ST 1 break the spear, and what is left serves.
    run(state, [4, 4, 3, 6, 6, 6, 6, 6, 1], [allocation([row(1, 2, 3)]), allocation([])], fightOut)
    expect(state.gladiators[0]!.hands[0]!.condition).toBe('short')
  })

  test.each([
    ['§13.3.2 in 1981 the sum that is told is the die, which must equal the range', classic, [2], 2],
    ['B-26 §13.3.2 by the rules of 1982 it is the sum that must not exceed one', { aimedThrow: 'on' }, [4], 4 - 1],
  ] as const)('%s', (_, given, faces, total) => {
    const state = duel({}, {}, given)
    place(state.gladiators[0]!, 0, 0, 3)
    place(state.gladiators[1]!, 0, given === classic ? 3 : 2, 0)
    const lands = given === classic ? [1, 1] : []
    const fly1 = (play: RuleContext) => fly(play, state.gladiators[0]!, newItem('sword'), state.gladiators[1]!)
    expect(find(run(state, [...faces, ...lands], [], fly1), 'threw')).toMatchObject({ hits: false, total })
  })

  test('§9.5 the odds of 1981 name the bad miss M', () => {
    const odds = attackOdds({ attackCF: 0, defenceCF: 3, area: 2, armour: 'B7', edition: 'classic1981' })
    expect(odds.crt.M).toBeCloseTo(20 / 216, 12)
    expect(odds.crt.F).toBeUndefined()
    expect(classicResults[15]![5]! - HIT).toBe(7)
  })
})

describe("Greenwood's cards", () => {
  const cards = { ...classic, defenceCards: 'greenwood' } as Partial<Options>

  test('G-1 B-28 §23.3 V1981.32 after a Duck the next attack on the attacker has one more', () => {
    const state = faceToFace({}, {}, cards)
    const plans = [
      allocation([row(1, 1, 3), row(1, 2, 3)]),
      { ...allocation([row(0, 3, 3)], [0, 0, 0, 0, 0], 'D'), top: -1 },
    ]
    // Round 2: ducked. Round 3: his answer, 10 + 1 on column 3 is P*. Round 4: the second attack.
    const events = run(state, [4, 4, 4, 4, 3, 3, 6, 6, 6, 1, 1, 2], plans, fightOut)
    const blows = events.flatMap((event) => (event.kind === 'attackRolled' ? [[event.modifier, event.counts]] : []))
    expect(blows).toEqual([
      [0, '--'],
      [1, 'P*'],
      [0, '--'],
    ])
    expect(state.gladiators[1]!.defenceTally).toBe(2)
  })

  test('§23.3 after a Back Step the defender strikes with one less', () => {
    const state = faceToFace({}, {}, cards)
    const plans = [allocation([row(1, 3, 3), row(1, 2, 1)]), allocation([row(0, 3, 3)], [0, 0, 0, 0, 0], 'K')]
    const events = run(state, [4, 4, 4, 4, 3, 3, 6, 6, 6, 1, 1, 2], plans, fightOut)
    const blows = events.flatMap((event) => (event.kind === 'attackRolled' ? [event.modifier] : []))
    expect(blows[1]).toBe(-1)
  })
})
