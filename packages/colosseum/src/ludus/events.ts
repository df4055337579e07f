/** Everything that can happen to the ludi; what happens to their men comes from the campaign, a match comes wrapped. */
import type { Rule, Seat, SumStep } from '@harena/engine'
import type { CampaignEvent } from '../campaign/events.ts'
import type { EventId, StockQuality } from '../tables/lanistas.ts'
import type { BankWager, Challenge, Entry, LudusEntry, Offer, Wager } from './state.ts'

interface Of<Kind extends string> {
  readonly kind: Kind
  readonly rule: Rule
}

/** Something that concerns one ludus. */
interface At<Kind extends string> extends Of<Kind> {
  readonly seat: Seat
}

type MonthEvent =
  | (At<'manJoined'> & { readonly name: string; readonly value: number; readonly LK: number; readonly PR: number })
  | (Of<'monthBegan'> & { readonly month: number })
  /** By seat: what was thrown; null for those who are out. Of equals again, in further rows. */
  | (At<'editorChosen'> & { readonly throws: readonly (readonly (number | null)[])[] })
  | (At<'eventRolled'> & { readonly event: EventId })
  | (At<'plagueStruck'> & { readonly dead: readonly string[] })
  | At<'trainerCame'>
  | (At<'feastHeld'> & { readonly losses: readonly { readonly name: string; readonly CF: number }[] })
  | (At<'menRevolted'> & { readonly left: readonly string[] })
  | (Of<'championOffered'> & { readonly name: string; readonly value: number })
  | (Of<'bidsOpened'> & { readonly bids: readonly (number | null)[] })
  | (At<'championHired'> & { readonly name: string })
  | (Of<'moneyMoved'> & { readonly entry: Entry; readonly about?: string; readonly steps?: readonly SumStep[] })
  | (Of<'monthClosed'> & { readonly month: number; readonly denarii: readonly number[] })
  | (At<'ludusRuined'> & { readonly reason: 'debt' | 'men' })

type AuctionEvent =
  | (At<'offerMade'> & { readonly offer: Offer })
  | (At<'offerRefused'> & { readonly offer: Offer })
  | (At<'manTraded'> & { readonly name: string; readonly buyer: Seat })
  | (At<'manSold'> & { readonly name: string; readonly price: number; readonly isForced: boolean })
  | (At<'stockOrdered'> & { readonly levels: readonly number[] })
  | (At<'stockJudged'> & { readonly paid: number; readonly quality: StockQuality; readonly level: number })

type MunusEvent =
  | (At<'munusOpened'> & { readonly quality: number; readonly arena: number })
  | (At<'manSent'> & { readonly name: string; readonly isAlly: boolean })
  | (At<'manWithdrawn'> & { readonly name: string })
  | (At<'rivalRefused'> & { readonly name: string })
  | (At<'fixtureSet'> & {
      readonly number: number
      readonly sides: readonly [readonly string[], readonly string[]]
      readonly values: readonly [number, number] | null
      readonly odds: readonly [number, number] | null
    })
  | (At<'bankTookWagers'> & { readonly wagers: readonly BankWager[] })
  | (At<'wagerOffered'> & { readonly challenge: Challenge })
  | (At<'wagerMade'> & { readonly wager: Wager })
  | (At<'wagerRefused'> & { readonly challenge: Challenge })
  | (Of<'matchDecided'> & {
      readonly number: number
      readonly winner: 0 | 1 | null
      readonly turns: number
      readonly sides: readonly [readonly string[], readonly string[]]
    })
  | (Of<'matchNoted'> & { readonly entry: LudusEntry })
  | (At<'reputationRose'> & { readonly REP: number })
  | (At<'manFreed'> & { readonly name: string })
  | (Of<'wagerVoid'> & { readonly wager: Wager })
  | (At<'trained'> & { readonly name: string; readonly XP: number })
  | (At<'championLeft'> & { readonly name: string })

export type OwnEvent = MonthEvent | AuctionEvent | MunusEvent
export type LudusEvent = CampaignEvent | OwnEvent
