import { expect, test } from 'vitest'
import { type Blow, bareBlow, emptyVerdict, type Verdict } from '../src/09-combat/attack.ts'
import { SixDice } from '../src/09-combat/attack-dice.ts'
import { blowKey, verdictKey } from '../src/09-combat/blow-key.ts'
import type { Options } from '../src/index.ts'
import { parseArmour } from '../src/tables/armour.ts'
import { FUMBLE, HIT, PARRY, PARRY_EDGE, SHIELD } from '../src/tables/combat-results.ts'
import { colosseumEdition, duel, optionsWith } from './helpers.ts'

const base: Blow = { ...bareBlow(duel().gladiators[1]!, 2), attackCF: 4, defenceCF: 2, attackerST: 1 }
const keyOf = (more: Partial<Blow>, isFine = false) => blowKey({ ...base, ...more }, colosseumEdition, isFine)

/** What makes a difference to any blow that may meet a shield. */
const telling: Partial<Blow>[] = [
  { area: 3 },
  { armour: parseArmour('B4')! },
  { armour: parseArmour('B')! },
  { armour: parseArmour('C4')! },
  { boxesLeft: 3 },
  { woundBonus: 2 },
  { hasHelmet: true },
  { hasWeapon: false },
  { shield: null },
  { shield: 'small' },
  { shieldBoxes: 2 },
  { attackCF: 5 },
  { defenceCF: 3 },
  { attackerST: 2 },
  { dropDRM: 3 },
  { drm: 1 },
  { armLoss: 4 },
  { shieldDamageBonus: 6 },
  { isFlail: true },
  { fixed: PARRY },
]

test('§9.5 blows that the dice are read for differently are told apart', () => {
  const keys = [{}, ...telling].map((more) => keyOf(more))
  expect(new Set(keys).size).toBe(keys.length)
  const fine = [{}, ...telling, { defenceLoss: 1 }, { isOnRock: true }].map((more) => keyOf(more, true))
  expect(new Set([...keys, ...fine]).size).toBe(keys.length + fine.length)
  const special = (['', 'A', 'S', 'H'] as const).map((one) => keyOf({ special: one }))
  expect(new Set([...special, keyOf({ isStrike: true })]).size).toBe(5)
})

test('§9.5 blows that come to the same are one: CF on both sides, and drops that nothing can change', () => {
  expect(keyOf({ attackCF: 6, defenceCF: 4 })).toBe(keyOf({}))
  expect(keyOf({ defenceCF: 4, defenceLoss: 2, attackCF: 4, shield: null, hasWeapon: false })).toBe(
    keyOf({ shield: null, hasWeapon: false }),
  )
  expect(keyOf({ dropDRM: 20 })).toBe(keyOf({ dropDRM: 30 }))
  expect(keyOf({ dropDRM: -9 })).toBe(keyOf({ dropDRM: -12 }))
  expect(keyOf({ shield: null, shieldBoxes: 3 })).toBe(keyOf({ shield: null }))
  expect(keyOf({ attackCF: 6, defenceCF: 4 }, true)).not.toBe(keyOf({}, true))
})

const hit: Verdict = { ...emptyVerdict(new SixDice(11, 7, 3)), raw: HIT, result: HIT, woundTotal: 9, wounds: 2 }
const verdictOf = (more: Partial<Verdict>, isFine = false, options: Partial<Options> = {}) =>
  verdictKey({ ...hit, ...more }, { ...base, boxesLeft: 5 }, optionsWith(options), isFine)

test('§10.3 §10.5 verdicts that do different things are told apart', () => {
  const shield = { total: 14, boxes: 2, letters: '', isBattered: false } as const
  const keys = [
    {},
    { wounds: 3 },
    { isMortal: true },
    { isKilled: true },
    { critical: 'AG' },
    { critical: 'ST' },
    { critical: 'SAM', isMortal: true },
    { drops: { shield: true, weapon: false } },
    { drops: { shield: false, weapon: true } },
    { drops: { shield: true, weapon: true } },
    { wounds: 0, result: SHIELD, shield },
    { wounds: 0, result: SHIELD, shield: { ...shield, boxes: 3 } },
    { wounds: 0, result: SHIELD, shield: { ...shield, isBattered: true } },
    { wounds: 0 },
    { result: FUMBLE },
  ] as const
  expect(new Set(keys.map((more) => verdictOf(more as Partial<Verdict>))).size).toBe(keys.length)
})

test('§10.3 §10.5 verdicts that do the same are one', () => {
  for (const critical of [null, '1', '2x', '3x'] as const) expect(verdictOf({ critical })).toBe(verdictOf({}))
  expect(verdictOf({ critical: '2xM', isMortal: true })).toBe(verdictOf({ isMortal: true }))
  expect(verdictOf({ wounds: 5 })).toBe(verdictOf({ wounds: 9 }))
  expect(verdictOf({ wounds: 4 })).not.toBe(verdictOf({ wounds: 5 }))
  expect(verdictOf({ isKilled: true, wounds: 7 })).toBe(verdictOf({ isKilled: true }))
  expect(verdictOf({ result: HIT + 2, woundTotal: 12 } as Partial<Verdict>)).toBe(verdictOf({}))
  expect(verdictOf({ critical: '--' })).toBe(verdictOf({}))
})

test('§15.1 §21.8.1 where more comes of a hit its bonus counts, and where any critical hit trips one that was none', () => {
  const fine = [
    {},
    { result: HIT + 1 },
    { raw: PARRY_EDGE },
    { woundTotal: 10 },
    { armourDRM: 3 },
    { isKilled: true },
    { isKilled: true, result: HIT + 1 },
  ] as const
  const keys = fine.map((more) => verdictOf(more as Partial<Verdict>, true))
  expect(new Set([...keys, verdictOf({}), verdictOf({ isKilled: true })]).size).toBe(fine.length + 2)
  const any = { criticalStumble: 'any' } as const
  expect(verdictOf({ critical: '--' }, false, any)).not.toBe(verdictOf({ critical: null }, false, any))
})
