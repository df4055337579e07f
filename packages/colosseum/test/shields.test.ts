import { expect, test } from 'vitest'
import { type Blow, bareBlow, resolveAttack } from '../src/09-combat/attack.ts'
import { SixDice } from '../src/09-combat/attack-dice.ts'
import { damageShield, sufferShieldDamage } from '../src/09-combat/shields.ts'
import { SHIELD, SHIELD_EDGE } from '../src/tables/combat-results.ts'
import { tables } from '../src/tables/index.ts'
import { boxesCheckedAt } from '../src/tables/shields.ts'
import { colosseumEdition, duel, fightWith, kinds, planned, row, run } from './helpers.ts'

const target = duel().gladiators[1]!

function blow(more: Partial<Blow>): Blow {
  return { ...bareBlow(target, 2), ...more }
}

test.each([
  ['V18 §12.2 §12.2.1 a new shield loses what exceeds 12, either size: large', 'large', 0, 2, 4, 9, false, 3, 15],
  ['V18 §12.2 a new shield loses what exceeds 12, either size: small', 'small', 0, 2, 4, 9, false, 3, 15],
  ['V19 §12.2 S* adds one: five boxes of a large shield', 'large', 3, 2, 5, 6, true, 5, 14],
  ['V19 §12.2 S* adds one: five boxes of a small shield', 'small', 3, 2, 5, 6, true, 5, 14],
  ['V20 §12.2.1 two boxes of the large shield', 'large', 8, 2, 3, 4, false, 2, 9],
  ['V20 §12.3.1 five boxes of the small one, the last a P', 'small', 8, 2, 3, 4, false, 5, 9],
  ['V21 §12.2.1 R15 as much as its points does no damage', 'large', 0, 2, 4, 6, false, 0, 12],
  ['V86 §12.2 a negative modified CF counts as it is', 'large', 0, 3, -2, 12, false, 1, 13],
  ['V87 §12.3.1 the last number and the letter of a large shield', 'large', 13, 0, 0, 6, false, 2, 6],
  ['V22 §12.3 one box of two', 'small', 10, 0, 0, 3, false, 1, 3],
  ['V22 §12.3 R60 the last number without a letter', 'small', 10, 0, 0, 4, false, 2, 4],
  ['V22 §12.3.1 four boxes, both letters', 'small', 10, 0, 0, 6, false, 4, 6],
] as const)('%s', (_, shield, shieldBoxes, attackerST, attackCF, white, isEdge, boxes, total) => {
  const damage = damageShield(tables, blow({ shield, shieldBoxes, attackerST, attackCF }), white, isEdge)
  expect([damage.total, damage.boxes]).toEqual([total, boxes])
})

test('V20 V22 §12.3 §12.3.1 letters and ruin', () => {
  const letters = (shield: 'small' | 'large', shieldBoxes: number, white: number) => {
    const damage = damageShield(tables, blow({ shield, shieldBoxes }), white, false)
    return [damage.letters, damage.isBattered]
  }
  expect(letters('small', 10, 3)).toEqual(['', false])
  expect(letters('small', 10, 4)).toEqual(['', true])
  expect(letters('small', 10, 6)).toEqual(['PH', true])
  expect(letters('large', 13, 5)).toEqual(['', true])
  expect(letters('large', 13, 6)).toEqual(['P', true])
})

test('V22 §12.3.1 both letters bring a drop check and one body hit without bonus', () => {
  const one = blow({ shield: 'small', shieldBoxes: 10, attackCF: 3, defenceCF: 3, fixed: SHIELD, attackerST: 0 })
  const verdict = resolveAttack(one, colosseumEdition, new SixDice(9, 6, 6))
  expect(verdict.shield).toMatchObject({ boxes: 4, letters: 'PH' })
  expect(verdict.weaponDropTotal).toBe(12)
  expect(verdict.woundTotal).toBe(12)
})

test('§12.2 what a weakened man lost elsewhere is left out of shield damage', () => {
  const one = blow({ attackCF: 4, defenceCF: 1, defenceLoss: 5 })
  expect(damageShield(tables, one, 9, false).total).toBe(12)
})

test('§12.2.2 S* asks for a drop after the damage', () => {
  const verdict = resolveAttack(blow({ attackCF: 1, attackerST: 2 }), colosseumEdition, new SixDice(10, 4, 2))
  expect(verdict.shield?.total).toBe(8)
  expect([verdict.shieldDropTotal, verdict.drops.shield]).toEqual([3, false])
})

test('§12.3 §13.2.3 a ruined shield falls and cannot be used again', () => {
  const state = duel()
  const who = state.gladiators[1]!
  const events = run(state, [1, 3], [], (play) =>
    sufferShieldDamage(play, who, { total: 30, boxes: 15, letters: 'P', isBattered: true }),
  )
  expect(kinds(events)).toEqual(['shieldDamaged', 'shieldBattered', 'dropped'])
  expect(who.hands[1]).toBeNull()
  expect(state.ground[0]!.item.condition).toBe('battered')
})

test('§12.1 §3.14 a shield is new when the match begins', () => {
  expect(target.hands[1]).toEqual({ kind: 'largeShield', boxes: 0, condition: 'whole' })
  expect(boxesCheckedAt(tables.shieldTracks, 'large', 9)).toBe(3)
})

test('§12.2.1 the boxes are checked off, and it is told whether the shield held', () => {
  const state = duel()
  const who = state.gladiators[1]!
  const suffer = (boxes: number) =>
    run(state, [], [], (play) =>
      sufferShieldDamage(play, who, { total: 12 + boxes, boxes, letters: '', isBattered: false }),
    )
  expect(suffer(3)).toMatchObject([{ kind: 'shieldDamaged', rule: '§12.2', seat: 1, holds: false, boxes: 3 }])
  expect(suffer(2)).toMatchObject([{ total: 14, boxes: 2, holds: false }])
  expect(suffer(0)).toMatchObject([{ boxes: 0, holds: true }])
  expect(who.hands[1]!.boxes).toBe(5)
})

test('§12.3 §9.4.3 two blows at the same time each meet the shield as it was, and ruin it together', () => {
  const state = duel()
  const who = state.gladiators[1]!
  const suffer = (dice: number[]) =>
    run(state, dice, [], (play) =>
      sufferShieldDamage(play, who, { total: 20, boxes: 8, letters: '', isBattered: false }),
    )
  expect(kinds(suffer([]))).toEqual(['shieldDamaged'])
  expect(kinds(suffer([1, 3]))).toEqual(['shieldDamaged', 'shieldBattered', 'dropped'])
  expect([who.hands[1], state.ground[0]!.item.boxes]).toEqual([null, 15])
})

test('§12.3 §9.4.5 a shield in the right hand is ruined as well, and blows with it are lost', () => {
  const state = duel()
  const who = state.gladiators[1]!
  who.hands.reverse()
  state.fight = fightWith([planned(1, 0, 3, row(0, 2, 4, { means: 'shield' }))])
  run(state, [1, 3], [], (play) =>
    sufferShieldDamage(play, who, { total: 30, boxes: 15, letters: 'P', isBattered: true }),
  )
  expect([who.hands[0], state.fight.attacks[0]!.status]).toEqual([null, 'cancelled'])
  expect(
    run(state, [], [], (play) => sufferShieldDamage(play, who, { total: 30, boxes: 1, letters: '', isBattered: true })),
  ).toEqual([])
})

test('§12.2.1 no more boxes are checked than are left', () => {
  expect(damageShield(tables, blow({ shield: 'small', shieldBoxes: 10, attackCF: 20 }), 12, false)).toMatchObject({
    total: 32,
    boxes: 4,
    letters: 'PH',
  })
})

/** A blow that the shield meets with this edge, with these white dice. */
function onShield(fixed: typeof SHIELD | typeof SHIELD_EDGE, white: number, more: Partial<Blow>) {
  const one = blow({ shield: 'small', attackCF: 3, defenceCF: 3, fixed, ...more })
  return resolveAttack(one, colosseumEdition, new SixDice(9, white, 6))
}

test('§12.2 §12.2.2 only S* asks for a drop of the shield, and not of one that is ruined', () => {
  expect(onShield(SHIELD, 6, {}).shieldDropTotal).toBeNull()
  expect(onShield(SHIELD_EDGE, 6, { armLoss: 2 }).shieldDropTotal).toBe(6 + 6 - 2)
  expect(onShield(SHIELD_EDGE, 6, { shieldBoxes: 10 })).toMatchObject({
    shieldDropTotal: null,
    drops: { shield: false },
  })
})

test('§12.2 §12.2.2 §12.3.1 a P drops the weapon of one who has one, a body hit comes of H or of an empty hand', () => {
  // Ten boxes are gone: five more points are P, six P and H.
  const struck = (white: number, hasWeapon: boolean) => {
    const { shield, weaponDropTotal, woundTotal } = onShield(SHIELD, white, { shieldBoxes: 10, hasWeapon })
    return [shield!.letters, weaponDropTotal !== null, woundTotal !== null]
  }
  expect(struck(4, true)).toEqual(['', false, false])
  expect(struck(5, true)).toEqual(['P', true, false])
  expect(struck(5, false)).toEqual(['P', false, true])
  expect(struck(6, true)).toEqual(['PH', true, true])
})
