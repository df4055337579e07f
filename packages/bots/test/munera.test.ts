import { Dice, effectiveOptions } from '@harena/engine'
import {
  type Action,
  askAct,
  askPlace,
  askSkill,
  type FighterSetup,
  munera,
  type Options,
  RIGHT,
  type State,
  sampleTypes,
  tables,
} from '@harena/munera'
import { describe, expect, test } from 'vitest'
import { levels, opponents, randomPlayer } from '../src/index.ts'
import { bestValue, placeFrom, planBlows, plans } from '../src/munera/blows.ts'
import { lookUps } from '../src/munera/look-ups.ts'
import { playChecked, plays, randomOptions, winsOf } from './matches.ts'

const { standard, veteran, novice } = plays(opponents.munera)
const options = effectiveOptions(munera, {}) as Options
const dice = Dice.fromSeed('bots')
const { paths, values } = lookUps(tables)

/** A duel in its first round, with the first man to act: A of `mine` on (5,5) facing north, D of `his` elsewhere. */
function duel(mine: string, his: string, ap: number, hex = { q: 5, r: 4 }, facing = 3): State {
  const fighters: FighterSetup[] = [
    { name: 'A', type: mine, team: 0, strength: 7 },
    { name: 'D', type: his, team: 1, strength: 7 },
  ]
  const state = munera.start({ fighters }, options)
  state.phase = 'acting'
  state.order = [0, 1]
  const [a, d] = state.fighters
  a!.cell = cellOf(state, 5, 5)
  a!.facing = 0
  a!.ap = ap
  d!.cell = cellOf(state, hex.q, hex.r)
  d!.facing = facing as State['fighters'][number]['facing']
  return state
}

function cellOf(state: State, q: number, r: number): number {
  return (r + (q - (q & 1)) / 2) * state.cols + q
}

function acts(state: State, bot = standard): Action {
  const answer = bot(state, askAct[0]!, dice) as Action
  expect(munera.check(state, askAct[0]!, answer)).toBeNull()
  return answer
}

describe('what the opponent of Munera does', () => {
  test('H.4 strikes an enemy in front of him', () => {
    expect(acts(duel('thracian', 'samnite', 2))).toEqual({ act: 'attack', weapon: 0, target: 1 })
  })

  test('H.4 goes to the side if he has the AP for it', () => {
    const state = duel('thracian', 'samnite', 5)
    expect(acts(state)).toMatchObject({ act: 'step' })
  })

  test('H.4 turns to face an enemy beside him', () => {
    expect(acts(duel('thracian', 'samnite', 1, { q: 6, r: 4 }))).toEqual({ act: 'turn', to: 'right' })
    expect(acts(duel('thracian', 'samnite', 1, { q: 4, r: 5 }))).toEqual({ act: 'turn', to: 'left' })
  })

  test('H.4 casts the net at two hexes, and at one only with an AP to spare', () => {
    const cast = { act: 'cast', weapon: 1, target: 1 }
    expect(acts(duel('retiarius', 'samnite', 2, { q: 5, r: 3 }))).toEqual(cast)
    expect(acts(duel('retiarius', 'samnite', 3))).toEqual(cast)
    expect(acts(duel('retiarius', 'samnite', 2))).not.toEqual(cast)
  })

  test('H.4 does not cast at one who is caught already', () => {
    const state = duel('retiarius', 'samnite', 3)
    state.fighters[1]!.entangled = true
    expect(acts(state)).toMatchObject({ act: 'attack' })
  })

  test('H.4 cuts himself free first, unless the last AP buys a blow worth more', () => {
    const state = duel('thracian', 'samnite', 3)
    state.fighters[0]!.entangled = true
    expect(acts(state)).toEqual({ act: 'cutFree' })
    const beaten = duel('thracian', 'sagittarius', 1, { q: 5, r: 4 }, 0)
    beaten.fighters[0]!.entangled = true
    beaten.fighters[1]!.wounds = 6
    expect(acts(beaten)).toEqual({ act: 'attack', weapon: 0, target: 1 })
  })

  test('H.4 an archer in contact steps away before he shoots', () => {
    const state = duel('sagittarius', 'samnite', 4)
    const first = acts(state)
    expect(first).toMatchObject({ act: 'step' })
  })

  test('H.4 an archer shoots from a distance and does not close in', () => {
    expect(acts(duel('sagittarius', 'samnite', 3, { q: 5, r: 1 }))).toMatchObject({ act: 'attack', target: 1 })
    expect(acts(duel('sagittarius', 'samnite', 1, { q: 5, r: 1 }))).toEqual({ act: 'end' })
  })

  test('H.4 one who is out of missiles picks up what lies in his hex', () => {
    const state = duel('gaetulian', 'samnite', 3, { q: 5, r: 1 })
    const me = state.fighters[0]!
    me.missilesLeft[me.arms.findIndex((_, weapon) => me.missilesLeft[weapon]! > 0)] = 0
    state.ground.push({ cell: me.cell, kind: 'dart' })
    expect(acts(state)).toEqual({ act: 'pickUp', kind: 'dart' })
  })

  test('H.4 out of arrows he fetches one if no enemy is nearer to it, otherwise he fights with the dagger', () => {
    const boutWith = (q: number, r: number) => {
      const state = duel('sagittarius', 'samnite', 3)
      const [me] = state.fighters
      me!.missilesLeft[0] = 0
      state.ground.push({ cell: cellOf(state, q, r), kind: 'arrow' })
      return state
    }
    const dagger = { act: 'attack', weapon: 1, target: 1 }
    for (const bot of [standard, veteran, novice]) expect(acts(boutWith(5, 7), bot)).toEqual({ act: 'step', dir: 3 })
    expect(acts(boutWith(5, 2))).toEqual(dagger)
    const dart = boutWith(5, 7)
    dart.ground[0] = { ...dart.ground[0]!, kind: 'dart' }
    expect(acts(dart)).toEqual(dagger)
  })

  test('H.4 a spearman steps back after his blow', () => {
    const state = duel('provocator', 'samnite', 2)
    state.fighters[0]!.used[0] = true
    expect(acts(state)).toMatchObject({ act: 'step' })
  })

  test('H.4 without a blow this turn he comes up to two hexes and waits, and every fourth round goes in', () => {
    const far = duel('thracian', 'samnite', 1, { q: 5, r: 1 })
    expect(acts(far)).toEqual({ act: 'step', dir: 0 })
    const near = duel('thracian', 'samnite', 1, { q: 5, r: 3 })
    expect(acts(near)).toEqual({ act: 'end' })
    near.round = 4
    expect(acts(near)).toEqual({ act: 'step', dir: 0 })
  })

  test('H.4 of two enemies he takes the one who is seriously wounded', () => {
    const fighters: FighterSetup[] = ['A', 'D', 'E'].map((name, team) => ({
      name,
      type: 'thracian',
      team,
      strength: 7,
    }))
    const state = munera.start({ fighters }, options)
    const [a, d, e] = state.fighters
    a!.cell = cellOf(state, 5, 5)
    a!.facing = 0
    a!.ap = 3
    d!.cell = cellOf(state, 5, 3)
    e!.cell = cellOf(state, 6, 3)
    e!.wounds = 5
    state.phase = 'acting'
    state.order = [0, 1, 2]
    const first = acts(state)
    const wounded = structuredClone(state)
    wounded.fighters[1]!.wounds = 5
    wounded.fighters[2]!.wounds = 0
    expect(acts(wounded)).not.toEqual(first)
  })

  test('H.4 a veteran shuns a blow that leaves him open, a standard opponent does not look', () => {
    const boutFor = () => duel('thracian', 'diamecheri', 3, { q: 5, r: 4 }, 3)
    const struck = boutFor()
    struck.fighters[0]!.used[0] = true
    struck.fighters[0]!.facing = 3
    expect(acts(struck, veteran)).toMatchObject({ act: expect.stringMatching(/turn|step/) })
    expect(acts(boutFor(), standard)).toMatchObject({ act: 'attack' })
  })

  test('H.4 R39 a shield that guards its own side only does not count in a blow from behind', () => {
    for (const [shieldSave, save] of [
      ['always', 3],
      ['frontAndShieldSide', 1],
    ] as const) {
      const front = duel('thracian', 'samnite', 9)
      const state = { ...front, options: { ...front.options, shieldSave } }
      const [me, enemy] = state.fighters
      const behind = values.of(3, save, 7, true, true)
      planBlows(state, me!, enemy!, null)
      const path = paths.to(1, RIGHT).costs[3]![placeFrom(state, me!, enemy!)]!
      expect(plans.map(({ value }) => value)).toContainEqual(expect.closeTo(behind - path / 2, 12))
      const rear = duel('thracian', 'samnite', 6, { q: 5, r: 4 }, 0)
      const place = placeFrom(rear, rear.fighters[0]!, rear.fighters[1]!)
      expect(bestValue(state, me!, enemy!, place, 1)).toBeCloseTo(behind, 12)
    }
  })

  test('H.4 a blow is worth more from behind, against less armour and against the weak', () => {
    expect(values.of(3, 2, 7, true, true)).toBeGreaterThan(values.of(0, 2, 7, true, true))
    expect(values.of(0, 0, 7, true, true)).toBeGreaterThan(values.of(0, 3, 7, true, true))
    expect(values.of(0, 2, 2, true, true)).toBeGreaterThan(values.of(0, 2, 9, true, true))
    // By hand: doubles 200 - 8 + 8 + 6 - 1.5, and scores 1 to 5 on a strength of 7 without a save, in 36ths.
    const wounds = (5 * 1 + 4 * 2 + 3 * 3 + 2 * 4 + 1 * 5) * (60 / 7)
    expect(values.of(0, 0, 7, true, true)).toBeCloseTo((204.5 + wounds) / 36, 12)
  })

  test('G.2 G.4 places himself and takes a skill by the rules', () => {
    const free = munera.start(munera.defaultSetup, { ...options, placement: 'free' })
    const place = standard(free, askPlace[0]!, dice)
    expect(munera.check(free, askPlace[0]!, place)).toBeNull()
    const table = playChecked(munera, munera.defaultSetup, {}, [standard, standard], 'skill')
    const told = table.log.find(({ event }) => event.kind === 'skillTaken')?.event
    expect(told).toMatchObject({ skill: 'attack' })
    expect(askSkill).toHaveLength(8)
  })
})

test('every answer is legal, whatever the types, numbers, teams and switches', () => {
  for (let i = 0; i < 150; i++) {
    const random = Dice.fromSeed(`legal/${i}`)
    const count = 2 + random.below(7)
    const teams = random.below(2) === 0 ? count : 2
    const fighters = Array.from({ length: count }, (_, seat) => ({
      name: `G${seat}`,
      type: sampleTypes[random.below(sampleTypes.length)]!,
      team: seat % teams,
    }))
    const bots = fighters.map(() => opponents.munera[levels[1 + random.below(3)]!].play)
    const table = playChecked(munera, { fighters }, randomOptions(munera, random), bots, `legal/${i}`)
    expect(table.isOver).toBe(true)
  }
})

test('the standard opponent beats a random player in at least 95 of 100 duels', () => {
  const [wins] = winsOf(munera, munera.defaultSetup, [standard, randomPlayer(munera)], 200)
  expect(wins).toBeGreaterThanOrEqual(190)
})

test('the novice loses to the standard opponent more often than he wins', () => {
  const fighters = ['A', 'B'].map((name, team) => ({ name, type: 'thracian', team }))
  const [better, worse] = winsOf(munera, { fighters }, [standard, novice], 2000)
  expect(better).toBeGreaterThan(worse!)
})
