/** What a player may see of a campaign: all of it but what is still secret in a match. */
import type { Seat } from '@harena/engine'
import { allTalents } from '../31-talents/talents.ts'
import { combatValue } from '../39-lanistas/combat-value.ts'
import type { Talents } from '../match/campaign-sheet.ts'
import type { View } from '../match/view.ts'
import type { OriginId } from '../tables/campaign.ts'
import type { Ratings } from '../tables/characteristics.ts'
import { boutView } from './bout.ts'
import type { Bill, CampaignPhase, CampaignState, JournalEntry, Man } from './state.ts'

export interface ManView {
  readonly owner: Seat
  readonly name: string
  readonly origin: OriginId | null
  readonly ratings: Ratings
  readonly talents: Talents
  /** §39.3.1 */
  readonly combatValue: number
  readonly LK: number
  readonly PR: number
  readonly XP: number
  readonly earned: number
  readonly record: { readonly V: number; readonly S: number; readonly M: number; readonly kills: number }
  readonly status: Man['status']
}

export interface CampaignView {
  readonly players: readonly string[]
  readonly round: number
  readonly rounds: number
  readonly phase: CampaignPhase
  readonly next: Seat
  readonly men: readonly ManView[]
  readonly draft: ManView | null
  readonly bill: Bill | null
  readonly journal: readonly JournalEntry[]
  readonly match: View | null
}

export function campaignView(state: CampaignState, seat: Seat | null): CampaignView {
  const { bout, draft, bill } = state
  return {
    players: [...state.players],
    round: state.round,
    rounds: state.rounds,
    phase: state.phase,
    next: state.next,
    men: state.men.map(manView),
    draft: draft && manView(draft.man),
    bill: bill && billView(bill),
    journal: state.journal.map(journalView),
    match: bout && boutView(bout, seat),
  }
}

export function billView({ type, isUnique, isDeath, own, others, allies, style, suit }: Bill): Bill {
  return {
    type,
    isUnique,
    isDeath,
    own,
    others: [...others],
    allies,
    style,
    suit: Array.isArray(suit) ? [...suit] : suit,
  }
}

function journalView(entry: JournalEntry): JournalEntry {
  const { round, name, type, isDeath, style, opponents, letter, isDead, turns, XP } = entry
  return { round, name, type, isDeath, style, opponents: [...opponents], letter, isDead, turns, XP }
}

/** Talents by name, each of the list with its level. */
function talentsView(talents: Talents): Talents {
  const owned = allTalents.filter((talent) => talents[talent] !== undefined)
  return Object.fromEntries(owned.map((talent) => [talent, talents[talent]]))
}

export function manView(man: Man): ManView {
  const { owner, name, origin, LK, PR, XP, earned, status } = man
  const { TR, ST, AG, CN, W } = man.ratings
  const { V, S, M, kills } = man.record
  return {
    owner,
    name,
    origin,
    ratings: { TR, ST, AG, CN, W },
    talents: talentsView(man.talents),
    combatValue: combatValue(man),
    LK,
    PR,
    XP,
    earned,
    record: { V, S, M, kills },
    status,
  }
}
