import { OUTSIDE } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { takeActions } from '../src/05-turn/actions.ts'
import { impactModifier } from '../src/06-movement/impact.ts'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { approachOf, trace } from '../src/06-movement/paths.ts'
import { attackOf, blowOf } from '../src/09-combat/blow.ts'
import { attackWithNets } from '../src/19-advanced/net.ts'
import {
  aimedThrowDRM,
  billingsAttackLimit,
  readBillingsResults,
  recordColumn,
  recordShift,
} from '../src/editions/billings.ts'
import { readClassicPlot } from '../src/editions/classic-plots.ts'
import { colosseum, type GladiatorSetup, type Options, presets } from '../src/index.ts'
import { editionOf } from '../src/match/edition.ts'
import { type Gladiator, netFactor, newItem } from '../src/match/state.ts'
import { priceOfSuit } from '../src/tables/billings.ts'
import { FUMBLE, resultName } from '../src/tables/combat-results.ts'
import { at, duel, faceToFace, find, kinds, optionsWith, place, playPhase, row, run } from './helpers.ts'

const classic = presets.classic1981 as Partial<Options>
const name = (result: number) => (result === FUMBLE ? 'M' : resultName(result))

describe('the Billings Rules', () => {
  test.each([
    ['B-27 §9.5 V1982.13 column 2, roll 4', 2, 4, 'M'],
    ['§9.5 V1982.13 column 2, roll 5', 2, 5, '--'],
    ['§9.5 V1982.14 column 8, roll 18', 8, 18, 'H+10'],
    ['§9.5 column 0, roll 6', 0, 6, 'M'],
    ['§9.5 column 5, roll 11', 5, 11, 'H'],
    ['§9.5.1.2 column -2, roll 12', -2, 12, 'S'],
  ] as const)('%s', (_, cf, roll, result) => {
    expect(name(readBillingsResults(cf, roll))).toBe(result)
  })

  test('B-127 §9.3.2 V1982.15 the cap on one attack', () => {
    expect([6, 7, 9, 20].map(billingsAttackLimit)).toEqual([6, 3, 4, 8])
  })

  test('B-6 §18.3 V1982.1 V1982.2 wins and mercies shift the column, surplus wins are lost', () => {
    expect([recordColumn(1, 6, 2), recordColumn(1, 10, 2)]).toEqual([2, 2])
    expect([recordShift(6, 2), recordShift(20, 2), recordShift(0, 9)]).toEqual([1, 2, -4])
    const book = editionOf(optionsWith({ missusRecord: 'on' }))
    const who: Gladiator = { ...duel().gladiators[0]!, wins: 6 }
    expect([book.isSpared(7, who, 0), book.isSpared(6, who, 0)]).toEqual([true, false])
  })

  test.each([
    ['B-1 §27.4 V1982.3 beside the wall a quick step meets it at once', -8, 'F(Q)', 2],
    ['§27.4 V1982.4 one hex away', -7, 'F(Q)', 4],
    ['§27.4 V1982.5 a charge from two hexes away', -6, 'C', 6],
  ] as const)('%s', (_, r, plot, stun) => {
    const state = duel({}, {}, { ...classic, mapEdge: 'walls', walledMap: 'on' })
    state.arena.walls = ['north', 'east', 'south', 'west']
    place(state.gladiators[0]!, 0, r, 0)
    run(state, [], [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
    expect(state.gladiators[0]!.stun).toBe(stun)
  })

  test.each([
    ['B-1 §27.4 a sidestep into the wall, by the table', 'SFR', {}, 1],
    ['B-1 §27.4 a sidestep into the wall, by the text', 'SFR', { wallSidestepStun: '2' }, 2],
    ['B-1 §27.4 a quick sidestep meets it at once', 'SFR(Q)', {}, 1],
    ['B-1 §27.4 a quick step aside after F counts as F', 'F(RQ)', { quickSidesteps: 'on' }, 4],
  ] as const)('%s', (_, plot, given, stun) => {
    const state = duel({}, {}, { ...classic, mapEdge: 'walls', walledMap: 'on', ...given })
    state.arena.walls = ['north', 'east', 'south', 'west']
    place(state.gladiators[0]!, 0, plot === 'F(RQ)' ? -7 : -8, 0)
    run(state, [], [plot, 'X'], (play) => moveEverybody(play, askPlots(play)))
    expect(state.gladiators[0]!.stun).toBe(stun)
  })

  test('§27.4 V1982.6 a step back into the wall', () => {
    const state = duel({}, {}, { ...classic, mapEdge: 'walls', walledMap: 'on' })
    state.arena.walls = ['north', 'east', 'south', 'west']
    place(state.gladiators[0]!, 0, -8, 3)
    run(state, [], ['B', 'X'], (play) => moveEverybody(play, askPlots(play)))
    expect(state.gladiators[0]!.stun).toBe(1)
  })

  test.each([
    ['B-15 §8.1.1 V1982.8 crossed paths: doubles collide', [4, 4, 1, 6, 1, 3, 3, 6], true],
    ['§8.1.1 V1982.8 other dice do not', [4, 5], false],
  ] as const)('%s', (_, faces, collides) => {
    const state = duel({}, {}, { crossedPaths: 'on' })
    place(state.gladiators[0]!, 0, 0, 3)
    place(state.gladiators[1]!, 0, 5, 0)
    const answers = collides ? ['C', 'C', 3] : ['C', 'C']
    const events = run(state, faces, answers, (play) => moveEverybody(play, askPlots(play)))
    expect(kinds(events).includes('collided')).toBe(collides)
  })

  test.each([
    ['B-24 §20.4.1.1 V1982.9 a net that was parried: 8 stumbles', [4, 3], true],
    ['§20.4.1.1 V1982.9 9 does not', [4, 4], false],
  ] as const)('%s', (_, faces, stumbles) => {
    const state = duel({ style: 'retiarius' }, {}, { netStumble: 'on' })
    const [who, foe] = state.gladiators
    place(who!, 0, -3, 3)
    place(foe!, 0, 0, 0)
    who!.now.plot = 'X +TN'
    expect(netFactor(who!)).toBe(netFactor(foe!))
    run(state, [4, 4, 3, ...faces], [], attackWithNets)
    expect(foe!.mustStumble).toBe(stumbles)
  })

  test('B-22 §20.2.2 nets after a collision are thrown at -4', () => {
    const state = duel({ style: 'retiarius' }, {}, { netAfterCollision: 'on' })
    const [who, foe] = state.gladiators
    place(who!, 0, -3, 3)
    place(foe!, 0, 0, 0)
    who!.now.plot = 'X +TN'
    who!.now.collided = true
    expect(find(run(state, [4, 4, 2], [], attackWithNets), 'netThrown').total).toBe(6)
  })

  test('B-26 §13.3.2 V1982.10 V1982.11 V1982.12 throws by item, range and training', () => {
    expect(3 + aimedThrowDRM(false, 1, 10)).toBe(1)
    expect(4 + aimedThrowDRM(false, 1, 10)).toBe(2)
    expect(3 + aimedThrowDRM(true, 3, 12)).toBe(1)
    expect(1 + aimedThrowDRM(false, 4, 8)).toBe(2)
  })

  test('B-29 §13.1.1 V1982.16 the strength of the defender holds on', () => {
    const state = faceToFace({}, {}, { dropDefenderStrength: 'on' })
    const [who, foe] = state.gladiators
    who!.ST = 3
    foe!.ST = 2
    expect(blowOf(state, attackOf(state, 0, row(1, 4, 4))).dropDRM).toBe(-2)
  })

  test('B-21 §13.4.1 R goes through a collision', () => {
    const state = duel(
      { style: 'parmularius', ratings: { TR: 10, ST: 1, AG: 3, CN: 3, W: 12 } },
      {},
      {
        recoverThroughCollision: 'on',
      },
    )
    const who = state.gladiators[0]!
    who.now.recovering = true
    who.now.collided = true
    const plain = duel()
    plain.gladiators[0]!.now.collided = true
    expect(editionOf(state.options).recoveryDRM(state, who, newItem('sword'), who.cell)).toBe(-1 - 6 + 4 - 3)
  })

  test('B-20 §8.4.4 a man who stumbles already and fails again goes down', () => {
    const state = duel({}, {}, { doubleStumble: 'on' })
    place(state.gladiators[0]!, 0, 0, 3)
    place(state.gladiators[1]!, 0, 1, 0)
    state.gladiators[1]!.mustStumble = true
    const events = run(state, [6, 6, 6, 1, 3, 3, 1], ['F', 'S', 3], (play) => moveEverybody(play, askPlots(play)))
    expect(kinds(events)).toContain('fellProne')
  })

  test('B-8 B-25 §5.2.3 §17.2 the order of recovery and of endurance', () => {
    const state = duel({}, {}, { enduranceAtStart: 'on', stunRecoveryLast: 'on' })
    state.turn = 2
    state.gladiators[0]!.stun = 1
    const nothing = { do: 'nothing' }
    const events = run(state, [6, 1, 1], ['X', 'X', nothing, nothing], playPhase)
    expect(kinds(events)).toEqual([
      'exhausted',
      'exhausted',
      'turnBegan',
      'phaseBegan',
      'plotRevealed',
      'plotRevealed',
      'stunRecovered',
    ])
    expect(state.gladiators.map(({ enduranceLoss }) => enduranceLoss)).toEqual([4, 0])
  })

  test('B-103 §3.12 V1982.17 armour bought in sesterces', () => {
    expect(priceOfSuit(['B5', 'B5', 'B5', 'B5', 'B5'])).toBe(400)
    expect(priceOfSuit(['A', 'B7', 'C7', 'B6', 'C5'])).toBe(765)
    const man = (armour: readonly string[], style: 'parmularius' | 'myrmillo' | 'retiarius'): GladiatorSetup => ({
      name: 'x',
      team: 0,
      style,
      armour,
    })
    const check = (
      armour: readonly string[],
      style: 'parmularius' | 'myrmillo' | 'retiarius',
      armourPurchase: 'on' | 'off' = 'on',
    ) =>
      colosseum.checkSetup(
        { gladiators: [man(armour, style), { ...man(['-', '-', '-', '-', '-'], 'myrmillo'), team: 1 }] },
        optionsWith({ ...classic, armourPurchase }),
      )?.rule ?? null
    expect(check(['B5', 'B5', 'B5', 'B5', 'B5'], 'parmularius')).toBeNull()
    expect(check(['B5', 'B5', 'B5', 'B5', 'B6'], 'parmularius')).toBe('§3.12')
    expect(check(['A', 'B7', 'C7', 'B6', 'C5'], 'myrmillo')).toBeNull()
    expect(check(['A', 'B7', 'C7', 'B6', 'C5'], 'retiarius')).toBe('§3.12')
    expect(check(['B5', 'B5', 'B5', 'B5', 'B6'], 'parmularius', 'off')).toBeNull()
  })

  test('B-2 B-3 B-4 §3.4.1 §3.12 three dice and the tables of 1982, and a light Retiarius', () => {
    const men: GladiatorSetup[] = [
      { name: 'Felix', team: 0, style: 'retiarius' },
      { name: 'Priscus', team: 1, style: 'myrmillo', ratings: { TR: 9, ST: 0, AG: 0, CN: 3, W: 10 } },
    ]
    const given = { ...classic, creation3d6: 'on', armourTables: 'on', retiariusLight: 'on' } as Partial<Options>
    const state = colosseum.start({ gladiators: men }, optionsWith(given))
    const faces = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1]
    run(state, faces, [], playPhase)
    const who = state.gladiators[0]!
    expect([who.TR, who.W, who.weight, who.rate]).toEqual([9, 10, 'light', 6])
    expect(who.armour[0]).toEqual({ letter: 'B', covers: 6, dice: 2 })
  })

  test('B-9 §15.3 V1982.18 one who falls before he writes may roll, not kneel', () => {
    const state = duel({}, {}, { rollAfterFall: 'on' })
    const who = state.gladiators[0]!
    place(who, 0, 0, 0)
    who.mustStumble = true
    const nothing = { do: 'nothing' }
    run(state, [1, 1], ['RO-FR', 'X', nothing], playPhase)
    expect(who.posture).toBe('prone')
    expect(legalPlots(state, who)).not.toContain('KN')
    run(state, [], ['X', 'X', nothing], playPhase)
    expect(legalPlots(state, who)).toContain('KN')
  })

  test.each([
    ['B-10 B-16 §8.4 V1982.7 F(RQ)', 'F(RQ)', 'on', 3],
    ['B-16 §8.4 V1982.7 SFR(QB)', 'SFR(QB)', 'on', 0],
    ['B-16 §8.4 V1982.7 B(LQ)', 'B(LQ)', 'on', -2],
    ['B-16 §8.4 V1982.7 SBR(QF)', 'SBR(QF)', 'on', 0],
    ['B-16 §8.4 SBR(QF) by the table of 1981: one back, two for the hex straight forward', 'SBR(QF)', 'off', 1],
    ['B-16 §8.4 V1982.7 SFL(QF)', 'SFL(QF)', 'on', 3],
  ] as const)('%s', (_, text, quickImpact, value) => {
    const state = duel({}, {}, { ...classic, quickSidesteps: 'on', quickImpact })
    const who = state.gladiators[0]!
    place(who, 0, 0, 0)
    const plot = readClassicPlot(text)!
    const path = {
      who,
      plot,
      steps: [],
      blockedBy: null,
      leaves: null,
      isBlockedForward: false,
      done: 0,
      isStopped: false,
      hasMet: false,
      pushedFrom: OUTSIDE,
    }
    trace(state, path)
    const edition = editionOf(state.options)
    const still = impactModifier(edition, approachOf(path, -1))
    expect(impactModifier(edition, approachOf(path, 1)) - still).toBe(value)
  })

  test('B-18 §8.4.2 after a tie both stand adjacent', () => {
    const state = duel({}, {}, { tieStunsBoth: 'on' })
    place(state.gladiators[0]!, 0, -1, 3)
    place(state.gladiators[1]!, 0, 1, 0)
    state.gladiators[1]!.ST = 2
    run(state, [4, 3, 3, 3, 6, 3, 3, 6], ['F', 'F'], (play) => moveEverybody(play, askPlots(play)))
    expect(state.gladiators.map(({ cell }) => cell)).toEqual([at(0, -1), at(0, 0)])
    expect(state.gladiators.map(({ stun }) => stun)).toEqual([1, 1])
  })

  test('B-17 §8.4 plotted turns soften a collision, and one who offers his rear has no advantage', () => {
    const state = duel({}, {}, { collisionFacing: 'on' })
    const [one, other] = state.gladiators
    const base = { forward: 1, sidestepped: 0, backward: 0 }
    const coming = { ...base, who: one!, from: at(0, -1), facing: 3, turns: [], stood: false } as const
    const side = { ...base, who: other!, from: at(1, 0), facing: 5, turns: [], stood: false } as const
    run(state, [], [], (play) => {
      expect(play.edition.collisionAdvantage(play, coming, side, at(0, 0))).toBe(1)
      const turning = play.edition.entering(play, { ...side, turns: [1] }, coming, at(0, 0), false)
      expect(play.edition.collisionAdvantage(play, coming, turning, at(0, 0))).toBe(0)
      expect(play.edition.collisionAdvantage(play, side, coming, at(0, 0))).toBe(1)
      const turnedAway = { ...side, facing: 3 } as const
      expect(play.edition.collisionAdvantage(play, coming, turnedAway, at(0, 0))).toBe(3)
      expect(play.edition.collisionAdvantage(play, turnedAway, coming, at(0, 0))).toBe(0)
    })
  })

  test.each([
    ['B-14 §13.5 a kick that is quicker takes the item away', [5, 2, 4], 0],
    ['§13.5 a hand that is quicker has it', [2, 5, 1], 1],
  ] as const)('%s', (_, faces, hasIt) => {
    const state = faceToFace({}, {}, { kickOrGrab: 'on' })
    const [kicker, grabber] = state.gladiators
    grabber!.hands[0] = null
    grabber!.now.recovering = true
    state.ground.push({ item: newItem('axe'), cell: kicker!.cell })
    const answers = [
      { do: 'kick', ground: 0, dir: 0 },
      { do: 'recover', ground: 0 },
    ]
    run(state, faces, answers, takeActions)
    expect(state.gladiators[1]!.hands.filter((item) => item?.kind === 'axe')).toHaveLength(hasIt)
  })
})
