/** The 1981 game: its tables, and separate dice for every step of an attack. Its rulebook is lost; what the table sheet
 * and the magazine do not say is as in the Colosseum Edition. */
import type { Seat } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import type { AttackDice } from '../09-combat/attack-dice.ts'
import { hinderingStun } from '../13-condition/formulas.ts'
import type { Ref } from '../match/game.ts'
import { type Gladiator, type Item, isActive, isOpponent, occupies, type State } from '../match/state.ts'
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

/** The recovery table of 1981: an opponent on the item hinders more, and quick moves and charges are priced apart. */
export function classicRecoveryDRM(state: State, who: Gladiator, item: Item, cell: number): number {
  const { now } = who
  const near = (distance: number) =>
    state.gladiators.some((one) => isActive(one) && isOpponent(one, who) && board.distance(one.cell, cell) === distance)
  let drm = who.weight === 'heavy' ? 1 : who.weight === 'light' ? -1 : 0
  drm += (near(0) ? 3 : 0) + (near(1) ? 2 : 0) + (occupies(who, cell) ? 0 : 1)
  drm += (now.moved > 0 ? 1 : 0) + (now.plot === 'C' ? 2 : now.moved === 2 ? 1 : 0)
  drm += (now.stumbling || now.tripped ? 4 : 0) + (now.collided ? 4 : 0) + (who.snare ? 6 : 0)
  if (who.posture === 'kneeling') drm -= 2
  if (item.kind === 'net') drm -= 3
  if (now.recovering && (!now.collided || state.options.recoverThroughCollision === 'on')) drm -= 6
  return drm + hinderingStun(state, who) - who.AG
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
  stunRecovered: (CN, _phases, stun, die) => Math.min(stun, Math.max(0, CN - (die - 1))),
  isFall: (twoDice, AG, drm) => twoDice + AG + drm <= 7,
  isDragged: (threeDice, ST, cf, drm) => threeDice + ST + cf + drm >= 19,
  isThrowHit: (die, _ST, _throwValue, range) => die === range,
  recoveryDRM: classicRecoveryDRM,
  kickHindrance: (who) => writtenActions(readClassicPlot(who.now.plot)!),
  appealDice: 1,
  isSpared: (die, who, shift) =>
    die > 1 && die >= 6 - Math.min(4, mercyColumn(who.attackTally, who.defenceTally) + shift),
  netColumn: 0,
  netTable: classicNetModifiers,
  enduranceAt: 'start',
}

/** Endurance at the start of turns 2, 3, ...: a die, the turn and the weight less CON; from 6 on the excess is lost. */
export function classicEnduranceLoss(CN: number, turn: number, burden: number, die: number, isOne: boolean): number {
  const strain = die + turn + burden - CN
  if (strain < 6) return 0
  return isOne ? 1 : strain - 5
}
