/** Chapter 23, §23.3: special defences. */

import { editionOf } from '../match/edition.ts'
import type { SpecialDefence } from '../match/questions.ts'
import { type Gladiator, type State, shieldHand, weaponHand } from '../match/state.ts'
import type { Area } from '../tables/armour.ts'
import { MISS, PARRY, type Result, SHIELD } from '../tables/combat-results.ts'

export interface DefenceCard {
  readonly name: string
  readonly area: Area
  readonly result: Result
}

export const specialDefences: Readonly<Record<Exclude<SpecialDefence, ''>, DefenceCard>> = {
  D: { name: 'Duck', area: 1, result: MISS },
  B: { name: 'Block', area: 2, result: SHIELD },
  K: { name: 'Back Step', area: 3, result: MISS },
  P: { name: 'Parry', area: 4, result: PARRY },
  J: { name: 'Jump', area: 5, result: MISS },
}

export function guardCost(state: State): number {
  return editionOf(state.options).guardCost
}

/** Why a special defence cannot be chosen, or no longer works; null if all is well. */
export function refuseSpecialDefence(
  state: State,
  who: Gladiator,
  guard: Exclude<SpecialDefence, ''>,
  isChosenNow: boolean,
): string | null {
  const refusal = editionOf(state.options).refuseGuard(state, who, guard)
  if (refusal) return refusal
  const limit = Number(state.options.limbLimit)
  const isStanding = who.posture === 'standing'
  if (guard === 'D') return isChosenNow && who.stun > 0 ? 'Duck needs a clear head: he is stunned.' : null
  if (guard === 'B') return shieldHand(who) < 0 ? 'Block needs a shield.' : null
  if (guard === 'K') return isStanding && !who.now.stumbling ? null : 'Back Step needs a firm stand.'
  if (guard === 'P') {
    if (weaponHand(who) < 0) return 'Parry needs a weapon.'
    if (who.posture === 'prone') return 'Nobody can parry lying down.'
    return who.cfLoss[3]! > limit ? `Parry needs arms that have lost no more than ${limit} CF.` : null
  }
  if (!isStanding) return 'Jump needs a man on his feet.'
  if (who.cfLoss[4]! > limit || who.enduranceLoss > limit) {
    return `Jump needs legs and wind that have lost no more than ${limit} CF each.`
  }
  return null
}

/** §23.1 */
export function refuseGuard({ options }: State): string | null {
  return options.specials === 'off' ? 'Special defences are not used in this match.' : null
}
