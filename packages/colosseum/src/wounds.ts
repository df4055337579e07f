/** Chapter 10, §10.1 to §10.3: wound rolls, armour, wound boxes and the CF they cost. */

import type { Seat } from '@harena/engine'
import { bareBlow, emptyVerdict, rollWounds, type Verdict } from './attack.ts'
import { SixDice } from './attack-dice.ts'
import { sufferCritical } from './critical-hits.ts'
import { loosenGrip } from './holds.ts'
import { die } from './leaving.ts'
import type { Play } from './play.ts'
import { loseCF } from './sequence.ts'
import { type Gladiator, isActive } from './state.ts'
import type { Area } from './tables/armour.ts'
import { cfLossOf } from './tables/wounds.ts'

/** The wound roll, the critical hit and the wounds of a verdict are suffered, in that order. */
export function sufferVerdict(play: Play, who: Gladiator, area: Area, verdict: Verdict, by: Seat): void {
  const { woundTotal, critical, criticalTotal } = verdict
  if (woundTotal === null || !isActive(who)) return
  if (play.referee.listening) {
    const { armourDRM: armour, firstWounds: wounds } = verdict
    play.referee.tell({ kind: 'woundRolled', rule: '§10.1', seat: who.seat, area, armour, total: woundTotal, wounds })
    if (critical !== null) {
      play.referee.tell({
        kind: 'criticalHit',
        rule: '§10.4',
        seat: who.seat,
        area,
        total: criticalTotal!,
        code: critical,
      })
    }
  }
  if (verdict.isKilled) {
    die(play, who, by, true)
    return
  }
  if (verdict.isMortal) who.isMortal = true
  if (critical !== null) sufferCritical(play, who, area, critical, by)
  sufferWounds(play, who, area, verdict.wounds, by)
}

/** §10.3 Checks wound boxes from the top; the first box of each penalty box costs a CF, box 1 is death (§10.3.2). */
export function sufferWounds(play: Play, who: Gladiator, area: Area, wounds: number, by: Seat): void {
  if (wounds <= 0 || !isActive(who)) return
  const at = area - 1
  who.wounds[at] = Math.min(who.W, who.wounds[at]! + wounds)
  const loss = cfLossOf(area, who.W, who.wounds[at]!)
  const cfLost = loss - who.cfLoss[at]!
  who.cfLoss[at] = loss
  if (play.referee.listening) {
    play.referee.tell({ kind: 'wounded', rule: '§10.3', seat: who.seat, area, wounds, cfLost })
  }
  loosenGrip(play, who)
  if (who.wounds[at]! >= who.W) die(play, who, by, false)
  else if (cfLost > 0) loseCF(play, who, cfLost)
}

/** A wound roll outside an attack's own area: a noose, or a fist that meets a blade. White and black dice as thrown. */
export function woundByDice(
  play: Play,
  who: Gladiator,
  area: Area,
  white: number,
  black: number,
  bonus: number,
  by: Seat,
): void {
  const blow = bareBlow(who, area)
  const verdict = emptyVerdict(new SixDice(0, white, black))
  rollWounds(blow, play.book, verdict.dice, verdict, bonus)
  sufferVerdict(play, who, area, verdict, by)
}
