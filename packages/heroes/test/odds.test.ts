import { expect, test } from 'vitest'
import { odds } from '../src/index.ts'

const close = (found: Record<string, number>, wanted: Record<string, number>) => {
  expect(Object.keys(found)).toEqual(Object.keys(wanted))
  for (const [key, chance] of Object.entries(wanted)) expect(found[key]).toBeCloseTo(chance, 12)
}

test('T5-5 G-03 D-62 two dice against one, played to the end', () => {
  const found = odds.attackResolution({ attacker: 2, defender: 1 })
  close(found.attackerHits, { 1: 15 / 22, 2: 6 / 22 })
  close(found.defenderHits, { 1: 1 / 22 })
  expect(found.escape).toBe(0)
})

test('T5-5 §5.3.4 an ensnared Defender escapes instead of striking', () => {
  const found = odds.attackResolution({ attacker: 1, defender: 1, ensnared: true })
  // 1/4 hit, 1/4 escape, 1/2 again.
  close(found.attackerHits, { 1: 0.5 })
  close(found.defenderHits, {})
  expect(found.escape).toBeCloseTo(0.5, 12)
})

test('T5-5 G-03 no dice at all end without effect; later pools are used where they are given', () => {
  expect(odds.attackResolution({ attacker: 0, defender: -2 })).toEqual({
    attackerHits: {},
    defenderHits: {},
    escape: 0,
  })
  // The first roll is always equal, the re-take is one die against none.
  const found = odds.attackResolution({
    attacker: 0,
    defender: 1,
    attackerRetake: 1,
    defenderRetake: 0,
    attackerCounter: 0,
    defenderCounter: 1,
  })
  // First: 1/2 again, 1/2 Counterstrike. Again: hits surely in the end. Counter: the Defender hits in the end.
  close(found.attackerHits, { 1: 0.5 })
  close(found.defenderHits, { 1: 0.5 })
})

test('T5-5 G-15 every exchange ends: the chances add up to one', () => {
  for (let attacker = 0; attacker <= 9; attacker++) {
    for (let defender = 0; defender <= 9; defender++) {
      if (attacker + defender === 0) continue
      const found = odds.attackResolution({
        attacker,
        defender,
        ensnared: defender > 6,
      })
      const all = [...Object.values(found.attackerHits), ...Object.values(found.defenderHits), found.escape]
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
    }
  }
})

test('T5-3 the odds of two pools', () => {
  close(odds.contest({ a: 2, b: 1 }), { aBy2: 1 / 8, aBy1: 3 / 8, tie: 3 / 8, bBy1: 1 / 8, bBy2: 0 })
  close(odds.contest({ a: -3, b: 1 }), { aBy2: 0, aBy1: 0, tie: 0.5, bBy1: 0.5, bBy2: 0 })
})

test('T5-6 §3.9.4 G-52 D-58 D-59 blows that a shield stops', () => {
  const none = odds.hitLocation({ shield: 'none' })
  close(none, {
    head: 3 / 36,
    leftArm: 3 / 36,
    chest: 11 / 36,
    rightArm: 4 / 36,
    belly: 9 / 36,
    leftLeg: 4 / 36,
    rightLeg: 2 / 36,
    noEffect: 0,
  })
  expect(odds.hitLocation({ shield: 'small' }).noEffect).toBeCloseTo(8 / 36, 12)
  expect(odds.hitLocation({ shield: 'net' })).toEqual(odds.hitLocation({ shield: 'small' }))
  expect(odds.hitLocation({ shield: 'twoSwords' })).toEqual(odds.hitLocation({ shield: 'small' }))
  expect(odds.hitLocation({ shield: 'large' }).noEffect).toBeCloseTo(13 / 36, 12)
  const best = odds.hitLocation({ shield: 'large', swordsman: true })
  expect(best.noEffect).toBeCloseTo((13 / 36) ** 2, 12)
  expect(best.head).toBeCloseTo(1 - (33 / 36) ** 2, 12)
})

test('T6-1 D-58 mercy at 3, and at 5 or more', () => {
  const at = (savvy: number) => odds.appeal({ savvy })
  const low = at(3)
  for (const [key, chance] of [
    ['mercy', 0.25],
    ['undecided', 0.5],
    ['death', 0.25],
  ] as const) {
    expect(low[key]).toBeCloseTo(chance, 12)
  }
  expect(at(5).mercy).toBeCloseTo(25 / 36, 12)
  expect(at(9).undecided).toBeCloseTo(10 / 36, 12)
  expect(at(9).death).toBeCloseTo(1 / 36, 12)
})

test('T6-2 D-58 G-29 the Emperor spares Savvy 4 in 427 of 1296', () => {
  const { mercy, undecided, spared } = odds.appeal({ savvy: 4 })
  expect((spared! - mercy!) / undecided!).toBeCloseTo(427 / 1296, 12)
})

test('§7.4.3 §7.6 D-58 a 7 on two dice, and 7 or more', () => {
  let [sevens, more] = [0, 0]
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      if (a + b === 7) sevens++
      if (a + b >= 7) more++
    }
  }
  expect([sevens, more]).toEqual([6, 21])
})

test('T5-1 G-04 who goes first', () => {
  close(odds.movementOrder({ modifierA: 4, modifierB: 4 }), { aFirst: 0.5 })
  close(odds.movementOrder({ modifierA: 4, modifierB: 3 }), { aFirst: 21 / 31 })
  close(odds.movementOrder({ modifierA: 9, modifierB: 3 }), { aFirst: 1 })
  close(odds.movementOrder({ modifierA: 3, modifierB: 9 }), { aFirst: 0 })
})

test('T5-7 §3.2.1 damage, with Star Power dice', () => {
  expect(odds.damage({ impact: 3, ac: 0, hands: 1 })).toEqual({ damage: { 4: 1 }, knockedDown: true })
  expect(odds.damage({ impact: 1, ac: 3, hands: 2 })).toEqual({ damage: { 1: 1 }, knockedDown: false })
  expect(odds.damage({ impact: 1, ac: 0, hands: 0 })).toEqual({ damage: { 1: 1 }, knockedDown: false })
  const { damage, knockedDown } = odds.damage({ impact: 0, ac: 0, hands: 1, trident: true, starPower: 3 })
  close(damage, { 0: 0.5, 1: 3 / 8, 2: 1 / 8 })
  expect(knockedDown).toBe(true)
})

test('T7-1 the odds of recovery', () => {
  close(odds.recovery({ strength: 4 }), { full: 16 / 36, missNextDay: 16 / 36, strengthLoss: 4 / 36, dies: 0 })
  close(odds.recovery({ strength: 7, belly: true }), {
    full: 25 / 36,
    missNextDay: 10 / 36,
    strengthLoss: 0,
    dies: 1 / 36,
  })
})

test('§3.7.3 how many Bonus Dice an NPG uses', () => {
  close(odds.npgBonus({ bonusDice: 2, table: 'maneuver' }).used, { 0: 25 / 36, 1: 10 / 36, 2: 1 / 36 })
  close(odds.npgBonus({ bonusDice: 1, table: 'netToss' }).used, { 0: 2 / 3, 1: 1 / 3 })
  close(odds.npgBonus({ bonusDice: 1, table: 'attack', ensnaredOrDown: true }).used, { 0: 0.5, 1: 0.5 })
  expect(Object.keys(odds.npgBonus({ bonusDice: 20, table: 'attack' }).used)).toHaveLength(21)
})

test('T5-4 the odds of a Net Toss', () => {
  close(odds.netToss({ retiarius: 1, target: 1 }), { snared: 0.25, noChance: 0.5, missed: 0.25 })
  close(odds.netToss({ retiarius: 1, target: -1 }), { snared: 0.5, noChance: 0.5, missed: 0 })
})
