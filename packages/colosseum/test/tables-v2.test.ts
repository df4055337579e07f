import { describe, expect, test } from 'vitest'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { bareBlow, missingItems } from '../src/09-combat/attack.ts'
import { attackOf, blowOf } from '../src/09-combat/blow.ts'
import { fly } from '../src/13-condition/throwing.ts'
import { surrender, surrenderShift } from '../src/editions/surrender.ts'
import { colosseum, type GladiatorSetup } from '../src/index.ts'
import { editionOf } from '../src/match/edition.ts'
import { newItem } from '../src/match/state.ts'
import { formatArmour, parseArmour, toOneDie } from '../src/tables/armour.ts'
import { HIT, PARRY, PARRY_EDGE, SHIELD, SHIELD_EDGE } from '../src/tables/combat-results.ts'
import { readPercentile, types } from '../src/tables/tables-v2.ts'
import { allocation, duel, faceToFace, fightOut, find, idle, optionsWith, playPhase, row, run } from './helpers.ts'

describe('the Gladiator Tables V2.0', () => {
  const digits = (percent: number) => {
    const number = percent - 1
    return [Math.floor(number / 36) + 1, (Math.floor(number / 6) % 6) + 1, (number % 6) + 1]
  }

  test.each([
    ['H-1 H-3 H-4 H-5 §3.4.1 V1982.19 a slave', [10, 50, 90, 5, 20, 60], 'on', [11, 4, -3, 4, 9]],
    ['H-1 H-3 §3.4.1 V1982.20 a senator', [99, 100, 1, 50, 88, 95], 'on', [11, -2, 0, 6, 15]],
    [
      'H-3 §3.4.1 the same senator where the origin changes nothing',
      [99, 100, 1, 50, 88, 95],
      'off',
      [12, -1, 0, 5, 14],
    ],
  ] as const)('%s', (_, rolls, v2StatMods, ratings) => {
    const men: GladiatorSetup[] = [
      { name: 'Felix', team: 0, style: 'secutor' },
      { name: 'Priscus', team: 1, style: 'myrmillo', ratings: { TR: 9, ST: 0, AG: 0, CN: 3, W: 10 } },
    ]
    const given = { v2Origin: 'on', v2StatMods, v2Stats: 'on', v2Armour: 'on' } as const
    const state = colosseum.start({ gladiators: men }, optionsWith(given))
    const events = run(state, rolls.flatMap(digits), [], playPhase)
    expect(find(events, 'gladiatorRolled').origin).toBe(rolls[0] === 10 ? 'slave' : 'senator')
    const who = state.gladiators[0]!
    expect([who.TR, who.ST, who.AG, who.CN, who.W]).toEqual(ratings)
    expect(who.rate).toBe(5)
    expect(who.armour[0]).toEqual({ letter: 'A', covers: 5, dice: 1 })
  })

  test('§3.12 the two scales of coverage', () => {
    const scale = [5, 6, 7, 8, 9].map((number) => toOneDie(parseArmour(`B${number}`, 2)!)!.covers)
    expect(scale).toEqual([2, 3, 4, 5, 5])
    expect(toOneDie(parseArmour('B', 2)!)!.covers).toBeNull()
  })

  test('H-7 §9.5 V1982.22 attacks on the XL shield have one less', () => {
    const state = faceToFace({}, { style: 'hoplomachus', shield: 'large' }, { v2XlShield: 'on' })
    const events = run(state, [4, 4, 4, 6, 6, 6], [allocation([row(1, 2, 3)]), idle], fightOut)
    expect(find(events, 'attackRolled')).toMatchObject({ modifier: -1, result: 'P*' })
  })

  test('H-7 §13.3.2.1 so has what is thrown at it', () => {
    const bonus = (v2XlShield: 'on' | 'off') => {
      const state = faceToFace({}, { style: 'hoplomachus', shield: 'large' }, { v2XlShield })
      const [one, other] = state.gladiators
      const events = run(state, [6, 2, 6, 6, 5, 1, 1, 2, 1, 1], [], (play) => fly(play, one!, newItem('sword'), other!))
      return find(events, 'woundRolled').steps!.find(({ what }) => what === 'hit bonus')!.value
    }
    expect(bonus('on')).toBe(bonus('off') - 1)
  })

  test('H-2 §30.2 who rides rolls for no type: he is an Eques or a Sagittarius', () => {
    const options = { v2Types: 'on', riderSeat: 'anybody' } as const
    const state = duel({ style: 'eques' }, {}, options)
    const rider = state.gladiators[0]!
    run(state, Array(15).fill(3), [], (play) => play.edition.rollRatings(play, rider))
    expect([rider.style, rider.type]).toEqual(['eques', null])
  })

  test('H-7 §9.5 it is that shield which helps, whoever wields it, and no other', () => {
    const state = faceToFace({}, { style: 'hoplomachus', shield: 'large' }, { v2XlShield: 'on' })
    const [one, other] = state.gladiators
    const drm = (who: typeof one) => blowOf(state, attackOf(state, 1 - who!.seat, row(who!.seat, 2, 3)), 0).drm
    expect([drm(one), drm(other)]).toEqual([0, -1])
    const own = other!.hands[1]!
    other!.hands[1] = newItem('largeShield')
    expect(drm(other)).toBe(0)
    one!.hands[1] = own
    expect(drm(one)).toBe(-1)
  })

  test('H-10 §20.9.2 §18.2 who surrenders lets go of the net that holds a man: it is not there twice', () => {
    const state = duel({ style: 'retiarius', hands: ['trident', 'net'], shield: 'none' }, {}, { v2Surrender: 'on' })
    const [netter, caught] = state.gladiators
    caught!.snare = { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 0 }
    run(state, [6, 6], [true, false], (play) => surrender(play))
    expect(state.ground.map(({ item }) => item.kind)).toEqual(['trident'])
    expect([netter!.out, caught!.snare?.isHeld]).toEqual(['missus', false])
  })

  test('H-9 §19.4.2 V1982.25 a fallen Crupellarius never rises', () => {
    const state = duel({ style: 'crupellarius' }, {}, { v2Crupellarius: 'on' })
    const who = state.gladiators[0]!
    who.posture = 'prone'
    expect(legalPlots(state, who)).toEqual(['RO-FR', 'RO-FL', 'RO-BR', 'RO-BL'])
  })

  test('H-10 §18.2 V1982.23 surrender, and what helps the plea', () => {
    expect(surrenderShift([3, 3, 3, 0, 0], 5)).toBe(3)
    expect(surrenderShift([3, 0, 0, 0, 0], 4)).toBe(0)
    const state = duel({}, {}, { v2Surrender: 'on' })
    const who = state.gladiators[1]!
    who.cfLoss[1] = 4
    const nothing = { do: 'nothing' }
    const answers = ['X', 'X', nothing, nothing, false, true]
    const events = run(state, [5, 4], answers, playPhase)
    expect(find(events, 'appealed')).toMatchObject({ seat: 1, total: 10, spared: true })
    expect(who.hands).toEqual([null, null])
  })

  test('H-2 H-4 §19.1 V1982.21 the type by percentile dice: a Secutor dimachus', () => {
    const men: GladiatorSetup[] = [
      { name: 'Felix', team: 0, style: 'myrmillo' },
      { name: 'Priscus', team: 1, style: 'myrmillo', ratings: { TR: 9, ST: 0, AG: 0, CN: 3, W: 10 } },
    ]
    const given = { v2Types: 'on', v2Stats: 'on', v2Armour: 'on', v2Dimachus: 'on' } as const
    const state = colosseum.start({ gladiators: men }, optionsWith(given))
    run(state, [34, 50, 50, 50, 50, 50].flatMap(digits), [], playPhase)
    const [felix, priscus] = state.gladiators
    expect([felix!.type, felix!.style, felix!.rate]).toEqual(['secutorDimachus', 'secutor', 5])
    expect(felix!.hands.map((item) => item?.kind)).toEqual(['sword', 'sword'])
    expect(felix!.armour.map(formatArmour)).toEqual(['A5', 'C5', 'C', 'C4', 'B4'])
    // Who was known before keeps his style.
    expect([priscus!.type, priscus!.style]).toEqual([null, 'myrmillo'])
  })

  test('H-2 §19.1 the table of types covers every roll once', () => {
    const counted = [...Array(100).keys()].map((at) => readPercentile(types, at + 1))
    expect(counted.filter((type) => type === 'velite')).toHaveLength(9)
    expect(counted.filter((type) => type === 'samnite')).toHaveLength(15)
    expect(counted.filter((type) => type === 'crupellarius')).toHaveLength(3)
    expect([33, 34, 35, 46, 73].map((roll) => counted[roll - 1])).toEqual([
      'secutor',
      'secutorDimachus',
      'myrmillon',
      'myrmillonDimachus',
      'provocatorDimachus',
    ])
  })

  test('H-6 §24.2 four CF while both swords are held, by no other rule', () => {
    const bonus = (v2Dimachus: 'on' | 'off', twoWeapons: 'on' | 'off', hands: number) => {
      const state = duel({ type: 'provocatorDimachus' }, {}, { v2Types: 'on', v2Dimachus, twoWeapons })
      const who = state.gladiators[0]!
      if (hands === 1) who.hands[1] = null
      const edition = editionOf(state.options)
      return [edition.twoWeaponBonus(state, who), edition.twoWeaponDropDRM(state, who)]
    }
    expect(bonus('on', 'off', 2)).toEqual([4, 0])
    expect(bonus('on', 'on', 1)).toEqual([0, 0])
    expect(bonus('off', 'on', 2)).toEqual([2, 2])
    expect(bonus('off', 'off', 2)).toEqual([0, 0])
  })

  test('H-6 §9.6 without a shield S counts as P, and P* as a hit', () => {
    const state = duel({ type: 'secutorDimachus' }, {}, { v2Types: 'on', v2Dimachus: 'on' })
    const blow = bareBlow(state.gladiators[0]!, 2)
    expect([SHIELD, SHIELD_EDGE, PARRY_EDGE].map((result) => missingItems(result, blow))).toEqual([PARRY, PARRY, HIT])
  })
})
