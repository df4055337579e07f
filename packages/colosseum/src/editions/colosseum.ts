/** GLADIATOR, Colosseum Edition: every question that editions may answer otherwise, with the answer of its chapter. */
import { perTables } from '@harena/engine'
import {
  applyStyle,
  countJavelins,
  rollRatings,
  rollSuit,
  usualShield,
  wearOwn,
  wearSuit,
} from '../02-preparation/creation.ts'
import { refuseStyle } from '../02-preparation/gear.ts'
import { mayKick } from '../05-turn/actions.ts'
import { tie } from '../06-movement/collisions.ts'
import { collisionAdvantage } from '../06-movement/impact-factor.ts'
import { ensnaredPlots, fallenPlots, standingPlots } from '../06-movement/legal-plots.ts'
import { checkFooting } from '../06-movement/movement.ts'
import { runInto } from '../06-movement/paths.ts'
import { readPlot } from '../06-movement/plots.ts'
import { crossingDie } from '../06-movement/simultaneous-movement.ts'
import { throwSixDice } from '../09-combat/attack-dice.ts'
import { stunRecovered } from '../09-combat/stun.ts'
import { enduranceLoss } from '../13-condition/endurance.ts'
import { isSpared, performance } from '../13-condition/missus.ts'
import { isRecovering, recoveryDRM } from '../13-condition/recovery.ts'
import { checkStumble, isFall } from '../13-condition/stumble.ts'
import { isThrowHit, landNear, thrownArea } from '../13-condition/throwing.ts'
import { hitObstacle } from '../19-advanced/obstacles.ts'
import { refuseGuard } from '../19-advanced/special-defences.ts'
import { refusePair, twoWeaponBonus, twoWeaponDropDRM } from '../19-advanced/two-weapons.ts'
import { attacksOn } from '../28-beasts/combat.ts'
import { actByTable } from '../28-beasts/movement.ts'
import { landHard, leaveSaddle, throwRider } from '../30-riders/unhorsing.ts'
import { levelOf } from '../match/campaign-sheet.ts'
import type { Edition } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import { parseArmour } from '../tables/armour.ts'
import { readCombatResults, resultRows } from '../tables/combat-results.ts'
import { readCriticalHits } from '../tables/critical-hits.ts'
import { type Tables, tablesOf } from '../tables/index.ts'
import { basicStyles } from '../tables/styles.ts'

/** From the first to the last column of the mercy chart of 1981: no more counts on the dice here. */
const MOST_COLUMNS = 4

const basicWeapons = ['sword', 'smallShield', 'largeShield', 'net', 'trident']

function nothing(): void {}

const colosseum = perTables((tables: Tables): Edition => {
  const results = resultRows(tables.combatResults)
  const { criticalHits, weapons } = tables
  return {
    id: 'colosseum',
    tables,
    // Log sheets
    hasCenturions: true,
    refuseSheet: (sheet) => refuseStyle(tables, sheet),
    types: [],
    isBasicStyle: (style) => basicStyles.includes(style),
    chaptersOf: (style) => tables.styles[style].needs,
    isBasicWeapon: (kind) => basicWeapons.includes(kind),
    readArmour: (text) => parseArmour(text),
    prepareSheet: nothing,
    completeSheet: nothing,
    rollRatings: (context, who) => rollRatings(context, who),
    wearOwn,
    wearSuit,
    rollSuit,
    rollShield: (_, who) => usualShield(who),
    applyStyle,
    countJavelins,
    keepsInSheath: (_, kind) => kind === 'sword',
    // The turn
    beginPhase: nothing,
    afterFight: nothing,
    stunRecoveryAt: 'actions',
    enduranceAt: 'end',
    enduranceTurn: (turn) => turn,
    mayDraw: () => true,
    mayKick,
    plottedKick: () => null,
    kicksFirst: () => [],
    // Movement and collisions
    readPlot,
    standingPlots,
    fallenPlots,
    ensnaredPlots,
    beforePlots: nothing,
    hasOverexertion: true,
    countsEveryTurn: false,
    hasHazardChecks: true,
    checkFooting,
    hasCrossedPaths: true,
    hasSwaps: true,
    crossingDie,
    entering: (_, one) => one,
    beforeCollision: nothing,
    collisionAdvantage,
    hasSingleImpact: true,
    hasHazardousPush: true,
    impactOf: ({ forward }) => forward,
    tie,
    fallsTwice: () => false,
    runInto,
    pushInto: (context, who, what, forward) => hitObstacle(context, who, what, forward, true),
    // Combat
    throwDice: throwSixDice,
    combatResult: (modifiedCF, roll) => readCombatResults(results, modifiedCF, roll),
    critical: (area, total) => readCriticalHits(criticalHits, area, total),
    criticalDRM: 0,
    attackLimit: () => 8,
    isShieldArmHurt: true,
    stunRecovered,
    rowFor: (_, { kind }) => weapons[kind],
    longestReach: Math.max(...Object.values(weapons).map(({ reach }) => reach)),
    throwsAt: () => false,
    throwInAttack: (_, attack) => attack,
    shieldDRM: () => 0,
    balanceDRM: () => 0,
    findFeet: nothing,
    loseBalance: nothing,
    gripOf: () => 0,
    // Items, falls, endurance and appeals
    isThrowByStrength: true,
    isOnTarget: (who, { kind }, range, die, steps) =>
      isThrowHit(die, who.ST, weapons[kind].throw! + levelOf(who, 'TH'), range, steps),
    thrownArea,
    thrownCF: ({ kind }) => weapons[kind].crt,
    landing: (context, _, target) => landNear(context, target),
    recoveryDRM,
    isRecovering,
    hinderingStun: ({ stun }) => stun,
    kickHindrance: ({ now }) => now.moved,
    isFall,
    enduranceLoss: ({ options }, { CN, weight, hasOverexerted }, turn, die, steps) =>
      enduranceLoss(options.endurance, CN, turn, weight, hasOverexerted, die, steps),
    appealDice: 2,
    isSpared: (roll, { prestige, attackTally, defenceTally }, shift, steps) =>
      isSpared(roll, prestige, performance(attackTally, defenceTally), Math.min(MOST_COLUMNS, shift), steps),
    hasSurrender: false,
    surrenderShift: () => 0,
    // Styles, nets, special defences, two weapons and walls
    followsStyle: () => true,
    isNetKept: false,
    earlyNets: [],
    netColumn: 1,
    netTable: tables.netModifiers,
    hasStayed: ({ now }) => now.paused,
    isEnsnaring: (action) => action === 'TN',
    checkNetStumble: (context, target) => checkStumble(context, target, 0, 0),
    dragLimit: 17,
    breaksAs: (_, { kind }) => kind,
    guardCost: 3,
    parriesProne: false,
    refuseGuard,
    refusePair,
    twoWeaponBonus,
    twoWeaponDropDRM,
    isWalled: () => false,
    // Beasts
    beastRows: tables.beasts,
    isBearReared: true,
    hasPlayedBeasts: false,
    beastPlots: () => [],
    performAsBeast: nothing,
    settleBeast: nothing,
    moveBeast: actByTable,
    beastMoves: null,
    beastAtWall: nothing,
    isWallDeadly: false,
    throwOver: (_, { beast }) => {
      beast!.isShaken = true
    },
    // Riders
    leaveSaddle,
    landHard,
    throwRider,
    attacksOfBeast: attacksOn,
    beastCritical: (area, total) => readCriticalHits(tables.beastCriticals, area, total),
  }
})

/** With the tables of the match, and the printing of the arms' last column that is chosen (R3). */
export function colosseumEdition(options: Options): Edition {
  const edition = colosseum(tablesOf(options))
  if (options.armsCrit15 === 'SA') return edition
  return {
    ...edition,
    critical: (area, total) => {
      const code = edition.critical(area, total)
      return area === 4 && code === 'SA' ? 'SAM' : code
    },
  }
}
