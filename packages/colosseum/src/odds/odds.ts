/** Exact odds, from the very functions that play uses, under the engine's oracle. */

import { exactly } from '@harena/engine'
import { stunRecovered } from '../09-combat/stun.ts'
import { enduranceLoss } from '../13-condition/endurance.ts'
import { isSpared, isStopped, performance } from '../13-condition/missus.ts'
import { isRecovered } from '../13-condition/recovery.ts'
import { isFall, stumbleTotal } from '../13-condition/stumble.ts'
import { escapeTotal } from '../19-advanced/net.ts'
import { isBroken } from '../19-advanced/weapons.ts'
import { editionOf } from '../match/edition.ts'
import type { Colosseum } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { Weight } from '../tables/armour.ts'
import { FUMBLE, HIT, PARRY, PARRY_EDGE } from '../tables/combat-results.ts'
import { tables } from '../tables/index.ts'
import { STUN_PRONE, STUN_SHIELD_DROP, STUN_WEAPON_DROP, stunOf } from '../tables/wounds.ts'
import { attackOdds, printed } from './attack-odds.ts'

type Distribution = Record<string, number>

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
  const { combatResult, netColumn } = editionOf(printed.colosseum)
  const results = exactly<Colosseum, number>((referee) => combatResult(netColumn, referee.roll(3, '', 0) + query.drm))
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
  const { dragLimit } = editionOf(printed.colosseum)
  const drm = query.attackerST + query.dragCF + (query.drm ?? 0)
  return { prone: chanceOf((roll) => roll(3) + drm > dragLimit) }
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
  const rolled = distributionOf((roll) => stunOf(tables.wounds, roll(2) + margin))
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
    stun: distributionOf((roll) => stunOf(tables.wounds, total(roll))),
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
