/** Chapter 10, §10.4 and §10.5: what a critical hit does. */
import { key, type Seat } from '@harena/engine'
import { dropShield, dropWeapon } from '../13-condition/drops.ts'
import { checkStumble } from '../13-condition/stumble.ts'
import type { RuleContext } from '../match/context.ts'
import type { Edition } from '../match/edition.ts'
import type { Gladiator } from '../match/state.ts'
import { type Steps, step, stepsFor } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import type { CriticalCode } from '../tables/critical-hits.ts'
import type { Blow, Verdict } from './attack.ts'
import { loseCF } from './attack-order.ts'
import { sufferStun } from './stun.ts'

const woundWords: Partial<Record<CriticalCode, string>> = {
  '1': 'one more',
  '1&AG': 'one more',
  '1&LMP': 'one more',
  '2x': 'twice',
  '2xM': 'twice',
  '2xS': 'twice',
  '3x': 'three times',
  '3xM': 'three times',
}

/** §10.4 Two dice and the wounds, or the stun of a strike (§22.3). */
export function criticalTotal(
  edition: Edition,
  twoDice: number,
  what: 'wounds' | 'stun',
  points: number,
  steps: Steps,
) {
  const rule = what === 'wounds' ? '§10.4' : '§22.3'
  return twoDice + step(steps, what, points, rule) + step(steps, 'always', edition.criticalDRM, rule)
}

/** §10.4 What a total comes to; a beast has a table of its own (§28.7.5). */
export function criticalOf(edition: Edition, hide: number | null, area: Area, total: number): CriticalCode {
  return hide === null ? edition.critical(area, total) : edition.beastCritical(area, total)
}

/** §10.5 Whether he dies of it when the match ends: of a blow on a bare head too. */
export function isMortalHit(code: CriticalCode, hasHelmet: boolean): boolean {
  return code === '2xM' || code === '3xM' || code === 'SAM' || (code === 'HL' && !hasHelmet)
}

/** §10.5 The part of a critical hit that changes the number of wounds, and death. */
export function multiplyWounds(blow: Pick<Blow, 'hasHelmet'>, verdict: Verdict): void {
  let code = verdict.critical!
  verdict.isMortal = isMortalHit(code, blow.hasHelmet)
  if (code === 'HL') {
    if (blow.hasHelmet) {
      verdict.isHelmetLost = true
      return
    }
    code = '3xM'
  }
  if (code === '1' || code === '1&AG' || code === '1&LMP') verdict.wounds += 1
  else if (code === '2x' || code === '2xM' || code === '2xS') verdict.wounds *= 2
  else if (code === '3x' || code === '3xM') verdict.wounds *= 3
  else if (code === 'K') verdict.isKilled = true
  if (verdict.steps) {
    const what = verdict.critical === 'HL' ? key('three times, bare head') : (woundWords[code] ?? '')
    step(verdict.steps.wounds, what, verdict.wounds - verdict.firstWounds, '§10.5')
  }
}

/** §10.5 The lasting part: blindness, stun, ratings, drops, limp, stumbling and bleeding. All of it adds up. */
export function sufferCritical(context: RuleContext, who: Gladiator, area: Area, code: CriticalCode, by: Seat): void {
  for (const part of partsOf[code] ?? [code]) sufferPart(context, who, area, part, by)
  checkAfterCritical(context, who, code)
}

/** E-14 Several effects in one cell of Table H. */
const partsOf: Partial<Record<CriticalCode, readonly CriticalCode[]>> = {
  '2S': ['S', 'S'],
  'ST&AG': ['ST', 'AG'],
  '1&AG': ['AG'],
  '1&LMP': ['LMP'],
}

function sufferPart(context: RuleContext, who: Gladiator, area: Area, code: CriticalCode, by: Seat): void {
  switch (code) {
    case 'V':
      who.visionLoss++
      loseCF(context, who, 1)
      break
    case 'S':
    case '2xS':
      stunByCritical(context, who, by)
      break
    case 'ST':
      who.ST--
      break
    case 'AG':
      who.AG--
      break
    case 'HL':
      loseHelmet(who)
      break
    case 'WD':
      dropWeapon(context, who, '§10.5')
      break
    case 'SD':
      dropShield(context, who, '§10.5')
      break
    case 'LMP':
      who.limp++
      slowDown(context, who)
      break
    case 'STU':
      who.stumbler++
      break
    case 'SA':
    case 'SAM':
      who.arteries[area - 1]!++
      who.now.freshArteries += 1 << (3 * (area - 1))
      break
  }
}

/** §15.1 Where any critical result may make a man stumble. */
export function checkAfterCritical(context: RuleContext, who: Gladiator, code: CriticalCode): void {
  if (code !== '--' && context.state.options.criticalStumble === 'any') checkStumble(context, who, 0, 0)
}

/** §3.10 A moving phase less at once; a lame horse slows its rider, a lame rider not his horse (our ruling). */
function slowDown({ state }: RuleContext, who: Gladiator): void {
  const mover = who.rider < 0 ? who : state.gladiators[who.rider]!
  if (who.mount < 0) mover.turnRate = Math.max(0, mover.turnRate - 1)
}

/** §10.5 Two dice less CN, at least one. */
function stunByCritical(context: RuleContext, who: Gladiator, by: Seat): void {
  const steps = stepsFor(context)
  if (context.luck !== null) context.luck.stake = { about: who.seat, gravity: () => 'none' }
  const twoDice = context.referee.roll(2, '§10.5', by, 'stun')
  const total = step(steps, 'stun', twoDice, '§10.5') + step(steps, 'CN', -who.CN, '§10.5')
  sufferStun(context, who, Math.max(1, total), steps)
}

function loseHelmet(who: Gladiator): void {
  who.hasHelmet = false
  who.armour[0] = null
}
