/** Chapter 33: what experience buys. */

import { learned, raisable } from '../31-talents/talents.ts'
import { campaignEditionOf } from '../campaign/edition.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import type { Man, Purchase } from '../campaign/state.ts'
import type { Talent } from '../tables/campaign.ts'
import { campaignTablesOf } from '../tables/campaign.ts'
import { type Rating, ratingNames } from '../tables/characteristics.ts'

/** Beyond this the red die shows any talent, whatever was thrown. */
export const MOST_RED = 6

/** §39.5.2 What a month makes cheaper: so much off every purchase, and perhaps a price of its own for TR. */
export interface Market {
  readonly less: number
  readonly TR: number | null
}

const usual: Market = { less: 0, TR: null }

/** §39.5.2 However cheap, nothing costs less. */
const LEAST = 5

/** §33 What it costs. */
export function priceOf(
  options: CampaignOptions,
  man: Pick<Man, 'talents'>,
  purchase: Purchase,
  market = usual,
): number {
  if (purchase.buy === 'nothing') return 0
  return Math.max(LEAST, chartPrice(options, man, purchase, market) - market.less)
}

function chartPrice(
  options: CampaignOptions,
  { talents }: Pick<Man, 'talents'>,
  purchase: Purchase,
  market: Market,
): number {
  const chart = campaignTablesOf(options).experience
  switch (purchase.buy) {
    case 'rating':
      if (purchase.rating === 'TR' && market.TR !== null) return market.TR
      return purchase.rating === 'TR' && options.trCost === '25' ? 25 : chart[purchase.rating]
    case 'level':
      return chart.skillLevel * ((talents[purchase.talent] ?? 0) + 1)
    case 'roll':
      return chart.talentRoll + chart.redDie * purchase.red
    case 'nothing':
      return 0
  }
}

/** §33.3.1, §33.3.2 Whether a rating may rise once more before his next match. */
export function mayRaise(options: CampaignOptions, man: Man, rating: Rating, isLimited = true): boolean {
  const { step, most } = campaignTablesOf(options).limits[rating]
  if (man.ratings[rating] >= most) return false
  return !isLimited || (man.raised[rating] < step && campaignEditionOf(options).mayRaise(man, rating))
}

/** §33.3 All that he may buy and can pay for; nothing at all comes first. */
export function purchasesFor(options: CampaignOptions, man: Man, market = usual): Purchase[] {
  const all: Purchase[] = [
    ...ratingNames
      .filter((rating) => mayRaise(options, man, rating))
      .map((rating): Purchase => ({ buy: 'rating', rating })),
    ...raisable(man.talents).map((talent): Purchase => ({ buy: 'level', talent })),
    ...Array.from({ length: MOST_RED + 1 }, (_, red): Purchase => ({ buy: 'roll', red })),
  ]
  return [{ buy: 'nothing' }, ...all.filter((purchase) => priceOf(options, man, purchase, market) <= man.XP)]
}

/** §33.3 A rating or a level is paid and had; what a talent roll brings the dice decide. */
export function pay(options: CampaignOptions, man: Man, purchase: Purchase, market = usual): void {
  man.XP -= priceOf(options, man, purchase, market)
  if (purchase.buy === 'rating') {
    const { rating } = purchase
    man.ratings = { ...man.ratings, [rating]: man.ratings[rating] + 1 }
    man.raised = { ...man.raised, [rating]: man.raised[rating] + 1 }
    man.bought = { ...man.bought, [rating]: man.bought[rating] + 1 }
  } else if (purchase.buy === 'level') man.talents = learned(man.talents, purchase.talent)
}

/** §31, §35 A talent is his; Bravado brings prestige at once. */
export function gainTalent(man: Man, talent: Talent): void {
  man.talents = learned(man.talents, talent)
  if (talent === 'BR') man.PR += 2
}
