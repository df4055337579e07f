/** Chapter 36: social origin. */
import type { CampaignRef } from '../campaign/game.ts'
import type { CampaignTables, OriginId } from '../tables/campaign.ts'

/** §36.1 Two dice. */
export function rollOrigin({ originRolls }: CampaignTables, by: number, referee: CampaignRef): OriginId {
  return originRolls[referee.roll(2, '§36.1', by, 'origin')]!
}

/** §36.1 A creation roll with its modifier; the table ends at 3 and at 18. */
export function modified(threeDice: number, modifier: number): number {
  return Math.min(18, Math.max(3, threeDice + modifier))
}
