/**
 * §9.5, §9.6 One attack: its dice read on the tables, down to wounds, critical hit, drops and shield damage. This one
 * function serves play, simulation and odds; what follows from its verdict is done in attack-effects.ts.
 */

import type { SumStep } from '@harena/engine'
import { dropTotal } from '../13-condition/drops.ts'
import type { Edition } from '../match/edition.ts'
import type { SpecialAttack } from '../match/questions.ts'
import { type Gladiator, shieldHand, weaponHand } from '../match/state.ts'
import { type Reasons, reason, type Steps, step } from '../match/sums.ts'
import type { Area, Armour, ShieldSize } from '../tables/armour.ts'
import { HIT, MISS, PARRY, PARRY_EDGE, type Result, SHIELD, SHIELD_EDGE } from '../tables/combat-results.ts'
import type { CriticalCode } from '../tables/critical-hits.ts'
import { shieldOf } from '../tables/weapons.ts'
import { KILLED, woundsOf } from '../tables/wounds.ts'
import type { AttackDice } from './attack-dice.ts'
import { criticalOf, criticalTotal, multiplyWounds } from './critical-hits.ts'
import { damageShield, type ShieldDamage } from './shields.ts'

/** Everything that the outcome of one attack depends on, dice apart. */
export interface Blow {
  readonly area: Area
  /** Attack CF after halving. */
  readonly attackCF: number
  /** Defence CF in the area after halving. */
  readonly defenceCF: number
  /** §9.4.6 What the defender lost besides: it weakens this area, but not in shield damage. */
  readonly defenceLoss: number
  /** §23.3 The result that a special defence fixes; -1 for none. */
  readonly fixed: Result
  /** Modifiers of the red dice: these two, and others named by rules. */
  readonly drm: number
  readonly weakness: number
  readonly escapeDRM: number
  readonly isFlail: boolean
  readonly special: SpecialAttack
  /** §22.2 An attack with the bare hand. */
  readonly isStrike: boolean
  readonly attackerST: number
  /** §13.1.1 Weapon and other modifiers of drops, all in the attacker's favour. */
  readonly dropDRM: number
  readonly woundBonus: number
  readonly shieldDamageBonus: number
  readonly armour: Armour | null
  /** §28.3.3.1 What the hide of a beast takes off; null for a man. */
  readonly hide: number | null
  readonly hasHelmet: boolean
  readonly hasWeapon: boolean
  readonly shield: ShieldSize | null
  readonly shieldBoxes: number
  /** CF lost in the defender's arms. */
  readonly armLoss: number
  /** The wound boxes of the area that are not checked yet. */
  readonly boxesLeft: number
  /** §27.8.2.2 The defender stands on a rock. */
  readonly isOnRock: boolean
}

/** What comes of it. Totals are for the log; `null` means that this roll was not made. */
export interface Verdict {
  modifiedCF: number
  /** As read on the table, and after flail, special attack and missing items. */
  raw: Result
  result: Result
  /** The bonus of a body hit, also of one that a lettered box brings (§12.3.1); null if there is none. */
  hitBonus: number | null
  shield: ShieldDamage | null
  shieldDropTotal: number | null
  weaponDropTotal: number | null
  drops: { shield: boolean; weapon: boolean }
  woundTotal: number | null
  armourDRM: number
  /** Wounds before and after the critical hit. */
  firstWounds: number
  wounds: number
  criticalTotal: number | null
  critical: CriticalCode | null
  /** K of either table. */
  isKilled: boolean
  isMortal: boolean
  /** §10.5 A lost helmet that was not there counts as three times the wounds. */
  isHelmetLost: boolean
  dice: AttackDice
  /** How the totals came about, where somebody listens. */
  steps: VerdictSteps | null
}

export interface VerdictSteps {
  readonly shield: SumStep[]
  readonly shieldDrop: SumStep[]
  readonly weaponDrop: SumStep[]
  readonly wound: SumStep[]
  readonly critical: SumStep[]
  /** From the first wounds to those after the critical hit. */
  readonly wounds: SumStep[]
}

export function resolveAttack(blow: Blow, edition: Edition, dice: AttackDice): Verdict {
  const verdict = emptyVerdict(dice)
  verdict.modifiedCF = modifiedCFOf(blow)
  verdict.raw = tableResult(blow, edition, dice.red)
  verdict.result = countedResult(blow, verdict.raw)
  if (blow.special === 'T' || blow.isStrike) return verdict
  const { result } = verdict
  if (result === SHIELD || result === SHIELD_EDGE) strikeShield(blow, edition, dice, verdict)
  else if (result === PARRY || result === PARRY_EDGE) checkWeaponDrop(blow, dice, verdict, 0)
  else if (result >= HIT) strikeBody(blow, edition, dice, verdict, result - HIT)
  return verdict
}

/** §9.5 Attack less defence CF, as far as the defence is not lost. */
export function modifiedCFOf({ attackCF, defenceCF, defenceLoss }: Blow): number {
  return attackCF - (defenceCF - defenceLoss)
}

/** §9.5 The result of the red dice as read on the table, or fixed by a special defence. */
export function tableResult(blow: Blow, edition: Edition, red: number): Result {
  return blow.fixed >= 0 ? blow.fixed : edition.combatResult(modifiedCFOf(blow), red + blow.drm)
}

/** The result that counts, and why it is another one than that of the table. */
export function countedResult(blow: Blow, raw: Result, why: Reasons = null): Result {
  const met = blow.isFlail && blow.fixed < 0 ? flailed(raw) : raw
  if (why && met !== raw) reason(why, 'a flail goes round shield and blade', '§21.5')
  const counts = missingItems(met, blow)
  if (why && counts !== met) noteLacking(why, met, blow)
  return counts
}

/** §9.6 What is missing. */
function noteLacking(why: Reasons, result: Result, { hide, shield, hasWeapon }: Blow): void {
  if (hide !== null) reason(why, 'a beast cannot parry', '§9.6')
  else if (hasWeapon) reason(why, 'he has no shield', '§9.6')
  else if (shield || result === PARRY) reason(why, 'he has no weapon', '§9.6')
  else reason(why, 'he has neither shield nor weapon', '§9.6')
}

export function emptyVerdict(dice: AttackDice): Verdict {
  return {
    modifiedCF: 0,
    raw: MISS,
    result: MISS,
    hitBonus: null,
    shield: null,
    shieldDropTotal: null,
    weaponDropTotal: null,
    drops: { shield: false, weapon: false },
    woundTotal: null,
    armourDRM: 0,
    firstWounds: 0,
    wounds: 0,
    criticalTotal: null,
    critical: null,
    isKilled: false,
    isMortal: false,
    isHelmetLost: false,
    dice,
    steps: dice.isTold ? { shield: [], shieldDrop: [], weaponDrop: [], wound: [], critical: [], wounds: [] } : null,
  }
}

/** A blow against a man in one area, with nothing said of the attacker yet. */
export function bareBlow(target: Gladiator, area: Area): Blow {
  const hand = shieldHand(target)
  const shield = hand < 0 ? null : target.hands[hand]!
  return {
    area,
    attackCF: 0,
    defenceCF: 0,
    defenceLoss: 0,
    fixed: -1,
    drm: 0,
    weakness: 0,
    escapeDRM: 0,
    isFlail: false,
    special: '',
    isStrike: false,
    attackerST: 0,
    dropDRM: 0,
    woundBonus: 0,
    shieldDamageBonus: 0,
    armour: target.armour[area - 1]!,
    hide: target.hide,
    hasHelmet: target.hasHelmet,
    hasWeapon: weaponHand(target) >= 0,
    shield: shield ? shieldOf(shield.kind) : null,
    shieldBoxes: shield?.boxes ?? 0,
    armLoss: target.cfLoss[3]!,
    boxesLeft: target.W - target.wounds[area - 1]!,
    isOnRock: target.isOnRock,
  }
}

/** §21.5 A flail moves shield and parry results two steps up the ladder S, S*, P, P*, H, H+1. */
export function flailed(result: Result): Result {
  return result >= SHIELD && result < HIT ? result + 2 : result
}

/** §9.6 What cannot be blocked or parried for want of a shield or a weapon goes one step further. */
export function missingItems(result: Result, blow: Pick<Blow, 'shield' | 'hasWeapon'>): Result {
  let counts = result
  if ((counts === SHIELD || counts === SHIELD_EDGE) && !blow.shield) counts = PARRY
  if (counts === PARRY && !blow.hasWeapon) counts = HIT
  if (counts === PARRY_EDGE && !(blow.hasWeapon && blow.shield)) counts = HIT
  return counts
}

/** §12.2, §12.2.2, §12.3.1 Damage first, then the drop of S*, then what lettered boxes bring. */
function strikeShield(blow: Blow, edition: Edition, dice: AttackDice, verdict: Verdict): void {
  const isEdge = verdict.result === SHIELD_EDGE
  const steps = verdict.steps?.shield ?? null
  const shield = damageShield(edition.tables, blow, dice.shield(steps), isEdge, steps)
  verdict.shield = shield
  if (isEdge && !shield.isBattered) {
    const armLoss = edition.isShieldArmHurt ? blow.armLoss : 0
    const dropSteps = verdict.steps?.shieldDrop ?? null
    verdict.shieldDropTotal = dropTotal(blow, dice.drop(dropSteps), verdict.modifiedCF, armLoss, 0, dropSteps)
    verdict.drops.shield = verdict.shieldDropTotal < 1
  }
  if (shield.letters === '') return
  if (shield.letters.includes('P') && blow.hasWeapon) checkWeaponDrop(blow, dice, verdict, 0)
  if (shield.letters.includes('H') || !blow.hasWeapon) strikeBody(blow, edition, dice, verdict, 0)
}

/** §13.1 Whether the weapon is dropped; a Disarm that hits makes it likelier. */
export function checkWeaponDrop(blow: Blow, dice: AttackDice, verdict: Verdict, disarm: number): void {
  const steps = verdict.steps?.weaponDrop ?? null
  verdict.weaponDropTotal = dropTotal(blow, dice.drop(steps), verdict.modifiedCF, blow.armLoss, disarm, steps)
  verdict.drops.weapon = verdict.weaponDropTotal < 1
}

function strikeBody(blow: Blow, edition: Edition, dice: AttackDice, verdict: Verdict, bonus: number): void {
  verdict.hitBonus = bonus
  if (blow.special === 'F') return
  // §23.2 A Disarm that would hit the body becomes a parry with a heavy modifier.
  if (blow.special === 'A') checkWeaponDrop(blow, dice, verdict, 8 + bonus)
  else rollWounds(blow, edition, dice, verdict, bonus)
}

/** §10.1, §10.2 The wound roll of a hit with its armour, then the critical hit. */
export function rollWounds(blow: Blow, edition: Edition, dice: AttackDice, verdict: Verdict, bonus: number): void {
  const { armour } = blow
  const { steps } = verdict
  verdict.armourDRM = blow.hide ?? (armour && dice.covers(armour) ? edition.tables.armourDRM[armour.letter] : 0)
  verdict.woundTotal = woundTotal(blow, dice, verdict.armourDRM, bonus, steps?.wound ?? null)
  const wounds = woundsOf(edition.tables.wounds, verdict.woundTotal)
  if (wounds === KILLED) {
    verdict.isKilled = true
    verdict.firstWounds = KILLED
    return
  }
  // §23.2 Sweep and Shield Bash do half damage, halved before the critical roll (our ruling).
  verdict.firstWounds = blow.special === 'S' || blow.special === 'H' ? wounds >> 1 : wounds
  verdict.wounds = verdict.firstWounds
  if (steps) step(steps.wounds, 'wounds', wounds, '§10.1')
  if (steps) step(steps.wounds, 'half damage', verdict.firstWounds - wounds, '§23.2')
  if (verdict.firstWounds === 0) return
  const twoDice = dice.critical(steps?.critical ?? null)
  verdict.criticalTotal = criticalTotal(edition, twoDice, 'wounds', verdict.firstWounds, steps?.critical ?? null)
  verdict.critical = criticalOf(edition, blow.hide, blow.area, verdict.criticalTotal)
  multiplyWounds(blow, verdict)
}

/** §10.1, §10.2 The total of a wound roll. */
function woundTotal(blow: Blow, dice: AttackDice, armour: number, bonus: number, steps: Steps): number {
  return (
    dice.wound(steps) +
    step(steps, 'hit bonus', bonus, '§10.1') +
    step(steps, 'the axe', blow.woundBonus, '§21.2') +
    (blow.hide === null ? step(steps, 'armour', -armour, '§10.2') : step(steps, 'hide', -armour, '§28.3.3.1'))
  )
}
