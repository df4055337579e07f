/** Chapter 10, §10.1 to §10.3: wound rolls, armour, wound boxes and the CF they cost. */

import type { Seat, SumStep } from '@harena/engine'
import { die } from '../05-turn/exits.ts'
import { loosenGrip } from '../19-advanced/holds.ts'
import { noteAttack } from '../33-experience/notes.ts'
import { levelOf } from '../match/campaign-sheet.ts'
import type { RuleContext } from '../match/context.ts'
import { onBeast } from '../match/events.ts'
import { type Gladiator, isLiving } from '../match/state.ts'
import { fromSheets } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import { cfLossOf, trackOf } from '../tables/wounds.ts'
import { bareBlow, emptyVerdict, rollWounds, type Verdict } from './attack.ts'
import { SixDice } from './attack-dice.ts'
import { loseCF } from './attack-order.ts'
import { sufferCritical } from './critical-hits.ts'

/** §10.3, §10.4 The wounds of a verdict are marked first: what else its critical hit does meets the CF that are left. */
export function sufferVerdict(context: RuleContext, who: Gladiator, area: Area, verdict: Verdict, by: Seat): void {
  const { woundTotal, critical } = verdict
  if (woundTotal === null || !isLiving(who)) return
  if (context.referee.listening) {
    tellWound(context, who, area, verdict)
  }
  if (who.campaign !== null && (verdict.isKilled || verdict.wounds > 0)) noteAttack(context.state, who, area, by)
  if (verdict.isKilled) {
    die(context, who, by, true)
    return
  }
  if (verdict.isMortal) markMortal(who, by)
  sufferWounds(context, who, area, verdict.wounds, by, verdict.steps?.wounds)
  if (critical !== null && isLiving(who)) sufferCritical(context, who, area, critical, by)
}

/** §10.5 M: he fights on, and dies when the match ends. */
export function markMortal(who: Gladiator, by: Seat): void {
  who.isMortal = true
  if (who.campaign !== null) who.campaign.mortalBy = by
}

function tellWound(context: RuleContext, who: Gladiator, area: Area, verdict: Verdict): void {
  const { seat } = who
  const { referee, state } = context
  const { armourDRM: armour, firstWounds: wounds, critical: code, criticalTotal, steps } = verdict
  const roll = { armour, total: verdict.woundTotal!, steps: steps?.wound ?? [] }
  const told = { ...onBeast(who), ...fromSheets(state.options, [seat], roll) }
  referee.tell({ kind: 'woundRolled', rule: '§10.1', seat, area, wounds, ...told })
  if (code === null) return
  const sum = { total: criticalTotal!, steps: steps?.critical ?? [] }
  referee.tell({ kind: 'criticalHit', rule: '§10.4', seat, area, code, ...onBeast(who), ...sum })
}

/** §10.3 Checks wound boxes from the top; the first box of each penalty box costs a CF, box 1 is death (§10.3.2). */
export function sufferWounds(
  context: RuleContext,
  who: Gladiator,
  area: Area,
  wounds: number,
  by: Seat,
  steps?: readonly SumStep[],
): void {
  if (wounds <= 0 || !isLiving(who)) return
  const at = area - 1
  who.wounds[at] = Math.min(who.W, who.wounds[at]! + wounds)
  const boxes = cfLossOf(context.tables.penaltyBoxes, trackOf(area, who.beast !== null), who.W, who.wounds[at]!)
  // §31 TG: the first CF of each area is not lost.
  const loss = who.campaign === null ? boxes : Math.max(0, boxes - levelOf(who, 'TG'))
  const cfLost = loss - who.cfLoss[at]!
  who.cfLoss[at] = loss
  if (context.referee.listening) {
    const cost = fromSheets(context.state.options, [who.seat], { cfLost })
    const told = { ...onBeast(who), ...cost, ...(steps && { steps }) }
    context.referee.tell({ kind: 'wounded', rule: '§10.3', seat: who.seat, area, wounds, ...told })
  }
  loosenGrip(context, who)
  if (who.wounds[at]! >= who.W) die(context, who, by, false)
  else if (cfLost > 0) loseCF(context, who, cfLost)
}

/** A wound roll outside an attack's own area: a noose, or a fist that meets a blade. White and black dice as thrown. */
export function woundByDice(
  context: RuleContext,
  who: Gladiator,
  area: Area,
  white: number,
  black: number,
  bonus: number,
  by: Seat,
): void {
  const blow = bareBlow(who, area)
  const verdict = emptyVerdict(new SixDice(0, white, black, context.referee.listening))
  rollWounds(blow, context.edition, verdict.dice, verdict, bonus)
  sufferVerdict(context, who, area, verdict, by)
}
