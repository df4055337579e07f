/** §31, §33 to §35 What a man of a campaign brings into a match, and what the match notes of him. Nobody else has one. */
import type { Seat } from '@harena/engine'
import type { Talent } from '../tables/campaign.ts'

/** By talent: its level; weapons begin with 0, those that are learned once have 1. */
export type Talents = Readonly<Partial<Record<Talent, number>>>

/** §34.3 When a man is asked for divine favour: never, when it is his death or his fall, also for wounds, always. */
export const favourFilters = ['never', 'deadly', 'bad', 'always'] as const
export type FavourFilter = (typeof favourFilters)[number]

/** §33.2.4 How a man was put out of the match. */
export interface MatchEnd {
  readonly by: Seat
  readonly kind: 'kill' | 'missus'
  readonly turn: number
  /** §33.2.4.1, §33.2.4.2 By several attacks on one area, or by the first one; null for neither. */
  readonly pace: 'slow' | 'quick' | null
  readonly isCleaved: boolean
}

export interface CampaignSheet {
  readonly talents: Talents
  /** §34.3.2 Current luck; permanent luck waits outside. */
  LK: number
  /** §34.3 Two dice succeed up to LK less this (1 by the Luck box). */
  readonly strictness: 0 | 1
  readonly asks: FavourFilter
  /** §34.1 Whether rolls of others about him count as well. */
  readonly isParty: boolean
  /** Rolls for divine favour. */
  favours: number
  /** §33.2.1 Thrown items that struck. */
  thrownHits: number
  /** §33.2.2 He has appealed to the crowd, and it has spared him. */
  hasAppealed: boolean
  isSpared: boolean
  /** §33.2.4.1 By area: attacks that wounded him, and whose was the last. */
  readonly attacksOn: number[]
  readonly hurtBy: Seat[]
  /** The area and the phase of the last attack that wounded him. */
  lastArea: number
  lastTick: number
  /** §10.5 Who dealt him a mortal wound; -1 for nobody. */
  mortalBy: Seat
  end: MatchEnd | null
  /** FB: what his next attack takes off a defence, and in which phase he gave an attack up for it. */
  fatalBlow: number
  fatalTick: number
  /** FB may take a defence below 0. */
  readonly isBoundless: boolean
  /** §39.5.2 CF that a feast has cost him. */
  feast: number
}

/** What a man brings along: the rest is noted in the match. */
export type CampaignTraits = Pick<CampaignSheet, 'talents' | 'LK' | 'strictness' | 'asks' | 'isParty' | 'isBoundless'> &
  Partial<Pick<CampaignSheet, 'feast'>>

export function campaignSheet(talents: Talents, more: Omit<CampaignTraits, 'talents'>): CampaignSheet {
  return {
    feast: 0,
    ...more,
    talents,
    favours: 0,
    thrownHits: 0,
    hasAppealed: false,
    isSpared: false,
    attacksOn: [0, 0, 0, 0, 0],
    hurtBy: [-1, -1, -1, -1, -1],
    lastArea: 0,
    lastTick: -1,
    mortalBy: -1,
    end: null,
    fatalBlow: 0,
    fatalTick: -1,
  }
}

export function cloneCampaignSheet(sheet: CampaignSheet): CampaignSheet {
  return { ...sheet, attacksOn: [...sheet.attacksOn], hurtBy: [...sheet.hurtBy] }
}

/** The level of a talent in a match; 0 for whoever does not have it, and outside a campaign. */
export function levelOf({ campaign }: { readonly campaign: CampaignSheet | null }, talent: Talent): number {
  return campaign === null ? 0 : (campaign.talents[talent] ?? 0)
}
