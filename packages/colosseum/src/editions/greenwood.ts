/** Greenwood's defence cards of 1981: two CF instead of three, and what ducking and stepping back do to the balance. */

import { t } from '@harena/engine'
import type { Attack, Fight } from '../09-combat/attack-order.ts'
import type { Edition } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import type { SpecialDefence } from '../match/questions.ts'
import type { Gladiator } from '../match/state.ts'

const CARD_COST = 2

/** G-1 At most two CF lost: for Parry in the arms, for Leap in legs and endurance together. */
function isCardSpoilt(who: Gladiator, guard: SpecialDefence): boolean {
  if (guard === 'P') return who.cfLoss[3]! > 2
  return guard === 'J' && who.cfLoss[4]! + who.enduranceLoss > 2
}

/**
 * What balance adds to the dice of an attack: one against a man whose blow was ducked, one less for a man who stepped
 * back.
 */
function balanceDRM({ ducked, stepped }: Fight, { seat, target }: Attack): number {
  return (ducked[target] === undefined ? 0 : 1) - (stepped[seat] === undefined ? 0 : 1)
}

/** G-1 Whoever gets another attack in first has found his feet again. */
function findFeet(fight: Fight, { seat, target }: Attack): void {
  delete fight.ducked[target]
  delete fight.ducked[seat]
  delete fight.stepped[seat]
  if (fight.stepped[target] === seat) delete fight.stepped[target]
}

/** G-1 After a Duck the attacker is off balance, after a Back Step the defender. */
function loseBalance(fight: Fight, { seat, target }: Attack, guard: SpecialDefence): void {
  if (guard === 'D') fight.ducked[seat] = target
  else if (guard === 'K') fight.stepped[target] = seat
}

export function withGreenwood(base: Edition, { defenceCards }: Options): Edition {
  if (defenceCards === 'off') return base
  return {
    ...base,
    guardCost: CARD_COST,
    // Only Back Step and Leap ask for a man on his feet.
    parriesProne: true,
    refuseGuard: (_, who, guard) =>
      isCardSpoilt(who, guard) ? t('He has lost too many CF for that card: two at most.') : null,
    balanceDRM,
    findFeet,
    loseBalance,
  }
}
