/** Chapter 31: what talents do in a match. Whoever fights outside a campaign has none. */
import { levelOf } from '../match/campaign-sheet.ts'
import { type Gladiator, type State, tickOf } from '../match/state.ts'
import type { ItemKind } from '../tables/weapons.ts'
import { groupOf } from './talents.ts'

/** WP: his level with a weapon. */
export function skillWith(who: Gladiator, kind: ItemKind): number {
  const group = who.campaign === null ? null : groupOf(kind)
  return group === null ? 0 : levelOf(who, group)
}

/** GP: what comes on top of a strike with the bare hand, up to eight (§26.5). */
export function struckCF(who: Gladiator, cf: number): number {
  const level = levelOf(who, 'GP')
  return level === 0 ? cf : Math.max(cf, Math.min(8, cf + level))
}

/** FB: what is left of a defence against the attack after one that was given up. */
export function pierced(state: State, { campaign }: Gladiator, defence: number): number {
  if (campaign === null || campaign.fatalBlow === 0 || campaign.fatalTick !== tickOf(state)) return defence
  return Math.max(campaign.isBoundless ? Number.NEGATIVE_INFINITY : 0, defence - campaign.fatalBlow)
}
