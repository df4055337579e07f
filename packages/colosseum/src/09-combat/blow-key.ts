/**
 * §9.5 What tells two blows apart, and two verdicts: exact odds go on once for those that come to the same. No rule reads
 * this.
 */
import { perTables } from '@harena/engine'
import type { Edition } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import { FUMBLE, HIT, PARRY_EDGE, type Result, SHIELD, SHIELD_EDGE } from '../tables/combat-results.ts'
import { criticalCodes } from '../tables/critical-hits.ts'
import { type Blow, countedResult, modifiedCFOf, tableResult, type Verdict } from './attack.ts'

/** A key is text, one character for each number in it. */
export type Codes = number[]

/** No number in a key is below minus this. */
export const ZERO = 500

/** All that the dice of an attack are read with; see `addBlow`. */
export function blowKey(blow: Blow, edition: Edition, isFine: boolean): string {
  const codes: Codes = []
  addBlow(codes, blow, edition, isFine)
  return String.fromCharCode.apply(null, codes)
}

/** Of a plain blow only that counts which its results can come to; what is fine (see attack-effects.ts) counts whole. */
export function addBlow(codes: Codes, blow: Blow, edition: Edition, isFine: boolean): void {
  const { shield } = blow
  codes.push(
    blow.area,
    coverOf(blow),
    blow.boxesLeft,
    blow.woundBonus,
    (shield ? shield.charCodeAt(0) << 4 : 0) + Number(blow.hasHelmet) + 2 * Number(blow.hasWeapon) + 4 * Number(isFine),
  )
  if (isFine || blow.special !== '' || blow.isStrike) addWhole(codes, blow)
  else addPlain(codes, blow, edition)
}

/** What it meets: armour, or the hide of a beast, which is hurt otherwise (§28.7.5). */
function coverOf({ armour, hide }: Blow): number {
  if (hide !== null) return 1 + hide
  return armour ? (armour.letter.charCodeAt(0) << 4) + (armour.covers ?? 15) : 0
}

function addWhole(codes: Codes, blow: Blow): void {
  codes.push(
    blow.attackCF,
    blow.defenceCF,
    blow.defenceLoss,
    ZERO + blow.fixed,
    ZERO + blow.drm,
    ZERO + blow.attackerST,
    ZERO + blow.dropDRM,
    blow.shieldDamageBonus,
    blow.armLoss,
    blow.shieldBoxes,
    blow.special === '' ? 0 : blow.special.charCodeAt(0),
    Number(blow.isOnRock) + 2 * Number(blow.isFlail) + 4 * Number(blow.isStrike),
  )
}

function addPlain(codes: Codes, blow: Blow, edition: Edition): void {
  const { attackCF, defenceCF, attackerST, armLoss } = blow
  const results = resultsOf(blow, edition)
  codes.push(results.number)
  const drop = attackerST + blow.dropDRM + modifiedCFOf(blow)
  if (results.canBlock && blow.hasWeapon) codes.push(heldToDice(drop + armLoss))
  if (!results.canMeetShield) return
  const damage = ZERO + attackerST + attackCF - defenceCF + blow.shieldDamageBonus
  codes.push(blow.shieldBoxes, damage, heldToDice(edition.isShieldArmHurt ? drop + armLoss : drop))
}

/** §13.1.1 Something is dropped when three dice do not exceed this: up to 2 never, from 18 on always. */
function heldToDice(sum: number): number {
  return Math.min(18, Math.max(2, sum))
}

/** The results of a blow for all throws of the red dice. */
interface Results {
  readonly number: number
  readonly canMeetShield: boolean
  /** Whether something may be dropped. */
  readonly canBlock: boolean
}

/** By what they are read with; lists that are the same are one. */
const resultsFound = perTables((_: Edition) => ({
  byBlow: new Map<number, Results>(),
  byList: new Map<string, Results>(),
}))

function resultsOf(blow: Blow, edition: Edition): Results {
  const { byBlow, byList } = resultsFound(edition)
  const flags = Number(blow.isFlail) + 2 * Number(blow.hasWeapon) + 4 * Number(blow.shield !== null)
  const key = ((modifiedCFOf(blow) * 1024 + blow.drm) * 64 + blow.fixed) * 8 + flags
  let found = byBlow.get(key)
  if (!found) {
    const list = Array.from({ length: 16 }, (_, at) => countedResult(blow, tableResult(blow, edition, at + 3)))
    found = byList.get(list.join()) ?? newResults(list, byList.size)
    byList.set(list.join(), found)
    byBlow.set(key, found)
  }
  return found
}

function newResults(list: readonly Result[], number: number): Results {
  const canMeetShield = list.includes(SHIELD) || list.includes(SHIELD_EDGE)
  return { number, canMeetShield, canBlock: list.some((result) => result >= SHIELD && result < HIT) }
}

/**
 * What tells two verdicts apart, as a number. How good a hit was, and whether it was P*, counts only where something
 * besides wounds and drops comes of it (`isFine`); that a critical hit was none, where any makes him stumble. More wounds
 * than there are boxes are as many.
 */
export function verdictKey(
  verdict: Verdict,
  { boxesLeft }: Blow,
  { criticalStumble }: Options,
  isFine: boolean,
): number {
  const { raw, result, shield, drops, critical, isKilled, isMortal, woundTotal, armourDRM } = verdict
  if (result === FUMBLE) return -1
  const fine = isFine
    ? 1 +
      ((Math.min(result, MOST_RESULT) * 2 + Number(raw === PARRY_EDGE)) * 64 + (woundTotal ?? 0) + 20) * 16 +
      armourDRM
    : 0
  if (isKilled) return fine * 2 + 1
  const code = critical === '--' && criticalStumble !== 'any' ? 0 : lasting(critical)
  const struck = (Math.min(boxesLeft, verdict.wounds) * 32 + code) * 2 + Number(isMortal)
  const battered = shield ? shield.boxes * 2 + Number(shield.isBattered) : 0
  return ((fine * 4096 + struck) * 64 + battered) * 8 + Number(drops.shield) * 4 + Number(drops.weapon) * 2
}

/** More than the table knows. */
const MOST_RESULT = 60

/** The critical hits that do nothing but change the number of wounds are one. */
function lasting(critical: Verdict['critical']): number {
  if (critical === null || critical === '1' || critical.endsWith('x') || critical.endsWith('xM')) return 0
  return 1 + criticalCodes.indexOf(critical)
}
