/** Every decision that a player can meet in a match. */
import type { Seat } from '@harena/engine'
import type { Hand } from './state.ts'

export type PoolTable = 'maneuver' | 'netToss' | 'attack'

/** The Movement Phase (§5.1.1); zones by their names, items by their numbers. */
export type Action =
  | { readonly do: 'rest' }
  | { readonly do: 'hold' }
  | { readonly do: 'move'; readonly to: string }
  | { readonly do: 'rollAway'; readonly to: string }
  | { readonly do: 'fight' }
  | { readonly do: 'standUp' }
  | { readonly do: 'escapeNet' }
  | { readonly do: 'clearEyes' }
  | { readonly do: 'switchHands'; readonly from: Hand }
  | { readonly do: 'netToss'; readonly target: Seat }
  | { readonly do: 'throw'; readonly hand: Hand; readonly target: Seat }
  | { readonly do: 'kickSand'; readonly target: Seat }
  | { readonly do: 'destroyNet'; readonly item: number }
  | { readonly do: 'surrender' }
  | Handling

/** What one may do with things besides: free, and no action. */
export type Handling =
  | { readonly do: 'drop'; readonly hand: Hand }
  | { readonly do: 'pickUp'; readonly item: number; readonly hand: Hand }

export type Mode = 'none' | 'advantage' | 'bash'

export interface ActQuestion {
  readonly kind: 'act'
  readonly seat: Seat
  readonly rule: string
}

/** Asked after a move when something worth taking lies there. */
export interface HandleQuestion {
  readonly kind: 'handle'
  readonly seat: Seat
  readonly rule: string
}

export interface OpponentQuestion {
  readonly kind: 'chooseOpponent'
  readonly seat: Seat
  readonly rule: string
}

export interface BidQuestion {
  readonly kind: 'bid'
  readonly seat: Seat
  readonly rule: string
  readonly table: PoolTable
  readonly against: Seat
  readonly min: number
  readonly max: number
  /** The dice that the lines of the table give to each before any bid. */
  readonly dice: number
  readonly againstDice: number
  /** Whether he is the active one, the Retiarius or the Attacker of this roll. */
  readonly isFirst: boolean
  /** On the Attack: what its Attacker won by the Maneuver, and whether it is a re-take. */
  readonly mode: Mode
  readonly isRetake: boolean
}

export interface ModeQuestion {
  readonly kind: 'mode'
  readonly seat: Seat
  readonly rule: string
  readonly against: Seat
}

export interface LocationQuestion {
  readonly kind: 'location'
  readonly seat: Seat
  readonly rule: string
  readonly victim: Seat
  /** The two results on T5-6. */
  readonly totals: readonly [number, number]
  readonly parts: readonly [number, number]
  readonly blocked: readonly [boolean, boolean]
}

export interface StarPowerQuestion {
  readonly kind: 'starPower'
  readonly seat: Seat
  readonly rule: string
  readonly part: number
  readonly damage: number
  readonly dice: number
}

export type Question =
  | ActQuestion
  | HandleQuestion
  | OpponentQuestion
  | BidQuestion
  | ModeQuestion
  | LocationQuestion
  | StarPowerQuestion

export interface Answers extends Record<string, unknown> {
  act: Action
  handle: Handling | { readonly do: 'done' }
  chooseOpponent: Seat
  bid: number
  mode: 'advantage' | 'bash'
  /** Which of the two rolls is kept. */
  location: 0 | 1
  /** How many dice are rolled. */
  starPower: number
}
