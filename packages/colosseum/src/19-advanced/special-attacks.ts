/** Chapter 23, §23.2: special attacks. */

import { key, t } from '@harena/engine'
import { distanceTo } from '../06-movement/facing.ts'
import { loseCF, type PlannedAttack } from '../09-combat/attack-order.ts'
import { rollStun } from '../09-combat/stun.ts'
import { checkStumble } from '../13-condition/stumble.ts'
import { bodyOf } from '../match/body.ts'
import { type RuleContext, rollD3 } from '../match/context.ts'
import type { Means, SpecialAttack } from '../match/questions.ts'
import { type Gladiator, isAble, isLiving, type State, shieldHand, weaponHand } from '../match/state.ts'
import { step, stepsFor, sumOf } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import { halvings } from './weapons.ts'

export const specialAttacks: Readonly<Record<Exclude<SpecialAttack, ''>, { name: string; area: Area | null }>> = {
  A: { name: key('Disarm'), area: 4 },
  F: { name: key('Feint'), area: null },
  S: { name: key('Sweep'), area: 5 },
  H: { name: key('Shield Bash'), area: 2 },
  T: { name: key('Sand'), area: 1 },
}

/** Why a special attack cannot be made; null if it can. */
export function refuseSpecialAttack(
  state: State,
  who: Gladiator,
  target: Gladiator,
  special: Exclude<SpecialAttack, ''>,
  area: Area,
  means: Means,
): string | null {
  if (state.options.specials === 'off') return t('Special attacks are not used in this match.')
  if (!bodyOf(who).hasSpecials) return t('Special attacks are not made in the saddle.')
  const { name, area: fixed } = specialAttacks[special]
  if (fixed !== null && fixed !== area) return t`${t(name)} goes to area ${fixed}.`
  if ((special === 'H') !== (means === 'shield')) return t('The shield strikes in a Shield Bash, and only there.')
  if ((special === 'T') !== (means === 'sand')) return t('Sand is thrown in the Sand attack, and only there.')
  if (special === 'A' && weaponHand(target) < 0) return t('Disarm needs an opponent with a weapon.')
  if (special === 'F' && who.posture !== 'standing') return t('A Feint needs a man on his feet.')
  if (special === 'H' && shieldHand(who) < 0) return t('A Shield Bash needs a shield.')
  if (special === 'T' && distanceTo(who, target) > 2) return t('Sand reaches two hexes.')
  return null
}

/** What a special attack brings on a hit, besides or instead of wounds. */
export function applySpecialHit(context: RuleContext, attack: PlannedAttack, target: Gladiator, bonus: number): void {
  if (!isLiving(target)) return
  const extra = context.state.options.sweepDrm === 'hPlus1' ? 1 : 0
  if (attack.special === 'S') checkStumble(context, target, 0, bonus + extra)
  else if (attack.special === 'H') bash(context, target, bonus)
  else if (attack.special === 'T') throwSand(context, attack, target, bonus)
}

/** §23.2 A Shield Bash stuns. */
function bash(context: RuleContext, target: Gladiator, bonus: number): void {
  const steps = stepsFor(context)
  rollStun(context, target, step(steps, 'hit bonus', bonus, '§23.2'), '§23.2', steps)
}

/** Sand in the eyes: the defender loses CF for this phase. */
function throwSand(context: RuleContext, attack: PlannedAttack, target: Gladiator, bonus: number): void {
  const steps = stepsFor(context)
  const d3 = () => step(steps, 'sand', rollD3(context, '§23.2', attack.seat, 'sand'), '§23.2')
  const loss = d3() + d3() + step(steps, 'hit bonus', bonus, '§23.2')
  if (steps) {
    context.referee.tell({ kind: 'sandThrown', rule: '§23.2', seat: attack.seat, target: target.seat, ...sumOf(steps) })
  }
  loseCF(context, target, loss)
}

/** A Feint that succeeds shows the defence and brings an attack at once, with up to 8 CF; null if he cannot make it. */
export function attackAfterFeint(
  context: RuleContext,
  attack: PlannedAttack,
  target: Gladiator,
  bonus: number,
): PlannedAttack | null {
  const fight = context.state.fight!
  const who = context.state.gladiators[attack.seat]!
  // A simultaneous blow may have cost him weapon, footing or life.
  if (!isAble(who) || who.posture === 'prone' || (attack.hand >= 0 && !who.hands[attack.hand])) return null
  const cf = Math.min(8, 4 + bonus)
  fight.seenBy[target.seat]! |= 1 << attack.seat
  const defence = fight.allocations[target.seat]?.defence ?? [0, 0, 0, 0, 0]
  if (context.referee.listening) {
    const guard = fight.allocations[target.seat]?.guard ?? ''
    const { seat } = attack
    context.referee.tell({
      kind: 'allocationSeen',
      rule: '§23.2',
      to: [seat],
      seat,
      target: target.seat,
      defence,
      guard,
    })
  }
  const question = { kind: 'feintArea', seat: attack.seat, rule: '§23.2', target: target.seat, cf } as const
  const area = context.referee.ask(question)
  const range = distanceTo(who, target)
  const times =
    context.state.options.halfCf === 'pool' ? 0 : halvings(context.state, who, target, area, attack.means, range)
  if (cf >> times < 1) return null
  return { ...attack, area, special: '', cf, halvings: times, status: 'made' }
}
