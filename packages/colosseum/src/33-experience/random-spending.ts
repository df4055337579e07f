/** Chapter 33 and §38.5.3: experience spent by chance. */

import { rollAnyTalent } from '../31-talents/talent-rolls.ts'
import { raisable } from '../31-talents/talents.ts'
import type { CampaignRef } from '../campaign/game.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import type { Man } from '../campaign/state.ts'
import { pickFrom } from '../match/context.ts'
import { ratingNames } from '../tables/characteristics.ts'
import type { StyleId } from '../tables/styles.ts'
import { mayRaise, pay, priceOf } from './spending.ts'

/** §38.5.3 A die for what is bought, until nothing can be; what cannot be had is thrown again (C.24). */
export function spendAtRandom(options: CampaignOptions, man: Man, style: StyleId, referee: CampaignRef): void {
  const isLimited = options.generationSpendLimits === 'oneInterval'
  while (buyAtRandom(options, man, style, isLimited, referee));
}

/** One throw for what is bought; false when nothing can be. */
export function buyAtRandom(
  options: CampaignOptions,
  man: Man,
  style: StyleId,
  isLimited: boolean,
  referee: CampaignRef,
): boolean {
  const open = ratingNames.filter((rating) => canBuy(options, man, rating, isLimited))
  const hasTalents = man.XP >= priceOf(options, man, { buy: 'roll', red: 0 })
  if (open.length === 0 && !hasTalents) return false
  const die = referee.roll(1, '§38.5.3', man.owner, 'what is bought')
  if (die === 6) {
    if (hasTalents) buyTalent(options, man, style, referee)
    return true
  }
  const rating = ratingNames[die - 1]!
  if (open.includes(rating)) pay(options, man, { buy: 'rating', rating })
  return true
}

function canBuy(options: CampaignOptions, man: Man, rating: (typeof ratingNames)[number], isLimited: boolean): boolean {
  return mayRaise(options, man, rating, isLimited) && man.XP >= priceOf(options, man, { buy: 'rating', rating })
}

/** A roll on 1 to 3, or where no level can be paid; otherwise a level more of something. */
function buyTalent(options: CampaignOptions, man: Man, style: StyleId, referee: CampaignRef): void {
  const isRoll = referee.roll(1, '§38.5.3', man.owner, 'roll or level') < 4
  const levels = raisable(man.talents).filter((talent) => priceOf(options, man, { buy: 'level', talent }) <= man.XP)
  if (isRoll || levels.length === 0) {
    pay(options, man, { buy: 'roll', red: 0 })
    rollAnyTalent(options, man, style, referee)
  } else {
    const talent = pickFrom(referee, levels, '§38.5.3', man.owner, 'which talent')
    pay(options, man, { buy: 'level', talent })
  }
}
