/** Everything that can happen in a campaign; what happens in a match comes wrapped. */
import type { Hidden, Rule, Seat, SumStep } from '@harena/engine'
import type { Talents } from '../match/campaign-sheet.ts'
import type { Event, EventOf } from '../match/events.ts'
import type { Area } from '../tables/armour.ts'
import type { MatchType, OriginId, Talent } from '../tables/campaign.ts'
import type { Rating, Ratings } from '../tables/characteristics.ts'
import type { StyleId } from '../tables/styles.ts'
import type { JournalEntry, Purchase } from './state.ts'

interface Of<Kind extends string> {
  readonly kind: Kind
  readonly rule: Rule
}

/** Something that concerns one man, by his name. */
interface About<Kind extends string> extends Of<Kind> {
  readonly name: string
}

type CreationEvent =
  | (About<'originRolled'> & { readonly origin: OriginId })
  | (About<'ratingsRolled'> & { readonly ratings: Ratings })
  /** Null where the dice bring nothing. */
  | (About<'talentGained'> & { readonly talent: Talent | null; readonly level: number })
  | (About<'manCreated'> & { readonly player: Seat; readonly LK: number; readonly PR: number })

type MatchEvent =
  | (Of<'roundBegan'> & { readonly round: number })
  | (About<'matchRolled'> & { readonly type: MatchType })
  | (Of<'deathRolled'> & { readonly isDeath: boolean })
  /** 0 for any class. */
  | (About<'pairingRolled'> & { readonly own: number; readonly other: number; readonly again: boolean })
  | (Of<'anyRolled'> & { readonly class: number })
  | (About<'challengerMade'> & {
      readonly style: StyleId
      readonly isAlly: boolean
      readonly ratings: Ratings
      readonly talents: Talents
      readonly PR: number
      readonly XP: number
    })
  | (Of<'beastsDrawn'> & { readonly beasts: readonly string[] })
  | EventOf<'intimidated'>
  | EventOf<'challengerEntered'>
  | (Of<'bout'> & {
      readonly event: Event
      readonly names: readonly string[]
      readonly to?: readonly Seat[]
      /** The same event with what only some may know of it. */
      readonly hidden?: Hidden & { readonly event: Event }
    })

type AftermathEvent =
  | (About<'matchRecorded'> & { readonly letter: 'V' | 'S' | 'M' | null; readonly isDead: boolean })
  | (About<'injuryRolled'> & {
      readonly area: Area
      readonly rating: Rating
      readonly loss: number
      readonly now: number
    })
  | (About<'experienceEarned'> & { readonly XP: number; readonly now: number; readonly steps: readonly SumStep[] })
  | (About<'prestigeChanged'> & { readonly change: number; readonly now: number })
  | (About<'luckChanged'> & { readonly change: number; readonly now: number })
  | (About<'bought'> & { readonly purchase: Purchase; readonly left: number })
  | About<'championMade'>
  | (Of<'journalWritten'> & { readonly entry: JournalEntry })
  | Of<'campaignClosed'>

export type CampaignEvent = CreationEvent | MatchEvent | AftermathEvent

/** What happened in the match, as far as the reader may know it. */
export function eventInBout({ event, hidden }: Extract<CampaignEvent, { kind: 'bout' }>): Event {
  return hidden?.event ?? event
}
