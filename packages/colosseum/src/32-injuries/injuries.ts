/** Chapter 32: injuries that stay after a match. */
import { campaignEditionOf } from '../campaign/edition.ts'
import type { CampaignRef } from '../campaign/game.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import type { Man } from '../campaign/state.ts'
import { areas } from '../tables/armour.ts'
import type { Rating } from '../tables/characteristics.ts'

/** §32.2.1 to §32.2.4 By area: the rating that suffers, and the paragraph. */
const suffers: readonly (readonly [Rating, string])[] = [
  ['CN', '§32.2.1'],
  ['W', '§32.2.2'],
  ['W', '§32.2.2'],
  ['ST', '§32.2.3'],
  ['AG', '§32.2.4'],
]

/** §32.2 Two dice less the wounds of the area: what is missing is lost for good. */
export function injury(twoDice: number, wounds: number): number {
  return Math.max(0, wounds - twoDice)
}

/** §32.2 A roll for every area that is wounded; without W he dies. */
export function rollInjuries(
  options: CampaignOptions,
  man: Man,
  wounds: readonly number[],
  referee: CampaignRef,
): void {
  for (const area of areas) {
    const taken = wounds[area - 1]!
    if (taken === 0) continue
    const [rating, rule] = suffers[area - 1]!
    const loss = campaignEditionOf(options).injury(referee.roll(2, '§32.2', man.owner, 'injury'), taken)
    man.ratings = { ...man.ratings, [rating]: man.ratings[rating] - loss }
    if (referee.listening) {
      const { name, ratings } = man
      referee.tell({ kind: 'injuryRolled', rule, name, area, rating, loss, now: ratings[rating] })
    }
  }
  if (man.ratings.W < 1) man.status = 'dead'
}
