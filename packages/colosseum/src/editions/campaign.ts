/** C-14, A-9, B-7, H-11: what other editions say between matches, one entry for each switch. */
import { injury } from '../32-injuries/injuries.ts'
import type { CampaignEdition } from '../campaign/edition.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import type { Man } from '../campaign/state.ts'
import type { Rating } from '../tables/characteristics.ts'

const colosseum: CampaignEdition = {
  injury,
  chart: (chart) => chart,
  mayRaise: () => true,
  honours: ({ V }) => V,
}

/** C-14 Two dice less the wounds must exceed 1: what is missing to 2 is lost. */
function classicInjury(twoDice: number, wounds: number): number {
  return injury(twoDice, wounds + 2)
}

/** A-9 Each improvement once in a career, TR twice. */
function isFresh({ bought }: Man, rating: Rating): boolean {
  return bought[rating] < (rating === 'TR' ? 2 : 1)
}

/** B-7 Two TR, or one TR and one other, or one other. */
function isWithinBillings({ raised }: Man, rating: Rating): boolean {
  const others = raised.ST + raised.AG + raised.CN + raised.W
  if (rating === 'TR') return raised.TR + 2 * others < 2 || (others === 1 && raised.TR === 0)
  return others === 0 && raised.TR < 2
}

/** H-11 Only the ten for the kill itself go; they are for surviving. */
const forSurvival: CampaignEdition['chart'] = (chart) => ({ ...chart, kill: 0, survival: chart.kill })

export function campaignEdition(options: CampaignOptions): CampaignEdition {
  const { classicHealing, boughtOnce, billingsPurchases, survivalXp, championBy } = options
  return {
    ...colosseum,
    ...(classicHealing === 'yes' && { injury: classicInjury }),
    ...(survivalXp === 'yes' && { chart: forSurvival }),
    ...(championBy === 'survived' && { honours: ({ V, S, M }: Man['record']) => V + S + M }),
    // The stricter of both where both are on.
    mayRaise: (man, rating) =>
      (boughtOnce === 'no' || isFresh(man, rating)) && (billingsPurchases === 'no' || isWithinBillings(man, rating)),
  }
}
