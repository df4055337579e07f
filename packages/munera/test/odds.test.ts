/** Exact odds and previews. */
import { describe, expect, test } from 'vitest'
import { appealOdds, askAct, attackOdds, CUT_FREE, castAt, castOdds, END, fistsAt, munera } from '../src/index.ts'
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
    const bout = duel({}, { type: 'samnite', facing: 4, strength: 3 })
    defenderOf(bout).entangled = true
    const shown = munera.preview(bout, ask, attack)!
    expect(shown.title).toBe('sword against the left side of Dama')
    expect(shown.lines.map(({ rule, value }) => [rule, value])).toEqual([
      ['T6.3', 1],
      ['T6.9', 1],
    ])
    expect(shown.summary).toBe('+2 in all; stopped by a die of 4 or more (save +3); 1 AP')
    expect(shown.odds.map(({ label }) => label)).toEqual([
      'miss, pushed back',
      'stopped by the save',
      'wound',
      'beaten or killed',
      'double: he loses balance or gear',
      'double: you lose balance, or a weapon is lost',
    ])
    expect(sum(shown.odds.map(({ share }) => share))).toBeCloseTo(1, 12)
    const { wounds } = attackOdds(2, 3)
    const finished = shown.odds.find(({ tone }) => tone === 'kill')!.share
    const deadly = sum(Object.entries(wounds).map(([k, share]) => (Number(k) >= 3 ? share : 0)))
    expect(finished).toBeCloseTo(deadly + 2 / 36, 12)
  })

  test('§6.12 a preview knows when he cannot give way, and when a double takes nothing', () => {
    const bout = duel({ at: [5, -1] }, { type: 'cataphractarius', at: [5, -2] })
    const labels = munera.preview(bout, ask, attack)!.odds.map(({ label }) => label)
    expect(labels[0]).toBe('miss, off balance')
    expect(labels).toContain('double: he loses balance')
    expect(labels).toContain('double: nothing happens')
  })

  test('§7.6 at a distance nobody is floored', () => {
    const bout = duel({ type: 'sagittarius', at: [5, 7] }, { strength: 12 }, { missilePush: 'no' })
    const shown = munera.preview(bout, ask, attack)!
    expect(shown.odds.find(({ tone }) => tone === 'kill')!.share).toBeCloseTo(1 / 36, 12)
    expect(shown.odds[0]!.label).toBe('miss')
    expect(shown.summary).toContain('2 AP')
  })

  test('§6.13 fists, §11.10 casts and §11.13 cutting free have previews, moves have none', () => {
    const bout = duel({ type: 'retiarius' }, { type: 'contraRetiarius' })
    attackerOf(bout).weaponLost[0] = true
    attackerOf(bout).entangled = true
    expect(munera.preview(bout, ask, fistsAt[1]!)!.lines.map(({ rule }) => rule)).toContain('T6.10')
    const cast = munera.preview(bout, ask, castAt(1, 1))!
    expect(cast.lines.map(({ rule }) => rule)).toEqual(['T7.10', '§11.12'])
    expect(cast.odds.map(({ label }) => label)).toEqual(['entangled', 'miss, pushed back', 'net destroyed by the cone'])
    const free = munera.preview(bout, ask, CUT_FREE)!
    expect(free.odds[0]!.share).toBeCloseTo(1 / 3, 12)
    expect(attackerOf(bout)).toMatchObject({ ap: 6, entangled: true, triedToCutFree: false })
    expect(munera.preview(bout, ask, END)).toBeNull()
    expect(munera.preview(bout, ask, { skill: null })).toBeNull()
  })
})
