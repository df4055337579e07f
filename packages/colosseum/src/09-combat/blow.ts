/** §9.5 What the dice of an attack meet: one function for play, previews, odds and opponents. */

import { distanceTo } from '../06-movement/facing.ts'
import { refuseSpecialDefence, specialDefences } from '../19-advanced/special-defences.ts'
import { isFromBehind } from '../19-advanced/teams.ts'
import {
  halvings,
  shieldDamageBonusOf,
  strengthBonusOf,
  weaponDropDRM,
  weaponHandOf,
  woundBonusOf,
} from '../19-advanced/weapons.ts'
import { defenceOfMount } from '../30-riders/mounts.ts'
import { pierced, struckCF } from '../31-talents/in-match.ts'
import { editionOf } from '../match/edition.ts'
import { type Allocation, foeAt, type Row, type SpecialDefence } from '../match/questions.ts'
import { type Gladiator, handHolding, isLiving, type State, weakness } from '../match/state.ts'
import { type Blow, bareBlow } from './attack.ts'
import { type Attack, effectiveCF } from './attack-order.ts'

/** An attack of an allocation, with the advantage that was put on top of it (§26.5). */
export function attackIn(
  state: State,
  seat: number,
  { attacks, top }: Pick<Allocation, 'attacks' | 'top'>,
  index: number,
): Attack {
  const row = attacks[index]!
  return attackOf(state, seat, index === top ? { ...row, cf: row.cf + onTop(state, seat, row) } : row)
}

/** §26.5 What comes on top of an attack. */
export function onTop({ fight }: State, seat: number, { target }: Row): number {
  return foeAt(fight?.foes[seat] ?? [], target)?.advantage ?? 0
}

/** An attack that is made, or only thought of. */
export function attackOf(state: State, seat: number, row: Row): Attack {
  const who = state.gladiators[seat]!
  const { target, area, means, special, cf } = row
  const hand = weaponHandOf(who, means)
  return {
    target,
    area,
    means,
    special,
    cf,
    seat,
    halvings: rowHalvings(state, who, row),
    hand,
    weapon: who.hands[hand]?.kind ?? null,
  }
}

/** How many times a row is halved when it strikes; none when the pool was halved instead. */
export function rowHalvings(state: State, who: Gladiator, row: Row): number {
  if (state.options.halfCf === 'pool') return 0
  const target = state.gladiators[row.target]!
  return halvings(state, who, target, row.area, row.means, distanceTo(who, target))
}

/**
 * Everything that one attack depends on, taken from the two men as they stand. The defence in its area is as allocated,
 * unless somebody wants to know what so many CF there would do.
 */
export function blowOf(state: State, attack: Attack, defence = allocatedTo(state, attack)): Blow {
  const who = state.gladiators[attack.seat]!
  const target = state.gladiators[attack.target]!
  const { area, means, special, weapon } = attack
  const edition = editionOf(state.options)
  const balance = state.fight ? edition.balanceDRM(state.fight, attack) : 0
  const fixed = guardOf(state, attack, target)
  // Where no defence counts there is nothing that a loss could weaken.
  const isBare = fixed >= 0 || isUndefended(state, attack)
  return {
    ...bareBlow(target, area),
    attackCF: means === 'bare' ? struckCF(who, effectiveCF(attack)) : effectiveCF(attack),
    defenceCF: isBare ? 0 : pierced(state, who, defence >> (defendsHalf(target) ? 1 : 0)),
    defenceLoss: isBare ? 0 : target.now.defenceLoss,
    fixed,
    drm: weakness(target) + target.now.escapeDRM + balance + edition.shieldDRM(target),
    weakness: weakness(target),
    escapeDRM: target.now.escapeDRM,
    isFlail: weapon === 'flail',
    special,
    isStrike: means === 'bare',
    attackerST: who.ST + strengthBonusOf(weapon),
    dropDRM: weaponDropDRM(who, weapon) + edition.twoWeaponDropDRM(state, target) - edition.gripOf(target),
    woundBonus: woundBonusOf(weapon),
    shieldDamageBonus: shieldDamageBonusOf(weapon),
  }
}

export function allocatedTo(state: State, { target, area }: Attack): number {
  return state.fight?.allocations[target]?.defence[area - 1] ?? defenceOfMount(state, state.gladiators[target]!)
}

/** The special defence that a man has chosen. */
export function guardAt({ fight }: State, seat: number): SpecialDefence {
  return fight?.allocations[seat]?.guard ?? ''
}

/** §16.3, §21.3.2 The defence CF of one who lies prone or holds a bow count half. */
export function defendsHalf(who: Gladiator): boolean {
  return who.posture === 'prone' || handHolding(who, 'bow') >= 0
}

/** §23.3 The result that the target's special defence fixes, while what it needs is there; -1 for none. */
function guardOf(state: State, attack: Attack, target: Gladiator): number {
  const guard = guardAt(state, target.seat)
  if (guard === '' || specialDefences[guard].area !== attack.area || isUndefended(state, attack)) return -1
  return refuseSpecialDefence(state, target, guard, false) ? -1 : specialDefences[guard].result
}

/** Whether nothing can be defended against this attack: a man who is senseless, or is struck from behind. */
export function isUndefended(state: State, attack: Pick<Attack, 'seat' | 'target'>): boolean {
  const target = state.gladiators[attack.target]!
  return !isLiving(target) || target.isUnconscious || isUnguarded(state, attack, target)
}

/** §26.4 Against several foes no defence helps against blows from behind. */
function isUnguarded({ fight, gladiators }: State, attack: Pick<Attack, 'seat'>, target: Gladiator): boolean {
  return fight?.outnumbered[target.seat] === true && isFromBehind(target, gladiators[attack.seat]!)
}
