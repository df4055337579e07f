/** Chapter 33: what a match of a campaign notes of its men, for the reckoning afterwards. */
import type { Seat } from '@harena/engine'
import type { CampaignSheet, MatchEnd } from '../match/campaign-sheet.ts'
import { type Gladiator, type State, tickOf } from '../match/state.ts'
import type { Area } from '../tables/armour.ts'

/** §33.2.4.1 An attack has wounded him. */
export function noteAttack(state: State, { campaign }: Gladiator, area: Area, by: Seat): void {
  campaign!.attacksOn[area - 1]!++
  campaign!.hurtBy[area - 1] = by
  campaign!.lastArea = area
  campaign!.lastTick = tickOf(state)
}

/**
 * §33.2.4.1, §33.2.4.2 Slow after several attacks on the area, quick after one. One who is put to death counts alike if an
 * attack of this phase or the one before has wounded him; one who bleeds to death, by the area that bleeds.
 */
function paceOf(state: State, { attacksOn, lastArea, lastTick }: CampaignSheet, gone: number): MatchEnd['pace'] {
  const isFresh = lastArea > 0 && tickOf(state) - lastTick <= 1
  const area = gone >= 0 ? gone : isFresh ? lastArea - 1 : -1
  if (area < 0 || attacksOn[area] === 0) return null
  return attacksOn[area] === 1 ? 'quick' : 'slow'
}

/** §33.2.4 He is dead; of one who bled to death the last who wounded him there has the credit. */
export function noteKill(state: State, who: Gladiator, by: Seat, isCleaved: boolean): void {
  const sheet = who.campaign!
  const gone = who.wounds.findIndex((taken) => taken >= who.W)
  const credited = by < 0 && gone >= 0 ? sheet.hurtBy[gone]! : by
  const pace = paceOf(state, sheet, isCleaved ? -1 : gone)
  sheet.end = { by: credited, kind: 'kill', turn: state.turn, pace, isCleaved }
}

/** §33.2.2, §33.2.3 The crowd has spoken; in a stopped match nobody has beaten him. */
export function noteAppeal(state: State, who: Gladiator, victor: Gladiator, isSpared: boolean): void {
  const sheet = who.campaign!
  sheet.hasAppealed = true
  sheet.isSpared = isSpared
  if (isSpared && victor !== who) {
    sheet.end = { by: victor.seat, kind: 'missus', turn: state.turn, pace: null, isCleaved: false }
  }
}
