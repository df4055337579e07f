/** The 1981 game: its tables, and separate dice for every step of an attack. Its rulebook is lost; what the table sheet
 * and the magazine do not say is as in the Colosseum Edition. */
import type { Seat } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import type { AttackDice } from '../09-combat/attack-dice.ts'
import { burdenOf, commonRecoveryDRM, dragTotal, fallTotal, strainOf } from '../13-condition/formulas.ts'
import type { Ref } from '../match/game.ts'
import { type Gladiator, type Item, isActive, isOpponent, occupies, type State } from '../match/state.ts'
import { type Steps, step } from '../match/sums.ts'
import type { Armour } from '../tables/armour.ts'
import { readClassicCriticals, readClassicResults } from '../tables/classic-1981.ts'
import { classicNetModifiers } from '../tables/net.ts'
import { readClassicPlot, writtenActions } from './classic-plots.ts'
import type { Edition } from './edition.ts'

/** Nothing is shared: each step of the attack throws its own dice when it comes to it. */
class SeparateDice implements AttackDice {
  readonly red: number
  private readonly referee: Ref
  private readonly by: Seat

  constructor(referee: Ref, by: Seat) {
    this.referee = referee
    this.by = by
    this.red = referee.roll(3, '§9.5', by, 'red')
  }

  wound(): number {
    return this.referee.roll(3, '§10.1', this.by, 'wound')
  }

  covers(armour: Armour): boolean {
    return armour.covers === null || this.referee.roll(armour.dice, '§10.2.2', this.by, 'armour') <= armour.covers
  }

  critical(): number {
    return this.referee.roll(2, '§10.4', this.by, 'critical hit')
  }

  shield(): number {
    return this.referee.roll(2, '§12.2', this.by, 'shield damage')
  }

  drop(): number {
    return this.referee.roll(3, '§13.1.1', this.by, 'drop')
  }
}

/** The chart of 1981: a die against the column of attack less defence CF, in steps of fifteen. */
export function mercyColumn(attackTally: number, defenceTally: number): number {
  const total = attackTally - defenceTally
  return total < 1 ? 0 : Math.min(4, Math.floor((total - 1) / 15))
}

/** §18.3 The die and the column reach 6, and the die is no 1. */
export function isSparedByColumn(die: number, column: number, steps: Steps = null): boolean {
  return step(steps, 'the crowd', die, '§18.3') + step(steps, 'column', column, '§18.3') >= 6 && die > 1
}

/** The recovery table of 1981: an opponent on the item hinders more, and quick moves and charges are priced apart. */
export function classicRecoveryDRM(
  state: State,
  who: Gladiator,
  item: Item,
  cell: number,
  steps: Steps = null,
): number {
  const { now } = who
  const near = (distance: number) =>
    state.gladiators.some((one) => isActive(one) && isOpponent(one, who) && board.distance(one.cell, cell) === distance)
  const add = (what: string, value: number) => step(steps, what, value, '§13.4.1')
  let drm = add('weight', burdenOf(who.weight))
  drm += add('an opponent on it', near(0) ? 3 : 0) + add('an opponent beside it', near(1) ? 2 : 0)
  drm += add('it lies in another hex', occupies(who, cell) ? 0 : 1) + add('moved', now.moved > 0 ? 1 : 0)
  drm += add('a charge or a quick move', now.plot === 'C' ? 2 : now.moved === 2 ? 1 : 0)
  return drm + commonRecoveryDRM(state, who, item, steps)
}

export const classic1981: Edition = {
  throwDice: (referee, by) => new SeparateDice(referee, by),
  combatResult: readClassicResults,
  critical: (area, twoDice, wounds) => readClassicCriticals(area, twoDice + wounds - 1),
  attackLimit: (pool) => Math.max(1, Math.floor(pool / 2)),
  isShieldArmHurt: false,
  hasCrossedPaths: false,
  hasOverexertion: false,
  hasHazardChecks: false,
  hasSingleImpact: false,
  impactOf: (straight, sidestepped) => 2 * straight + sidestepped,
  stunRecovered: (CN, _phases, stun, die, steps = null) => {
    const shaken = step(steps, 'CN', CN, '§11.5.1') + step(steps, 'always', 1, '§11.5.1')
    return Math.min(stun, Math.max(0, shaken + step(steps, 'recovery from stun', -die, '§11.5.1')))
  },
  isFall: (twoDice, AG, drm, steps = null) => fallTotal(twoDice, AG, drm, steps) <= 7,
  isDragged: (threeDice, ST, cf, drm, steps = null) => dragTotal(threeDice, ST, cf, drm, steps) >= 19,
  isThrowHit: (die, _ST, _throwValue, range, steps = null) => step(steps, 'throw', die, '§13.3.2') === range,
  recoveryDRM: classicRecoveryDRM,
  kickHindrance: (who) => writtenActions(readClassicPlot(who.now.plot)!),
  appealDice: 1,
  isSpared: (die, who, shift, steps) =>
    isSparedByColumn(die, Math.min(4, mercyColumn(who.attackTally, who.defenceTally) + shift), steps),
  netColumn: 0,
  netTable: classicNetModifiers,
  enduranceAt: 'start',
}

/** Endurance at the start of turns 2, 3, ...: a die, the turn and the weight less CON; from 6 on the excess is lost. */
export function classicEnduranceLoss(
  CN: number,
  turn: number,
  burden: number,
  die: number,
  isOne: boolean,
  steps: Steps = null,
): number {
  const strain = strainOf(CN, turn, burden, die, steps)
  if (strain < 6) return 0
  return isOne ? 1 : strain - 5
}
