/**
 * What the editions answer differently: the short list of steps that a variant may replace, one level deep. Everything
 * else is common to all of them.
 */

import type { Seat } from '@harena/engine'
import { type AttackDice, throwSixDice } from '../09-combat/attack-dice.ts'
import {
  isDragged,
  isFall,
  isSpared,
  isThrowHit,
  performance,
  recoveryDRM,
  stunRecovered,
} from '../13-condition/formulas.ts'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { Gladiator, Item, State } from '../match/state.ts'
import type { Steps } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import { type Result, readCombatResults } from '../tables/combat-results.ts'
import { type CriticalCode, readCriticalHits } from '../tables/critical-hits.ts'
import { type NetTable, netModifiers } from '../tables/net.ts'
import { withBillings } from './billings.ts'
import { classic1981 } from './classic-1981.ts'

export interface Edition {
  /** §9.5 The dice of one attack. */
  throwDice(referee: Ref, by: Seat): AttackDice
  combatResult(modifiedCF: number, roll: number): Result
  /** The code for two dice and the wounds of the attack. */
  critical(area: Area, twoDice: number, wounds: number): CriticalCode
  /** §9.3.2 The most CF in one attack, out of so many. */
  attackLimit(pool: number): number
  /** §13.1.1 Whether CF lost in the arms count when a shield may be dropped; they always do for weapons. */
  readonly isShieldArmHurt: boolean
  /** §8.1.1 Whether men who cross may collide. */
  readonly hasCrossedPaths: boolean
  /** §17.3 */
  readonly hasOverexertion: boolean
  /** §15.1 Whether leaps and hazard hexes call for a check. */
  readonly hasHazardChecks: boolean
  /** §8.4 Whether kneeling and stumbling count once in an impact factor, and R in a net. */
  readonly hasSingleImpact: boolean
  /** §8.4 What hexes moved forward, straight and by sidesteps, add to the impact factor. */
  impactOf(straight: number, sidestepped: number): number
  stunRecovered(CN: number, phases: number, stun: number, die: number, steps?: Steps): number
  isFall(twoDice: number, AG: number, drm: number, steps?: Steps): boolean
  isDragged(threeDice: number, ST: number, cf: number, drm: number, steps?: Steps): boolean
  isThrowHit(die: number, ST: number, throwValue: number, range: number, steps?: Steps): boolean
  recoveryDRM(state: State, who: Gladiator, item: Item, cell: number, steps?: Steps): number
  /** §13.5.1 What is taken off the die of a kick. */
  kickHindrance(who: Gladiator): number
  /** §18.3 The dice of an appeal, and whether it is heard; `shift` are columns in his favour. */
  readonly appealDice: number
  isSpared(roll: number, who: Gladiator, shift: number, steps?: Steps): boolean
  /** §20.4.1.1 The column for nets and lassos, and their modifiers. */
  readonly netColumn: number
  readonly netTable: NetTable
  /** §5.4 Endurance is checked at the end of a turn, or at the start of the next. */
  readonly enduranceAt: 'start' | 'end'
}

/** From the first to the last column of the mercy chart of 1981: no more counts on the dice here. */
const MOST_COLUMNS = 4

/** GLADIATOR, Colosseum Edition. */
export const colosseumEdition: Edition = {
  throwDice: throwSixDice,
  combatResult: readCombatResults,
  critical: (area, twoDice, wounds) => readCriticalHits(area, twoDice + wounds),
  attackLimit: () => 8,
  isShieldArmHurt: true,
  hasCrossedPaths: true,
  hasOverexertion: true,
  hasHazardChecks: true,
  hasSingleImpact: true,
  impactOf: (straight, sidestepped) => straight + sidestepped,
  stunRecovered: (CN, phases, stun, die, steps) => stunRecovered(CN, phases, stun, die, steps),
  isFall: (twoDice, AG, drm, steps) => isFall(twoDice, AG, drm, steps),
  isDragged: (threeDice, ST, cf, drm, steps) => isDragged(threeDice, ST, cf, drm, steps),
  isThrowHit: (die, ST, throwValue, range, steps) => isThrowHit(die, ST, throwValue, range, steps),
  recoveryDRM: (state, who, item, cell, steps) => recoveryDRM(state, who, item, cell, steps),
  kickHindrance: (who) => who.now.moved,
  appealDice: 2,
  isSpared: (roll, { prestige, attackTally, defenceTally }, shift, steps) =>
    isSpared(roll, prestige, performance(attackTally, defenceTally), Math.min(MOST_COLUMNS, shift), steps),
  netColumn: 1,
  netTable: netModifiers,
  enduranceAt: 'end',
}

/** The same with the other printing of the arms' last column (R3). */
const withMortalArms: Edition = {
  ...colosseumEdition,
  critical: (area, twoDice, wounds) => {
    const code = readCriticalHits(area, twoDice + wounds)
    return area === 4 && code === 'SA' ? 'SAM' : code
  },
}

const editions = new WeakMap<Options, Edition>()

/** The book of a match: an edition and the variants that are switched on, put together once. */
export function editionOf(options: Options): Edition {
  let edition = editions.get(options)
  if (!edition) {
    const colosseum = options.armsCrit15 === 'SAM' ? withMortalArms : colosseumEdition
    edition = withBillings(options.edition === 'classic1981' ? classic1981 : colosseum, options)
    editions.set(options, edition)
  }
  return edition
}
