/** Exact odds, from the very functions that play uses, under the engine's oracle. */

import { exactly } from '@harena/engine'
import { type Blow, resolveAttack } from '../09-combat/attack.ts'
import { enduranceLoss } from '../13-condition/endurance.ts'
import {
  escapeTotal,
  isDragged,
  isFall,
  isRecovered,
  isSpared,
  performance,
  stumbleTotal,
  stunRecovered,
} from '../13-condition/formulas.ts'
import { isStopped } from '../13-condition/missus.ts'
import { isBroken } from '../19-advanced/weapons.ts'
import { classic1981 } from '../editions/classic-1981.ts'
import { colosseumEdition, type Edition, editionOf } from '../editions/edition.ts'
import type { Colosseum } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { SpecialAttack } from '../match/questions.ts'
import { type Area, type Armour, parseArmour, type ShieldSize, type Weight } from '../tables/armour.ts'
import { FUMBLE, HIT, PARRY, PARRY_EDGE } from '../tables/combat-results.ts'
import { criticalCodes } from '../tables/critical-hits.ts'
import { boxesCheckedAt, shieldTracks } from '../tables/shields.ts'
import { STUN_PRONE, STUN_SHIELD_DROP, STUN_WEAPON_DROP, stunOf } from '../tables/wounds.ts'

export type EditionId = 'colosseum' | 'classic1981'

export interface AttackQuery {
  readonly attackCF: number
  readonly defenceCF?: number
  readonly area: Area
  /** Such as `A4`, `B` or `-`. */
  readonly armour?: string
  readonly attackerST?: number
  readonly hasShield?: boolean
  readonly hasWeapon?: boolean
  readonly shieldType?: ShieldSize
  readonly shieldPoints?: number
  readonly armCFLoss?: number
  readonly woundBonus?: number
  readonly dropDRM?: number
  readonly shieldDamageBonus?: number
  readonly crtDRM?: number
  readonly flail?: boolean
  readonly hasHelmet?: boolean
  readonly woundsLeft?: number
  /** §23.2 A special attack, and §22.2 one with the bare hand: stun, stumbles and sand are not counted. */
  readonly special?: SpecialAttack
  readonly strike?: boolean
  readonly edition?: EditionId
}

type Distribution = Record<string, number>

export interface AttackOdds {
  readonly crt: Distribution
  /** How likely a hit with each bonus is; without a hit nothing is counted. */
  readonly hitBonus: Distribution
  readonly wounds: Distribution
  readonly critical: Distribution
  /** Killed outright, or by so many wounds that none of `woundsLeft` is left. */
  readonly kill: number
  readonly weaponDrop: number
  readonly shieldDrop: number
  readonly shieldBoxes: Distribution
  readonly expectedWounds: number
}

/** One outcome of an attack as a number: the facts that odds tell apart, as digits. */
interface Outcome {
  result: number
  wounds: number
  critical: number
  weaponDrop: boolean
  shieldDrop: boolean
  boxes: number
}

const KILL = 63
const NO_CRITICAL = 31

function pack(one: Outcome): number {
  const flags = (one.weaponDrop ? 2 : 0) + (one.shieldDrop ? 1 : 0)
  return (((one.result * 64 + one.wounds) * 32 + one.critical) * 4 + flags) * 16 + one.boxes
}

function unpack(key: number): Outcome {
  const boxes = key % 16
  const flags = Math.floor(key / 16) % 4
  const critical = Math.floor(key / 64) % 32
  const wounds = Math.floor(key / 2048) % 64
  const result = Math.floor(key / 131072)
  return { result, wounds, critical, weaponDrop: flags >= 2, shieldDrop: flags % 2 === 1, boxes }
}

function blowOf(query: AttackQuery): Blow {
  const size = (query.hasShield ?? true) ? (query.shieldType ?? 'large') : null
  const armour = armourOf(query)
  const points = query.shieldPoints ?? 12
  if (size && !shieldTracks[size].includes(points)) {
    const known = [...new Set(shieldTracks[size].filter((box) => typeof box === 'number'))].join(', ')
    throw new RangeError(`§12.1 a ${size} shield has no ${points} points left; it can have ${known}`)
  }
  return {
    area: query.area,
    attackCF: query.attackCF,
    defenceCF: query.defenceCF ?? 0,
    defenceLoss: 0,
    fixed: -1,
    drm: query.crtDRM ?? 0,
    isFlail: query.flail ?? false,
    special: query.special ?? '',
    isStrike: query.strike ?? false,
    attackerST: query.attackerST ?? 0,
    dropDRM: query.dropDRM ?? 0,
    woundBonus: query.woundBonus ?? 0,
    shieldDamageBonus: query.shieldDamageBonus ?? 0,
    armour,
    hasHelmet: query.hasHelmet ?? armour !== null,
    hasWeapon: query.hasWeapon ?? true,
    shield: size,
    shieldBoxes: size ? boxesCheckedAt(size, points) : 0,
    armLoss: query.armCFLoss ?? 0,
  }
}

function armourOf({ armour = '-', edition }: AttackQuery): Armour | null {
  const isClassic = edition === 'classic1981'
  const piece = parseArmour(armour, isClassic ? 2 : 1)
  if (piece !== undefined) return piece
  const [from, to] = isClassic ? [5, 9] : [1, 5]
  throw new RangeError(`§3.12 "${armour}" is no armour; known are A, B and C, alone or with ${from} to ${to}, and -`)
}

/** The outcome of one attack under one throw of the dice: the very function of play. */
function outcomeOf(blow: Blow, edition: Edition, referee: Parameters<Edition['throwDice']>[0]): number {
  const verdict = resolveAttack(blow, edition, edition.throwDice(referee, 0))
  return pack({
    result: verdict.result,
    wounds: verdict.isKilled ? KILL : Math.min(KILL - 1, verdict.wounds),
    critical: verdict.critical === null ? NO_CRITICAL : criticalCodes.indexOf(verdict.critical),
    weaponDrop: verdict.drops.weapon || verdict.critical === 'WD',
    shieldDrop: verdict.drops.shield || verdict.critical === 'SD',
    boxes: verdict.shield?.boxes ?? 0,
  })
}

/** §9.5 The exact odds of one attack. */
export function attackOdds(query: AttackQuery, options?: Options): AttackOdds {
  const isClassic = query.edition === 'classic1981'
  const edition = options ? editionOf(options) : isClassic ? classic1981 : colosseumEdition
  const blow = blowOf(query)
  const chances = exactly<Colosseum, number>((referee) => outcomeOf(blow, edition, referee))
  return gather(chances, query.woundsLeft, isClassic, blow)
}

const crtNames = ['F', 'miss', 'S', 'S*', 'P', 'P*', 'H'] as const

function gather(
  chances: Map<number, number>,
  woundsLeft: number | undefined,
  isClassic: boolean,
  blow: Blow,
): AttackOdds {
  const names = crtNames.map((name) => (isClassic && name === 'F' ? 'M' : name))
  const crt: Distribution = Object.fromEntries(names.map((name) => [name, 0]))
  const hitBonus: Distribution = {}
  const wounds: Distribution = { kill: 0 }
  const critical: Distribution = { none: 0 }
  const shieldBoxes: Distribution = {}
  const sum = { kill: 0, weaponDrop: 0, shieldDrop: 0, expected: 0 }
  for (const [key, chance] of chances) {
    const one = unpack(key)
    add(crt, names[Math.min(one.result, HIT)]!, chance)
    if (one.result >= HIT) add(hitBonus, String(one.result - HIT), chance)
    add(wounds, one.wounds === KILL ? 'kill' : String(one.wounds), chance)
    add(critical, one.critical === NO_CRITICAL ? 'none' : criticalCodes[one.critical]!, chance)
    add(shieldBoxes, String(one.boxes), chance)
    if (one.wounds === KILL || (woundsLeft !== undefined && one.wounds >= woundsLeft)) sum.kill += chance
    if (one.weaponDrop && blow.hasWeapon) sum.weaponDrop += chance
    if (one.shieldDrop && blow.shield) sum.shieldDrop += chance
    if (one.wounds !== KILL) sum.expected += one.wounds * chance
  }
  const { kill, weaponDrop, shieldDrop, expected } = sum
  return { crt, hitBonus, wounds, critical, kill, weaponDrop, shieldDrop, shieldBoxes, expectedWounds: expected }
}

function add(distribution: Distribution, key: string, chance: number): void {
  distribution[key] = (distribution[key] ?? 0) + chance
}

function distributionOf(run: (roll: (dice: number) => number) => number): Distribution {
  const chances = exactly<Colosseum, number>((referee) => run((dice) => referee.roll(dice, '', 0)))
  return Object.fromEntries([...chances].sort(([a], [b]) => a - b).map(([value, chance]) => [String(value), chance]))
}

function chanceOf(run: (roll: (dice: number) => number) => boolean): number {
  return exactly<Colosseum, boolean>((referee) => run((dice) => referee.roll(dice, '', 0))).get(true) ?? 0
}

/** §11.5.1 */
export function stunRecoveryOdds(query: { cn: number; phasesSince: number; stun: number }): { removed: Distribution } {
  return { removed: distributionOf((roll) => stunRecovered(query.cn, query.phasesSince, query.stun, roll(1))) }
}

/** §15.1.1 */
export function stumbleOdds(query: { stun: number; hazards?: number; drm?: number; base?: number }): {
  stumble: number
} {
  const { stun, hazards = 0, drm = 0, base = 1 } = query
  return { stumble: chanceOf((roll) => stumbleTotal(roll(1), base, stun, hazards, drm) < 1) }
}

/** §15.3 */
export function fallProneOdds(query: { ag: number; drm?: number }): { prone: number } {
  return { prone: chanceOf((roll) => isFall(roll(2), query.ag, query.drm ?? 0)) }
}

/** §18.3 */
export function missusOdds(query: { attackCFTotal: number; defenceCFTotal: number; prestige?: number }): {
  spared: number
} {
  const shown = performance(query.attackCFTotal, query.defenceCFTotal)
  return { spared: chanceOf((roll) => isSpared(roll(2), query.prestige ?? 0, shown)) }
}

/** §17.2.1 */
export function enduranceOdds(query: {
  cn: number
  turn: number
  exceeded?: boolean
  weight?: Weight
  endurance?: Options['endurance']
}): { loss: Distribution } {
  const { cn, turn, exceeded = false, weight = 'medium', endurance = 'text' } = query
  return { loss: distributionOf((roll) => enduranceLoss(endurance, cn, turn, weight, exceeded, roll(1))) }
}

/** §20.4.1.1 */
export function netAttackOdds(query: { drm: number }): { H: number; P: number; F: number; none: number } {
  const odds = { H: 0, P: 0, F: 0, none: 0 }
  const results = exactly<Colosseum, number>((referee) =>
    colosseumEdition.combatResult(colosseumEdition.netColumn, referee.roll(3, '', 0) + query.drm),
  )
  for (const [result, chance] of results) {
    if (result >= HIT) odds.H += chance
    else if (result === PARRY || result === PARRY_EDGE) odds.P += chance
    else if (result === FUMBLE) odds.F += chance
    else odds.none += chance
  }
  return odds
}

/** §20.6.1 */
export function netEscapeOdds(query: { escapeCF: number; holdCF?: number }): { escape: number } {
  return { escape: chanceOf((roll) => escapeTotal(roll(3), query.holdCF ?? 0, query.escapeCF) < 7) }
}

/** §20.6.2.1 */
export function dragProneOdds(query: { attackerST: number; dragCF: number; drm?: number }): { prone: number } {
  return { prone: chanceOf((roll) => isDragged(roll(3), query.attackerST, query.dragCF, query.drm ?? 0)) }
}

/** §8.4 Two impact factors that differ by so much before the dice; stun suffered before counts against each. */
export function collisionOdds(query: { ifDifference: number; stunA?: number; stunB?: number }): {
  aWins: number
  tie: number
  bWins: number
  stunA: Distribution
  stunB: Distribution
} {
  const difference = query.ifDifference - (query.stunA ?? 0) + (query.stunB ?? 0)
  const odds = { aWins: 0, tie: 0, bWins: 0, stunA: {} as Distribution, stunB: {} as Distribution }
  const margins = distributionOf((roll) => roll(1) - roll(1) + difference)
  for (const [text, chance] of Object.entries(margins)) {
    const margin = Number(text)
    if (margin > 0) odds.aWins += chance
    else if (margin < 0) odds.bWins += chance
    else odds.tie += chance
    addStun(odds.stunA, margin <= 0 ? -margin : null, chance)
    addStun(odds.stunB, margin >= 0 ? margin : null, chance)
  }
  return odds
}

function addStun(stun: Distribution, margin: number | null, chance: number): void {
  if (margin === null) {
    add(stun, '0', chance)
    return
  }
  const rolled = distributionOf((roll) => stunOf(roll(2) + margin))
  for (const [points, share] of Object.entries(rolled)) add(stun, points, share * chance)
}

/** §11.1 */
export function stunRollOdds(query: { drm: number }): {
  stun: Distribution
  weaponDrop: number
  shieldDrop: number
  prone: number
} {
  const total = (roll: (dice: number) => number) => roll(2) + query.drm
  return {
    stun: distributionOf((roll) => stunOf(total(roll))),
    weaponDrop: chanceOf((roll) => total(roll) === STUN_WEAPON_DROP),
    shieldDrop: chanceOf((roll) => total(roll) === STUN_SHIELD_DROP),
    prone: chanceOf((roll) => total(roll) >= STUN_PRONE),
  }
}

/** §5.4.1 */
export function stansMissusOdds(query: { turn: number; rule?: Options['stansMissus'] }): { stopped: number } {
  return { stopped: chanceOf((roll) => isStopped(query.rule ?? 'd3gt7', query.turn, roll(1))) }
}

/** §13.4.1 */
export function recoveryOdds(query: { drm: number }): { recovered: number } {
  return { recovered: chanceOf((roll) => isRecovered(roll(1), query.drm)) }
}

/** §20.10.2.1 */
export function weaponBreakOdds(query: { opponentST: number; breakNumber: number }): { broken: number } {
  return { broken: chanceOf((roll) => isBroken(roll(2), query.opponentST, query.breakNumber)) }
}

/** All of them by name. */
export const odds = {
  attack: attackOdds,
  stunRecovery: stunRecoveryOdds,
  stumble: stumbleOdds,
  fallProne: fallProneOdds,
  missus: missusOdds,
  endurance: enduranceOdds,
  netAttack: netAttackOdds,
  netEscape: netEscapeOdds,
  dragProne: dragProneOdds,
  collision: collisionOdds,
  stunRoll: stunRollOdds,
  stansMissus: stansMissusOdds,
  recovery: recoveryOdds,
  weaponBreak: weaponBreakOdds,
} as const
