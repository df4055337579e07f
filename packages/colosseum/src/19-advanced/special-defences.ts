/** Chapter 23, §23.3: special defences. */

import { key, t } from '@harena/engine'
import { bodyOf } from '../match/body.ts'
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
  D: { name: key('Duck'), area: 1, result: MISS },
  B: { name: key('Block'), area: 2, result: SHIELD },
  K: { name: key('Back Step'), area: 3, result: MISS },
  P: { name: key('Parry'), area: 4, result: PARRY },
  J: { name: key('Jump'), area: 5, result: MISS },
}

export function guardCost(state: State): number {
  return editionOf(state.options).guardCost
}

/**
 * Why a special defence cannot be chosen, or no longer works; null if all is well. Stun and lost CF are judged when it is
 * chosen; what it is made with, and how he stands, again when the blow falls (our ruling, alike for the cards of 1981).
 */
export function refuseSpecialDefence(
  state: State,
  who: Gladiator,
  guard: Exclude<SpecialDefence, ''>,
  isChosenNow: boolean,
): string | null {
  const refusal = isChosenNow ? refuseChoice(state, who, guard) : null
  if (refusal) return refusal
  const isStanding = who.posture === 'standing'
  if (guard === 'B') return shieldHand(who) < 0 ? t('Block needs a shield.') : null
  if (guard === 'K') return isStanding && !who.now.stumbling ? null : t('Back Step needs a firm stand.')
  if (guard === 'P') {
    if (weaponHand(who) < 0) return t('Parry needs a weapon.')
    const isTooLow = who.posture === 'prone' && !editionOf(state.options).parriesProne
    return isTooLow ? t('Nobody can parry lying down.') : null
  }
  return guard === 'J' && !isStanding ? t('Jump needs a man on his feet.') : null
}

/** What is judged once, when CF are allocated. */
function refuseChoice(state: State, who: Gladiator, guard: Exclude<SpecialDefence, ''>): string | null {
  if (!bodyOf(who).hasSpecials) return t('Special defences are not made in the saddle.')
  const refusal = editionOf(state.options).refuseGuard(state, who, guard)
  if (refusal) return refusal
  const limit = Number(state.options.limbLimit)
  if (guard === 'D' && who.stun > 0) return t('Duck needs a clear head: he is stunned.')
  if (guard === 'P' && who.cfLoss[3]! > limit) return t`Parry needs arms that have lost no more than ${limit} CF.`
  if (guard === 'J' && (who.cfLoss[4]! > limit || who.enduranceLoss > limit)) {
    return t`Jump needs legs and wind that have lost no more than ${limit} CF each.`
  }
  return null
}

/** §23.1 */
export function refuseGuard({ options }: State): string | null {
  return options.specials === 'off' ? t('Special defences are not used in this match.') : null
}
