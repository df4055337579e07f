import { expect, test } from 'vitest'
import {
  attackOdds,
  collisionOdds,
  dragProneOdds,
  enduranceOdds,
  fallProneOdds,
  missusOdds,
  netAttackOdds,
  netEscapeOdds,
  recoveryOdds,
  stansMissusOdds,
  stumbleOdds,
  stunRecoveryOdds,
  stunRollOdds,
  weaponBreakOdds,
} from '../src/index.ts'

const total = (odds: Record<string, number>) => Object.values(odds).reduce((sum, chance) => sum + chance, 0)

test('§9.5 the odds of an attack add up to one', () => {
  const odds = attackOdds({ attackCF: 6, defenceCF: 2, area: 2, armour: 'B4', attackerST: 2 })
  for (const part of [odds.crt, odds.wounds, odds.critical, odds.shieldBoxes]) expect(total(part)).toBeCloseTo(1, 12)
  expect(total(odds.hitBonus)).toBeCloseTo(odds.crt.H!, 12)
  expect(odds.crt.H).toBeCloseTo(108 / 216, 12)
})

test('§10.2.2 a plain hit on B3 wounds in 99 cases of 216', () => {
  const odds = attackOdds({ attackCF: 20, area: 2, armour: 'B3', crtDRM: -8, hasShield: false, hasWeapon: false })
  // Column 8 with +12-8: rows 7 and up are hits; without shield and weapon the rest are too.
  expect(odds.crt.H).toBeCloseTo(1, 12)
  const plain = attackOdds({ attackCF: 1, area: 2, armour: 'B3', crtDRM: -100, hasShield: false, hasWeapon: false })
  expect(plain.crt.F).toBeCloseTo(1, 12)
})

test('§13.1.1 §12.2 drops and shield boxes come with the attack', () => {
  const odds = attackOdds({ attackCF: 6, area: 4, attackerST: 3, shieldType: 'small', shieldPoints: 6 })
  expect(odds.weaponDrop).toBeGreaterThan(0)
  expect(odds.shieldDrop).toBeGreaterThan(0)
  expect(1 - odds.shieldBoxes['0']!).toBeCloseTo(10 / 216, 12)
})

test('§11.5.1 §15.1.1 §15.3 §18.3 small odds', () => {
  expect(stunRecoveryOdds({ cn: 3, phasesSince: 1, stun: 2 }).removed).toEqual({ 0: 3 / 6, 1: 1 / 6, 2: 2 / 6 })
  expect(stumbleOdds({ stun: 1, hazards: 1, drm: 0 }).stumble).toBeCloseTo(3 / 6, 12)
  expect(fallProneOdds({ ag: 0, drm: 0 }).prone).toBeCloseTo(15 / 36, 12)
  expect(missusOdds({ attackCFTotal: 96, defenceCFTotal: 41, prestige: -1 }).spared).toBeCloseTo(26 / 36, 12)
})

test('§17.2.1 §5.4.1 §20.4.1.1 §20.6.1 §20.6.2.1 more of them', () => {
  expect(enduranceOdds({ cn: 4, turn: 3, exceeded: false }).loss).toMatchObject({ 0: 1 / 6, 5: 1 / 6 })
  expect(stansMissusOdds({ turn: 5 }).stopped).toBeCloseTo(1 / 3, 12)
  expect(total({ ...netAttackOdds({ drm: 2 }) })).toBeCloseTo(1, 12)
  expect(netEscapeOdds({ escapeCF: 5 }).escape).toBeCloseTo(135 / 216, 12)
  expect(dragProneOdds({ attackerST: 2, dragCF: 4, drm: 0 }).prone).toBeCloseTo(81 / 216, 12)
})

test('§8.4 §11.1 §13.4.1 §20.10.2.1 and the rest', () => {
  const even = collisionOdds({ ifDifference: 0 })
  expect([even.aWins, even.tie, even.bWins].map((chance) => Math.round(chance * 36))).toEqual([15, 6, 15])
  expect(total(even.stunA)).toBeCloseTo(1, 12)
  expect(even.stunA['0']).toBeCloseTo(15 / 36, 12)
  const stun = stunRollOdds({ drm: 7 })
  expect(stun.prone).toBeCloseTo(1 / 36, 12)
  expect(stun.shieldDrop).toBeCloseTo(2 / 36, 12)
  expect(recoveryOdds({ drm: -2 }).recovered).toBeCloseTo(2 / 6, 12)
  expect(weaponBreakOdds({ opponentST: 3, breakNumber: 11 }).broken).toBeCloseTo(10 / 36, 12)
})

test('§9.5 one attack takes under three milliseconds', () => {
  const query = { attackCF: 6, defenceCF: 2, area: 1, armour: 'A4', attackerST: 2 } as const
  // The best of many runs: the machine may be busy with other things.
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 60; i++) {
    const start = performance.now()
    attackOdds(query)
    best = Math.min(best, performance.now() - start)
  }
  expect(best).toBeLessThan(3)
})
