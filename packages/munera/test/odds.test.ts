/** Exact odds and previews. */
import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import { askAct, CUT_FREE, castAt, END, fistsAt, YIELD } from '../src/match/questions.ts'
import { appealOdds, attackOdds, castOdds } from '../src/odds.ts'
import type { Equipment } from '../src/rules/gladiators.ts'
import { attack, attackerOf, defenderOf, duel } from './arena.ts'

const ask = askAct[0]!
const sum = (shares: Iterable<number>) => [...shares].reduce((total, share) => total + share, 0)

describe('exact odds', () => {
  test('§6.14 a plain blow without modifier and save, in 36ths', () => {
    const { doubles, saved, wounds, miss, favoured } = attackOdds(0, 0)
    for (const face of [1, 2, 3, 4, 5, 6]) expect(doubles[face]).toBeCloseTo(1 / 36, 12)
    expect([saved, favoured]).toEqual([0, 0])
    expect(miss).toBeCloseTo(15 / 36, 12)
    expect(Object.keys(wounds)).toEqual(['1', '2', '3', '4', '5'])
    for (const [k, share] of Object.entries(wounds)) expect(share).toBeCloseTo((6 - Number(k)) / 36, 12)
  })

  test('§6.9 a save of 3 stops half of the hits', () => {
    const { saved, wounds } = attackOdds(0, 3)
    expect(saved).toBeCloseTo(15 / 72, 12)
    expect(sum(Object.values(wounds))).toBeCloseTo(15 / 72, 12)
  })

  test('§6.14 all shares make one, for every modifier and save', () => {
    for (let modifier = -9; modifier <= 13; modifier++) {
      for (let save = -1; save <= 5; save++) {
        for (const isAdjacent of [true, false]) {
          for (const isFavoured of [true, false]) {
            const odds = attackOdds(modifier, save, isAdjacent, isFavoured)
            const all = sum(Object.values(odds.doubles)) + odds.saved + sum(Object.values(odds.wounds)) + odds.miss
            expect(all).toBeCloseTo(1, 10)
          }
        }
      }
    }
  })

  test('§7.1 the gods avert a third of the double sixes', () => {
    const odds = attackOdds(0, 0, true, true)
    expect(odds.doubles[6]).toBeCloseTo(1 / 36, 12)
    expect(odds.favoured).toBeCloseTo(1 / 108, 12)
  })

  test('§9.2 the crowd, in 36ths', () => {
    expect(appealOdds(0).spared).toBeCloseTo(15 / 36, 12)
    expect(appealOdds(-20).spared).toBeCloseTo(1 / 36, 12)
    expect(appealOdds(20).spared).toBeCloseTo(35 / 36, 12)
    expect(appealOdds(-4).spared).toBeCloseTo(1 / 36, 12)
    expect(appealOdds(-3).spared).toBeCloseTo(3 / 36, 12)
  })

  test('§11.12 a net against a cone', () => {
    expect(castOdds(5, false)).toEqual({ entangled: 2 / 6, destroyed: 0, missed: expect.closeTo(4 / 6, 12) })
    const { entangled, destroyed, missed } = castOdds(6, true)
    expect([entangled, destroyed, missed]).toEqual([
      expect.closeTo(4 / 36, 12),
      expect.closeTo(2 / 6, 12),
      expect.closeTo(20 / 36, 12),
    ])
  })
})

describe('previews', () => {
  test('G.3 a preview shows hexside, each modifier with its row, m, save, AP and odds', () => {
    const state = duel({}, { type: 'samnite', facing: 4, strength: 3 })
    defenderOf(state).entangled = true
    const shown = munera.preview(state, ask, attack)!
    expect(shown.title).toBe('sword against the left side of Dama')
    expect(shown.lines.map(({ rule, value }) => [rule, value])).toEqual([
      ['T6.3', 1],
      ['T6.9', 1],
    ])
    expect(shown.summary).toBe(
      '+2 to his die. If it hits, Dama throws a die: with his save of 3 he stops it on 4 or more. Costs 1 AP.',
    )
    expect(shown.odds.map(({ label }) => label)).toEqual([
      'miss, he is pushed back',
      'stopped by the save',
      'wound',
      'beaten or killed',
      'double: he loses balance or gear',
      'double: you lose balance or a weapon',
    ])
    expect(sum(shown.odds.map(({ share }) => share))).toBeCloseTo(1, 12)
    const { wounds } = attackOdds(2, 3)
    const finished = shown.odds.find(({ tone }) => tone === 'kill')!.share
    const deadly = sum(Object.entries(wounds).map(([k, share]) => (Number(k) >= 3 ? share : 0)))
    expect(finished).toBeCloseTo(deadly + 2 / 36, 12)
  })

  test('§6.12 a preview knows when he cannot give way, and when a double takes nothing', () => {
    const state = duel({ at: [5, -1] }, { type: 'cataphractarius', at: [5, -2] })
    const labels = munera.preview(state, ask, attack)!.odds.map(({ label }) => label)
    expect(labels[0]).toBe('miss, he is off balance')
    expect(labels).toContain('double: nothing happens')
  })

  const unarmed: Equipment = { armour: 'light', shield: null, weapons: [] }
  const netOnly: Equipment = { ...unarmed, weapons: [{ kind: 'net', hand: 'right' }] }
  test.each([
    ['§7.7 by halves his weapon and mine', {}, {}, attack, [2.5, 1.5, 0]],
    ['§7.7 fists cannot be lost', { equipment: unarmed }, {}, fistsAt[1]!, [2.5, 1, 0.5]],
    ['§7.7 §7.2 one who has nothing loses nothing', {}, { equipment: unarmed }, attack, [1, 1.5, 1.5]],
    ['§7.7 a net is lost by a double 5 alone', {}, { equipment: netOnly }, attack, [2, 1.5, 0.5]],
    ['§7.7 fists against nothing', { equipment: unarmed }, { equipment: unarmed }, fistsAt[1]!, [1, 1, 2]],
  ])('%s', (_, mine, his, answer, [good, bad, nothing]) => {
    const { odds } = munera.preview(duel(mine, his), ask, answer)!
    const share = (label: string) => odds.find((part) => part.label.startsWith(label))?.share ?? 0
    expect(share('double: he')).toBeCloseTo(good! / 36, 12)
    expect(share('double: you')).toBeCloseTo(bad! / 36, 12)
    expect(share('double: nothing')).toBeCloseTo(nothing! / 36, 12)
    expect(odds.some(({ label }) => label.includes('or gear'))).toBe(good! > 1)
    expect(odds.some(({ label }) => label.includes('or a weapon'))).toBe(bad! > 1)
  })

  test('R22 with the switch a double 1 takes the net as well', () => {
    const state = duel({}, { equipment: netOnly }, { doubleOneTakesNets: 'yes' })
    const { odds } = munera.preview(state, ask, attack)!
    expect(odds.find(({ tone }) => tone === 'good')!.share).toBeCloseTo(2.5 / 36, 12)
  })

  test('§7.6 at a distance nobody is floored', () => {
    const state = duel({ type: 'sagittarius', at: [5, 7] }, { strength: 12 }, { missilePush: 'no' })
    const shown = munera.preview(state, ask, attack)!
    expect(shown.odds.find(({ tone }) => tone === 'kill')!.share).toBeCloseTo(1 / 36, 12)
    expect(shown.odds[0]!.label).toBe('miss')
    expect(shown.summary).toContain('2 AP')
  })

  test('§6.13 fists, §11.10 casts and §11.13 cutting free have previews, moves have none', () => {
    const state = duel({ type: 'retiarius' }, { type: 'contraRetiarius' })
    attackerOf(state).weaponLost[0] = true
    attackerOf(state).entangled = true
    expect(munera.preview(state, ask, fistsAt[1]!)!.lines.map(({ rule }) => rule)).toContain('T6.10')
    const cast = munera.preview(state, ask, castAt(1, 1))!
    expect(cast.lines).toEqual([])
    expect(cast.summary).toBe('needs a die of 6 (T7.10); his cone destroys it with 5 or 6 (§11.12); 2 AP')
    expect(cast.odds.map(({ label }) => label)).toEqual([
      'entangled',
      'miss, he is pushed back',
      'net destroyed by the cone',
    ])
    const free = munera.preview(state, ask, CUT_FREE)!
    expect([free.lines, free.summary]).toEqual([[], 'needs a die of 5 or 6 (§11.13); 1 AP'])
    expect(free.odds[0]!.share).toBeCloseTo(1 / 3, 12)
    expect(attackerOf(state)).toMatchObject({ ap: 6, entangled: true, triedToCutFree: false })
    expect(munera.preview(state, ask, END)).toBeNull()
    expect(munera.preview(state, ask, { skill: null })).toBeNull()
  })

  test('§11.11 the summary of a lasso, without a cone', () => {
    const state = duel({ type: 'laquearius', at: [5, 7] }, {})
    expect(munera.preview(state, ask, castAt(0, 1))!.summary).toBe('needs a die of 5 or 6 (T7.11); 2 AP')
  })

  test('R50 §9.3 yielding shows what the crowd would make of it', () => {
    const others = [{ at: [1, 1], facing: 0 }] as const
    const shown = munera.preview(duel({ skills: ['charisma'] }, {}, { yield: 'yes' }, others), ask, YIELD)!
    expect(shown.title).toBe('Ajax yields to Dama')
    expect(shown.lines.map(({ rule, value }) => [rule, value])).toEqual([
      ['T8.3', -2],
      ['T8.5', -1],
      ['T8.9', 1],
    ])
    expect(shown.summary).toBe('-2 in all; two dice, spared from 8 on; a natural 12 always, a natural 2 never; 0 AP')
    expect(shown.odds).toEqual([
      { label: 'spared', share: appealOdds(-2).spared, tone: 'saved' },
      { label: 'put to death', share: 1 - appealOdds(-2).spared, tone: 'kill' },
    ])
    expect(munera.preview(duel({}, {}, { yield: 'yes', appeals: 'no' }), ask, YIELD)).toBeNull()
  })
})
