/** The Billings Rules of 1982: what they change in an edition, each behind its own switch. */

import { OUTSIDE } from '@harena/engine'
import { facingTo } from '../02-preparation/board.ts'
import { rollRatings } from '../02-preparation/creation.ts'
import type { Chosen } from '../05-turn/actions.ts'
import { sufferStun } from '../09-combat/stun.ts'
import { slide } from '../13-condition/drops.ts'
import { fallProne } from '../13-condition/prone.ts'
import { checkFall, settleStumble } from '../13-condition/stumble.ts'
import { landNear } from '../13-condition/throwing.ts'
import { lays } from '../19-advanced/net.ts'
import type { RuleContext } from '../match/context.ts'
import type { Edition } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import { type Gladiator, handHolding, isActive } from '../match/state.ts'
import { type Steps, step, stepsFor } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import { readClassicResults } from '../tables/classic-1981.ts'
import { FUMBLE, HIT, type Result } from '../tables/combat-results.ts'
import { readTwoDice } from './armour-scale.ts'
import { enterTurned, meetWall, softenedAdvantage, tieAdjacent } from './billings-collisions.ts'
import { refusePurchase, rollArranged, rollBillingsShield, rollBillingsSuit } from './billings-creation.ts'
import { billingsOptions } from './billings-options.ts'
import { type Changes, withChanges } from './changes.ts'
import { backsOverSomething, bluntCF, checkBackward, isSparedByColumn, mercyColumn } from './classic-1981.ts'
import { classicPlotLists, classicStandingPlots } from './classic-plots.ts'
import { layBefore } from './net-lay.ts'

/** B-27 Columns 0 to 8 on one diagonal: up to row and column 6 the attack is a bad miss. `last` is the last row. */
export function readBillingsResults(modifiedCF: number, roll: number, last = Number.POSITIVE_INFINITY): Result {
  const column = modifiedCF < 0 ? 0 : modifiedCF > 8 ? 8 : modifiedCF
  const row = Math.min(last, Math.max(3, roll + modifiedCF - column))
  const diagonal = row + column
  if (diagonal <= 6) return FUMBLE
  return diagonal > 18 ? HIT + 2 + (diagonal - 18) : readClassicResults(0, diagonal)
}

/** B-127 All of six or fewer CF may go into one attack; of more at most half, and never more than 8. */
export function billingsAttackLimit(pool: number): number {
  return pool <= 6 ? Math.max(1, pool) : Math.min(8, Math.floor(pool / 2))
}

/** B-6 Wins raise the column, surplus is lost, then earlier mercies lower it. */
export function recordColumn(column: number, wins: number, mercies: number): number {
  return Math.max(0, Math.min(4, column + Math.floor(wins / 2)) - mercies)
}

/** B-6 over the Colosseum's appeal: the same shift on the dice, held to four either way; `other` comes before it (H-10). */
export function recordShift(wins: number, mercies: number, other = 0): number {
  return Math.max(-4, Math.min(4, other + Math.floor(wins / 2)) - mercies)
}

/** B-26 What item and range add to a throw; nothing carries farther than six hexes. */
export function aimedThrowDRM(isLong: boolean, range: number, TR: number, steps: Steps = null): number {
  const reach = isLong ? [-3, -2, -1, 0, 0, 0] : [-2, -1, 0, 0, 0, 0]
  const training = TR <= 8 ? 1 : TR >= 12 ? -1 : 0
  return step(steps, 'range', reach[range - 1] ?? 99, '§13.3.2') + step(steps, 'TR', training, '§13.3.2')
}

/** What each of the switches changes. */
const changes: Changes = {
  // B-1
  walledMap: (edition) => ({
    isWalled: () => true,
    runInto: (context, path) => (path.blockedBy === 'wall' ? meetWall : edition.runInto)(context, path),
    pushInto: (context, who, what, forward) =>
      what === 'wall' ? sufferStun(context, who, 4) : edition.pushInto(context, who, what, forward),
  }),
  // B-2
  creation3d6: () => ({ rollRatings: (context, who) => rollRatings(context, who) }),
  // B-102
  arrangeRolls: () => ({ rollRatings: rollArranged }),
  // B-3
  armourTables: (_, options) => ({ rollSuit: (context, who) => rollBillingsSuit(context, who, options) }),
  // B-103
  armourPurchase: ({ tables, refuseSheet }, options) => ({
    refuseSheet: (sheet) => refusePurchase(tables, sheet) ?? refuseSheet(sheet),
    readArmour: (text) => readTwoDice(options, text),
    rollShield: rollBillingsShield,
  }),
  // B-4
  retiariusLight: (edition) => ({
    prepareSheet: (who) => {
      edition.prepareSheet(who)
      if (who.style === 'retiarius') Object.assign(who, { weight: 'light', rate: 6, turnRate: 6 })
    },
  }),
  // B-9
  rollAfterFall: (edition) => ({
    beforePlots: fallFirst,
    // On the ground he rolls or lies still; only after lying still may he kneel.
    fallenPlots: (who) => [
      ...edition.fallenPlots(who).filter((text) => who.stillPhases > 0 || !text.startsWith('KN')),
      'X',
    ],
  }),
  // B-10
  quickSidesteps: () => ({
    standingPlots: (state, who) => classicStandingPlots(state, who, true),
    fallenPlots: () => classicPlotLists.quickProne,
  }),
  // B-16 A quick step forward after one backward counts as a sidestep.
  quickImpact: (edition) => ({
    impactOf: (approach) => {
      const { forward, backward, sidestepped } = approach
      const isQuick = backward === 1 && forward === 1 && sidestepped === 0
      return edition.impactOf(isQuick ? { ...approach, sidestepped: 1 } : approach)
    },
  }),
  // B-13 Back after a sidestep forward: one, and only for what lies in the last hex of the two.
  backStumbleNote: (edition) => ({
    checkFooting: (context, path) => {
      const { who } = path
      if (!/SF[LR]\(QB\)/.test(who.now.plot)) edition.checkFooting(context, path)
      else if (backsOverSomething(path)) checkBackward(context, who, 1)
    },
  }),
  // B-14
  kickOrGrab: () => ({ kicksFirst: quickKicks }),
  // B-17
  collisionFacing: (edition) => ({
    entering: enterTurned,
    collisionAdvantage: (context, one, other, cell) => {
      const haveBothMoved = one.from !== OUTSIDE && other.from !== OUTSIDE
      return haveBothMoved
        ? softenedAdvantage(context, one, other, cell)
        : edition.collisionAdvantage(context, one, other, cell)
    },
  }),
  // B-18
  tieStunsBoth: () => ({ tie: tieAdjacent }),
  // B-6
  missusRecord: (edition) => ({ isSpared: withRecord(edition) }),
  // B-8 Over the Colosseum's formula the turn just ended counts.
  enduranceAtStart: ({ enduranceAt }) => ({
    enduranceAt: 'start',
    enduranceTurn: (turn) => (enduranceAt === 'start' ? turn : turn - 1),
  }),
  // B-15
  crossedPaths: () => ({ hasCrossedPaths: true, crossingDie: crossOnDoubles }),
  // B-20
  doubleStumble: () => ({ fallsTwice }),
  // B-21 All stun but that of a collision in the hex where he stayed hinders him.
  recoverThroughCollision: () => ({
    isRecovering: ({ now }) => now.recovering,
    hinderingStun: ({ stun, now }) => Math.max(0, stun - now.sparedStun),
  }),
  // B-22
  netAfterCollision: () => ({ isNetKept: true }),
  // B-23
  netLayTiming: () => ({ earlyNets: lays, beforeCollision: layBefore }),
  // B-24
  netStumble: () => ({ checkNetStumble }),
  // B-25
  stunRecoveryLast: () => ({ stunRecoveryAt: 'fight' }),
  // B-26
  aimedThrow: ({ tables }) => ({
    isThrowByStrength: false,
    isOnTarget: (who, item, range, die, steps = null) => {
      const isLong = tables.weapons[item.kind].throw! >= 2 && item.condition === 'whole'
      return step(steps, 'throw', die, '§13.3.2') + aimedThrowDRM(isLong, range, who.TR, steps) <= 1
    },
    thrownArea: ({ referee }, { seat }) => {
      const die = referee.roll(1, '§13.3.2.1', seat, 'area struck')
      return die === 6 ? null : (die as Area)
    },
    thrownCF: (item) => bluntCF(tables, item),
    // What misses flies on in the direction of the throw, as far as the die shows.
    landing: (context, who, target, die, strikes) =>
      strikes ? landNear(context, target) : slide(context, who.cell, facingTo(who.cell, target.cell), die),
  }),
  // B-27 Over the Colosseum Edition the rows end at 18, as they always do there.
  crt8: ({ id }) => {
    const last = id === 'classic1981' ? Number.POSITIVE_INFINITY : 18
    return { combatResult: (modifiedCF, roll) => readBillingsResults(modifiedCF, roll, last) }
  },
  // B-127
  attackCap: () => ({ attackLimit: billingsAttackLimit }),
  // B-29
  dropDefenderStrength: () => ({ gripOf: ({ ST }) => ST }),
  // B-22
  billingsNetHits: () => ({ isEnsnaring: () => true }),
  // B-30 The knife comes out when the trident is gone, and is not for throwing.
  knife: (edition) => ({
    keepsInSheath: (who, kind) => (kind === 'dagger' && who.style === 'retiarius') || edition.keepsInSheath(who, kind),
    mayDraw: (who, { kind }) => kind !== 'dagger' || handHolding(who, 'trident') < 0,
    rowFor: (who, item) =>
      item.kind === 'dagger' ? { ...edition.rowFor(who, item), throw: null } : edition.rowFor(who, item),
  }),
}

/** An edition with the changes of 1982 that are switched on. */
export function withBillings(base: Edition, options: Options): Edition {
  return withChanges(base, options, billingsOptions, changes)
}

/** B-14 Whoever kicks what another reaches for throws a die against him; the higher acts first. */
function quickKicks(context: RuleContext, chosen: readonly Chosen[]): Chosen[] {
  return chosen.filter(({ who, action }) => {
    if (action.do !== 'kick') return false
    const rival = chosen.find((one) => one.action.do === 'recover' && one.action.ground === action.ground)
    if (!rival) return false
    for (;;) {
      const own = context.referee.roll(1, '§13.5', who.seat, 'who goes first')
      const other = context.referee.roll(1, '§13.5', rival.who.seat, 'who goes first')
      if (own !== other) return own > other
    }
  })
}

/** B-9 A man who stumbles learns before he writes whether he falls. */
function fallFirst(context: RuleContext): void {
  for (const who of context.state.gladiators) {
    if (!who.mustStumble || !isActive(who)) continue
    who.now.hasKeptFeet = !checkFall(context, who, 0)
  }
}

/** B-15 Each throws a die, and doubles bring them together. */
function crossOnDoubles({ referee }: RuleContext, seat: number, other: number): number {
  const die = referee.roll(1, '§8.1.1', seat, 'crossing')
  return referee.roll(1, '§8.1.1', other, 'crossing') === die ? 6 : 0
}

/** B-20 Whoever was stumbling already goes down. He may kneel up in the next phase, also where others must lie still (B-9). */
function fallsTwice(context: RuleContext, who: Gladiator): boolean {
  fallProne(context, who)
  who.stillPhases = 1
  return true
}

/** B-24 Two dice and agility against a net that was parried. */
function checkNetStumble(context: RuleContext, target: Gladiator): void {
  if (!isActive(target) || target.posture === 'prone') return
  const twoDice = context.referee.roll(2, '§20.4.1.1', target.seat, 'stumble')
  const steps = stepsFor(context)
  const total =
    step(steps, 'stumble', twoDice, '§20.4.1.1') +
    step(steps, 'AG', target.AG, '§20.4.1.1') +
    step(steps, 'stun', -target.stun, '§20.4.1.1')
  settleStumble(context, target, total <= 8, '§20.4.1.1', steps)
}

function withRecord(base: Edition): Edition['isSpared'] {
  if (base.appealDice === 2) {
    return (roll, who, shift, steps) => base.isSpared(roll, who, recordShift(who.wins, who.mercies, shift), steps)
  }
  return (die, who, shift, steps) => {
    const shown = Math.min(4, mercyColumn(who.attackTally, who.defenceTally) + shift)
    return isSparedByColumn(die, recordColumn(shown, who.wins, who.mercies), steps)
  }
}
