/** Chapter 22: unarmed combat, strikes and grapples. */
import { bareBlow, emptyVerdict, rollWounds, type Verdict } from './attack.ts'
import { sufferCritical } from './critical-hits.ts'
import { isGrappling, releaseVictim } from './holds.ts'
import { die } from './leaving.ts'
import { man, type Play, rollD3 } from './play.ts'
import { type PlannedAttack, reviewRows } from './sequence.ts'
import { type Gladiator, isAble, isActive, type State } from './state.ts'
import { checkFall } from './stumble.ts'
import { rollStun, sufferStun } from './stun.ts'
import type { Area } from './tables/armour.ts'
import { HIT, PARRY, PARRY_EDGE } from './tables/combat-results.ts'
import type { CriticalCode } from './tables/critical-hits.ts'
import { sufferVerdict, sufferWounds } from './wounds.ts'

/** §22.2.1, §22.2.2 What a strike with the bare hand does. */
export function applyStrike(play: Play, attack: PlannedAttack, verdict: Verdict): void {
  const who = man(play, attack.seat)
  const target = man(play, attack.target)
  const { result } = verdict
  if (result === PARRY || result === PARRY_EDGE) {
    // The fist meets the blade: the same dice, his own arms.
    const own = emptyVerdict(verdict.dice)
    rollWounds(bareBlow(who, 4), play.book, verdict.dice, own, 0)
    sufferVerdict(play, who, 4, own, target.seat)
  } else if (result >= HIT) {
    const stun = rollStun(play, target, who.ST + result - HIT, '§22.2.2')
    strikeCritical(play, who, target, attack.area, verdict.dice.critical(), stun)
  }
}

const falls: readonly CriticalCode[] = ['HL', '2xM', '3xM', 'SAM', 'K']
const grips: readonly CriticalCode[] = ['2x', '2xM', '3x', '3xM', 'SA', 'SAM']

/** §22.3 The critical hit of a strike: two dice and the stun; the bloody results become a fall or a grip. */
function strikeCritical(
  play: Play,
  who: Gladiator,
  target: Gladiator,
  area: Area,
  twoDice: number,
  stun: number,
): void {
  if (!isActive(target)) return
  const code = play.book.critical(area, twoDice, stun)
  if (play.referee.listening) {
    const { seat } = target
    play.referee.tell({ kind: 'criticalHit', rule: '§22.3', seat, area, total: twoDice + stun, code })
  }
  const isAdded = play.state.options.strikeCrit === 'add'
  if (code === 'K' && isAdded) {
    die(play, target, who.seat, false)
    return
  }
  if (code === '1') sufferWounds(play, target, area, 1, who.seat)
  else if (!falls.includes(code) && !grips.includes(code)) sufferCritical(play, target, area, code, who.seat)
  else if (isAdded && (code === 'SA' || code === 'SAM' || code === 'HL')) {
    sufferCritical(play, target, area, code, who.seat)
  }
  if (falls.includes(code)) checkFall(play, target, -3)
  if (grips.includes(code)) offerGrapple(play, who, target, area)
}

/** §22.3.3.1 Both hands empty, and arms that are still good for it. */
export function canGrapple(state: State, who: Gladiator): boolean {
  const limit = Number(state.options.limbLimit)
  return isAble(who) && who.hands[0] === null && who.hands[1] === null && who.cfLoss[3]! <= limit
}

function offerGrapple(play: Play, who: Gladiator, target: Gladiator, area: Area): void {
  const isTaken = target.grappledBy >= 0 || isGrappling(play.state, who)
  if (isTaken || !isActive(target) || who.posture === 'prone' || !canGrapple(play.state, who)) return
  if (!play.referee.ask({ kind: 'grapple', seat: who.seat, rule: '§22.3.3', victim: target.seat, area })) return
  target.grappledBy = who.seat
  target.grappleArea = area
  releaseVictim(play, target)
  if (play.referee.listening) {
    play.referee.tell({ kind: 'grappled', rule: '§22.4', seat: target.seat, by: who.seat, area })
  }
  reviewRows(play, target)
}

/** §22.4.2 Not free: the holder may squeeze, and armour does not help. */
export function squeeze(play: Play, who: Gladiator, victim: Gladiator): void {
  if (who.now.isAside) return
  if (!play.referee.ask({ kind: 'squeeze', seat: who.seat, rule: '§22.4.2', victim: victim.seat })) return
  const harm = Math.max(0, rollD3(play, '§22.4.2', who.seat) + who.ST)
  const area = victim.grappleArea
  if (play.state.options.grappleHarm === 'wounds') {
    sufferWounds(play, victim, area, harm, who.seat)
    return
  }
  if (play.referee.listening) {
    play.referee.tell({ kind: 'squeezed', rule: '§22.4.2', seat: victim.seat, by: who.seat, stun: harm })
  }
  if (harm === 0) return
  sufferStun(play, victim, harm, 0)
  strikeCritical(play, who, victim, area, play.referee.roll(2, '§22.4.2', who.seat), harm)
}
