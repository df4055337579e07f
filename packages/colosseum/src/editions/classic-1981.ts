/** The 1981 game: its tables, and separate dice for every step of an attack. Its rulebook is lost; what the table sheet
 * and the magazine do not say is as in the Colosseum Edition. */
import { key, type Rule, type Seat, turned } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { wearOwn, wearSuit } from '../02-preparation/creation.ts'
import { refuseShield } from '../02-preparation/gear.ts'
import { kickAction } from '../05-turn/actions.ts'
import type { Path } from '../06-movement/paths.ts'
import type { AttackDice } from '../09-combat/attack-dice.ts'
import { burdenOf, strainOf } from '../13-condition/endurance.ts'
import { nearerHex } from '../13-condition/prone.ts'
import { commonRecoveryDRM } from '../13-condition/recovery.ts'
import { fallTotal, settleStumble } from '../13-condition/stumble.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import type { Edition } from '../match/edition.ts'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { Action } from '../match/questions.ts'
import { type Gladiator, type Item, isActive, isOpponent, occupies, type State } from '../match/state.ts'
import { type Steps, step, stepsFor } from '../match/sums.ts'
import { type Armour, parseArmour } from '../tables/armour.ts'
import { readClassicCriticals, readClassicResults } from '../tables/classic-1981.ts'
import { SPARED_BY_COLUMN_FROM } from '../tables/crowd.ts'
import type { Tables } from '../tables/index.ts'
import { classicNetModifiers } from '../tables/net.ts'
import { classicBeastEdition, hunters, isHunt } from './classic-1981-beasts.ts'
import { readBeastPlot } from './classic-beast-plots.ts'
import {
  againstNets,
  isLightSpear,
  rollClassicMan,
  rollClassicSuit,
  slowRetiarius,
  spearAsTrident,
} from './classic-creation.ts'
import { classicPlotLists, classicStandingPlots, readClassicPlot, writtenActions } from './classic-plots.ts'

/** Nothing is shared: each step of the attack throws its own dice when it comes to it. */
class SeparateDice implements AttackDice {
  readonly red: number
  readonly isTold: boolean
  private readonly referee: Ref
  private readonly by: Seat

  constructor(referee: Ref, by: Seat) {
    this.referee = referee
    this.by = by
    this.isTold = referee.listening
    this.red = referee.roll(3, '§9.5', by, 'red')
  }

  private roll(dice: number, rule: Rule, name: string, steps: Steps): number {
    return step(steps, name, this.referee.roll(dice, rule, this.by, name), rule)
  }

  wound(steps: Steps): number {
    return this.roll(3, '§10.1', key('wound'), steps)
  }

  covers(armour: Armour): boolean {
    return armour.covers === null || this.roll(armour.dice, '§10.2.2', key('armour'), null) <= armour.covers
  }

  critical(steps: Steps): number {
    return this.roll(2, '§10.4', key('critical hit'), steps)
  }

  /** C-8 */
  shield(steps: Steps): number {
    return this.roll(2, '§12.2', key('shield damage'), steps)
  }

  drop(steps: Steps): number {
    return this.roll(3, '§13.1.1', key('drop'), steps)
  }
}

/** C-13 The chart of 1981: a die against the column of attack less defence CF, in steps of fifteen. */
export function mercyColumn(attackTally: number, defenceTally: number): number {
  const total = attackTally - defenceTally
  return total < 1 ? 0 : Math.min(4, Math.floor((total - 1) / 15))
}

/** C-4 The recovery table of 1981: an opponent on the item hinders more, and quick moves and charges are priced apart. */
export function classicRecoveryDRM(
  state: State,
  who: Gladiator,
  item: Item,
  cell: number,
  steps: Steps = null,
): number {
  const { now } = who
  const foes = state.gladiators.filter((one) => isActive(one) && isOpponent(one, who))
  const near = (distance: number) => foes.some((one) => board.distance(nearerHex(cell, one), cell) === distance)
  const add = (what: string, value: number) => step(steps, what, value, '§13.4.1')
  let drm = add('an opponent on it', near(0) ? 3 : 0) + add('an opponent beside it', near(1) ? 2 : 0)
  drm += add('moved', now.moved > 0 ? 1 : 0)
  drm += add('a charge or a quick move', now.plot === 'C' ? 2 : now.moved === 2 ? 1 : 0)
  return drm + commonRecoveryDRM(state, who, item, cell, steps)
}

/** §18.3 The die and the column reach 6, and the die is no 1. */
export function isSparedByColumn(die: number, column: number, steps: Steps = null): boolean {
  const total = step(steps, 'the crowd', die, '§18.3') + step(steps, 'column', column, '§18.3')
  return total >= SPARED_BY_COLUMN_FROM && die > 1
}

export function classic1981(colosseum: Edition, options: Options): Edition {
  const wear =
    (wearIt: Edition['wearSuit']): Edition['wearSuit'] =>
    (context, who) => {
      const shield = againstNets(context, who, wearIt(context, who))
      if (who.style === 'retiarius' && options.retiariusFast === 'yes') who.weight = 'light'
      return shield
    }
  return {
    ...colosseum,
    id: 'classic1981',
    hasCenturions: false,
    refuseSheet: (sheet) => refuseShield(colosseum.tables, sheet),
    isBasicStyle: (style) => colosseum.isBasicStyle(style) || style === 'retiarius' || hunters.includes(style),
    // E-20 The spear of the Venator needs no chapter of its own.
    chaptersOf: (style) => (style === 'venator' ? [] : colosseum.chaptersOf(style)),
    isBasicWeapon: (kind, style) =>
      colosseum.isBasicWeapon(kind, style) ||
      (kind === 'spear' && style === 'venator') ||
      isLightSpear(options, kind, colosseum.tables.styles[style]),
    readArmour: (text) => parseArmour(text, 2),
    prepareSheet: (who) => slowRetiarius(who, options.retiariusFast === 'yes'),
    rollRatings: rollClassicMan,
    wearOwn: (context, who, pieces) => wear(() => wearOwn(context, who, pieces))(context, who),
    wearSuit: wear(wearSuit),
    rollSuit: rollClassicSuit,
    applyStyle: () => {},
    enduranceAt: 'start',
    mayKick: () => false,
    plottedKick,
    readPlot: (text) => readClassicPlot(text) ?? readBeastPlot(text) ?? colosseum.readPlot(text),
    standingPlots: (state, who) => classicStandingPlots(state, who, false),
    fallenPlots: () => classicPlotLists.prone,
    ensnaredPlots: () => classicPlotLists.ensnared,
    hasOverexertion: false,
    // The tables ask for turns in the hex where he is attacked, also after a step.
    countsEveryTurn: true,
    hasHazardChecks: false,
    checkFooting: (context, path) => {
      const { backward, sideBackward } = path.who.now
      if (backsOverSomething(path)) checkBackward(context, path.who, 2 * backward - sideBackward)
    },
    hasCrossedPaths: false,
    hasSwaps: false,
    hasSingleImpact: false,
    hasHazardousPush: false,
    impactOf: ({ forward, sidestepped }) => 2 * forward - sidestepped,
    throwDice: (referee, by) => new SeparateDice(referee, by),
    combatResult: readClassicResults,
    critical: readClassicCriticals,
    criticalDRM: -1,
    // C-6
    attackLimit: (pool) => Math.max(1, Math.floor(pool / 2)),
    isShieldArmHurt: false,
    stunRecovered: (CN, _phases, stun, die, steps = null) => {
      const shaken = step(steps, 'CN', CN, '§11.5.1') + step(steps, 'always', 1, '§11.5.1')
      return Math.min(stun, Math.max(0, shaken + step(steps, 'recovery from stun', -die, '§11.5.1')))
    },
    isThrowByStrength: false,
    // C-9
    isOnTarget: (_who, _item, range, die, steps = null) => step(steps, 'throw', die, '§13.3.2') === range,
    thrownCF: (item) => bluntCF(colosseum.tables, spearAsTrident(options, item)),
    breaksAs: (who, item) => colosseum.breaksAs(who, spearAsTrident(options, item)),
    recoveryDRM: classicRecoveryDRM,
    kickHindrance: ({ now }) => writtenActions(readClassicPlot(now.plot)!),
    isFall: (twoDice, AG, drm, steps = null) => fallTotal(twoDice, AG, drm, steps) <= 7,
    // E-14 A beast is neither heavy nor light.
    enduranceLoss: (_, { CN, weight, beast }, turn, die, steps) =>
      classicEnduranceLoss(CN, turn, beast ? 0 : burdenOf(weight), die, options.classicEnduranceLoss === 'one', steps),
    appealDice: 1,
    isSpared: (die, who, shift, steps) =>
      isSparedByColumn(die, Math.min(4, mercyColumn(who.attackTally, who.defenceTally) + shift), steps),
    // C-11
    netColumn: 0,
    netTable: classicNetModifiers,
    // It is enough that he did not leave his hex.
    hasStayed: ({ now }) => now.moved === 0,
    dragLimit: 18,
    isWalled: isHunt,
    ...classicBeastEdition,
  }
}

/** C-9 A broken trident strikes like a sword when it is thrown, here and in the Billings Rules. */
export function bluntCF({ weapons }: Tables, item: Item): number {
  return weapons[item.condition === 'short' ? 'sword' : item.kind].crt
}

/** C-19 A (K#) in his plot is his action, if anything lies where he has come to stand; of several things one by chance. */
function plottedKick(context: RuleContext, who: Gladiator): Action | null {
  const kick = readClassicPlot(who.now.plot)?.kick ?? null
  if (kick === null) return null
  const near = [...context.state.ground.keys()].filter((ground) => occupies(who, context.state.ground[ground]!.cell))
  if (near.length === 0) return null
  return kickAction(pickByDice(context, near, '§13.5', who.seat, 'which item'), turned(who.facing, kick))
}

/** 14.2 Only what lies where a step backward has led him: forward nothing trips. */
export const backsOverSomething = ({ steps, done }: Path): boolean =>
  steps.slice(0, done).some(({ step, isHazard }) => step.sense === -1 && isHazard)

/** Only who walks backward over something may trip, by two dice; `backward` counts against him. */
export function checkBackward(context: RuleContext, who: Gladiator, backward: number): void {
  const { now } = who
  if (now.hazards === 0 || now.backward === 0 || who.posture === 'prone') return
  const twoDice = context.referee.roll(2, '§15.1.1', who.seat, 'stumble')
  const steps = stepsFor(context)
  const total =
    step(steps, 'stumble', twoDice, '§15.1.1') +
    step(steps, 'stun', -who.stun, '§15.1.1') +
    step(steps, 'hexes backward', -backward, '§15.1.1')
  settleStumble(context, who, total <= 1, '§15.1.1', steps)
}

/** C-10 Endurance at the start of turns 2, 3, ...: a die, the turn and the weight less CON; from 6 on the excess is lost. */
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
